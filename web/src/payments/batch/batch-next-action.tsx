import { Ban, CircleCheck, Stamp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { ProgressBar } from '#components/feedback/progress-bar.tsx'
import { useFormatTaka } from '#payments/money.ts'
import { CancelBatch } from './cancel-batch.tsx'
import type { Batch } from './use-batch.ts'
import { batchMessages } from './messages.ts'

/** Lazy, because its calendar is needed only to authorise. */
const AuthoriseBatch = lazy(async () => ({ default: (await import('./authorise-batch.tsx')).AuthoriseBatch }))

/** Shows the next action, who must take it, and its button. */
export function BatchNextAction({ batch }: { batch: Batch }) {
  const { text } = useLanguage()
  const [dialog, setDialog] = useState<'authorise' | 'cancel'>()
  const close = () => setDialog(undefined)
  return (
    <Card title={text(batchMessages.next)} className="border-l-4 border-l-brand">
      <div className="grid gap-4">
        <Sentence batch={batch} />
        {batch.progress.error !== null && <Alert kind="needs-you" title={text(batchMessages.failedTitle)} />}
        {batch.progress.doing && <Progress progress={batch.progress} />}
        {(batch.mayAuthoriseYn === 'Y' || batch.mayCancelYn === 'Y') && (
          <div className="flex flex-wrap gap-3">
            {batch.mayAuthoriseYn === 'Y' && (
              <Button icon={<Stamp aria-hidden size={20} />} onClick={() => setDialog('authorise')}>
                {text(batchMessages.authorise)}
              </Button>
            )}
            {batch.mayCancelYn === 'Y' && (
              <Button variant="danger" icon={<Ban aria-hidden size={20} />} onClick={() => setDialog('cancel')}>
                {text(batchMessages.cancel)}
              </Button>
            )}
          </div>
        )}
      </div>
      {dialog === 'authorise' && (
        <Suspense>
          <AuthoriseBatch batch={batch} onClose={close} />
        </Suspense>
      )}
      {dialog === 'cancel' && <CancelBatch batch={batch} onClose={close} />}
    </Card>
  )
}

function Sentence({ batch }: { batch: Batch }) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  const { state, progress, mayNotAuthorise, open, cancelReason } = batch
  if (progress.doing)
    return <p>{text(progress.doing === 'RETURNS' ? batchMessages.nextReading : batchMessages.nextWorking)}</p>
  if (batch.returnWaitsYn === 'Y') return <Alert kind="needs-you">{text(batchMessages.nextWaits)}</Alert>
  if (state === 'MADE') {
    if (batch.mayAuthoriseYn === 'Y') return <p>{text(batchMessages.nextAuthorise)}</p>
    return (
      <Alert kind="info">
        {mayNotAuthorise
          ? text({ bn: mayNotAuthorise.messageBng, en: mayNotAuthorise.message })
          : text(batchMessages.nextOther)}
      </Alert>
    )
  }
  if (state === 'CANCELLED')
    return (
      <div>
        <p>{text(batchMessages.nextCancelled)}</p>
        {cancelReason && <p>{text(batchMessages.cancelReason, { why: cancelReason })}</p>}
      </div>
    )
  if (state === 'RECONCILED')
    return (
      <p className="flex items-start gap-2">
        <CircleCheck aria-hidden size={20} className="mt-1 shrink-0 text-done" />
        {text(batchMessages.nextDone)}
      </p>
    )
  if (state === 'RETURNED')
    return <p>{text(batchMessages.nextOpen, { n: number(open.count), sum: taka(open.amount) })}</p>
  return <p>{text(state === 'AUTHORISED' ? batchMessages.nextWorking : batchMessages.nextSent)}</p>
}

function Progress({ progress: { done, total } }: Pick<Batch, 'progress'>) {
  const { text, number } = useLanguage()
  const label = text(batchMessages.progressOf, { done: number(done), total: number(total) })
  return (
    <ProgressBar
      label={text(batchMessages.progress)}
      done={done}
      total={total}
      statusText={label}
      hint={text(batchMessages.goesOn)}
    />
  )
}
