import { ownAnswer, isAnswers, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { AnswerChange } from './diff-answers.ts'
import { flattenDefinition } from './field-paths.ts'
import { isSensitive, childFieldsOf, rowsOf, type Field } from '#engine/fields/field.ts'

export type SplitAnswers = { plain: Answers; sensitive: Answers }

/** Splits the answers into two trees of the same shape: plain ones, and those that are encrypted in the database. */
export const splitSensitiveAnswers = (
  definition: Pick<ServiceDefinition, 'steps'>,
  normalized: Answers,
): SplitAnswers =>
  splitSensitiveFields(
    definition.steps.flatMap(({ fields }) => fields),
    normalized,
  )

/** Merges the two trees. Lists keep their row positions, so that rows match by index. */
export function mergeAnswers(plain: Answers, sensitive: Answers): Answers {
  const names = new Set([...Object.keys(plain), ...Object.keys(sensitive)])
  return Object.fromEntries(
    [...names].map((name) => [name, mergeAnswer(ownAnswer(plain, name), ownAnswer(sensitive, name))]),
  )
}

function mergeAnswer(plain: unknown, sensitive: unknown): unknown {
  if (sensitive === undefined) return plain
  if (isAnswers(plain) && isAnswers(sensitive)) return mergeAnswers(plain, sensitive)
  if (Array.isArray(plain) && Array.isArray(sensitive))
    return plain.map((row, index) => mergeAnswer(row, sensitive[index]))
  return sensitive
}

/** The same for separate fields, such as those of a reply. */
export function splitSensitiveFields(fields: readonly Field[], answers: Answers): SplitAnswers {
  const parted: SplitAnswers = { plain: { ...answers }, sensitive: {} }
  for (const field of fields) {
    const answer = ownAnswer(answers, field.id)
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
  // A copied address has no visible fields, but its parts are those of the original.
  const parts = childFieldsOf(field)
  if (parts.length === 0) return { plain: answer }
  const rows = rowsOf(field, answer, '').map(({ row }) => splitSensitiveFields(parts, row))
  const hasSecrets = rows.some(({ sensitive }) => Object.keys(sensitive).length > 0)
  const [plain, sensitive] = [rows.map((row) => row.plain), rows.map((row) => row.sensitive)]
  if (!Array.isArray(answer)) return { plain: plain[0], ...(hasSecrets ? { sensitive: sensitive[0] } : {}) }
  return { plain, ...(hasSecrets ? { sensitive } : {}) }
}

const hidden = '•'
/**
 * 1234567890 becomes ••••••7890, enough to compare with a document. Text that does not end in four digits, such as an
 * illness, is hidden completely.
 */
export const maskNumber = (value: string): string =>
  /^\S*\d{4}$/.test(value) ? hidden.repeat(value.length - 4) + value.slice(-4) : hidden.repeat(4)

/** The answers for people who may view but not decide: sensitive ones show only their last four characters. */
export const maskAnswers = (definition: Pick<ServiceDefinition, 'steps'>, normalized: Answers): Answers => {
  const { plain, sensitive } = splitSensitiveAnswers(definition, normalized)
  return mergeAnswers(plain, maskTree(sensitive) as Answers)
}

/** The same for the values that a correction replaced. */
export function maskChanges(
  definition: Pick<ServiceDefinition, 'steps'>,
  changes: readonly AnswerChange[],
): AnswerChange[] {
  const secret = flattenDefinition(definition).flatMap(({ path, field }) => (isSensitive(field) ? [`${path}.`] : []))
  const isSecret = (path: string) => secret.some((start) => `${path.replace(/\.\d+(?=\.|$)/g, '')}.`.startsWith(start))
  const mask = (value: unknown) => (typeof value === 'string' ? maskNumber(value) : undefined)
  return changes.map(({ path, before, after }) =>
    isSecret(path) ? { path, before: mask(before), after: mask(after) } : { path, before, after },
  )
}

/** Omits the looked-up values of a verification. */
function maskTree(value: unknown): unknown {
  if (typeof value === 'string') return maskNumber(value)
  if (Array.isArray(value)) return value.map(maskTree)
  if (!isAnswers(value)) return value
  if ('outcome' in value) return { outcome: value.outcome, source: value.source, on: value.on, asked: {} }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskTree(part)]))
}
