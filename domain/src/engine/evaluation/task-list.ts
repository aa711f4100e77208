import { ownAnswer, evaluateCondition, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { FormDefinition } from '#engine/definition/service-definition.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { normalizeAnswers } from './normalize-answers.ts'
import { validateStep } from './validate.ts'
import { visibleFieldsOf } from './visible-fields.ts'

export type Task = { step: string; title: Bilingual; state: 'done' | 'started' | 'open' | 'closed' }

/** The visible steps with their state, as the applicant sees them. */
export function taskList(definition: FormDefinition, answers: Answers, context: EvaluationContext): Task[] {
  const normalized = normalizeAnswers(definition, answers, context)
  const steps = definition.steps.filter((step) => evaluateCondition(step.when, { ...context, answers: [normalized] }))
  const isValid = steps.map((step) => validateStep(definition, step.id, normalized, context).length === 0)
  return steps.map((step, index) => {
    const isStarted = step.fields.some((field) => !field.fixed && !isBlank(ownAnswer(normalized, field.id)))
    const isClosed = steps.slice(0, index).some(({ opensNext }, before) => opensNext && !isValid[before])
    const open = isStarted ? 'started' : 'open'
    return {
      step: step.id,
      title: step.title,
      state: isClosed ? 'closed' : isValid[index] && isStarted ? 'done' : open,
    }
  })
}

/** Completion of a draft in percent of its required fields. */
export function completionPercent(definition: FormDefinition, answers: Answers, context: EvaluationContext): number {
  const normalized = normalizeAnswers(definition, answers, context)
  const required = visibleFieldsOf(definition, normalized, context).filter(
    ({ field, hasChildFields }) => !field.optional && !field.fixed && !hasChildFields,
  )
  const answered = required.filter(({ answer }) => !isBlank(answer))
  return required.length === 0 ? 0 : Math.floor((100 * answered.length) / required.length)
}
