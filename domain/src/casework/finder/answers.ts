import { evaluateCondition } from '#engine/conditions/evaluate-condition.ts'
import { finderQuestions, MAX_QUESTIONS, type FinderOption, type FinderQuestion } from './questions.ts'

/** Chosen options by question id. A single choice is a list of one. */
export type FinderAnswers = { readonly [question: string]: readonly string[] }

const viewOf = (answers: FinderAnswers) => ({ answers: [answers], facts: {} })

/** The questions that apply to these answers, at most five. */
export const questionsFor = (answers: FinderAnswers): FinderQuestion[] =>
  finderQuestions.filter(({ when }) => evaluateCondition(when, viewOf(answers))).slice(0, MAX_QUESTIONS)

export const optionsFor = ({ options }: FinderQuestion, answers: FinderAnswers): FinderOption[] =>
  options.filter(({ when }) => evaluateCondition(when, viewOf(answers)))

/** The wording of the question for these answers. */
export const wordingFor = (question: FinderQuestion, answers: FinderAnswers): Pick<FinderQuestion, 'title' | 'hint'> =>
  question.wordings?.find(({ when }) => evaluateCondition(when, viewOf(answers))) ?? question

/** The first question without an answer; undefined at the end. */
export const nextQuestion = (answers: FinderAnswers): FinderQuestion | undefined =>
  questionsFor(answers).find(({ id }) => !answers[id])

/** Drops outdated or forged values from the URL: keeps only offered options of questions that apply. */
export function normalizeFinderAnswers(given: FinderAnswers): FinderAnswers {
  let stored: FinderAnswers = {}
  for (const question of finderQuestions) {
    if (!questionsFor(stored).includes(question)) continue
    const chosen = chosenOf(question, optionsFor(question, stored), given[question.id] ?? [])
    if (chosen.length > 0) stored = { ...stored, [question.id]: chosen }
  }
  return stored
}

/** Returns the chosen options in their order, or only the first where one excludes the others. */
function chosenOf(
  { allowsMultiple }: FinderQuestion,
  options: readonly FinderOption[],
  given: readonly string[],
): string[] {
  const chosen = options.filter(({ value }) => given.includes(value))
  const one = allowsMultiple ? chosen.find(({ isExclusive }) => isExclusive) : chosen[0]
  return (one ? [one] : chosen).map(({ value }) => value)
}

/** Toggles an option. An exclusive option deselects the others, and any other option deselects it. */
export function toggleOption({ options }: FinderQuestion, before: readonly string[], value: string): string[] {
  if (before.includes(value)) return before.filter((one) => one !== value)
  const isAlone = (one: string) => options.some((option) => option.value === one && option.isExclusive)
  return isAlone(value) ? [value] : [...before.filter((one) => !isAlone(one)), value]
}
