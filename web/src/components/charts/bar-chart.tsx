import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { ChartFrame } from './chart-frame.tsx'
import { chartMessages } from './chart-messages.ts'
import { ChartMark } from './chart-mark.tsx'
import { printExactClasses, getPattern } from './patterns.ts'
import { useRovingTabIndex } from './use-roving-tab-index.ts'
import { useValueFormat } from './use-value-format.ts'

export type BarRow = { label: string; value: number; href?: string | undefined }
type Props = { title: string; unit: Bilingual; rows: readonly BarRow[] }

/** Horizontal bars: long Bangla labels fit, and a phone shows any number of rows. The value stands beside each. */
export function BarChart({ title, unit, rows }: Props) {
  const text = useText()
  const value = useValueFormat(unit)
  const marks = useRovingTabIndex(rows.length)
  const max = Math.max(0, ...rows.map((row) => row.value))
  return (
    <ChartFrame
      title={title}
      isEmpty={max === 0}
      head={[text(chartMessages.item), text(chartMessages.value)]}
      rows={rows.map((row) => [row.label, value.whole(row.value)])}
    >
      {(names) => (
        <ul aria-labelledby={names.title} aria-describedby={names.keys} className="grid gap-1">
          {rows.map((row, index) => (
            <li key={row.label}>
              <ChartMark
                {...marks.getItemProps(index)}
                name={value.formatWithLabel(row.label, row.value)}
                href={row.href}
                className={classes(barRowClasses, row.href && 'min-h-11 sm:min-h-9')}
              >
                <span className="min-w-0 break-words">{row.label}</span>
                <span className="order-3 col-span-2 sm:order-none sm:col-span-1">
                  <span
                    className={classes('block h-4 rounded-sm', printExactClasses)}
                    style={{ ...getPattern(0), width: `${(Math.max(row.value, 0) / max) * 100}%` }}
                  />
                </span>
                <span className="text-right font-semibold tabular-nums">{value.whole(row.value)}</span>
              </ChartMark>
            </li>
          ))}
        </ul>
      )}
    </ChartFrame>
  )
}

/** Label and value above the bar on a phone, in one row from tablets on. */
export const barRowClasses = classes(
  'grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 px-1 py-1',
  'sm:grid-cols-[minmax(6rem,12rem)_1fr_minmax(4rem,auto)]',
)
