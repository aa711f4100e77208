import { MessageSquareText } from 'lucide-react'
import { MAX_COUNTED_MESSAGES } from '@wewb/domain/messaging/message-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { MessageCounts } from './message-counts.tsx'
import { MessageFilters } from './message-filters.tsx'
import { MessageStateBadge } from './message-state-badge.tsx'
import { useMessages, type MessageRow } from './use-message-log.ts'
import { messageLogMessages } from './message-log-messages.ts'

/** Lists the sent messages, newest first. */
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
        <PagedResults
          query={messages}
          empty={
            <EmptyState icon={<MessageSquareText aria-hidden size={28} />} title={text(messageLogMessages.nothing)}>
              {text(messageLogMessages.nothingText)}
            </EmptyState>
          }
        >
          {({ list, moreYn }) => (
            <>
              <DataTable
                caption={text(messageLogMessages.list)}
                columns={columns}
                rows={list}
                rowId={({ messageId }) => messageId}
              />
              {moreYn === 'Y' && (
                <p className="text-sm text-muted">
                  {text(messageLogMessages.more, { n: number(MAX_COUNTED_MESSAGES) })}
                </p>
              )}
            </>
          )}
        </PagedResults>
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
    {
      id: 'at',
      header: text(messageLogMessages.time),
      cell: ({ at }) => <span className="md:whitespace-nowrap">{when(at)}</span>,
    },
    {
      id: 'to',
      header: text(messageLogMessages.to),
      cell: ({ recipient, channel }) => (
        <span className="flex flex-col">
          <span className="tabular-nums wrap-anywhere">
            {channel === 'SMS' ? digits(recipient) : <span lang="en">{recipient}</span>}
          </span>
          <span className="text-sm text-muted">
            {text(channel === 'SMS' ? messageLogMessages.sms : messageLogMessages.email)}
          </span>
        </span>
      ),
    },
    {
      id: 'message',
      header: text(messageLogMessages.message),
      cell: (row) => (
        <span className="flex flex-col gap-0.5 md:max-w-xl">
          <Link
            to={addressOf(row.messageId)}
            className={classes(
              'inline-flex min-h-6 w-fit rounded-sm font-semibold text-brand underline underline-offset-4',
              focusRing,
            )}
          >
            {occasionOf(row)}
            <span className="sr-only">, {when(row.at)}</span>
          </Link>
          <span lang={row.language} className="line-clamp-2 text-sm text-muted wrap-anywhere">
            {row.text}
          </span>
          {row.testYn === 'Y' && <span className="text-sm font-semibold">{text(messageLogMessages.test)}</span>}
        </span>
      ),
    },
    {
      id: 'file',
      header: text(messageLogMessages.file),
      cell: ({ fileNo }) =>
        fileNo ? (
          <span lang="en" className="md:whitespace-nowrap">
            {fileNo}
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'state',
      header: text(messageLogMessages.state),
      cell: ({ state, waitsUntil }) => (
        <span className="flex flex-col gap-1">
          <span>
            <MessageStateBadge state={state} />
          </span>
          {waitsUntil && (
            <span className="text-sm text-muted">
              {text(messageLogMessages.waitsUntil, { time: when(waitsUntil) })}
            </span>
          )}
        </span>
      ),
    },
  ]
}
