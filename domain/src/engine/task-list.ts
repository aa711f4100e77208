import { answerOf, holds, isBlank, type Answers } from '../conditions/holds.ts'
import type { FormDefinition } from '../definition/service-definition.ts'
import type { Known } from '../fields/kind.ts'
import type { Bilingual } from '../language/bilingual.ts'
import { keepAsked } from './keep-asked.ts'
import { validateStep } from './validate.ts'
import { walkAsked } from './walk-asked.ts'

export type Task = { step: string; title: Bilingual; state: 'done' | 'started' | 'open' | 'closed' }

/** The steps that are asked and how far each is: what the applicant sees before, between and after them. */
export function taskList(definition: FormDefinition, answers: Answers, known: Known): Task[] {
  const kept = keepAsked(definition, answers, known)
  const asked = definition.steps.filter((step) => holds(step.when, { ...known, answers: [kept] }))
  const isRight = asked.map((step) => validateStep(definition, step.id, kept, known).length === 0)
  return asked.map((step, index) => {
    const isBegun = step.fields.some((field) => !field.fixed && !isBlank(answerOf(kept, field.id)))
    const isClosed = asked.slice(0, index).some(({ opensNext }, before) => opensNext && !isRight[before])
    const open = isBegun ? 'started' : 'open'
    return { step: step.id, title: step.title, state: isClosed ? 'closed' : isRight[index] && isBegun ? 'done' : open }
  })
}

/** How much of a draft is done, of what must be answered: 0 to 100. */
export function percentDone(definition: FormDefinition, answers: Answers, known: Known): number {
  const kept = keepAsked(definition, answers, known)
  const wanted = walkAsked(definition, kept, known).filter(({ field, hasParts }) => !field.optional && !field.fixed && !hasParts)
  const given = wanted.filter(({ answer }) => !isBlank(answer))
  return wanted.length === 0 ? 0 : Math.floor((100 * given.length) / wanted.length)
}
