import { MessageSquareText } from 'lucide-react'
import { mostCounted } from '../../../../domain/src/contracts/messages.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { FoundRows } from '../../ui/staff/found-rows.tsx'
import { MessageCounts } from './message-counts.tsx'
import { MessageFilters } from './message-filters.tsx'
import { MessageState } from './message-state.tsx'
import { useMessages, type MessageRow } from './use-messages.ts'
import { words } from './words.ts'

/** What went out, newest first. */
export function MessageList() {
  const { text, number } = useLanguage()
  const columns = useColumns()
  const messages = useMessages()
  const { data } = messages
  return (
    <>
      {data && <MessageCounts counts={data.counts} />}
      <Card className="flex flex-col gap-5">
        <MessageFilters templates={data?.templates ?? []} />
        <FoundRows
          found={messages}
          empty={
            <EmptyState icon={<MessageSquareText aria-hidden size={28} />} title={text(words.nothing)}>
              {text(words.nothingText)}
            </EmptyState>
          }
        >
          {({ list, moreYn }) => (
            <>
              <DataTable caption={text(words.list)} columns={columns} rows={list} rowId={({ messageId }) => messageId} />
              {moreYn === 'Y' && <p className="text-sm text-muted">{text(words.more, { n: number(mostCounted) })}</p>}
            </>
          )}
        </FoundRows>
      </Card>
    </>
  )
}

function useColumns(): Column<MessageRow>[] {
  const { text, digits, dateInTable, time } = useLanguage()
  const [query] = useSearchParams()
  const addressOf = (id: number) => {
    const to = new URLSearchParams(query)
    to.set('message', String(id))
    return `?${to}`
  }
  const when = (at: string) => `${dateInTable(at)}, ${time(at)}`
  const occasionOf = ({ occasion, occasionBng }: MessageRow) => text({ bn: occasionBng, en: occasion })
  return [
    { id: 'at', header: text(words.time), cell: ({ at }) => <span className="md:whitespace-nowrap">{when(at)}</span> },
    {
      id: 'to',
      header: text(words.to),
      cell: ({ recipient, channel }) => (
        <span className="flex flex-col">
          <span className="tabular-nums wrap-anywhere">{channel === 'SMS' ? digits(recipient) : <span lang="en">{recipient}</span>}</span>
          <span className="text-sm text-muted">{text(channel === 'SMS' ? words.sms : words.email)}</span>
        </span>
      ),
    },
    {
      id: 'message',
      header: text(words.message),
      cell: (row) => (
        <span className="flex flex-col gap-0.5 md:max-w-xl">
          <Link
            to={addressOf(row.messageId)}
            className={classes('inline-flex min-h-6 w-fit rounded-sm font-semibold text-brand underline underline-offset-4', focusRing)}
          >
            {occasionOf(row)}
            <span className="sr-only">, {when(row.at)}</span>
          </Link>
          <span lang={row.language} className="line-clamp-2 text-sm text-muted wrap-anywhere">
            {row.text}
          </span>
          {row.testYn === 'Y' && <span className="text-sm font-semibold">{text(words.test)}</span>}
        </span>
      ),
    },
    {
      id: 'file',
      header: text(words.file),
      cell: ({ fileNo }) => (fileNo ? <span lang="en" className="md:whitespace-nowrap">{fileNo}</span> : '–'),
    },
    {
      id: 'state',
      header: text(words.state),
      cell: ({ state, waitsUntil }) => (
        <span className="flex flex-col gap-1">
          <span>
            <MessageState state={state} />
          </span>
          {waitsUntil && <span className="text-sm text-muted">{text(words.waitsUntil, { time: when(waitsUntil) })}</span>}
        </span>
      ),
    },
  ]
} // prettier-ignore
