import { answerOf, isAnswers, isBlank, type Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import type { Change } from './changes-between.ts'
import { fieldsOf } from './definition-paths.ts'
import { isSensitive, partsOf, rowsOf, type Field } from '../fields/field.ts'

export type Parted = { plain: Answers; sensitive: Answers }

/** The answers in two trees of the same shape: what may lie open in the database, and what is sealed beside it. */
export const partAnswers = (definition: Pick<ServiceDefinition, 'steps'>, kept: Answers): Parted =>
  partFields(
    definition.steps.flatMap(({ fields }) => fields),
    kept,
  )

/** The two trees as one again. Lists keep their places, so row 2 meets row 2. */
export function joinAnswers(plain: Answers, sensitive: Answers): Answers {
  const names = new Set([...Object.keys(plain), ...Object.keys(sensitive)])
  return Object.fromEntries([...names].map((name) => [name, joinOne(answerOf(plain, name), answerOf(sensitive, name))]))
}

function joinOne(plain: unknown, sensitive: unknown): unknown {
  if (sensitive === undefined) return plain
  if (isAnswers(plain) && isAnswers(sensitive)) return joinAnswers(plain, sensitive)
  if (Array.isArray(plain) && Array.isArray(sensitive)) return plain.map((row, index) => joinOne(row, sensitive[index]))
  return sensitive
}

/** The same for fields that stand alone, such as those of a reply. */
export function partFields(fields: readonly Field[], answers: Answers): Parted {
  const parted: Parted = { plain: { ...answers }, sensitive: {} }
  for (const field of fields) {
    const answer = answerOf(answers, field.id)
    if (isBlank(answer)) continue
    const { plain, sensitive } = partField(field, answer)
    if (plain === undefined) delete parted.plain[field.id]
    else parted.plain[field.id] = plain
    if (sensitive !== undefined) parted.sensitive[field.id] = sensitive
  }
  return parted
}

function partField(field: Field, answer: unknown): { plain?: unknown; sensitive?: unknown } {
  if (isSensitive(field)) return { sensitive: answer }
  // A copied address has no questions of its own, yet its parts are those of the original.
  const parts = partsOf(field)
  if (parts.length === 0) return { plain: answer }
  const rows = rowsOf(field, answer, '').map(({ row }) => partFields(parts, row))
  const hasSecrets = rows.some(({ sensitive }) => Object.keys(sensitive).length > 0)
  const [plain, sensitive] = [rows.map((row) => row.plain), rows.map((row) => row.sensitive)]
  if (!Array.isArray(answer)) return { plain: plain[0], ...(hasSecrets ? { sensitive: sensitive[0] } : {}) }
  return { plain, ...(hasSecrets ? { sensitive } : {}) }
}

const hidden = '•'
/** 1234567890 as ••••••7890: enough to compare with a paper at hand. Of what is no number, as an illness, nothing is shown. */
export const maskNumber = (value: string): string =>
  /^\S*\d{4}$/.test(value) ? hidden.repeat(value.length - 4) + value.slice(-4) : hidden.repeat(4)

/** The answers for who may look on but not decide: sensitive ones show their last four characters. */
export const maskAnswers = (definition: Pick<ServiceDefinition, 'steps'>, kept: Answers): Answers => {
  const { plain, sensitive } = partAnswers(definition, kept)
  return joinAnswers(plain, maskTree(sensitive) as Answers)
}

/** The same for what a correction replaced, line by line. */
export function maskChanges(definition: Pick<ServiceDefinition, 'steps'>, changes: readonly Change[]): Change[] {
  const secret = fieldsOf(definition).flatMap(({ path, field }) => (isSensitive(field) ? [`${path}.`] : []))
  const isSecret = (path: string) => secret.some((start) => `${path.replace(/\.\d+(?=\.|$)/g, '')}.`.startsWith(start))
  const mask = (value: unknown) => (typeof value === 'string' ? maskNumber(value) : undefined)
  return changes.map(({ path, before, after }) =>
    isSecret(path) ? { path, before: mask(before), after: mask(after) } : { path, before, after },
  )
}

/** Findings of a register are told without what was looked up. */
function maskTree(value: unknown): unknown {
  if (typeof value === 'string') return maskNumber(value)
  if (Array.isArray(value)) return value.map(maskTree)
  if (!isAnswers(value)) return value
  if ('outcome' in value) return { outcome: value.outcome, source: value.source, on: value.on, asked: {} }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskTree(part)]))
}
