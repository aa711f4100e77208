import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { classes } from '../look.ts'
import { ChartFrame } from './chart-frame.tsx'
import { chartWords } from './chart-words.ts'
import { Mark } from './mark.tsx'
import { drawnAlways, patternOf } from './patterns.ts'
import { useMarks } from './use-marks.ts'
import { useValue } from './use-value.ts'

export type BarRow = { label: string; value: number; href?: string | undefined }
type Props = { title: string; unit: Bilingual; rows: readonly BarRow[] }

/** Lying bars: a long Bangla label has room, and a phone shows as many as there are. The value stands beside each. */
export function BarChart({ title, unit, rows }: Props) {
  const text = useText()
  const value = useValue(unit)
  const marks = useMarks(rows.length)
  const most = Math.max(0, ...rows.map((row) => row.value))
  return (
    <ChartFrame
      title={title}
      isEmpty={most === 0}
      head={[text(chartWords.item), text(chartWords.value)]}
      rows={rows.map((row) => [row.label, value.whole(row.value)])}
    >
      {(names) => (
        <ul aria-labelledby={names.title} aria-describedby={names.keys} className="grid gap-1">
          {rows.map((row, place) => (
            <li key={row.label}>
              <Mark
                {...marks.markAt(place)}
                name={value.named(row.label, row.value)}
                href={row.href}
                className={classes(barRow, row.href && 'min-h-11 sm:min-h-9')}
              >
                <span className="min-w-0 break-words">{row.label}</span>
                <span className="order-3 col-span-2 sm:order-none sm:col-span-1">
                  <span
                    className={classes('block h-4 rounded-sm', drawnAlways)}
                    style={{ ...patternOf(0), width: `${(Math.max(row.value, 0) / most) * 100}%` }}
                  />
                </span>
                <span className="text-right font-semibold tabular-nums">{value.whole(row.value)}</span>
              </Mark>
            </li>
          ))}
        </ul>
      )}
    </ChartFrame>
  )
}

/** Label and value above the bar on a phone, in one line from tablets on. */
export const barRow =
  'grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 px-1 py-1 sm:grid-cols-[minmax(6rem,12rem)_1fr_minmax(4rem,auto)]'
