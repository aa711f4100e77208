import { useQuery } from '@tanstack/react-query'
import { Blocks } from 'lucide-react'
import { getScreen } from '../../../../../domain/src/access/screens.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { listProgrammes } from '../../../../../domain/src/contracts/programmes.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button, TextLink } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { ProgrammeState } from '../programme-state.tsx'
import { addressOf } from '../use-place.ts'
import { words as builderWords } from '../words.ts'
import { words } from './list-words.ts'
import { NewProgramme } from './new-programme.tsx'
import { useCreate } from './use-create.ts'

type Row = AnswerOf<typeof listProgrammes>['list'][number]

const hrefOf = (programId: number) => addressOf({ program: String(programId), version: undefined, tab: 'form', at: undefined })

/** Every programme of the board, the newest first. */
export function ProgrammeList() {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const page = Number(query.get('page') ?? 1)
  const programmes = useQuery({
    queryKey: ['programmes', page],
    queryFn: async () => (await call(listProgrammes, { query: { page } })).data,
  })
  const may = new Set(programmes.data?.actions)
  const columns = useColumns(may)
  return (
    <>
      <PageTitle intro={text(words.intro)} aside={may.has('create') && <NewProgramme />}>
        {text(getScreen('gms-builder').title)}
      </PageTitle>
      <Card>
        {programmes.isPending && <SkeletonLines lines={6} />}
        {programmes.error && <LoadFailed problem={programmes.error} onRetry={() => void programmes.refetch()} />}
        {programmes.data?.total === 0 && (
          <EmptyState icon={<Blocks aria-hidden size={28} />} title={text(words.none)}>
            {may.has('create') && text(words.noneText)}
          </EmptyState>
        )}
        {programmes.data && programmes.data.total > 0 && (
          <div className="flex flex-col gap-4">
            <DataTable caption={text(words.title)} columns={columns} rows={programmes.data.list} rowId={({ programId }) => programId} />
            <Pagination page={page} lastPage={programmes.data.lastPage} total={programmes.data.total} />
          </div>
        )}
      </Card>
    </>
  )
}

function useColumns(may: ReadonlySet<string>): Column<Row>[] {
  const { text, dateInTable, number, digits } = useLanguage()
  const { create } = useCreate()
  const nameOf = ({ programTitle, programTitleBng }: Row) =>
    text({ bn: programTitleBng || programTitle, en: programTitle || programTitleBng }) || text(builderWords.untitled)
  return [
    {
      id: 'name',
      header: text(words.name),
      cell: (row) => (
        <TextLink to={hrefOf(row.programId)} className="font-semibold">
          {nameOf(row)}
        </TextLink>
      ),
    },
    {
      id: 'state',
      header: text(words.state),
      cell: ({ state, hasDraft, version }) => (
        <span className="flex flex-col items-start gap-1">
          <ProgrammeState state={state} />
          {hasDraft && version !== null && <span className="text-sm text-muted">{text(words.nextVersion)}</span>}
        </span>
      ),
    },
    {
      id: 'window',
      header: text(words.window),
      cell: ({ startDate, endDate }) =>
        startDate && endDate ? (
          text(words.fromTo, { from: dateInTable(startDate), to: dateInTable(endDate) })
        ) : (
          <span className="text-muted">{text(words.noWindow)}</span>
        ),
    },
    { id: 'version', header: text(words.version), isNumeric: true, cell: ({ version }) => (version === null ? '–' : digits(version)) },
    { id: 'applications', header: text(words.applications), isNumeric: true, cell: ({ applications }) => number(applications) },
    {
      id: 'changed',
      header: text(words.changed),
      cell: ({ changedAt, changedBy }) => [dateInTable(changedAt), changedBy].filter(Boolean).join(', '),
    },
    ...(may.has('create')
      ? [
          {
            id: 'actions',
            header: text(words.actions),
            cell: (row: Row) => (
              <Button look="quiet" isSmall className="-my-1.5 px-2" onClick={() => create({ copyOf: row.programId }, words.copied)}>
                {text(words.copy)}
                <span className="sr-only"> {nameOf(row)}</span>
              </Button>
            ),
          },
        ]
      : []),
  ]
}
