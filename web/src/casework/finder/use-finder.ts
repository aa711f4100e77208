import { useMemo, useSyncExternalStore } from 'react'
import {
  nextQuestion,
  questionsFor,
  normalizeFinderAnswers,
  type FinderAnswers,
} from '@wewb/domain/casework/finder/answers'
import { MAX_QUESTIONS, type FinderQuestion } from '@wewb/domain/casework/finder/questions'
import { saveFinderAnswers, readFinderAnswers } from '#form-engine/applications/finder-storage.ts'
import { useLocation, useNavigate } from '#lib/router/router.tsx'
import { finderUrl, answersBefore, parseFinderAnswers, parseFinderService } from './finder-url.ts'

const untold = () => () => undefined

export type Finder = {
  answers: FinderAnswers
  /** The service that the person wants to know about. */
  service: string | undefined
  /** The current question; undefined when all are answered. */
  question: FinderQuestion | undefined
  number: number
  total: number
  /** The answer given here before the user went back. */
  previousChoice: readonly string[]
  /** URL of the previous question. */
  previousHref: string | undefined
  answer(chosen: readonly string[]): void
  isHydrated: boolean
}

export function useFinder(): Finder {
  const { search } = useLocation()
  const navigate = useNavigate()
  // The server renders one page for all URLs: the first render in the browser must match it.
  const isHydrated = useSyncExternalStore(
    untold,
    () => true,
    () => false,
  )
  const answers = useMemo(() => parseFinderAnswers(isHydrated ? search : ''), [isHydrated, search])
  const service = isHydrated ? parseFinderService(search) : undefined
  const question = nextQuestion(answers)
  const questions = questionsFor(answers)
  const number = question ? questions.indexOf(question) + 1 : questions.length
  const before = questions[number - 2]
  return {
    answers,
    service,
    question,
    number,
    // The number of questions follows from the answer about needs.
    total: answers['needs'] ? questions.length : MAX_QUESTIONS,
    previousChoice: (isHydrated && question && readFinderAnswers().answers[question.id]) || [],
    previousHref: question && before && finderUrl(answersBefore(before.id, answers), service),
    answer: (chosen) => {
      if (!question) return
      const now = { ...answers, [question.id]: chosen }
      // Prefills nothing before the last question, because incomplete answers may mean something else.
      saveFinderAnswers({ answers: normalizeFinderAnswers({ ...readFinderAnswers().answers, ...now }), carries: {} })
      navigate(finderUrl(normalizeFinderAnswers(now), service))
    },
    isHydrated: isHydrated,
  }
}
