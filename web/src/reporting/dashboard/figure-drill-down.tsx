import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Inbox } from 'lucide-react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listDashboardApplications } from '@wewb/domain/reporting/dashboard-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { PersonName } from '#components/layout/person-name.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { figureMessages } from './figure-messages.ts'

type Files = ResponseOf<typeof listDashboardApplications>
type File = Files['list'][number]

const rowsOnPage = 25

/** Lists the applications that a figure counts, with links. */
export function FigureDrillDown({ code, within }: { code: string; within: string | undefined }) {
  const { text, locale } = useLanguage()
  const [query] = useSearchParams()
  const page = parsePage(query.get('page'))
  const columns = useColumns()
  const files = useQuery({
    queryKey: ['dashboard', 'files', code, within, page, locale],
    queryFn: async () =>
      (
        await sendRequest(listDashboardApplications, {
          query: { code, page, size: rowsOnPage, ...(within && { within }) },
        })
      ).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <p>
        <TextLink to="/dashboard" className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden size={18} />
          {text(figureMessages.back)}
        </TextLink>
      </p>
      <PageTitle>
        {files.data ? text({ bn: files.data.labelBng, en: files.data.label }) : text(figureMessages.files)}
      </PageTitle>
      <Card>
        <PagedResults
          query={files}
          empty={
            <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(figureMessages.nothingHere)}>
              {text(figureMessages.nothingHereText)}
            </EmptyState>
          }
        >
          {(page) => (
            <DataTable
              caption={text(figureMessages.files)}
              columns={columns}
              rows={page.list}
              rowId={({ applicationNo }) => applicationNo}
            />
          )}
        </PagedResults>
      </Card>
    </>
  )
}

function useColumns(): Column<File>[] {
  const { text, dateInTable } = useLanguage()
  return [
    {
      id: 'number',
      header: text(figureMessages.number),
      cell: ({ applicationNo, service }) => (
        <TextLink
          to={buildServiceUrl(service, { application: applicationNo })}
          className="font-semibold whitespace-nowrap tabular-nums"
        >
          {applicationNo}
        </TextLink>
      ),
    },
    {
      id: 'name',
      header: text(figureMessages.name),
      cell: ({ name, nameBng }) => <PersonName name={name ?? nameBng ?? '–'} nameBng={nameBng} />,
    },
    {
      id: 'service',
      header: text(figureMessages.service),
      cell: ({ title, titleBng }) => text({ bn: titleBng, en: title }),
    },
    {
      id: 'state',
      header: text(figureMessages.state),
      cell: ({ statusText, statusTextBng, stage, stageBng }) => (
        <>
          {text({ bn: statusTextBng, en: statusText })}
          {stage && <span className="block text-sm text-muted">{text({ bn: stageBng ?? stage, en: stage })}</span>}
        </>
      ),
    },
    {
      id: 'due',
      header: text(figureMessages.due),
      cell: ({ deskDueOn }) => (deskDueOn ? dateInTable(deskDueOn) : '–'),
    },
  ]
}
