import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { endOtherSessions, endSession, listSessions } from '@wewb/domain/identity/account-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useFormatMoment } from '#components/layout/deadline.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { profileMessages } from './messages.ts'

type Session = ResponseOf<typeof listSessions>[number]

/** Lists the account's sessions and lets the user end them. */
export function Sessions() {
  const { text } = useLanguage()
  const [ending, setEnding] = useState<Session | 'others'>()
  const { isBusy, run } = useBusy()
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: async () => (await sendRequest(listSessions)).data })
  const end = (which: Session | 'others') =>
    void run(async () => {
      try {
        const { message } =
          which === 'others'
            ? await sendRequest(endOtherSessions)
            : await sendRequest(endSession, { params: { id: which.id } })
        toast({ kind: 'success', text: message })
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
      setEnding(undefined)
      await sessions.refetch()
    })
  return (
    <Card title={text(profileMessages.sessions)}>
      <p className="-mt-2 mb-2 text-sm text-muted">{text(profileMessages.sessionsIntro)}</p>
      {sessions.isPending && <SkeletonLines />}
      {sessions.error && <LoadFailed problem={sessions.error} onRetry={() => void sessions.refetch()} />}
      <ul className="grid">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {(sessions.data?.length ?? 0) > 1 && (
        <Button variant="danger" className="mt-3" onClick={() => setEnding('others')}>
          {text(profileMessages.endOthers)}
        </Button>
      )}
      <Modal
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        size="md"
        title={text(ending === 'others' ? profileMessages.endOthersTitle : profileMessages.endTitle)}
        actions={
          <Button variant="danger" isBusy={isBusy} onClick={() => ending && end(ending)}>
            {text(ending === 'others' ? profileMessages.endOthers : profileMessages.endSession)}
          </Button>
        }
      >
        {ending === 'others'
          ? text(profileMessages.endOthersText)
          : text(profileMessages.endText, { device: ending?.device || text(profileMessages.unknownDevice) })}
      </Modal>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd(): void }) {
  const { text } = useLanguage()
  const moment = useFormatMoment()
  const Device = /android|iphone|ipad|mobile/i.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-0">
      <Device aria-hidden size={22} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device || text(profileMessages.unknownDevice)}
          {session.currentYn === 'Y' && <StatusBadge status="done">{text(profileMessages.thisDevice)}</StatusBadge>}
          {session.newDeviceYn === 'Y' && session.currentYn === 'N' && (
            <StatusBadge status="needs-you">{text(profileMessages.newDevice)}</StatusBadge>
          )}
        </p>
        <p className="text-sm text-muted">{text(profileMessages.started, { when: moment(session.startedAt) })}</p>
        <p className="text-sm text-muted">{text(profileMessages.lastSeen, { when: moment(session.lastSeenAt) })}</p>
      </div>
      {session.currentYn === 'N' && (
        <Button variant="danger" isSmall onClick={onEnd}>
          {text(profileMessages.endSession)}
        </Button>
      )}
    </li>
  )
}
