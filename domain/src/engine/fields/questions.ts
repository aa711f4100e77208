import * as z from 'zod/mini'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'

const shape = z.strictObject({ ...baseFieldProperties, kind: z.literal('questions') })
export type QuestionsField = z.infer<typeof shape>

/** The answers that an officer sends back for correction: paths of the application, which are then unlocked. */
export const questions: Kind<QuestionsField> = {
  shape,
  check(_field, answer, { questions: asked }) {
    if (!Array.isArray(answer) || !answer.every((path) => typeof path === 'string')) return fieldIssues('wrong-type')
    return !asked || answer.every((path) => asked.includes(path)) ? NO_ISSUES : fieldIssues('not-a-question')
  },
  text: (_field, answer) => (Array.isArray(answer) ? answer.join(', ') : ''),
}
