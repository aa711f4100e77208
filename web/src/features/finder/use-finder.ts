import { useMemo, useSyncExternalStore } from 'react'
import { nextQuestion, questionsFor, tidyAnswers, type FinderAnswers } from '../../../../domain/src/finder/answers.ts'
import { mostQuestions, type FinderQuestion } from '../../../../domain/src/finder/questions.ts'
import { keepFinder, readFinder } from '../../forms/kept-finder.ts'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { addressOf, answersBefore, answersIn } from './finder-address.ts'

const untold = () => () => undefined

export type Finder = {
  answers: FinderAnswers
  /** What is asked now; nothing when all has been asked. */
  question: FinderQuestion | undefined
  number: number
  total: number
  /** What was chosen here before the person went back. */
  chosenBefore: readonly string[]
  /** Where the question before this one is. */
  back: string | undefined
  answer(chosen: readonly string[]): void
  isAlive: boolean
}

export function useFinder(): Finder {
  const { search } = useLocation()
  const navigate = useNavigate()
  // The server draws one page for all addresses: the first drawing in the browser must be the same, only the next may know more.
  const isAlive = useSyncExternalStore(untold, () => true, () => false) // prettier-ignore
  const answers = useMemo(() => answersIn(isAlive ? search : ''), [isAlive, search])
  const question = nextQuestion(answers)
  const asked = questionsFor(answers)
  const number = question ? asked.indexOf(question) + 1 : asked.length
  const before = asked[number - 2]
  return {
    answers,
    question,
    number,
    // How many there will be is known once it is known what is needed.
    total: answers['needs'] ? asked.length : mostQuestions,
    chosenBefore: (isAlive && question && readFinder().answers[question.id]) || [],
    back: question && before && addressOf(answersBefore(before.id, answers)),
    answer: (chosen) => {
      if (!question) return
      const now = { ...answers, [question.id]: chosen }
      // Nothing is carried into a form before the last question: half an answer may mean something else.
      keepFinder({ answers: tidyAnswers({ ...readFinder().answers, ...now }), carries: {} })
      navigate(addressOf(tidyAnswers(now)))
    },
    isAlive,
  }
}
