import { Check } from 'lucide-react'
import type { BatchState } from '@wewb/domain/payments/payment-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { batchMessages } from './messages.ts'

const steps: readonly { state: BatchState; label: Bilingual }[] = [
  { state: 'MADE', label: batchMessages.stepMade },
  { state: 'AUTHORISED', label: batchMessages.stepAuthorised },
  { state: 'SENT', label: batchMessages.stepSent },
  { state: 'RETURNED', label: batchMessages.stepReturned },
  { state: 'RECONCILED', label: batchMessages.stepReconciled },
]

/** Five steps in a row, on a phone in a column: done, current and pending. */
export function BatchStepper({ state }: { state: BatchState }) {
  const { text, digits } = useLanguage()
  const now = steps.findIndex((step) => step.state === state)
  return (
    <ol aria-label={text(batchMessages.steps)} className="grid gap-1 sm:grid-cols-5 sm:gap-2">
      {steps.map((step, index) => {
        const isDone = index < now || state === 'RECONCILED'
        const isNow = index === now && !isDone
        return (
          <li
            key={step.state}
            {...(isNow && { 'aria-current': 'step' as const })}
            className={classes(
              'flex items-center gap-2 border-l-4 py-1 pl-3 sm:border-t-4 sm:border-l-0 sm:pt-2 sm:pl-0',
              isDone ? 'border-done text-done' : isNow ? 'border-brand font-bold' : 'border-line text-muted',
            )}
          >
            {isDone ? (
              <Check aria-hidden size={18} className="shrink-0" />
            ) : (
              <span aria-hidden className="w-4.5 text-center tabular-nums">
                {digits(index + 1)}
              </span>
            )}
            {(isDone || isNow) && (
              <span className="sr-only">{text(isDone ? batchMessages.stepDone : batchMessages.stepNow)}</span>
            )}
            {text(step.label)}
          </li>
        )
      })}
    </ol>
  )
}
