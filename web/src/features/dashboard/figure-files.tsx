import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Inbox } from 'lucide-react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { listDashboardFiles } from '../../../../domain/src/contracts/dashboard.ts'
import { call } from '../../api-client/call.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { readPage } from '../../ui/page-window.ts'
import { PersonName } from '../../ui/person-name.tsx'
import { FoundRows } from '../../ui/staff/found-rows.tsx'
import { figureWords as words } from './figure-words.ts'

type Files = AnswerOf<typeof listDashboardFiles>
type File = Files['list'][number]

const rowsOnPage = 25

/** The files that a figure counts, as many as it says, each with the way to it. */
export function FigureFiles({ code, within }: { code: string; within: string | undefined }) {
  const { text, locale } = useLanguage()
  const [query] = useSearchParams()
  const page = readPage(query.get('page'))
  const columns = useColumns()
  const files = useQuery({
    queryKey: ['dashboard', 'files', code, within, page, locale],
    queryFn: async () => (await call(listDashboardFiles, { query: { code, page, size: rowsOnPage, ...(within && { within }) } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <p>
        <TextLink to="/dashboard" className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden size={18} />
          {text(words.back)}
        </TextLink>
      </p>
      <PageTitle>{files.data ? text({ bn: files.data.labelBng, en: files.data.label }) : text(words.files)}</PageTitle>
      <Card>
        <FoundRows
          found={files}
          empty={
            <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(words.nothingHere)}>
              {text(words.nothingHereText)}
            </EmptyState>
          }
        >
          {(page) => (
            <DataTable caption={text(words.files)} columns={columns} rows={page.list} rowId={({ applicationNo }) => applicationNo} />
          )}
        </FoundRows>
      </Card>
    </>
  )
}

function useColumns(): Column<File>[] {
  const { text, dateInTable } = useLanguage()
  return [
    {
      id: 'number',
      header: text(words.number),
      cell: ({ applicationNo, service }) => (
        <TextLink to={addressOfService(service, { application: applicationNo })} className="font-semibold whitespace-nowrap tabular-nums">
          {applicationNo}
        </TextLink>
      ),
    },
    {
      id: 'name',
      header: text(words.name),
      cell: ({ name, nameBng }) => <PersonName name={name ?? nameBng ?? '–'} nameBng={nameBng} />,
    },
    { id: 'service', header: text(words.service), cell: ({ title, titleBng }) => text({ bn: titleBng, en: title }) },
    {
      id: 'state',
      header: text(words.state),
      cell: ({ statusText, statusTextBng, stage, stageBng }) => (
        <>
          {text({ bn: statusTextBng, en: statusText })}
          {stage && <span className="block text-sm text-muted">{text({ bn: stageBng ?? stage, en: stage })}</span>}
        </>
      ),
    },
    { id: 'due', header: text(words.due), cell: ({ deskDueOn }) => (deskDueOn ? dateInTable(deskDueOn) : '–') },
  ]
}
