import { useQuery } from '@tanstack/react-query'
import { Blocks } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listProgrammes } from '@wewb/domain/services/programme-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { ProgrammeStateBadge } from '#services/programmes/programme-state-badge.tsx'
import { editorUrl } from '#services/programmes/use-editor-location.ts'
import { programmeMessages } from '#services/programmes/messages.ts'
import { programmeListMessages } from './list-messages.ts'
import { NewProgramme } from './new-programme.tsx'
import { useCreateProgramme } from './use-create-programme.ts'

type Row = ResponseOf<typeof listProgrammes>['list'][number]

const hrefOf = (programId: number) =>
  editorUrl({ program: String(programId), version: undefined, tab: 'form', at: undefined })

/** Lists all programmes, newest first. */
export function ProgrammeList() {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const page = Number(query.get('page') ?? 1)
  const programmes = useQuery({
    queryKey: ['programmes', page],
    queryFn: async () => (await sendRequest(listProgrammes, { query: { page } })).data,
  })
  const may = new Set(programmes.data?.actions)
  const columns = useColumns(may)
  return (
    <>
      <PageTitle intro={text(programmeListMessages.intro)} aside={may.has('create') && <NewProgramme />}>
        {text(getScreen('gms-builder').title)}
      </PageTitle>
      <Card>
        {programmes.isPending && <SkeletonLines lines={6} />}
        {programmes.error && <LoadFailed problem={programmes.error} onRetry={() => void programmes.refetch()} />}
        {programmes.data?.total === 0 && (
          <EmptyState icon={<Blocks aria-hidden size={28} />} title={text(programmeListMessages.none)}>
            {may.has('create') && text(programmeListMessages.noneText)}
          </EmptyState>
        )}
        {programmes.data && programmes.data.total > 0 && (
          <div className="flex flex-col gap-4">
            <DataTable
              caption={text(programmeListMessages.title)}
              columns={columns}
              rows={programmes.data.list}
              rowId={({ programId }) => programId}
            />
            <Pagination page={page} lastPage={programmes.data.lastPage} total={programmes.data.total} />
          </div>
        )}
      </Card>
    </>
  )
}

function useColumns(may: ReadonlySet<string>): Column<Row>[] {
  const { text, dateInTable, number, digits } = useLanguage()
  const { create } = useCreateProgramme()
  const nameOf = ({ programTitle, programTitleBng }: Row) =>
    text({ bn: programTitleBng || programTitle, en: programTitle || programTitleBng }) ||
    text(programmeMessages.untitled)
  return [
    {
      id: 'name',
      header: text(programmeListMessages.name),
      cell: (row) => (
        <TextLink to={hrefOf(row.programId)} className="font-semibold">
          {nameOf(row)}
        </TextLink>
      ),
    },
    {
      id: 'state',
      header: text(programmeListMessages.state),
      cell: ({ state, hasDraft, version }) => (
        <span className="flex flex-col items-start gap-1">
          <ProgrammeStateBadge state={state} />
          {hasDraft && version !== null && (
            <span className="text-sm text-muted">{text(programmeListMessages.nextVersion)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'window',
      header: text(programmeListMessages.window),
      cell: ({ startDate, endDate }) =>
        startDate && endDate ? (
          text(programmeListMessages.fromTo, { from: dateInTable(startDate), to: dateInTable(endDate) })
        ) : (
          <span className="text-muted">{text(programmeListMessages.noWindow)}</span>
        ),
    },
    {
      id: 'version',
      header: text(programmeListMessages.version),
      isNumeric: true,
      cell: ({ version }) => (version === null ? '–' : digits(version)),
    },
    {
      id: 'applications',
      header: text(programmeListMessages.applications),
      isNumeric: true,
      cell: ({ applications }) => number(applications),
    },
    {
      id: 'changed',
      header: text(programmeListMessages.changed),
      cell: ({ changedAt, changedBy }) => [dateInTable(changedAt), changedBy].filter(Boolean).join(', '),
    },
    ...(may.has('create')
      ? [
          {
            id: 'actions',
            header: text(programmeListMessages.actions),
            cell: (row: Row) => (
              <Button
                variant="quiet"
                isSmall
                className="-my-1.5 px-2"
                onClick={() => create({ copyOf: row.programId }, programmeListMessages.copied)}
              >
                {text(programmeListMessages.copy)}
                <span className="sr-only"> {nameOf(row)}</span>
              </Button>
            ),
          },
        ]
      : []),
  ]
}
