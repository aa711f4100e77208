import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { Rule } from '@wewb/domain/engine/definition/rule'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { flattenDefinition } from '@wewb/domain/engine/evaluation/field-paths'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Minimum of an answer by two other answers, such as the GPA by group and by whether the worker is alive. */
export type MinimumRequirementTable = {
  question: Bilingual
  rowHeading: Bilingual
  columnHeading: Bilingual
  columns: Bilingual[]
  rows: { name: Bilingual; values: (string | number)[] }[]
}

type Least = { field: string; row: Choice; column: Choice; value: string | number }
type Choice = { field: string; value: string }

/** Derives the limits from the rules themselves, so that the display and the validation cannot differ. */
export function minimumRequirementTables(
  { steps, eligibility = [] }: Pick<ServiceDefinition, 'steps' | 'eligibility'>,
  facts: Facts,
): MinimumRequirementTable[] {
  const fields = new Map(flattenDefinition({ steps }).map(({ path, field }) => [path, field]))
  const named = ({ field, value }: Choice): Bilingual => {
    const found = fields.get(field)
    const option = found && 'options' in found ? found.options.find((one) => one.value === value) : undefined
    return option?.label ?? { bn: value, en: value }
  }
  const labelOf = (field = ''): Bilingual => fields.get(field)?.label ?? { bn: field, en: field }
  const all = eligibility.flatMap((rule) => minOf(rule, facts))
  return [...new Set(all.map(({ field }) => field))].map((field) => {
    const limits = all.filter((one) => one.field === field)
    const columns = different(limits.map(({ column }) => column))
    return {
      question: labelOf(field),
      rowHeading: labelOf(limits[0]?.row.field),
      columnHeading: labelOf(columns[0]?.field),
      columns: columns.map(named),
      rows: different(limits.map(({ row }) => row)).map((row) => ({
        name: named(row),
        values: columns.map(
          (column) =>
            limits.find((one) => one.row.value === row.value && one.column.value === column.value)?.value ?? '–',
        ),
      })),
    }
  })
}

function minOf({ when, must }: Rule, facts: Facts): Least[] {
  if (!('field' in must) || !('atLeast' in must) || typeof must.atLeast !== 'object' || !('fact' in must.atLeast))
    return []
  const value = facts[must.atLeast.fact]
  const [row, column, ...more] = when && 'all' in when ? when.all.flatMap(choiceIn) : []
  if (!row || !column || more.length > 0 || value === undefined || typeof value === 'boolean') return []
  return [{ field: must.field, row, column, value }]
}

const choiceIn = (test: object): Choice[] => {
  const { field, is } = test as { field?: unknown; is?: unknown }
  return typeof field === 'string' && typeof is === 'string' ? [{ field, value: is }] : []
}

const different = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
]
