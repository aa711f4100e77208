import { Megaphone } from 'lucide-react'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { BroadcastState } from './broadcast-state.tsx'
import { useBroadcasts, type Broadcast } from './use-broadcasts.ts'
import { words } from './words.ts'

/** Messages to many, newest first; those that wait for a second person say so. */
export function BroadcastList({ mayWrite }: { mayWrite: boolean }) {
  const { text } = useLanguage()
  const columns = useColumns()
  const { data, error, isPending, refetch } = useBroadcasts()
  if (isPending) return <SkeletonLines lines={6} />
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  return (
    <Card className="flex flex-col gap-4">
      {data.total === 0 ? (
        <EmptyState icon={<Megaphone aria-hidden size={28} />} title={text(words.none)}>
          {text(mayWrite ? words.noneToWrite : words.noneText)}
        </EmptyState>
      ) : (
        <>
          <DataTable caption={text(words.list)} columns={columns} rows={data.list} rowId={({ broadcastId }) => broadcastId} />
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
      header: text(words.said),
      cell: (row) => (
        <span className="flex flex-col gap-0.5 md:max-w-xl">
          <Link
            to={`?view=broadcasts&broadcast=${row.broadcastId}`}
            className={classes(
              'inline-flex min-h-6 w-fit rounded-sm font-semibold text-brand underline underline-offset-4 wrap-anywhere',
              focusRing,
            )}
          >
            {text({ bn: row.subjectBng, en: row.subject })}
          </Link>
          <span className="line-clamp-2 text-sm text-muted wrap-anywhere">{text({ bn: row.textBng, en: row.text })}</span>
        </span>
      ),
    },
    {
      id: 'writtenBy',
      header: text(words.writtenBy),
      cell: (row) => (
        <span className="flex flex-col wrap-anywhere">
          {text({ bn: row.writtenByBng ?? row.writtenBy, en: row.writtenBy })}
          <span className="text-sm text-muted">{`${dateInTable(row.writtenAt)}, ${time(row.writtenAt)}`}</span>
        </span>
      ),
    },
    { id: 'people', header: text(words.peopleColumn), isNumeric: true, cell: ({ people }) => number(people) },
    { id: 'sent', header: text(words.sent), isNumeric: true, cell: ({ sent }) => number(sent) },
    { id: 'failed', header: text(words.failed), isNumeric: true, cell: ({ failed }) => number(failed) },
    { id: 'state', header: text(words.state), cell: ({ state }) => <BroadcastState state={state} /> },
  ]
}
