import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ColumnKind } from '@wewb/domain/reporting/report'
import { useLanguage } from '#lib/i18n/language.tsx'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { LineChart } from '#components/charts/line-chart.tsx'
import { StackedBarChart } from '#components/charts/stacked-bar-chart.tsx'
import { units } from '#components/charts/units.ts'
import { createChartRows, sortByDate, topRows, MAX_BARS } from './chart-rows.ts'
import type { ReportResponse, ReportResponseColumn } from './report-endpoints.ts'
import { formatReportValue } from './format-report-value.ts'
import { reportMessages } from './messages.ts'

const unitOf = (kind: ColumnKind | undefined): Bilingual =>
  kind === 'money'
    ? { bn: '৳\u00a0{n}', en: '৳\u00a0{n}' }
    : kind === 'percent'
      ? units.percent
      : kind === 'days'
        ? units.days
        : units.count

/** Shows a chart of the report. A list with several pages has none, because it would show only a part. */
export function ReportChart({
  response: { chart, columns, rows, lastPage, title, titleBng },
}: {
  response: ReportResponse
}) {
  const language = useLanguage()
  const { text, number } = language
  const label = columns.find(({ id }) => id === chart?.label)
  // Keeps the order of the hint, which determines patterns and colours.
  const values = (chart?.values ?? []).flatMap((id) => columns.filter((column) => column.id === id))
  if (!chart || !label || values.length === 0 || lastPage > 1) return null
  const name = ({ labelBng, label: en }: ReportResponseColumn) => text({ bn: labelBng, en })
  // Time runs from left to right, however the table is sorted.
  const ordered = chart.kind === 'line' ? sortByDate(rows, label.id) : rows
  const bars = createChartRows(
    ordered,
    values.map(({ id }) => id),
    ({ cells }) => formatReportValue(label.kind, cells[label.id], language),
  )
  const displayedBars = chart.kind === 'line' ? bars : topRows(bars)
  // A chart of one point says no more than the table.
  if (displayedBars.length < 2) return null
  const unit = unitOf(values[0]?.kind)
  const hidden = bars.length - displayedBars.length
  return (
    <div className="grid gap-4">
      {chart.kind === 'stacked' && (
        <StackedBarChart
          title={text({ bn: titleBng, en: title })}
          unit={unit}
          parts={values.map(name)}
          rows={displayedBars}
        />
      )}
      {chart.kind === 'bars' &&
        values.map((column, index) => (
          <BarChart
            key={column.id}
            title={name(column)}
            unit={unitOf(column.kind)}
            rows={displayedBars.map((row) => ({ label: row.label, value: row.values[index] ?? 0, href: row.href }))}
          />
        ))}
      {chart.kind === 'line' &&
        values.map((column, index) => (
          <LineChart
            key={column.id}
            title={name(column)}
            unit={unitOf(column.kind)}
            points={displayedBars.map((row) => ({ x: row.label, y: row.values[index] ?? 0, href: row.href }))}
          />
        ))}
      {hidden > 0 && displayedBars.length === MAX_BARS && (
        <p className="text-sm text-muted">{text(reportMessages.longestOnly, { n: number(MAX_BARS) })}</p>
      )}
    </div>
  )
}
