import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { endUserSession, endUserSessions, listUserSessions } from '@wewb/domain/identity/user-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { useReloadUsers, type User } from './use-users.ts'
import { userSessionMessages, userMessages } from './messages.ts'

type Session = ResponseOf<typeof listUserSessions>[number]

/** Lists the sessions of a user and lets staff end them. */
export function UserSessions({ user }: { user: User }) {
  const { text } = useLanguage()
  const reload = useReloadUsers()
  const [ending, setEnding] = useState<Session | 'all'>()
  const { id } = user
  const sessions = useQuery({
    queryKey: ['user-sessions', id],
    queryFn: async () => (await sendRequest(listUserSessions, { params: { id } })).data,
    staleTime: 0,
  })
  const name = { bn: user.full_name_bng ?? user.full_name, en: user.full_name }
  const end = (which: Session | 'all') =>
    which === 'all'
      ? sendRequest(endUserSessions, { params: { id }, isOfflineTolerant: true })
      : sendRequest(endUserSession, { params: { id, sessionId: which.id }, isOfflineTolerant: true })
  const endAll = (sessions.data?.length ?? 0) > 1 && user.ownYn === 'N' && (
    <Button variant="danger" isSmall onClick={() => setEnding('all')}>
      {text(userSessionMessages.endAll)}
    </Button>
  )
  return (
    <Card title={text(userSessionMessages.title)} aside={endAll}>
      {sessions.isPending && <SkeletonLines />}
      {sessions.error && <LoadFailed problem={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data?.length === 0 && <p className="text-muted">{text(userSessionMessages.nowhere)}</p>}
      <ul className="grid">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          title={text(ending === 'all' ? userSessionMessages.endAll : userSessionMessages.end)}
          confirmLabel={text(ending === 'all' ? userSessionMessages.endAll : userSessionMessages.end)}
          cancelLabel={text(userMessages.cancel)}
          onCancel={() => setEnding(undefined)}
          onConfirm={async () => {
            const { message } = await end(ending)
            setEnding(undefined)
            reload()
            return message
          }}
        >
          <p>
            {ending === 'all'
              ? text(userSessionMessages.endAllText, { name })
              : text(userSessionMessages.endText, { name, device: ending.device || userSessionMessages.unknownDevice })}
          </p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd(): void }) {
  const { text, date, time } = useLanguage()
  const when = (moment: string) => ({ when: `${date(moment)}, ${time(moment)}` })
  const device = session.device || text(userSessionMessages.unknownDevice)
  const Device = /android|iphone|ipad|mobile/i.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line py-3 last:border-0">
      <Device aria-hidden size={22} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.currentYn === 'Y' && <StatusBadge status="done">{text(userSessionMessages.thisDevice)}</StatusBadge>}
        </p>
        <p className="text-sm text-muted">{text(userSessionMessages.started, when(session.startedAt))}</p>
        <p className="text-sm text-muted">{text(userSessionMessages.lastSeen, when(session.lastSeenAt))}</p>
      </div>
      {session.currentYn === 'N' && (
        <Button variant="danger" isSmall aria-label={text(userSessionMessages.endOf, { device })} onClick={onEnd}>
          {text(userSessionMessages.end)}
        </Button>
      )}
    </li>
  )
}
