import {
  resolveAnswer,
  ownAnswer,
  evaluateCondition,
  isAnswers,
  isBlank,
  type Answers,
} from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { kindOf, childFieldsOf, type Field } from '#engine/fields/field.ts'
import { normalizeAnswer } from '#engine/fields/validate-answer.ts'
import type { FieldContext, Kind, EvaluationContext } from '#engine/fields/kind.ts'
import { OTHER_OPTION } from '#engine/fields/lookup-names.ts'
import { isVerification } from '#engine/fields/verification.ts'

/** True if a field may be edited; `inside`: only some of its parts. */
export type Editability = (path: string, field: Field) => 'open' | 'inside' | 'closed'

type Source = { submitted: Answers; stored: Answers }
type NormalizationContext = { view: FieldContext; editability: Editability }

/**
 * Normalizes the answers and drops those whose fields are not visible, whether left over from an earlier choice or
 * never asked. One pass is enough, because conditions only refer to earlier fields. `stored` are the answers on the
 * server: values confirmed by a register come from there, never from the browser.
 */
export const normalizeAnswers = (
  definition: Pick<ServiceDefinition, 'steps'>,
  submitted: Answers,
  context: EvaluationContext,
  stored: Answers = submitted,
  editability: Editability = () => 'open',
): Answers => {
  const normalized: Answers = {}
  const normalization = { view: { ...context, answers: [normalized] }, editability }
  for (const step of definition.steps)
    if (evaluateCondition(step.when, normalization.view))
      normalizeInto(normalized, step.fields, { submitted, stored }, '', normalization)
  return normalized
}

/** The same for separate fields, such as the action fields of a move. */
export function normalizeFieldAnswers(
  fields: readonly Field[],
  submitted: Answers,
  context: EvaluationContext,
  around: readonly Answers[] = [],
): Answers {
  const normalized: Answers = {}
  const view = { ...context, answers: [normalized, ...around] }
  return normalizeInto(normalized, fields, { submitted, stored: submitted }, '', { view, editability: () => 'open' })
}

function normalizeInto(
  normalized: Answers,
  fields: readonly Field[],
  { submitted, stored }: Source,
  prefix: string,
  context: NormalizationContext,
): Answers {
  for (const field of fields) {
    if (!evaluateCondition(field.when, context.view)) continue
    const source = { submitted: ownAnswer(submitted, field.id), stored: ownAnswer(stored, field.id) }
    const answer = normalizeField(field, source, prefix + field.id, context)
    if (!isBlank(answer)) normalized[field.id] = answer
  }
  return normalized
}

function normalizeField(
  field: Field,
  { submitted, stored }: { submitted: unknown; stored: unknown },
  path: string,
  context: NormalizationContext,
): unknown {
  const kind = kindOf(field)
  const editability = context.editability(path, field)
  const value =
    kind.isServerWritten || editability === 'closed' || (editability === 'inside' && kind.hasRows) ? stored : submitted
  // A locked answer keeps its value, even if the fee or the circular has changed since.
  const chosen = (editability === 'closed' && field.fixed ? value : derivedValueOf(field, context.view)) ?? value
  const answer = normalizeAnswer(field, chosen, context.view)
  if (!fits(kind, answer)) return undefined
  const parts = childFieldsOf(field, answer)
  if (parts.length === 0) return answer

  const saveRow = (place: string, index?: number): Answers => {
    const at = (side: unknown) => (index === undefined ? side : Array.isArray(side) ? side[index] : undefined)
    const source = { submitted: asAnswers(at(submitted)), stored: asAnswers(at(stored)) }
    const normalized: Answers = {}
    return normalizeInto(normalized, parts, source, place, {
      ...context,
      view: { ...context.view, answers: [normalized, ...context.view.answers] },
    })
  }
  if (!Array.isArray(answer)) return saveRow(`${path}.`)
  return answer.flatMap((row, index) => (isAnswers(row) ? [saveRow(`${path}.${index}.`, index)] : []))
}

/** Keeps invalid values, so that validation can report them, but drops shapes that no input can produce. */
function fits(kind: Kind<Field>, answer: unknown): boolean {
  if (kind.hasRows) return Array.isArray(answer)
  if (kind.childFields || kind.isServerWritten) return isAnswers(answer)
  return [answer].flat().every((value) => typeof value !== 'object')
}

const asAnswers = (side: unknown): Answers => (isAnswers(side) ? side : {})

/** The value set by a fact, by another answer or by a register; undefined if the person writes it. */
function derivedValueOf(field: Field, view: FieldContext): unknown {
  if (field.fixed) return view.facts[field.fixed] ?? ''
  if (field.takenFrom) {
    const copied = resolveAnswer(field.takenFrom, view)
    return isBlank(copied) || copied === OTHER_OPTION ? undefined : copied
  }
  const confirmation = field.confirmedBy && resolveAnswer(field.confirmedBy, view)
  if (!isVerification(confirmation) || confirmation.outcome !== 'verified') return undefined
  return confirmation.confirmed && ownAnswer(confirmation.confirmed, field.id)
}

/** True if a fact or a register sets the answer. The screen renders the input as read-only. */
export const isReadOnlyField = (field: Field, view: FieldContext): boolean =>
  Boolean(kindOf(field).isServerWritten) || derivedValueOf(field, view) !== undefined
