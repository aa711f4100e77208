import { ownAnswer, evaluateCondition, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { FormDefinition, Step } from '#engine/definition/service-definition.ts'
import { kindOf, childFieldsOf, rowsOf, type Field } from '#engine/fields/field.ts'
import type { Issue } from '#engine/fields/issue.ts'
import { fieldIssues, type FieldContext, type EvaluationContext } from '#engine/fields/kind.ts'
import { validateRules } from './validate-rules.ts'
import { normalizeAnswers } from './normalize-answers.ts'

/** Validates the whole application, as at submission: every visible step and the eligibility rules. */
export function validateAll(definition: FormDefinition, answers: Answers, context: EvaluationContext): Issue[] {
  const view = viewOf(definition, answers, context)
  return [
    ...definition.steps.filter((step) => evaluateCondition(step.when, view)).flatMap((step) => validateOwn(step, view)),
    ...validateRules(definition.eligibility, view),
  ]
}

/** Validates one step on *Next*, including the eligibility rules that depend on its answers. */
export function validateStep(
  definition: FormDefinition,
  stepId: string,
  answers: Answers,
  context: EvaluationContext,
): Issue[] {
  const view = viewOf(definition, answers, context)
  const step = definition.steps.find(({ id }) => id === stepId)
  if (!step || !evaluateCondition(step.when, view)) return []
  const own = new Set(step.fields.map(({ id }) => id))
  const eligibility = definition.eligibility?.filter(({ at }) => at && own.has(at.split('.')[0] ?? ''))
  return [...validateOwn(step, view), ...validateRules(eligibility, view)]
}

/** Validates eligibility as far as the given answers allow: before the form is filled in, and again with every step. */
export const validateEligibility = (
  definition: FormDefinition,
  answers: Answers,
  context: EvaluationContext,
): Issue[] => validateRules(definition.eligibility, viewOf(definition, answers, context))

// Validates the normalized answers, so that browser and server check the same values.
const viewOf = (
  definition: FormDefinition,
  answers: Answers,
  context: EvaluationContext,
): FieldContext & { answers: [Answers] } => ({
  ...context,
  answers: [normalizeAnswers(definition, answers, context)],
})

const validateOwn = (step: Step, view: FieldContext & { answers: [Answers] }): Issue[] => [
  ...validateFields(step.fields, view.answers[0], '', view),
  ...validateRules(step.rules, view),
]

export const validateFields = (
  fields: readonly Field[],
  normalized: Answers,
  prefix: string,
  view: FieldContext,
): Issue[] =>
  fields
    .filter((field) => evaluateCondition(field.when, view))
    .flatMap((field) => validateField(field, ownAnswer(normalized, field.id), prefix + field.id, view))

function validateField(field: Field, answer: unknown, path: string, view: FieldContext): Issue[] {
  const kind = kindOf(field)
  if (isBlank(answer)) {
    if (field.optional || kind.isComputed) return []
    // Reports a blank address part by part, so that every error leads to an input.
    return kind.childFields && !kind.hasRows
      ? validateParts(field, {}, path, view)
      : fieldIssues(kind.blankIssueCode ?? 'required').map((finding) => ({ path, ...finding }))
  }
  const findings = kind.validate(field, answer, view)
  return findings.length > 0
    ? findings.map((finding) => ({ path, ...finding }))
    : validateParts(field, answer, path, view)
}

function validateParts(field: Field, answer: unknown, path: string, view: FieldContext): Issue[] {
  const parts = childFieldsOf(field, answer)
  if (parts.length === 0) return []
  return rowsOf(field, answer, path).flatMap(({ row, path: place }) =>
    validateFields(parts, row, `${place}.`, { ...view, answers: [row, ...view.answers] }),
  )
}
