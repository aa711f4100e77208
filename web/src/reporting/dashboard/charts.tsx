import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { LineChart } from '#components/charts/line-chart.tsx'
import { units } from '#components/charts/units.ts'
import type { Dashboard } from './use-dashboard.ts'

type Series = Dashboard['series'][number]

export const Charts = ({ series }: Pick<Dashboard, 'series'>) =>
  series.map((one) => (
    <Card key={one.code}>
      <Chart series={one} />
    </Card>
  ))

function Chart({ series }: { series: Series }) {
  const text = useText()
  const title = text({ bn: series.labelBng, en: series.label })
  const unit = units[series.unit]
  const nameOf = ({ label, labelBng }: Series['points'][number]) => text({ bn: labelBng, en: label })
  if (series.shape === 'bars')
    return (
      <BarChart
        title={title}
        unit={unit}
        rows={series.points.map((point) => ({
          label: nameOf(point),
          value: point.y,
          ...(point.url && { href: point.url }),
        }))}
      />
    )
  return (
    <LineChart
      title={title}
      unit={unit}
      points={series.points.map((point) => ({ x: nameOf(point), y: point.y, short: shortOf(nameOf(point)) }))}
    />
  )
}

/** Drops the year, which is in the title: November for November 2026, 15 November for 15 November 2026. */
const shortOf = (name: string) => name.split(' ').slice(0, -1).join(' ')
