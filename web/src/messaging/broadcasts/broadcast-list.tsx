import { Megaphone } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { Pagination } from '#components/tables/pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { BroadcastStateBadge } from './broadcast-state-badge.tsx'
import { useBroadcasts, type Broadcast } from './use-broadcasts.ts'
import { broadcastMessages } from './broadcast-messages.ts'

/** Lists the broadcasts, newest first; those waiting for approval are marked. */
export function BroadcastList({ mayWrite }: { mayWrite: boolean }) {
  const { text } = useLanguage()
  const columns = useColumns()
  const { data, error, isPending, refetch } = useBroadcasts()
  if (isPending) return <SkeletonLines lines={6} />
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  return (
    <Card className="flex flex-col gap-4">
      {data.total === 0 ? (
        <EmptyState icon={<Megaphone aria-hidden size={28} />} title={text(broadcastMessages.none)}>
          {text(mayWrite ? broadcastMessages.noneToWrite : broadcastMessages.noneText)}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption={text(broadcastMessages.list)}
            columns={columns}
            rows={data.list}
            rowId={({ broadcastId }) => broadcastId}
          />
          <Pagination {...data} />
        </>
      )}
    </Card>
  )
}

function useColumns(): Column<Broadcast>[] {
  const { text, number, dateInTable, time } = useLanguage()
  return [
    {
      id: 'subject',
      header: text(broadcastMessages.said),
      cell: (row) => (
        <span className="flex flex-col gap-0.5 md:max-w-xl">
          <Link
            to={`?view=broadcasts&broadcast=${row.broadcastId}`}
            className={classes(
              'inline-flex min-h-6 w-fit rounded-sm wrap-anywhere',
              'font-semibold text-brand underline underline-offset-4',
              focusRing,
            )}
          >
            {text({ bn: row.subjectBng, en: row.subject })}
          </Link>
          <span className="line-clamp-2 text-sm text-muted wrap-anywhere">
            {text({ bn: row.textBng, en: row.text })}
          </span>
        </span>
      ),
    },
    {
      id: 'writtenBy',
      header: text(broadcastMessages.writtenBy),
      cell: (row) => (
        <span className="flex flex-col wrap-anywhere">
          {text({ bn: row.writtenByBng ?? row.writtenBy, en: row.writtenBy })}
          <span className="text-sm text-muted">{`${dateInTable(row.writtenAt)}, ${time(row.writtenAt)}`}</span>
        </span>
      ),
    },
    {
      id: 'people',
      header: text(broadcastMessages.peopleColumn),
      isNumeric: true,
      cell: ({ people }) => number(people),
    },
    { id: 'sent', header: text(broadcastMessages.sent), isNumeric: true, cell: ({ sent }) => number(sent) },
    { id: 'failed', header: text(broadcastMessages.failed), isNumeric: true, cell: ({ failed }) => number(failed) },
    { id: 'state', header: text(broadcastMessages.state), cell: ({ state }) => <BroadcastStateBadge state={state} /> },
  ]
}
