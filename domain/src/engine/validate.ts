import { answerOf, holds, isBlank, type Answers } from '../conditions/holds.ts'
import type { FormDefinition, Step } from '../definition/service-definition.ts'
import { kindOf, partsOf, rowsOf, type Field } from '../fields/field.ts'
import type { Issue } from '../fields/issue.ts'
import { found, type FieldView, type Known } from '../fields/kind.ts'
import { validateRules } from './validate-rules.ts'
import { keepAsked } from './keep-asked.ts'

/** The whole application, as at submission: every step that is asked, and who may have the benefit. */
export function validateAll(definition: FormDefinition, answers: Answers, known: Known): Issue[] {
  const view = viewOf(definition, answers, known)
  return [
    ...definition.steps.filter((step) => holds(step.when, view)).flatMap((step) => validateOwn(step, view)),
    ...validateRules(definition.eligibility, view),
  ]
}

/** One step, on *Next*. Who is not eligible because of an answer here reads it here, not at the end. */
export function validateStep(definition: FormDefinition, stepId: string, answers: Answers, known: Known): Issue[] {
  const view = viewOf(definition, answers, known)
  const step = definition.steps.find(({ id }) => id === stepId)
  if (!step || !holds(step.when, view)) return []
  const own = new Set(step.fields.map(({ id }) => id))
  const eligibility = definition.eligibility?.filter(({ at }) => at && own.has(at.split('.')[0] ?? ''))
  return [...validateOwn(step, view), ...validateRules(eligibility, view)]
}

/** Who may have the benefit, as far as the answers so far can tell: asked before the form is filled, and again with every step. */
export const checkEligibility = (definition: FormDefinition, answers: Answers, known: Known): Issue[] =>
  validateRules(definition.eligibility, viewOf(definition, answers, known))

// What is validated is what would be stored, so that browser and server judge the same answers.
const viewOf = (definition: FormDefinition, answers: Answers, known: Known): FieldView & { answers: [Answers] } => ({
  ...known,
  answers: [keepAsked(definition, answers, known)],
})

const validateOwn = (step: Step, view: FieldView & { answers: [Answers] }): Issue[] => [
  ...validateFields(step.fields, view.answers[0], '', view),
  ...validateRules(step.rules, view),
]

export const validateFields = (fields: readonly Field[], kept: Answers, prefix: string, view: FieldView): Issue[] =>
  fields
    .filter((field) => holds(field.when, view))
    .flatMap((field) => validateField(field, answerOf(kept, field.id), prefix + field.id, view))

function validateField(field: Field, answer: unknown, path: string, view: FieldView): Issue[] {
  const kind = kindOf(field)
  if (isBlank(answer)) {
    if (field.optional || kind.isMade) return []
    // An address left empty is pointed at part by part, so that every error leads to a box.
    return kind.parts && !kind.hasRows
      ? validateParts(field, {}, path, view)
      : found(kind.whenBlank ?? 'required').map((finding) => ({ path, ...finding }))
  }
  const findings = kind.check(field, answer, view)
  return findings.length > 0 ? findings.map((finding) => ({ path, ...finding })) : validateParts(field, answer, path, view)
}

function validateParts(field: Field, answer: unknown, path: string, view: FieldView): Issue[] {
  const parts = partsOf(field, answer)
  if (parts.length === 0) return []
  return rowsOf(field, answer, path).flatMap(({ row, path: place }) =>
    validateFields(parts, row, `${place}.`, { ...view, answers: [row, ...view.answers] }),
  )
}
