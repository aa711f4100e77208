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

type Source = { given: Answers; stored: Answers }
type Keeping = { view: FieldContext; openness: Editability }

/**
 * Normalizes the answers and drops those whose fields are not visible, whether left over from an earlier choice or
 * never asked. One pass is enough, because conditions only refer to earlier fields. `stored` are the answers on the
 * server: values confirmed by a register come from there, never from the browser.
 */
export const normalizeAnswers = (
  definition: Pick<ServiceDefinition, 'steps'>,
  given: Answers,
  context: EvaluationContext,
  stored: Answers = given,
  editability: Editability = () => 'open',
): Answers => {
  const normalized: Answers = {}
  const keeping = { view: { ...context, answers: [normalized] }, openness: editability }
  for (const step of definition.steps)
    if (evaluateCondition(step.when, keeping.view)) saveInto(normalized, step.fields, { given, stored }, '', keeping)
  return normalized
}

/** The same for separate fields, such as the action fields of a move. */
export function normalizeFieldAnswers(
  fields: readonly Field[],
  given: Answers,
  context: EvaluationContext,
  around: readonly Answers[] = [],
): Answers {
  const normalized: Answers = {}
  const view = { ...context, answers: [normalized, ...around] }
  return saveInto(normalized, fields, { given, stored: given }, '', { view, openness: () => 'open' })
}

function saveInto(
  normalized: Answers,
  fields: readonly Field[],
  { given, stored }: Source,
  prefix: string,
  keeping: Keeping,
): Answers {
  for (const field of fields) {
    if (!evaluateCondition(field.when, keeping.view)) continue
    const source = { given: ownAnswer(given, field.id), stored: ownAnswer(stored, field.id) }
    const answer = saveField(field, source, prefix + field.id, keeping)
    if (!isBlank(answer)) normalized[field.id] = answer
  }
  return normalized
}

function saveField(
  field: Field,
  { given, stored }: { given: unknown; stored: unknown },
  path: string,
  keeping: Keeping,
): unknown {
  const kind = kindOf(field)
  const editability = keeping.openness(path, field)
  const written =
    kind.isServerWritten || editability === 'closed' || (editability === 'inside' && kind.hasRows) ? stored : given
  // A locked answer keeps its value, even if the fee or the circular has changed since.
  const chosen = (editability === 'closed' && field.fixed ? written : settledBy(field, keeping.view)) ?? written
  const answer = normalizeAnswer(field, chosen, keeping.view)
  if (!fits(kind, answer)) return undefined
  const parts = childFieldsOf(field, answer)
  if (parts.length === 0) return answer

  const saveRow = (place: string, index?: number): Answers => {
    const at = (side: unknown) => (index === undefined ? side : Array.isArray(side) ? side[index] : undefined)
    const source = { given: asAnswers(at(given)), stored: asAnswers(at(stored)) }
    const normalized: Answers = {}
    return saveInto(normalized, parts, source, place, {
      ...keeping,
      view: { ...keeping.view, answers: [normalized, ...keeping.view.answers] },
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
function settledBy(field: Field, view: FieldContext): unknown {
  if (field.fixed) return view.facts[field.fixed] ?? ''
  if (field.takenFrom) {
    const taken = resolveAnswer(field.takenFrom, view)
    return isBlank(taken) || taken === OTHER_OPTION ? undefined : taken
  }
  const confirmation = field.confirmedBy && resolveAnswer(field.confirmedBy, view)
  if (!isVerification(confirmation) || confirmation.outcome !== 'verified') return undefined
  return confirmation.confirmed && ownAnswer(confirmation.confirmed, field.id)
}

/** True if a fact or a register sets the answer. The screen renders the input as read-only. */
export const isReadOnlyField = (field: Field, view: FieldContext): boolean =>
  Boolean(kindOf(field).isServerWritten) || settledBy(field, view) !== undefined
