import { TriangleAlert } from 'lucide-react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { getQueueSummary } from '@wewb/domain/payments/payment-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card } from '#components/layout/card.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { useFormatTaka } from '#payments/money.ts'
import type { QueueSummaryRow } from './use-payment-queue.ts'
import { paymentQueueMessages } from './messages.ts'

/**
 * One tile per service and fiscal year: what a batch would hold. It filters the list below; a second press shows all.
 */
export function SummaryTiles({ summary }: { summary: ResponseOf<typeof getQueueSummary> }) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  return (
    <Card
      title={text(paymentQueueMessages.summary)}
      aside={
        <p className="font-semibold tabular-nums">
          {text(paymentQueueMessages.sumAll, { n: number(summary.count), sum: taka(summary.total) })}
        </p>
      }
    >
      <p className="mb-4 max-w-prose text-muted">{text(paymentQueueMessages.summaryText)}</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {summary.list.map((row) => (
          <li key={`${row.module} ${row.fiscalYear}`} className="grid">
            <Tile row={row} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Tile({
  row: { module, moduleName, moduleNameBng, fiscalYear, count, total, problemCount },
}: {
  row: QueueSummaryRow
}) {
  const { text, digits, number } = useLanguage()
  const taka = useFormatTaka()
  const [params] = useSearchParams()
  const isChosen = params.get('module') === module && params.get('year') === fiscalYear
  return (
    <Link
      to={isChosen ? '?view=queue' : `?${new URLSearchParams({ view: 'queue', module, year: fiscalYear })}`}
      aria-current={isChosen || undefined}
      className={classes(
        'grid content-start gap-0.5 rounded-control border-2 px-4 py-3 text-ink no-underline hover:bg-brand-soft',
        focusRing,
        isChosen ? 'border-brand bg-brand-soft' : 'border-line bg-card',
      )}
    >
      <span className="font-semibold">
        {text({ bn: moduleNameBng, en: moduleName })}, {digits(fiscalYear)}
      </span>
      <span className="text-lg font-bold break-words tabular-nums">{taka(total)}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        {count === 1 ? text(paymentQueueMessages.tileOne) : text(paymentQueueMessages.tile, { n: number(count) })}
        {problemCount > 0 && (
          <span className="inline-flex items-center gap-1 font-semibold text-needs-you">
            <TriangleAlert aria-hidden size={16} />
            {text(paymentQueueMessages.tileProblems, { n: number(problemCount) })}
          </span>
        )}
      </span>
    </Link>
  )
}
