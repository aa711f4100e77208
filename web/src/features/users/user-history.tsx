import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { listUserHistory } from '../../../../domain/src/contracts/users.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { changeWords, eventWords, historyWords, words } from './words.ts'

type Entry = AnswerOf<typeof listUserHistory>['list'][number]
type Change = Entry['changes'][number]
const most = 100

/** Who made the account and changed it, from the audit: nobody can write it over. */
export function UserHistory({ id }: { id: number }) {
  const { text } = useLanguage()
  const [size, setSize] = useState(10)
  const history = useQuery({
    queryKey: ['user-history', id, size],
    queryFn: async () => (await call(listUserHistory, { params: { id }, query: { page: 1, size } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Card title={text(historyWords.title)}>
      {history.isPending && <SkeletonLines />}
      {history.error && <LoadFailed problem={history.error} onRetry={() => void history.refetch()} />}
      {history.data?.total === 0 && <p className="text-muted">{text(historyWords.nothing)}</p>}
      <ol className="grid">
        {history.data?.list.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.data && history.data.total > size && size < most && (
        <Button look="quiet" isBusy={history.isPlaceholderData} onClick={() => setSize(most)}>
          {text(historyWords.more)}
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
      <p className="font-semibold">{text(eventWords[event])}</p>
      <p className="text-sm text-muted">
        {actorName ? <PersonName name={actorName} nameBng={actorNameBng} /> : text(historyWords.portal)} · {date(at)}, {time(at)}
      </p>
      {reason && <p className="mt-1 wrap-anywhere">{text(words.closedWhy, { reason })}</p>}
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
  const label = getOwn(changeWords, what)
  const told = before ? text(historyWords.becomes, { before, after: after ?? historyWords.none }) : after && text(after)
  return (
    <>
      <span className="text-muted">{label ? text(label) : what}</span>
      {told && `: ${told}`}
    </>
  )
}
