import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { ColumnKind } from '../../../../domain/src/reports/report.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { StackedBars } from '../../ui/charts/stacked-bars.tsx'
import { units } from '../../ui/charts/units.ts'
import { chartRows, inTime, longest, mostBars } from './chart-rows.ts'
import type { Answer, AnswerColumn } from './report-calls.ts'
import { showValue } from './show-value.ts'
import { words } from './words.ts'

const unitOf = (kind: ColumnKind | undefined): Bilingual =>
  kind === 'money'
    ? { bn: '৳\u00a0{n}', en: '৳\u00a0{n}' }
    : kind === 'percent'
      ? units.percent
      : kind === 'days'
        ? units.days
        : units.count

/** Where people would rather look than read. Of a list that goes on over other pages no picture is drawn: it would be of a part only. */
export function ReportChart({ answer: { chart, columns, rows, lastPage, title, titleBng } }: { answer: Answer }) {
  const language = useLanguage()
  const { text, number } = language
  const label = columns.find(({ id }) => id === chart?.label)
  // In the order of the hint: patterns and colours are given out in it.
  const values = (chart?.values ?? []).flatMap((id) => columns.filter((column) => column.id === id))
  if (!chart || !label || values.length === 0 || lastPage > 1) return null
  const name = ({ labelBng, label: en }: AnswerColumn) => text({ bn: labelBng, en })
  // Time runs from left to right, however the table is sorted.
  const ordered = chart.kind === 'line' ? inTime(rows, label.id) : rows
  const bars = chartRows(ordered, values.map(({ id }) => id), ({ cells }) => showValue(label.kind, cells[label.id], language)) // prettier-ignore
  const drawn = chart.kind === 'line' ? bars : longest(bars)
  // A line of one point says nothing that the table does not say better.
  if (drawn.length < 2) return null
  const unit = unitOf(values[0]?.kind)
  const hidden = bars.length - drawn.length
  return (
    <div className="grid gap-4">
      {chart.kind === 'stacked' && (
        <StackedBars title={text({ bn: titleBng, en: title })} unit={unit} parts={values.map(name)} rows={drawn} />
      )}
      {chart.kind === 'bars' &&
        values.map((column, place) => (
          <BarChart
            key={column.id}
            title={name(column)}
            unit={unitOf(column.kind)}
            rows={drawn.map((row) => ({ label: row.label, value: row.values[place] ?? 0, href: row.href }))}
          />
        ))}
      {chart.kind === 'line' &&
        values.map((column, place) => (
          <LineChart
            key={column.id}
            title={name(column)}
            unit={unitOf(column.kind)}
            points={drawn.map((row) => ({ x: row.label, y: row.values[place] ?? 0, href: row.href }))}
          />
        ))}
      {hidden > 0 && drawn.length === mostBars && <p className="text-sm text-muted">{text(words.longestOnly, { n: number(mostBars) })}</p>}
    </div>
  )
}
