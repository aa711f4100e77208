import type { Facts } from '../../../../domain/src/conditions/facts.ts'
import type { Rule } from '../../../../domain/src/definition/rule.ts'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import { fieldsOf } from '../../../../domain/src/engine/definition-paths.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** What an answer must reach at least, by two other answers: the GPA by group, and by whether the worker lives. */
export type LeastTable = {
  question: Bilingual
  rowsAre: Bilingual
  columnsAre: Bilingual
  columns: Bilingual[]
  rows: { name: Bilingual; values: (string | number)[] }[]
}

type Least = { field: string; row: Choice; column: Choice; value: string | number }
type Choice = { field: string; value: string }

/** Reads the limits out of the rules themselves, so that what is told before and what is refused after can never differ. */
export function leastTables({ steps, eligibility = [] }: Pick<ServiceDefinition, 'steps' | 'eligibility'>, facts: Facts): LeastTable[] {
  const fields = new Map(fieldsOf({ steps }).map(({ path, field }) => [path, field]))
  const named = ({ field, value }: Choice): Bilingual => {
    const found = fields.get(field)
    const option = found && 'options' in found ? found.options.find((one) => one.value === value) : undefined
    return option?.label ?? { bn: value, en: value }
  }
  const asked = (field = ''): Bilingual => fields.get(field)?.label ?? { bn: field, en: field }
  const all = eligibility.flatMap((rule) => leastOf(rule, facts))
  return [...new Set(all.map(({ field }) => field))].map((field) => {
    const limits = all.filter((one) => one.field === field)
    const columns = different(limits.map(({ column }) => column))
    return {
      question: asked(field),
      rowsAre: asked(limits[0]?.row.field),
      columnsAre: asked(columns[0]?.field),
      columns: columns.map(named),
      rows: different(limits.map(({ row }) => row)).map((row) => ({
        name: named(row),
        values: columns.map(
          (column) => limits.find((one) => one.row.value === row.value && one.column.value === column.value)?.value ?? '–',
        ),
      })),
    }
  })
}

function leastOf({ when, must }: Rule, facts: Facts): Least[] {
  if (!('field' in must) || !('atLeast' in must) || typeof must.atLeast !== 'object' || !('fact' in must.atLeast)) return []
  const value = facts[must.atLeast.fact]
  const [row, column, ...more] = when && 'all' in when ? when.all.flatMap(choiceIn) : []
  if (!row || !column || more.length > 0 || value === undefined || typeof value === 'boolean') return []
  return [{ field: must.field, row, column, value }]
}

const choiceIn = (test: object): Choice[] => {
  const { field, is } = test as { field?: unknown; is?: unknown }
  return typeof field === 'string' && typeof is === 'string' ? [{ field, value: is }] : []
}

const different = (choices: readonly Choice[]): Choice[] => [...new Map(choices.map((choice) => [choice.value, choice])).values()]
