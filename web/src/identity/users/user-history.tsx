import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listUserHistory } from '@wewb/domain/identity/user-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { userChangeMessages, userEventMessages, userHistoryMessages, userMessages } from './messages.ts'

type Entry = ResponseOf<typeof listUserHistory>['list'][number]
type Change = Entry['changes'][number]
const max = 100

/** Shows who created and changed the account, from the immutable audit log. */
export function UserHistory({ id }: { id: number }) {
  const { text } = useLanguage()
  const [size, setSize] = useState(10)
  const history = useQuery({
    queryKey: ['user-history', id, size],
    queryFn: async () => (await sendRequest(listUserHistory, { params: { id }, query: { page: 1, size } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Card title={text(userHistoryMessages.title)}>
      {history.isPending && <SkeletonLines />}
      {history.error && <LoadFailed problem={history.error} onRetry={() => void history.refetch()} />}
      {history.data?.total === 0 && <p className="text-muted">{text(userHistoryMessages.nothing)}</p>}
      <ol className="grid">
        {history.data?.list.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.data && history.data.total > size && size < max && (
        <Button variant="quiet" isBusy={history.isPlaceholderData} onClick={() => setSize(max)}>
          {text(userHistoryMessages.more)}
        </Button>
      )}
    </Card>
  )
}

function HistoryEntry({ entry }: { entry: Entry }) {
  const { text, date, time } = useLanguage()
  const { at, event, actorName, actorNameBng, reason, changes } = entry
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="font-semibold">{text(userEventMessages[event])}</p>
      <p className="text-sm text-muted">
        {actorName ? <PersonName name={actorName} nameBng={actorNameBng} /> : text(userHistoryMessages.portal)} ·{' '}
        {date(at)}, {time(at)}
      </p>
      {reason && <p className="mt-1 wrap-anywhere">{text(userMessages.closedWhy, { reason })}</p>}
      {changes.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {changes.map((change) => (
            <li key={change.what}>
              <HistoryChange change={change} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function HistoryChange({ change: { what, before, after } }: { change: Change }) {
  const { text } = useLanguage()
  const label = getOwn(userChangeMessages, what)
  const values = before
    ? text(userHistoryMessages.becomes, { before, after: after ?? userHistoryMessages.none })
    : after && text(after)
  return (
    <>
      <span className="text-muted">{label ? text(label) : what}</span>
      {values && `: ${values}`}
    </>
  )
}
