import { getScreen } from '@wewb/domain/access/screens'
import { questionsFor, normalizeFinderAnswers, type FinderAnswers } from '@wewb/domain/casework/finder/answers'
import { finderQuestions } from '@wewb/domain/casework/finder/questions'

/**
 * The URL holds the answers so far, and the page is the first unanswered question, so it can be shared and Back works.
 */
export function finderUrl(answers: FinderAnswers): string {
  const pairs = Object.entries(answers).flatMap(([id, chosen]) => chosen.map((value): [string, string] => [id, value]))
  const query = String(new URLSearchParams(pairs))
  return getScreen('benefit-finder').path + (query && `?${query}`)
}

export function parseFinderAnswers(search: string): FinderAnswers {
  const query = new URLSearchParams(search)
  return normalizeFinderAnswers(Object.fromEntries(finderQuestions.map(({ id }) => [id, query.getAll(id)])))
}

/** Returns the answers given before this question. */
export function answersBefore(id: string, answers: FinderAnswers): FinderAnswers {
  const questionIds = questionsFor(answers).map((question) => question.id)
  const earlier = questionIds.slice(0, questionIds.indexOf(id))
  return Object.fromEntries(Object.entries(answers).filter(([question]) => earlier.includes(question)))
}
