import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { classes } from '../look.ts'
import { ChartFrame } from './chart-frame.tsx'
import { chartWords } from './chart-words.ts'
import { spotsOf, type Point, type Spot } from './line-spots.ts'
import { Mark } from './mark.tsx'
import { useMarks, type Marks } from './use-marks.ts'
import { useValue } from './use-value.ts'

type Props = { title: string; unit: Bilingual; points: readonly Point[] }

/** How something went on over time. The last value, the highest and the lowest are written; the others when one stops at them. */
export function LineChart({ title, unit, points }: Props) {
  const text = useText()
  const value = useValue(unit)
  const marks = useMarks(points.length)
  const spots = spotsOf(points)
  return (
    <ChartFrame
      title={title}
      isEmpty={points.every(({ y }) => y === 0)}
      head={[text(chartWords.item), text(chartWords.value)]}
      rows={points.map(({ x, y }) => [x, value.whole(y)])}
    >
      {(names) => (
        <div className="@container">
          <div className="relative h-44 border-b-2 border-edge">
            <Line spots={spots} />
            <ul aria-labelledby={names.title} aria-describedby={names.keys}>
              {spots.map((spot, place) => (
                <li key={spot.x} className="contents">
                  <SpotMark spot={spot} name={value.named(spot.x, spot.y)} label={value.short(spot.y)} mark={marks.markAt(place)} />
                </li>
              ))}
            </ul>
          </div>
          <div aria-hidden className="relative mt-1 h-6 text-sm text-muted">
            {spots.map((spot) => (
              <span
                key={spot.x}
                className={classes('absolute whitespace-nowrap', spot.isRare ? 'block' : 'hidden @3xl:block')}
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

/** At its place, but never over the edge: the first begins where the chart does, the last ends where it ends. */
const along = ({ left }: Spot) => ({ left: `${left}%`, transform: `translateX(-${left}%)` })

function Line({ spots }: { spots: readonly Spot[] }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible text-brand">
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

type SpotProps = { spot: Spot; name: string; label: string; mark: ReturnType<Marks['markAt']> }

function SpotMark({ spot, name, label, mark }: SpotProps) {
  return (
    <Mark
      {...mark}
      name={name}
      href={spot.href}
      className="group absolute z-0 grid size-6 -translate-1/2 place-items-center hover:z-10 focus:z-10"
      style={{ left: `${spot.left}%`, top: `${spot.top}%` }}
    >
      <span className="size-2.5 rounded-full border-2 border-brand bg-card forced-color-adjust-none [print-color-adjust:exact]" />
      <span
        className={classes(
          'absolute bottom-full rounded-sm bg-card px-1 text-sm font-semibold whitespace-nowrap tabular-nums group-hover:block group-focus:block',
          !spot.isWritten && 'hidden',
        )}
        style={{ left: '50%', transform: `translateX(-${spot.left}%)` }}
      >
        {label}
      </span>
    </Mark>
  )
}
