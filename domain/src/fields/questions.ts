import * as z from 'zod/mini'
import { fine, found, shared, type Kind } from './kind.ts'

const shape = z.strictObject({ ...shared, kind: z.literal('questions') })
export type QuestionsField = z.infer<typeof shape>

/** Which answers an officer wants corrected: paths of the application, which alone will be unlocked. */
export const questions: Kind<QuestionsField> = {
  shape,
  check(_field, answer, { questions: asked }) {
    if (!Array.isArray(answer) || !answer.every((path) => typeof path === 'string')) return found('wrong-type')
    return !asked || answer.every((path) => asked.includes(path)) ? fine : found('not-a-question')
  },
  text: (_field, answer) => (Array.isArray(answer) ? answer.join(', ') : ''),
}
