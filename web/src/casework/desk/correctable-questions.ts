import { evaluateCondition } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { flattenFields } from '@wewb/domain/engine/evaluation/field-paths'
import { walkVisibleFields } from '@wewb/domain/engine/evaluation/visible-fields'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { QuestionGroup } from '#form-engine/fields/form-services.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { qualifiedLabels } from '@wewb/domain/engine/evaluation/qualified-labels'

/** Lists the questions an officer may return for correction: all that were visible to this applicant. */
export function correctableQuestionsOf({ definition, answers, facts }: Application): QuestionGroup[] {
  const view = { facts, answers: [answers] }
  return definition.steps
    .filter((step) => evaluateCondition(step.when, view))
    .map((step) => ({ step: step.title, questions: named(walkVisibleFields(step.fields, answers, '', view)) }))
    .filter(hasQuestions)
}

/** Lists all questions of a service, for a bulk move. */
export const correctableQuestionsOfService = ({ steps }: Pick<ServiceDefinition, 'steps'>): QuestionGroup[] =>
  steps
    .map((step) => ({
      step: step.title,
      questions: named(
        flattenFields(step.fields).map((written) => ({ ...written, answer: undefined, hasChildFields: false })),
      ),
    }))
    .filter(hasQuestions)

type AnsweredField = { field: Field; path: string; answer: unknown; hasChildFields: boolean }

/** Leaves out fixed fields, which nobody can correct. */
function named(answeredFields: readonly AnsweredField[]) {
  const labels = qualifiedLabels(answeredFields)
  return answeredFields
    .filter(({ field }) => !field.fixed)
    .map(({ path, field }) => ({ path, label: labels.get(path) ?? field.label }))
}

const hasQuestions = ({ questions }: QuestionGroup) => questions.length > 0
