import * as z from 'zod/mini'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'

const shape = z.strictObject({ ...baseFieldProperties, kind: z.literal('questions') })
export type QuestionsField = z.infer<typeof shape>

/** The answers that an officer sends back for correction: paths of the application, which are then unlocked. */
export const questions: Kind<QuestionsField> = {
  schema: shape,
  validate(_field, answer, { questions: selectable }) {
    if (!Array.isArray(answer) || !answer.every((path) => typeof path === 'string')) return fieldIssues('wrong-type')
    return !selectable || answer.every((path) => selectable.includes(path)) ? NO_ISSUES : fieldIssues('not-a-question')
  },
  format: (_field, answer) => (Array.isArray(answer) ? answer.join(', ') : ''),
}
