import { answerAt, isBlank, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { Application } from './application.ts'
import { changeAnswer } from './change-answer.ts'
import { readFinder } from './kept-finder.ts'

type Filled = Pick<Application, 'service' | 'definition' | 'answers' | 'facts' | 'before'>

/** The fields of this draft that start with what the benefit finder was told: only those nobody has filled in yet. */
export function carriedInto({ service, answers, facts, before }: Filled): { [path: string]: string } {
  // An officer's finder was asked for somebody else, and a file sent back is not begun anew.
  if (before || facts['applicant.isStaff'] === true) return {}
  const carried = Object.entries(readFinder().carries[service] ?? {})
  return Object.fromEntries(carried.filter(([path]) => isBlank(answerAt(path, { answers: [answers] }))))
}

/** The answers a form begins with. What is carried is stored with its step, once the person has seen it and goes on. */
export function startingAnswers(application: Filled): Answers {
  const fields = application.definition.steps.flatMap((step) => step.fields)
  return Object.entries(carriedInto(application)).reduce(
    (answers, [path, value]) => changeAnswer(fields, answers, path, value),
    application.answers,
  )
}
