import { getScreen } from '../../../../domain/src/access/screens.ts'
import { questionsFor, tidyAnswers, type FinderAnswers } from '../../../../domain/src/finder/answers.ts'
import { finderQuestions } from '../../../../domain/src/finder/questions.ts'

/** The address holds the answers so far, and the page is the first question without one: it can be shared, and the way back works. */
export function addressOf(answers: FinderAnswers): string {
  const pairs = Object.entries(answers).flatMap(([id, chosen]) => chosen.map((value): [string, string] => [id, value]))
  const query = String(new URLSearchParams(pairs))
  return getScreen('benefit-finder').path + (query && `?${query}`)
}

export function answersIn(search: string): FinderAnswers {
  const query = new URLSearchParams(search)
  return tidyAnswers(Object.fromEntries(finderQuestions.map(({ id }) => [id, query.getAll(id)])))
}

/** As it was when this question was asked. */
export function answersBefore(id: string, answers: FinderAnswers): FinderAnswers {
  const asked = questionsFor(answers).map((question) => question.id)
  const earlier = asked.slice(0, asked.indexOf(id))
  return Object.fromEntries(Object.entries(answers).filter(([question]) => earlier.includes(question)))
}
