import { answerAt, answerOf, holds, isAnswers, isBlank, type Answers } from '../conditions/holds.ts'
import type { Opening, ServiceDefinition } from '../definition/service-definition.ts'

export type Follower = { service: string; given: Answers }

/** What is known of the file that opens others: its number, and its answers and replies, innermost first. */
type Opener = { number: string; answers: readonly Answers[] }

/** What follows from a file, and what each follower begins with. Of several rows for a service the first that fits opens it. */
export function followersOf({ opens = [] }: Pick<ServiceDefinition, 'opens'>, opener: Opener): Follower[] {
  const view = { answers: opener.answers, facts: {} }
  const fitting = opens.filter(({ when }) => holds(when, view))
  const first = fitting.filter((opening, index) => fitting.findIndex(({ service }) => service === opening.service) === index)
  return first.map((opening) => ({ service: opening.service, given: givenBy(opening, opener) }))
}

function givenBy({ answers, sets = [], refersBy }: Opening, { number, answers: known }: Opener): Answers {
  const view = { answers: known, facts: {} }
  const taken = Object.entries(answers).map(([path, from]) => [path, answerAt(from, view)] as const)
  const implied = sets.filter(({ when }) => holds(when, view)).flatMap(({ values }) => Object.entries(values))
  return [...taken, ...implied].reduce<Answers>(
    (all, [path, value]) => setAt(all, path.split('.'), value),
    refersBy ? { [refersBy]: number } : {},
  )
}

function setAt(answers: Answers, [head = '', ...rest]: string[], value: unknown): Answers {
  if (isBlank(value)) return answers
  const inside = answers[head]
  return { ...answers, [head]: rest.length === 0 ? value : setAt(isAnswers(inside) ? inside : {}, rest, value) }
}

/**
 * What a draft lacks of what is given. What a person has begun to write stays as it is, and whole: half of one bank account
 * and half of another would be worse than none.
 */
export const lackingIn = (written: Answers, given: Answers): Answers =>
  Object.fromEntries(Object.entries(given).filter(([id]) => isBlank(answerOf(written, id))))

/** What the service that follows asks under the same name. */
export const sameNames = (...ids: string[]): Opening['answers'] => Object.fromEntries(ids.map((id) => [id, id]))
