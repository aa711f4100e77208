import * as z from 'zod/mini'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'
import { validateScript, normalizeScript } from './text-scripts.ts'

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('paragraph'),
  script: z.exactOptional(z.enum(['english-only', 'bangla-only'])),
  shortest: z.exactOptional(z.int()),
  longest: z.exactOptional(z.union([z.literal(255), z.literal(500), z.literal(1000)])),
})
export type ParagraphField = z.infer<typeof shape>

export const paragraph: Kind<ParagraphField> = {
  schema: shape,
  printSpace: () => ({ lines: 3 }),
  normalize: (_field, answer) =>
    typeof answer === 'string' ? normalizeScript(answer).replaceAll('\r\n', '\n').trim() : answer,
  validate({ script, shortest = 0, longest: maxLength = 1000 }, answer) {
    if (typeof answer !== 'string') return fieldIssues('wrong-type')
    // Line breaks are allowed in every script.
    const misfit = script && validateScript(answer.replaceAll('\n', ' '), script)
    if (misfit) return fieldIssues(misfit)
    if (answer.length < shortest) return fieldIssues('too-short', shortest)
    return answer.length > maxLength ? fieldIssues('too-long', maxLength) : NO_ISSUES
  },
  isPersonal: () => true,
  format: (_field, answer) => String(answer),
}
