import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { endUserSession, endUserSessions, listUserSessions } from '../../../../domain/src/contracts/users.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useReload, type User } from './use-users.ts'
import { sessionWords, words } from './words.ts'

type Session = AnswerOf<typeof listUserSessions>[number]

/** Where somebody is logged in, and the way to end it. */
export function UserSessions({ user }: { user: User }) {
  const { text } = useLanguage()
  const reload = useReload()
  const [ending, setEnding] = useState<Session | 'all'>()
  const { id } = user
  const sessions = useQuery({
    queryKey: ['user-sessions', id],
    queryFn: async () => (await call(listUserSessions, { params: { id } })).data,
    staleTime: 0,
  })
  const name = { bn: user.full_name_bng ?? user.full_name, en: user.full_name }
  const end = (which: Session | 'all') =>
    which === 'all'
      ? call(endUserSessions, { params: { id }, isPatient: true })
      : call(endUserSession, { params: { id, sessionId: which.id }, isPatient: true })
  const endAll = (sessions.data?.length ?? 0) > 1 && user.ownYn === 'N' && (
    <Button look="danger" isSmall onClick={() => setEnding('all')}>
      {text(sessionWords.endAll)}
    </Button>
  )
  return (
    <Card title={text(sessionWords.title)} aside={endAll}>
      {sessions.isPending && <SkeletonLines />}
      {sessions.error && <LoadFailed problem={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data?.length === 0 && <p className="text-muted">{text(sessionWords.nowhere)}</p>}
      <ul className="grid">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {ending && (
        <AskedOnceMore
          title={text(ending === 'all' ? sessionWords.endAll : sessionWords.end)}
          yes={text(ending === 'all' ? sessionWords.endAll : sessionWords.end)}
          no={text(words.cancel)}
          onCancel={() => setEnding(undefined)}
          act={async () => {
            const { message } = await end(ending)
            setEnding(undefined)
            reload()
            return message
          }}
        >
          <p>
            {ending === 'all'
              ? text(sessionWords.endAllText, { name })
              : text(sessionWords.endText, { name, device: ending.device || sessionWords.unknownDevice })}
          </p>
        </AskedOnceMore>
      )}
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd(): void }) {
  const { text, date, time } = useLanguage()
  const when = (moment: string) => ({ when: `${date(moment)}, ${time(moment)}` })
  const device = session.device || text(sessionWords.unknownDevice)
  const Device = /android|iphone|ipad|mobile/i.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line py-3 last:border-0">
      <Device aria-hidden size={22} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.currentYn === 'Y' && <StatusBadge status="done">{text(sessionWords.thisDevice)}</StatusBadge>}
        </p>
        <p className="text-sm text-muted">{text(sessionWords.started, when(session.startedAt))}</p>
        <p className="text-sm text-muted">{text(sessionWords.lastSeen, when(session.lastSeenAt))}</p>
      </div>
      {session.currentYn === 'N' && (
        <Button look="danger" isSmall aria-label={text(sessionWords.endOf, { device })} onClick={onEnd}>
          {text(sessionWords.end)}
        </Button>
      )}
    </li>
  )
}
