import type { Facts } from '../../../../domain/src/conditions/facts.ts'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { leastTables } from './least-values.ts'
import { startWords } from './start-words.ts'

/** What must be reached, told before anybody fills in a long form in vain. */
export function LeastTables({ definition, facts }: { definition: ServiceDefinition; facts: Facts }) {
  const { text, digits } = useLanguage()
  const tables = leastTables(definition, facts)
  if (tables.length === 0) return null
  return (
    <Card title={text(startWords.whoMay)}>
      {tables.map(({ question, rowsAre, columnsAre, columns, rows }) => (
        <table key={question.en} className="w-full border-collapse text-left">
          <caption className="pb-2 text-left font-semibold">{text(startWords.least, { question })}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className="border-b-2 border-line py-1.5 pr-2 align-bottom text-sm font-normal text-muted">
                {text(rowsAre)}
              </th>
              <th scope="colgroup" colSpan={columns.length} className="px-2 pb-1 text-right text-sm font-normal text-muted">
                {text(columnsAre)}
              </th>
            </tr>
            <tr className="border-b-2 border-line">
              {columns.map((column) => (
                <th key={column.en} scope="col" className="px-2 py-1.5 text-right font-semibold">
                  {text(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name.en} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 pr-2 font-normal">
                  {text(name)}
                </th>
                {values.map((value, place) => (
                  <td key={columns[place]?.en} className="px-2 py-1.5 text-right font-semibold tabular-nums">
                    {digits(typeof value === 'number' ? value.toFixed(2) : value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Card>
  )
}
