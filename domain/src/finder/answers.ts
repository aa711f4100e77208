import { holds } from '../conditions/holds.ts'
import { finderQuestions, mostQuestions, type FinderOption, type FinderQuestion } from './questions.ts'

/** What was chosen, by the id of the question. One choice is a list of one. */
export type FinderAnswers = { readonly [question: string]: readonly string[] }

const viewOf = (answers: FinderAnswers) => ({ answers: [answers], facts: {} })

/** The questions these answers lead to, at most five. */
export const questionsFor = (answers: FinderAnswers): FinderQuestion[] =>
  finderQuestions.filter(({ when }) => holds(when, viewOf(answers))).slice(0, mostQuestions)

export const optionsFor = ({ options }: FinderQuestion, answers: FinderAnswers): FinderOption[] =>
  options.filter(({ when }) => holds(when, viewOf(answers)))

/** How this person is asked. */
export const wordingFor = (question: FinderQuestion, answers: FinderAnswers): Pick<FinderQuestion, 'title' | 'hint'> =>
  question.wordings?.find(({ when }) => holds(when, viewOf(answers))) ?? question

/** The first question without an answer; none when all have been asked. */
export const nextQuestion = (answers: FinderAnswers): FinderQuestion | undefined => questionsFor(answers).find(({ id }) => !answers[id])

/** Only choices that are offered to questions that are asked: anything else, left over or typed into the address, is dropped. */
export function tidyAnswers(given: FinderAnswers): FinderAnswers {
  let kept: FinderAnswers = {}
  for (const question of finderQuestions) {
    if (!questionsFor(kept).includes(question)) continue
    const chosen = chosenOf(question, optionsFor(question, kept), given[question.id] ?? [])
    if (chosen.length > 0) kept = { ...kept, [question.id]: chosen }
  }
  return kept
}

/** In the order they are offered; one alone where only one can be meant. */
function chosenOf({ several }: FinderQuestion, options: readonly FinderOption[], given: readonly string[]): string[] {
  const chosen = options.filter(({ value }) => given.includes(value))
  const one = several ? chosen.find(({ alone }) => alone) : chosen[0]
  return (one ? [one] : chosen).map(({ value }) => value)
}

/** One tick more or less. What stands alone takes the others away, and goes when another comes. */
export function tick({ options }: FinderQuestion, before: readonly string[], value: string): string[] {
  if (before.includes(value)) return before.filter((one) => one !== value)
  const isAlone = (one: string) => options.some((option) => option.value === one && option.alone)
  return isAlone(value) ? [value] : [...before.filter((one) => !isAlone(one)), value]
}
