import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { endOtherSessions, endSession, listSessions } from '../../../../domain/src/contracts/accounts.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useMoment } from '../../ui/deadline.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Modal } from '../../ui/modal.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { words } from './words.ts'

type Session = AnswerOf<typeof listSessions>[number]

/** Where this account is logged in, and the way to end it there. */
export function Sessions() {
  const { text } = useLanguage()
  const [ending, setEnding] = useState<Session | 'others'>()
  const { isBusy, run } = useBusy()
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: async () => (await call(listSessions)).data })
  const end = (which: Session | 'others') =>
    void run(async () => {
      try {
        const { message } = which === 'others' ? await call(endOtherSessions) : await call(endSession, { params: { id: which.id } })
        toast({ kind: 'success', text: message })
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
      setEnding(undefined)
      await sessions.refetch()
    })
  return (
    <Card title={text(words.sessions)}>
      <p className="-mt-2 mb-2 text-sm text-muted">{text(words.sessionsIntro)}</p>
      {sessions.isPending && <SkeletonLines />}
      {sessions.error && <LoadFailed problem={sessions.error} onRetry={() => void sessions.refetch()} />}
      <ul className="grid">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {(sessions.data?.length ?? 0) > 1 && (
        <Button look="danger" className="mt-3" onClick={() => setEnding('others')}>
          {text(words.endOthers)}
        </Button>
      )}
      <Modal
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        size="md"
        title={text(ending === 'others' ? words.endOthersTitle : words.endTitle)}
        actions={
          <Button look="danger" isBusy={isBusy} onClick={() => ending && end(ending)}>
            {text(ending === 'others' ? words.endOthers : words.endSession)}
          </Button>
        }
      >
        {ending === 'others' ? text(words.endOthersText) : text(words.endText, { device: ending?.device || text(words.unknownDevice) })}
      </Modal>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd(): void }) {
  const { text } = useLanguage()
  const moment = useMoment()
  const Device = /android|iphone|ipad|mobile/i.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-0">
      <Device aria-hidden size={22} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device || text(words.unknownDevice)}
          {session.currentYn === 'Y' && <StatusBadge status="done">{text(words.thisDevice)}</StatusBadge>}
          {session.newDeviceYn === 'Y' && session.currentYn === 'N' && (
            <StatusBadge status="needs-you">{text(words.newDevice)}</StatusBadge>
          )}
        </p>
        <p className="text-sm text-muted">{text(words.started, { when: moment(session.startedAt) })}</p>
        <p className="text-sm text-muted">{text(words.lastSeen, { when: moment(session.lastSeenAt) })}</p>
      </div>
      {session.currentYn === 'N' && (
        <Button look="danger" isSmall onClick={onEnd}>
          {text(words.endSession)}
        </Button>
      )}
    </li>
  )
}
