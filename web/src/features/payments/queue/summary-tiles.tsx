import { TriangleAlert } from 'lucide-react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import type { getQueueSummary } from '../../../../../domain/src/contracts/payments.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Card } from '../../../ui/card.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { useTaka } from '../money.ts'
import type { SummaryRow } from './use-payment-queue.ts'
import { queueWords as words } from './words.ts'

/** One tile for each service and fiscal year: what a batch would hold. The chosen one narrows the list below; pressed again, all is shown. */
export function SummaryTiles({ summary }: { summary: AnswerOf<typeof getQueueSummary> }) {
  const { text, number } = useLanguage()
  const taka = useTaka()
  return (
    <Card
      title={text(words.summary)}
      aside={<p className="font-semibold tabular-nums">{text(words.sumAll, { n: number(summary.count), sum: taka(summary.total) })}</p>}
    >
      <p className="mb-4 max-w-prose text-muted">{text(words.summaryText)}</p>
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

function Tile({ row: { module, moduleName, moduleNameBng, fiscalYear, count, total, problemCount } }: { row: SummaryRow }) {
  const { text, digits, number } = useLanguage()
  const taka = useTaka()
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
        {count === 1 ? text(words.tileOne) : text(words.tile, { n: number(count) })}
        {problemCount > 0 && (
          <span className="inline-flex items-center gap-1 font-semibold text-needs-you">
            <TriangleAlert aria-hidden size={16} />
            {text(words.tileProblems, { n: number(problemCount) })}
          </span>
        )}
      </span>
    </Link>
  )
}
