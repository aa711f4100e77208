import { getScreen } from '@wewb/domain/access/screens'
import { questionsFor, normalizeFinderAnswers, type FinderAnswers } from '@wewb/domain/casework/finder/answers'
import { finderQuestions } from '@wewb/domain/casework/finder/questions'
import { serviceModules } from '@wewb/domain/reference/service-modules'

/**
 * The URL holds the answers so far, and the page is the first unanswered question, so it can be shared and Back works.
 * With a service the results begin with what they say about it.
 */
export function finderUrl(answers: FinderAnswers, service?: string): string {
  const pairs = Object.entries(answers).flatMap(([id, chosen]) => chosen.map((value): [string, string] => [id, value]))
  const query = String(new URLSearchParams([...(service ? [['service', service]] : []), ...pairs]))
  return getScreen('benefit-finder').path + (query && `?${query}`)
}

export function parseFinderAnswers(search: string): FinderAnswers {
  const query = new URLSearchParams(search)
  return normalizeFinderAnswers(Object.fromEntries(finderQuestions.map(({ id }) => [id, query.getAll(id)])))
}

/** The service that the person wants to know about. */
export function parseFinderService(search: string): string | undefined {
  const service = new URLSearchParams(search).get('service')
  return serviceModules.find(({ code }) => code === service)?.code
}

/** Returns the answers given before this question. */
export function answersBefore(id: string, answers: FinderAnswers): FinderAnswers {
  const questionIds = questionsFor(answers).map((question) => question.id)
  const earlier = questionIds.slice(0, questionIds.indexOf(id))
  return Object.fromEntries(Object.entries(answers).filter(([question]) => earlier.includes(question)))
}
