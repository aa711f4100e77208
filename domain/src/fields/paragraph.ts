import * as z from 'zod/mini'
import { fine, found, shared, type Kind } from './kind.ts'
import { checkScript, tidy } from './scripts.ts'

const shape = z.strictObject({
  ...shared,
  kind: z.literal('paragraph'),
  script: z.exactOptional(z.enum(['english-only', 'bangla-only'])),
  shortest: z.exactOptional(z.int()),
  longest: z.exactOptional(z.union([z.literal(255), z.literal(500), z.literal(1000)])),
})
export type ParagraphField = z.infer<typeof shape>

export const paragraph: Kind<ParagraphField> = {
  shape,
  tidy: (_field, answer) => (typeof answer === 'string' ? tidy(answer).replaceAll('\r\n', '\n').trim() : answer),
  check({ script, shortest = 0, longest = 1000 }, answer) {
    if (typeof answer !== 'string') return found('wrong-type')
    // Line breaks belong to no script.
    const misfit = script && checkScript(answer.replaceAll('\n', ' '), script)
    if (misfit) return found(misfit)
    if (answer.length < shortest) return found('too-short', shortest)
    return answer.length > longest ? found('too-long', longest) : fine
  },
  isPersonal: () => true,
  text: (_field, answer) => String(answer),
}
