import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { ChartFrame } from './chart-frame.tsx'
import { chartMessages } from './chart-messages.ts'
import { layoutPoints, type Point, type PlottedPoint } from './line-layout.ts'
import { ChartMark } from './chart-mark.tsx'
import { useRovingTabIndex, type RovingTabIndex } from './use-roving-tab-index.ts'
import { useValueFormat } from './use-value-format.ts'

type Props = { title: string; unit: Bilingual; points: readonly Point[] }

/** Shows values over time. The last, highest and lowest values have labels; the others show theirs on focus. */
export function LineChart({ title, unit, points }: Props) {
  const text = useText()
  const value = useValueFormat(unit)
  const marks = useRovingTabIndex(points.length)
  const spots = layoutPoints(points)
  return (
    <ChartFrame
      title={title}
      isEmpty={points.every(({ y }) => y === 0)}
      head={[text(chartMessages.item), text(chartMessages.value)]}
      rows={points.map(({ x, y }) => [x, value.whole(y)])}
    >
      {(names) => (
        <div className="@container">
          <div className="relative h-44 border-b-2 border-edge">
            <ChartLine spots={spots} />
            <ul aria-labelledby={names.title} aria-describedby={names.keys}>
              {spots.map((spot, index) => (
                <li key={spot.x} className="contents">
                  <SpotMark
                    spot={spot}
                    name={value.formatWithLabel(spot.x, spot.y)}
                    label={value.formatShort(spot.y)}
                    mark={marks.getItemProps(index)}
                  />
                </li>
              ))}
            </ul>
          </div>
          <div aria-hidden className="relative mt-1 h-6 text-sm text-muted">
            {spots.map((spot) => (
              <span
                key={spot.x}
                className={classes('absolute whitespace-nowrap', spot.hasAxisLabel ? 'block' : 'hidden @3xl:block')}
                style={along(spot)}
              >
                {spot.short ?? spot.x}
              </span>
            ))}
          </div>
        </div>
      )}
    </ChartFrame>
  )
}

/** Positions the label at its point without overflow: the first starts and the last ends at the chart's edge. */
const along = ({ left }: PlottedPoint) => ({ left: `${left}%`, transform: `translateX(-${left}%)` })

function ChartLine({ spots }: { spots: readonly PlottedPoint[] }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible text-brand"
    >
      <polyline
        points={spots.map(({ left, top }) => `${left},${top}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

type SpotProps = { spot: PlottedPoint; name: string; label: string; mark: ReturnType<RovingTabIndex['getItemProps']> }

function SpotMark({ spot, name, label, mark }: SpotProps) {
  return (
    <ChartMark
      {...mark}
      name={name}
      href={spot.href}
      className="group absolute z-0 grid size-6 -translate-1/2 place-items-center hover:z-10 focus:z-10"
      style={{ left: `${spot.left}%`, top: `${spot.top}%` }}
    >
      <span
        className={classes(
          'size-2.5 rounded-full border-2 border-brand bg-card',
          'forced-color-adjust-none [print-color-adjust:exact]',
        )}
      />
      <span
        className={classes(
          'absolute bottom-full rounded-sm bg-card px-1 group-hover:block group-focus:block',
          'text-sm font-semibold whitespace-nowrap tabular-nums',
          !spot.hasValueLabel && 'hidden',
        )}
        style={{ left: '50%', transform: `translateX(-${spot.left}%)` }}
      >
        {label}
      </span>
    </ChartMark>
  )
}
