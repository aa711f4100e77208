import { showDigits } from '../../../../domain/src/language/digits.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/button.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { figureWords as words } from './figure-words.ts'
import { useFigure } from './use-figure.ts'

/** The year so far beside the same days of the year before. Three columns also on a phone: they are there to be compared. */
export function Headlines({ headlines, fiscalYear }: Pick<Dashboard, 'headlines' | 'fiscalYear'>) {
  const { text, locale } = useLanguage()
  const figure = useFigure()
  if (headlines.length === 0) return null
  const title = text(words.year, { year: showDigits(fiscalYear, locale) })
  return (
    <Card title={title}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b-2 border-line text-sm text-muted">
            <th scope="col" className="py-2 pr-2 font-semibold">
              {text(words.figure)}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              {text(words.thisYear)}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-semibold">
              {text(words.sameDaysBefore)}
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
                  {figure.difference(one) && <span className="block text-sm">{figure.difference(one)}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
