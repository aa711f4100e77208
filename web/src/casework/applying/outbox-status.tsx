import { RotateCw, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { OfflineOutbox } from '#form-engine/offline/offline-outbox.ts'
import type { OutboxState } from '#form-engine/offline/offline-outbox-state.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { outboxStatusMessages } from './outbox-status-messages.ts'

type Props = { waiting: OutboxState; definition: Pick<ServiceDefinition, 'steps'>; outbox: OfflineOutbox }

/** Lists unsent data on this device; shows nothing while the connection works. */
export function OutboxStatus({ waiting, definition, outbox }: Props) {
  const text = useText()
  const { isRetrying, steps, documents, submission, rejectedDocuments } = waiting
  return (
    <div aria-live="polite" className="mb-6 grid grid-cols-1 gap-3 empty:hidden">
      {rejectedDocuments.map(({ id, fileName, why }) => (
        <Alert key={id} kind="danger" title={text(outboxStatusMessages.refused, { name: fileName })}>
          {text(why)}
        </Alert>
      ))}
      {isRetrying && submission && <NotSubmitted waiting={waiting} definition={definition} outbox={outbox} />}
      {isRetrying && !submission && steps.length + documents.length > 0 && (
        <Alert kind="info" title={text(outboxStatusMessages.waits)}>
          <WaitingList waiting={waiting} definition={definition} />
          <p className="mt-1">{text(outboxStatusMessages.waitsText)}</p>
          <SendNow outbox={outbox} />
        </Alert>
      )}
    </div>
  )
}

/** Ignores a second press, meant for the button that was there before, which would cancel the submission. */
const impatience = 1500

/** Focuses the message, so that a user who pressed "submit" does not leave in the belief that it is done. */
function NotSubmitted({ waiting, definition, outbox }: Props) {
  const text = useText()
  const statusRef = useRef<HTMLDivElement>(null)
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    statusRef.current?.focus()
    statusRef.current?.scrollIntoView({ block: 'start' })
    const timer = setTimeout(() => setIsSettled(true), impatience)
    return () => clearTimeout(timer)
  }, [])
  const takeBack = () => {
    outbox.cancelSubmission()
    toast({ kind: 'info', text: text(outboxStatusMessages.takenBack) })
  }
  return (
    <div ref={statusRef} tabIndex={-1} className="scroll-mt-20 rounded-control outline-none">
      <Alert kind="needs-you" title={text(outboxStatusMessages.notSubmitted)}>
        <p>{text(outboxStatusMessages.notSubmittedText)}</p>
        <WaitingList waiting={waiting} definition={definition} />
        <SendNow outbox={outbox}>
          {isSettled && (
            <Button variant="quiet" isSmall icon={<Undo2 aria-hidden size={18} />} onClick={takeBack}>
              {text(outboxStatusMessages.takeBack)}
            </Button>
          )}
        </SendNow>
      </Alert>
    </div>
  )
}

function SendNow({ outbox, children }: Pick<Props, 'outbox'> & { children?: React.ReactNode }) {
  const text = useText()
  return (
    <div className="mt-2 -ml-3 flex flex-wrap">
      <Button variant="quiet" isSmall icon={<RotateCw aria-hidden size={18} />} onClick={() => void outbox.run()}>
        {text(outboxStatusMessages.sendNow)}
      </Button>
      {children}
    </div>
  )
}

function WaitingList({ waiting: { steps, documents }, definition }: Pick<Props, 'waiting' | 'definition'>) {
  const text = useText()
  const names = definition.steps
    .filter(({ id }) => steps.some(({ step }) => step === id))
    .map(({ title }) => text(title))
  if (steps.length + documents.length === 0) return null
  return (
    <ul className="mt-1 list-disc pl-5">
      {names.length > 0 && (
        <li>
          {text(names.length === 1 ? outboxStatusMessages.oneStep : outboxStatusMessages.steps, {
            n: names.length,
            names: names.join(', '),
          })}
        </li>
      )}
      {documents.map(({ id, facts, share }) => (
        <li key={id}>
          {text(share > 0 ? outboxStatusMessages.pageShare : outboxStatusMessages.page, {
            name: facts.fileName,
            n: facts.kilobytes,
            share: Math.round(share * 100),
          })}
        </li>
      ))}
    </ul>
  )
}
