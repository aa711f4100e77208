import { Check } from 'lucide-react'
import type { BatchState } from '@wewb/domain/payments/payment-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { batchMessages as words } from './messages.ts'

const steps: readonly { state: BatchState; label: Bilingual }[] = [
  { state: 'MADE', label: words.stepMade },
  { state: 'AUTHORISED', label: words.stepAuthorised },
  { state: 'SENT', label: words.stepSent },
  { state: 'RETURNED', label: words.stepReturned },
  { state: 'RECONCILED', label: words.stepReconciled },
]

/** Five steps in a row, on a phone in a column: done, current and pending. */
export function BatchStepper({ state }: { state: BatchState }) {
  const { text, digits } = useLanguage()
  const now = steps.findIndex((step) => step.state === state)
  return (
    <ol aria-label={text(words.steps)} className="grid gap-1 sm:grid-cols-5 sm:gap-2">
      {steps.map((step, place) => {
        const isDone = place < now || state === 'RECONCILED'
        const isNow = place === now && !isDone
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
                {digits(place + 1)}
              </span>
            )}
            {(isDone || isNow) && <span className="sr-only">{text(isDone ? words.stepDone : words.stepNow)}</span>}
            {text(step.label)}
          </li>
        )
      })}
    </ol>
  )
}
