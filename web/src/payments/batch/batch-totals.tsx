import { CircleCheck } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { classes } from '#components/styles/class-names.ts'
import { useFormatTaka } from '#payments/money.ts'
import type { Batch } from './use-batch.ts'
import { batchMessages } from './messages.ts'

/** Shows the four totals that must agree; sticky above the rows. */
export function BatchTotals({ batch }: { batch: Batch }) {
  const { text } = useLanguage()
  const isAuthorised = !['MADE', 'CANCELLED'].includes(batch.state)
  const figures = [
    { name: batchMessages.total, count: batch.count, amount: batch.total },
    ...(isAuthorised
      ? [
          { name: batchMessages.paid, ...batch.paid },
          { name: batchMessages.failed, ...batch.failed },
          { name: batchMessages.open, ...batch.open },
        ]
      : []),
  ]
  return (
    <section
      aria-label={text(batchMessages.total)}
      className="grid gap-2 rounded-card border border-line bg-card p-3 lg:sticky lg:top-16 lg:z-10 shadow-card"
    >
      <dl className={classes('grid gap-2', isAuthorised && 'sm:grid-cols-2 lg:grid-cols-4')}>
        {figures.map(({ name, count, amount }) => (
          <div
            key={name.en}
            className={classes(
              'flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 sm:block',
              'rounded-control bg-draft-soft px-3 py-2',
            )}
          >
            <dt className="text-sm text-muted">{text(name)}</dt>
            <dd className="text-right sm:text-left">
              <Sum count={count} amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {batch.agreesYn === 'Y' ? (
        isAuthorised && (
          <p className="flex items-start gap-1.5 px-1 text-sm text-done">
            <CircleCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
            {text(batchMessages.agrees)}
          </p>
        )
      ) : (
        <Alert kind="danger" title={text(batchMessages.disagrees)} />
      )}
    </section>
  )
}

function Sum({ count, amount }: { count: number; amount: string }) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  return (
    <>
      <span className="block text-lg font-bold break-words tabular-nums">{taka(amount)}</span>
      <span className="block text-sm text-muted tabular-nums">
        {count === 1 ? text(batchMessages.payment) : text(batchMessages.payments, { n: number(count) })}
      </span>
    </>
  )
}
