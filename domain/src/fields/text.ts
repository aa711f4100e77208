import * as z from 'zod/mini'
import { Bilingual } from '../language/bilingual-schema.ts'
import { showDigits, toAsciiDigits } from '../language/digits.ts'
import { settleJoiners } from './joiners.ts'
import { fine, found, shared, type Finding, type Kind } from './kind.ts'
import { compilePattern, isPattern } from './pattern.ts'
import { checkScript, tidy, type Script } from './scripts.ts'
import { textFormatNames, textFormats, type TextFormat } from './text-formats.ts'

const scripts = ['english-only', 'english-text', 'bangla-only', 'bangla-text', 'digits'] as const satisfies Script[]

const shape = z.strictObject({
  ...shared,
  kind: z.literal('text'),
  script: z.exactOptional(z.enum(scripts)),
  format: z.exactOptional(z.enum(textFormatNames)),
  shortest: z.exactOptional(z.int()),
  longest: z.exactOptional(z.int().check(z.gte(1), z.lte(1000))),
  /**
   * The label of the second box. Typed twice and never pasted: money sent to a wrong account does not come back.
   * The answer is a pair until both entries agree, then one text.
   */
  typedTwice: z.exactOptional(Bilingual),
  /** What the whole answer must look like, and what is said when it does not. Judged in one reading, however it is written. */
  pattern: z.exactOptional(z.strictObject({ regex: z.string().check(z.minLength(1), z.refine(isPattern)), otherwise: Bilingual })),
})
export type TextField = z.infer<typeof shape>

export const text: Kind<TextField> = {
  shape,
  tidy(field, answer) {
    if (!field.typedTwice || !Array.isArray(answer)) return tidyText(field, answer)
    const entries = answer.map((entry) => tidyText(field, entry))
    return entries.length === 2 && entries[0] === entries[1] ? entries[0] : entries
  },
  check(field, answer) {
    if (field.typedTwice && Array.isArray(answer)) return found('entries-differ')
    return typeof answer === 'string' ? checkText(field, answer) : found('wrong-type')
  },
  isSensitive: ({ format }) => format !== undefined && sensitiveFormats.has(format),
  isPersonal: () => true,
  // A roll or an account in the reader's digits; what has letters, such as a passport, as it was written.
  text: (_field, answer, locale) => (typeof answer !== 'string' ? '' : anyLetter.test(answer) ? answer : showDigits(answer, locale)),
}

const anyLetter = /\p{L}/u
/** A ward in a sentence stays as it was written; a memo or a class roll is the same number on every keyboard. */
const banglaLetter = /[\u0980-\u09e3]/

const sensitiveFormats = new Set<TextFormat>(['nid', 'brn', 'passport', 'account'])

function checkText({ shortest = 0, longest = 255, script, format, pattern }: TextField, answer: string): Finding[] {
  if (format && textFormats[format].read(answer) === undefined) return found(textFormats[format].otherwise)
  const misfit = script && checkScript(answer, script)
  if (misfit) return found(misfit)
  if (answer.length < shortest) return found('too-short', shortest)
  if (answer.length > longest) return found('too-long', longest)
  return pattern && !fits({ pattern, longest }, answer) ? found('rule', undefined, pattern.otherwise) : fine
}

/** A pattern that cannot be read, as in a draft that is still being written, lets nothing pass. */
function fits({ pattern, longest = 255 }: Pick<TextField, 'pattern' | 'longest'>, answer: string): boolean {
  const compiled = compilePattern(pattern?.regex ?? '')
  return answer.length <= longest && 'matches' in compiled && compiled.matches(answer)
}

function tidyText(field: TextField, answer: unknown): unknown {
  const { script, format, pattern } = field
  if (typeof answer !== 'string') return answer
  const typed = settleJoiners(tidy(answer, script)).trim()
  // Digits of any keyboard fit a pattern that asks for digits.
  if (pattern && !fits(field, typed) && fits(field, toAsciiDigits(typed))) return toAsciiDigits(typed)
  if (format) return textFormats[format].read(typed) ?? typed
  return script || pattern || banglaLetter.test(typed) ? typed : toAsciiDigits(typed)
}
