import { Inbox } from 'lucide-react'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { ComplaintFilters } from './complaint-filters.tsx'
import { Light } from './light.tsx'
import { StateBadge } from './state-badge.tsx'
import { useComplaints, type ComplaintRow } from './use-complaints.ts'
import { ViewLinks } from '../../../ui/view-links.tsx'
import { FoundRows } from '../../../ui/staff/found-rows.tsx'
import { words } from './words.ts'

/** What waits, with whom, and for how long it still may. */
export function ComplaintList() {
  const { text } = useLanguage()
  const { asked, complaints } = useComplaints()
  const columns = useColumns()
  const isMine = asked.view === 'mine' && ![asked.search, asked.state, asked.type, asked.office, asked.overdue].some(Boolean)
  return (
    <>
      <ViewLinks
        label={text(words.views)}
        views={(['mine', 'all'] as const).map((id) => ({ id, label: text(words[id]) }))}
        view={asked.view}
        overdue={{ label: text(words.onlyOverdue), isOn: Boolean(asked.overdue) }}
      />
      <Card className="flex flex-col gap-4">
        <ComplaintFilters asked={asked} />
        <FoundRows
          found={complaints}
          empty={
            <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(isMine ? words.nothingMine : words.nothing)}>
              {text(isMine ? words.nothingMineText : words.nothingText)}
            </EmptyState>
          }
        >
          {(page) => <DataTable caption={text(words.caption)} columns={columns} rows={page.list} rowId={({ ticketNo }) => ticketNo} />}
        </FoundRows>
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
      header: text(words.ticketNo),
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
      header: text(words.subject),
      cell: ({ subject, typeName, typeNameBng }) => (
        <span className="flex flex-col">
          <span>{subject}</span>
          <span className="text-sm text-muted">{text({ bn: typeNameBng, en: typeName })}</span>
        </span>
      ),
    },
    { id: 'accused', header: text(words.accused), cell: ({ accused, accusedBng }) => text({ bn: accusedBng, en: accused }) },
    {
      id: 'state',
      header: text(words.state),
      cell: (row) => (
        <span className="flex flex-col items-start gap-1">
          <StateBadge {...row} />
          <span className="text-sm text-muted">{text(placeOf(row))}</span>
        </span>
      ),
    },
    { id: 'due', header: text(words.due), cell: (row) => <Light {...row} /> },
  ]
}

/** The office by its name, any other desk by what it is. */
export const placeOf = ({ desk, deskName, deskNameBng, officeName, officeNameBng }: ComplaintRow) =>
  desk === 'OFFICE' && officeName ? { bn: officeNameBng ?? officeName, en: officeName } : { bn: deskNameBng, en: deskName }
