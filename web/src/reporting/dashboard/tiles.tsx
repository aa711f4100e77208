import { ArrowRight } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import type { Dashboard } from './use-dashboard.ts'
import { figureMessages } from './figure-messages.ts'
import { useFigureFormat } from './use-figure-format.ts'

type Tile = Dashboard['tiles'][number]

/** At most six figures, each linked to its drill-down list. Two columns on a phone. */
export function Tiles({ tiles }: Pick<Dashboard, 'tiles'>) {
  const text = useText()
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="figures" className="grid gap-3">
      <h2 id="figures" className="text-lg font-bold">
        {text(figureMessages.figures)}
      </h2>
      <ul className={classes('grid grid-cols-2 gap-2 sm:gap-3', abreast[tiles.length] ?? 'lg:grid-cols-3')}>
        {tiles.map((tile) => (
          <li key={tile.code} className="grid">
            <OneTile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Avoids half-empty rows on a wide screen. */
const abreast: Record<number, string> = { 2: 'lg:grid-cols-2', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' }

const frame = 'flex h-full min-w-0 flex-col rounded-card border bg-card px-3 py-3 sm:px-5 sm:py-4'

function OneTile({ tile }: { tile: Tile }) {
  const text = useText()
  const figure = useFigureFormat()
  const look = classes(frame, tile.urgentYn === 'Y' ? 'border-l-4 border-danger' : 'border-line')
  const difference = tile.change?.kind === 'new-today' ? '' : figure.formatDifference(tile)
  const inside = (
    <>
      <span
        className={classes(
          'font-bold tabular-nums',
          tile.unit === 'taka' ? 'text-lg sm:text-2xl' : 'text-2xl sm:text-3xl',
        )}
      >
        {figure.value(tile.unit, tile.value)}
      </span>{' '}
      <span className="inline-flex items-start gap-1 text-sm sm:text-base">
        <span className="min-w-0">{text({ bn: tile.labelBng, en: tile.label })}</span>
        {tile.url && <ArrowRight aria-hidden size={18} className="mt-0.5 shrink-0 text-brand sm:mt-1" />}
      </span>{' '}
      {tile.amount !== null && tile.amount > 0 && (
        <span className="text-sm font-semibold tabular-nums">{figure.formatMoney(tile.amount, tile.currency)}</span>
      )}{' '}
      {tile.change && (
        <span className="text-sm text-muted">
          {difference && <b className="font-semibold text-ink">{difference} </b>}
          {figure.formatChange(tile)}
        </span>
      )}
    </>
  )
  if (!tile.url) return <div className={look}>{inside}</div>
  return (
    <Link
      to={tile.url}
      data-figure={tile.code}
      className={classes(look, 'text-ink no-underline hover:bg-brand-soft', focusRing)}
    >
      {inside}
    </Link>
  )
}
