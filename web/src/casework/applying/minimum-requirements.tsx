import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { minimumRequirementTables } from './minimum-requirement-tables.ts'
import { draftMessages } from './draft-messages.ts'

/** Shows the minimum requirements before anybody fills in the form. */
export function MinimumRequirements({ definition, facts }: { definition: ServiceDefinition; facts: Facts }) {
  const { text, digits } = useLanguage()
  const tables = minimumRequirementTables(definition, facts)
  if (tables.length === 0) return null
  return (
    <Card title={text(draftMessages.whoMay)}>
      {tables.map(({ question, rowHeading, columnHeading, columns, rows }) => (
        <table key={question.en} className="w-full border-collapse text-left">
          <caption className="pb-2 text-left font-semibold">{text(draftMessages.least, { question })}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                rowSpan={2}
                className="border-b-2 border-line py-1.5 pr-2 align-bottom text-sm font-normal text-muted"
              >
                {text(rowHeading)}
              </th>
              <th
                scope="colgroup"
                colSpan={columns.length}
                className="px-2 pb-1 text-right text-sm font-normal text-muted"
              >
                {text(columnHeading)}
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
                {values.map((value, index) => (
                  <td key={columns[index]?.en} className="px-2 py-1.5 text-right font-semibold tabular-nums">
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
