import { formatDigits } from '@wewb/domain/language/digits'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { figureMessages } from './figure-messages.ts'
import { useFigureFormat } from './use-figure-format.ts'

/** Compares the year so far with the same days of the previous year. Three columns even on a phone, to be compared. */
export function HeadlineFigures({ headlines, fiscalYear }: Pick<Dashboard, 'headlines' | 'fiscalYear'>) {
  const { text, locale } = useLanguage()
  const figure = useFigureFormat()
  if (headlines.length === 0) return null
  const title = text(figureMessages.year, { year: formatDigits(fiscalYear, locale) })
  return (
    <Card title={title}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b-2 border-line text-sm text-muted">
            <th scope="col" className="py-2 pr-2 font-semibold">
              {text(figureMessages.figure)}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              {text(figureMessages.thisYear)}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-semibold">
              {text(figureMessages.sameDaysBefore)}
            </th>
          </tr>
        </thead>
        <tbody>
          {headlines.map((one) => {
            const label = text({ bn: one.labelBng, en: one.label })
            return (
              <tr key={one.code} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 pr-2 align-top font-normal">
                  {one.url && one.value > 0 ? (
                    <TextLink to={one.url} data-figure={one.code}>
                      {label}
                    </TextLink>
                  ) : (
                    label
                  )}
                </th>
                <td className="px-2 py-2 text-right align-top font-semibold tabular-nums sm:whitespace-nowrap">
                  {figure.value(one.unit, one.value)}
                </td>
                <td className="py-2 pl-2 text-right align-top text-muted tabular-nums sm:whitespace-nowrap">
                  {one.change ? figure.value(one.unit, one.change.value) : '–'}
                  {figure.formatDifference(one) && (
                    <span className="block text-sm">{figure.formatDifference(one)}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
