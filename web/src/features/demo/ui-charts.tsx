import { monthNames } from '../../../../domain/src/language/dates.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { StackedBars } from '../../ui/charts/stacked-bars.tsx'
import { units } from '../../ui/charts/units.ts'
import { words } from './ui-words.ts'

const paid = [
  12_500_000, 9_800_000, 15_200_000, 21_000_000, 18_400_000, 0, 4_200_000, 11_000_000, 13_750_000, 17_300_000, 19_900_000, 16_100_000,
]

export function Charts() {
  const { text, locale } = useLanguage()
  const services = [words.education, words.medical, words.membership]
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <BarChart
        title={text(words.chartBars)}
        unit={units.count}
        rows={services.map((service, place) => ({ label: text(service), value: [1240, 310, 85][place] ?? 0, href: `/?service=${place}` }))}
      />
      <LineChart
        title={text(words.chartLine)}
        unit={units.taka}
        points={monthNames(locale).map((month, place) => ({ x: month, y: paid[place] ?? 0 }))}
      />
      <StackedBars
        title={text(words.chartParts)}
        unit={units.count}
        parts={[text(words.chartWaiting), text(words.chartReturned), text(words.chartLate)]}
        rows={services.map((service, place) => ({
          label: text(service),
          values:
            [
              [120, 30, 12],
              [44, 9, 0],
              [18, 2, 5],
            ][place] ?? [],
        }))}
      />
      <BarChart title={text(words.chartEmpty)} unit={units.count} rows={[]} />
    </div>
  )
}
