import { FilePlus2, ListPlus } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { sumAmounts, useFormatTaka } from '#payments/money.ts'
import { classes } from '#components/styles/class-names.ts'
import { stickyBarClasses } from '#components/layout/card.tsx'
import type { PaymentQueue, QueuedPayment, QueueSummaryRow } from './use-payment-queue.ts'
import { paymentQueueMessages } from './messages.ts'

type Props = {
  queue: PaymentQueue
  selected: readonly QueuedPayment[]
  /** Set where a batch may be created. */
  group?: QueueSummaryRow
  onCreateBatch?(which: 'chosen' | 'all'): void
  onClear?(): void
}

/** Sticky totals at the bottom of the window, with buttons to create a batch. */
export function QueueBar({ queue, selected, group, onCreateBatch, onClear }: Props) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  const sum = taka(sumAmounts(selected.map(({ amount }) => amount)))
  return (
    <section
      aria-label={text(paymentQueueMessages.sums)}
      className={classes(stickyBarClasses, 'items-center justify-between gap-x-6 gap-y-2 rounded-card border')}
    >
      <div aria-live="polite" className="tabular-nums">
        <p className="text-sm text-muted">
          {text(paymentQueueMessages.sumAll, { n: number(queue.total), sum: taka(queue.amount) })}
        </p>
        {group && (
          <p className="text-lg font-bold">
            {selected.length > 0
              ? text(paymentQueueMessages.sumChosen, { n: number(selected.length), sum })
              : text(paymentQueueMessages.sumNone)}
          </p>
        )}
      </div>
      {group && (
        <div className="flex flex-wrap gap-2">
          {selected.length > 0 && (
            <>
              <Button icon={<FilePlus2 aria-hidden size={20} />} onClick={() => onCreateBatch?.('chosen')}>
                {text(paymentQueueMessages.makeChosen, { n: number(selected.length) })}
              </Button>
              <Button variant="quiet" onClick={onClear}>
                {text(paymentQueueMessages.clearChosen)}
              </Button>
            </>
          )}
          {selected.length === 0 && group.payable.count > 0 && (
            <Button
              variant="secondary"
              icon={<ListPlus aria-hidden size={20} />}
              onClick={() => onCreateBatch?.('all')}
            >
              {text(paymentQueueMessages.makeAll, { n: number(group.payable.count) })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
