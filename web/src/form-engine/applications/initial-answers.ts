import { resolveAnswer, isBlank, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Application } from './application.ts'
import { changeAnswer } from '#form-engine/forms/change-answer.ts'
import { readFinderAnswers } from './finder-storage.ts'

type Filled = Pick<Application, 'service' | 'definition' | 'answers' | 'facts' | 'before'>

/** Returns the finder's answers for the fields of this draft that are still empty. */
export function getPrefilledAnswers({ service, answers, facts, before }: Filled): { [path: string]: string } {
  // An officer used the finder for somebody else, and a returned application does not start afresh.
  if (before || facts['applicant.isStaff'] === true) return {}
  const prefilled = Object.entries(readFinderAnswers().carries[service] ?? {})
  return Object.fromEntries(prefilled.filter(([path]) => isBlank(resolveAnswer(path, { answers: [answers] }))))
}

/**
 * Returns the initial answers of a form. Prefilled answers are saved with their step, once the user has seen them and
 * continues.
 */
export function getInitialAnswers(application: Filled): Answers {
  const fields = application.definition.steps.flatMap((step) => step.fields)
  return Object.entries(getPrefilledAnswers(application)).reduce(
    (answers, [path, value]) => changeAnswer(fields, answers, path, value),
    application.answers,
  )
}
