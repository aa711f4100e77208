import { answerAt, answerOf, holds, isAnswers, isBlank, type Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import { kindOf, partsOf, type Field } from '../fields/field.ts'
import { tidyAnswer } from '../fields/judge-answer.ts'
import type { FieldView, Kind, Known } from '../fields/kind.ts'
import { other } from '../fields/lookup-names.ts'
import { isVerification } from '../fields/verification.ts'

/** May the person write here? `inside`: not all of it, but something within. */
export type Openness = (path: string, field: Field) => 'open' | 'inside' | 'closed'

type Source = { given: Answers; stored: Answers }
type Keeping = { view: FieldView; openness: Openness }

/**
 * The answers to questions that are really asked, in the form they are stored. Anything else, whether left over from
 * an earlier choice or never asked at all, is dropped before it can be stored.
 * One pass is enough because a condition looks only at questions before it.
 * `stored` is what the server holds already: what a register confirmed is taken from there, never from the browser.
 */
export const keepAsked = (
  definition: Pick<ServiceDefinition, 'steps'>,
  given: Answers,
  known: Known,
  stored: Answers = given,
  openness: Openness = () => 'open',
): Answers => {
  const kept: Answers = {}
  const keeping = { view: { ...known, answers: [kept] }, openness }
  for (const step of definition.steps) if (holds(step.when, keeping.view)) keepInto(kept, step.fields, { given, stored }, '', keeping)
  return kept
}

/** The same for fields that stand alone, such as those an officer is asked with a move. */
export function keepFields(fields: readonly Field[], given: Answers, known: Known, around: readonly Answers[] = []): Answers {
  const kept: Answers = {}
  const view = { ...known, answers: [kept, ...around] }
  return keepInto(kept, fields, { given, stored: given }, '', { view, openness: () => 'open' })
}

function keepInto(kept: Answers, fields: readonly Field[], { given, stored }: Source, prefix: string, keeping: Keeping): Answers {
  for (const field of fields) {
    if (!holds(field.when, keeping.view)) continue
    const source = { given: answerOf(given, field.id), stored: answerOf(stored, field.id) }
    const answer = keepField(field, source, prefix + field.id, keeping)
    if (!isBlank(answer)) kept[field.id] = answer
  }
  return kept
}

function keepField(field: Field, { given, stored }: { given: unknown; stored: unknown }, path: string, keeping: Keeping): unknown {
  const kind = kindOf(field)
  const openness = keeping.openness(path, field)
  const written = kind.byServer || openness === 'closed' || (openness === 'inside' && kind.hasRows) ? stored : given
  // A locked answer stays what it was, even when the fee or the circular has changed since.
  const chosen = (openness === 'closed' && field.fixed ? written : settledBy(field, keeping.view)) ?? written
  const answer = tidyAnswer(field, chosen, keeping.view)
  if (!fits(kind, answer)) return undefined
  const parts = partsOf(field, answer)
  if (parts.length === 0) return answer

  const keepRow = (place: string, index?: number): Answers => {
    const at = (side: unknown) => (index === undefined ? side : Array.isArray(side) ? side[index] : undefined)
    const source = { given: asAnswers(at(given)), stored: asAnswers(at(stored)) }
    const kept: Answers = {}
    return keepInto(kept, parts, source, place, { ...keeping, view: { ...keeping.view, answers: [kept, ...keeping.view.answers] } })
  }
  if (!Array.isArray(answer)) return keepRow(`${path}.`)
  return answer.flatMap((row, index) => (isAnswers(row) ? [keepRow(`${path}.${index}.`, index)] : []))
}

/** Wrong values are kept, to be pointed at; things of a shape that no box can produce are not worth storing. */
function fits(kind: Kind<Field>, answer: unknown): boolean {
  if (kind.hasRows) return Array.isArray(answer)
  if (kind.parts || kind.byServer) return isAnswers(answer)
  return [answer].flat().every((value) => typeof value !== 'object')
}

const asAnswers = (side: unknown): Answers => (isAnswers(side) ? side : {})

/** The answer when it is not the person's to give: a fact of the circular, another answer, or what a register confirmed. */
function settledBy(field: Field, view: FieldView): unknown {
  if (field.fixed) return view.facts[field.fixed] ?? ''
  if (field.takenFrom) {
    const taken = answerAt(field.takenFrom, view)
    return isBlank(taken) || taken === other ? undefined : taken
  }
  const confirmation = field.confirmedBy && answerAt(field.confirmedBy, view)
  if (!isVerification(confirmation) || confirmation.outcome !== 'verified') return undefined
  return confirmation.confirmed && answerOf(confirmation.confirmed, field.id)
}

/** Is this answer the applicant's to write, or settled by a fact or a register? The screen locks the box accordingly. */
export const isSettled = (field: Field, view: FieldView): boolean => Boolean(kindOf(field).byServer) || settledBy(field, view) !== undefined
