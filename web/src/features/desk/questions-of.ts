import { holds } from '../../../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import { writtenFields } from '../../../../domain/src/engine/definition-paths.ts'
import { walkFields } from '../../../../domain/src/engine/walk-asked.ts'
import type { Field } from '../../../../domain/src/fields/field.ts'
import type { QuestionsOfStep } from '../../fields/form-services.ts'
import type { Application } from '../../forms/application.ts'
import { labelsOf } from '../../../../domain/src/engine/labels-of.ts'

/** What an officer may ask to be corrected: everything that was asked of this applicant. */
export function questionsOf({ definition, answers, facts }: Application): QuestionsOfStep[] {
  const view = { facts, answers: [answers] }
  return definition.steps
    .filter((step) => holds(step.when, view))
    .map((step) => ({ step: step.title, questions: named(walkFields(step.fields, answers, '', view)) }))
    .filter(hasQuestions)
}

/** The same of a service as such, for a move on many files at once. */
export const questionsWritten = ({ steps }: Pick<ServiceDefinition, 'steps'>): QuestionsOfStep[] =>
  steps
    .map((step) => ({
      step: step.title,
      questions: named(writtenFields(step.fields).map((written) => ({ ...written, answer: undefined, hasParts: false }))),
    }))
    .filter(hasQuestions)

type Asked = { field: Field; path: string; answer: unknown; hasParts: boolean }

/** What the portal itself has filled in, nobody can correct. */
function named(asked: readonly Asked[]) {
  const labels = labelsOf(asked)
  return asked.filter(({ field }) => !field.fixed).map(({ path, field }) => ({ path, label: labels.get(path) ?? field.label }))
}

const hasQuestions = ({ questions }: QuestionsOfStep) => questions.length > 0
