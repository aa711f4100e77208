import { monthNames } from '@wewb/domain/language/dates'
import { useLanguage } from '#lib/i18n/language.tsx'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { LineChart } from '#components/charts/line-chart.tsx'
import { StackedBarChart } from '#components/charts/stacked-bar-chart.tsx'
import { units } from '#components/charts/units.ts'
import { demoUiMessages } from './ui-messages.ts'

const paid = [
  12_500_000, 9_800_000, 15_200_000, 21_000_000, 18_400_000, 0, 4_200_000, 11_000_000, 13_750_000, 17_300_000,
  19_900_000, 16_100_000,
]

export function Charts() {
  const { text, locale } = useLanguage()
  const services = [demoUiMessages.education, demoUiMessages.medical, demoUiMessages.membership]
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <BarChart
        title={text(demoUiMessages.chartBars)}
        unit={units.count}
        rows={services.map((service, index) => ({
          label: text(service),
          value: [1240, 310, 85][index] ?? 0,
          href: `/?service=${index}`,
        }))}
      />
      <LineChart
        title={text(demoUiMessages.chartLine)}
        unit={units.taka}
        points={monthNames(locale).map((month, index) => ({ x: month, y: paid[index] ?? 0 }))}
      />
      <StackedBarChart
        title={text(demoUiMessages.chartParts)}
        unit={units.count}
        parts={[text(demoUiMessages.chartWaiting), text(demoUiMessages.chartReturned), text(demoUiMessages.chartLate)]}
        rows={services.map((service, index) => ({
          label: text(service),
          values:
            [
              [120, 30, 12],
              [44, 9, 0],
              [18, 2, 5],
            ][index] ?? [],
        }))}
      />
      <BarChart title={text(demoUiMessages.chartEmpty)} unit={units.count} rows={[]} />
    </div>
  )
}
