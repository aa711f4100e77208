import { Inbox } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { ComplaintFilters } from './complaint-filters.tsx'
import { DueIndicator } from './due-indicator.tsx'
import { ComplaintStateBadge } from './complaint-state-badge.tsx'
import { useComplaints, type ComplaintRow } from './use-complaints.ts'
import { ViewLinks } from '#components/tables/view-links.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { complaintDeskMessages } from './messages.ts'

/** Lists complaints with their holder and remaining time. */
export function ComplaintList() {
  const { text } = useLanguage()
  const { filters, complaints } = useComplaints()
  const columns = useColumns()
  const isMine =
    filters.view === 'mine' &&
    ![filters.search, filters.state, filters.type, filters.office, filters.overdue].some(Boolean)
  return (
    <>
      <ViewLinks
        label={text(complaintDeskMessages.views)}
        views={(['mine', 'all'] as const).map((id) => ({ id, label: text(complaintDeskMessages[id]) }))}
        view={filters.view}
        overdue={{ label: text(complaintDeskMessages.onlyOverdue), isOn: Boolean(filters.overdue) }}
      />
      <Card className="flex flex-col gap-4">
        <ComplaintFilters filters={filters} />
        <PagedResults
          query={complaints}
          empty={
            <EmptyState
              icon={<Inbox aria-hidden size={28} />}
              title={text(isMine ? complaintDeskMessages.nothingMine : complaintDeskMessages.nothing)}
            >
              {text(isMine ? complaintDeskMessages.nothingMineText : complaintDeskMessages.nothingText)}
            </EmptyState>
          }
        >
          {(page) => (
            <DataTable
              caption={text(complaintDeskMessages.caption)}
              columns={columns}
              rows={page.list}
              rowId={({ ticketNo }) => ticketNo}
            />
          )}
        </PagedResults>
      </Card>
    </>
  )
}

function useColumns(): Column<ComplaintRow>[] {
  const { text, dateInTable } = useLanguage()
  const [params] = useSearchParams()
  const fileAt = (ticketNo: string) => `?${new URLSearchParams([...params, ['ticket', ticketNo]])}`
  return [
    {
      id: 'ticket',
      header: text(complaintDeskMessages.ticketNo),
      cell: ({ ticketNo, receivedOn }) => (
        <span className="flex flex-col">
          <Link
            to={fileAt(ticketNo)}
            lang="en"
            translate="no"
            className={classes('w-fit rounded-sm font-semibold text-brand tabular-nums', focusRing)}
          >
            {ticketNo}
          </Link>
          <span className="text-sm text-muted tabular-nums">{dateInTable(receivedOn)}</span>
        </span>
      ),
    },
    {
      id: 'subject',
      header: text(complaintDeskMessages.subject),
      cell: ({ subject, typeName, typeNameBng }) => (
        <span className="flex flex-col">
          <span>{subject}</span>
          <span className="text-sm text-muted">{text({ bn: typeNameBng, en: typeName })}</span>
        </span>
      ),
    },
    {
      id: 'accused',
      header: text(complaintDeskMessages.accused),
      cell: ({ accused, accusedBng }) => text({ bn: accusedBng, en: accused }),
    },
    {
      id: 'state',
      header: text(complaintDeskMessages.state),
      cell: (row) => (
        <span className="flex flex-col items-start gap-1">
          <ComplaintStateBadge {...row} />
          <span className="text-sm text-muted">{text(holderNameOf(row))}</span>
        </span>
      ),
    },
    { id: 'due', header: text(complaintDeskMessages.due), cell: (row) => <DueIndicator {...row} /> },
  ]
}

/** Returns the name of the office, or of the desk. */
export const holderNameOf = ({ desk, deskName, deskNameBng, officeName, officeNameBng }: ComplaintRow) =>
  desk === 'OFFICE' && officeName
    ? { bn: officeNameBng ?? officeName, en: officeName }
    : { bn: deskNameBng, en: deskName }
