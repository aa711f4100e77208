import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { barRowClasses } from './bar-chart.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { chartMessages } from './chart-messages.ts'
import { ChartMark } from './chart-mark.tsx'
import { printExactClasses, getPattern } from './patterns.ts'
import { useRovingTabIndex } from './use-roving-tab-index.ts'
import { useValueFormat } from './use-value-format.ts'

/** `values` are in the order of `parts`. */
export type StackedRow = { label: string; values: readonly number[]; href?: string | undefined }
type Props = { title: string; unit: Bilingual; parts: readonly string[]; rows: readonly StackedRow[] }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Shows a total and its parts by row; each part has a pattern besides its colour, and its number under the bar. */
export function StackedBarChart({ title, unit, parts, rows }: Props) {
  const { text, number } = useLanguage()
  const value = useValueFormat(unit)
  const marks = useRovingTabIndex(rows.length)
  const max = Math.max(0, ...rows.map(({ values }) => sum(values)))
  const namesOf = (row: StackedRow) =>
    parts.map((part, index) => `${part} ${number(row.values[index] ?? 0)}`).join(', ')
  return (
    <ChartFrame
      title={title}
      isEmpty={max === 0}
      head={[text(chartMessages.item), ...parts, text(chartMessages.total)]}
      rows={rows.map((row) => [row.label, ...row.values.map(number), number(sum(row.values))])}
    >
      {(names) => (
        <>
          <Key parts={parts} />
          <ul aria-labelledby={names.title} aria-describedby={names.keys} className="grid gap-2">
            {rows.map((row, index) => (
              <li key={row.label}>
                <ChartMark
                  {...marks.getItemProps(index)}
                  name={`${value.formatWithLabel(row.label, sum(row.values))} (${namesOf(row)})`}
                  href={row.href}
                  className={barRowClasses}
                >
                  <span className="min-w-0 break-words">{row.label}</span>
                  <span className="order-3 col-span-2 grid gap-1 sm:order-none sm:col-span-1">
                    <span className="flex h-4" style={{ width: `${(sum(row.values) / max) * 100}%` }}>
                      {row.values.map(
                        (part, at) =>
                          part > 0 && (
                            <span
                              key={parts[at]}
                              className={classes('h-4', printExactClasses)}
                              style={{ ...getPattern(at), flexGrow: part, flexBasis: 0 }}
                            />
                          ),
                      )}
                    </span>
                    <span className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
                      {row.values.map(
                        (part, at) =>
                          part > 0 && (
                            <span key={parts[at]} className="inline-flex items-center gap-1">
                              <Swatch index={at} /> {number(part)}
                            </span>
                          ),
                      )}
                    </span>
                  </span>
                  <span className="text-right font-semibold tabular-nums">{value.whole(sum(row.values))}</span>
                </ChartMark>
              </li>
            ))}
          </ul>
        </>
      )}
    </ChartFrame>
  )
}

const Swatch = ({ index }: { index: number }) => (
  <span
    aria-hidden
    className={classes('inline-block size-3 shrink-0 rounded-xs', printExactClasses)}
    style={getPattern(index)}
  />
)

function Key({ parts }: Pick<Props, 'parts'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {parts.map((part, index) => (
        <li key={part} className="inline-flex items-center gap-1.5">
          <Swatch index={index} /> {part}
        </li>
      ))}
    </ul>
  )
}
