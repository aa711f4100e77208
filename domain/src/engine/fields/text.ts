import * as z from 'zod/mini'
import { Bilingual } from '#language/bilingual-schema.ts'
import { formatDigits, toAsciiDigits } from '#language/digits.ts'
import { Condition } from '#engine/conditions/condition.ts'
import { evaluateCondition } from '#engine/conditions/evaluate-condition.ts'
import { normalizeJoiners } from './normalize-joiners.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type FieldContext, type FieldIssue, type Kind } from './kind.ts'
import { compilePattern, isValidPattern } from './compile-pattern.ts'
import { validateScript, normalizeScript, type TextScript } from './text-scripts.ts'
import { textFormatNames, textFormats, type TextFormat } from './text-formats.ts'

const scripts = [
  'english-only',
  'english-text',
  'bangla-only',
  'bangla-text',
  'digits',
  'name',
  'name-english',
  'name-bangla',
] as const satisfies TextScript[]

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('text'),
  script: z.exactOptional(z.enum(scripts)),
  format: z.exactOptional(z.enum(textFormatNames)),
  shortest: z.exactOptional(z.int()),
  longest: z.exactOptional(z.int().check(z.gte(1), z.lte(1000))),
  /**
   * Label of the second input. The value is typed twice and cannot be pasted, because money sent to a wrong account is
   * lost. The answer is a pair until both entries agree, then one string.
   */
  typedTwice: z.exactOptional(Bilingual),
  /**
   * Pattern of the whole answer and the message if it does not match; with `when`, only while that holds. Matched in
   * linear time, see `compilePattern`.
   */
  pattern: z.exactOptional(
    z.strictObject({
      regex: z.string().check(z.minLength(1), z.refine(isValidPattern)),
      when: z.exactOptional(Condition),
      otherwise: Bilingual,
    }),
  ),
})
export type TextField = z.infer<typeof shape>

export const text: Kind<TextField> = {
  schema: shape,
  normalize(field, answer) {
    if (!field.typedTwice || !Array.isArray(answer)) return normalizeText(field, answer)
    const entries = answer.map((entry) => normalizeText(field, entry))
    return entries.length === 2 && entries[0] === entries[1] ? entries[0] : entries
  },
  validate(field, answer, view) {
    if (field.typedTwice && Array.isArray(answer))
      return fieldIssues(field.format === 'account' ? 'accounts-differ' : 'entries-differ')
    return typeof answer === 'string' ? checkText(field, answer, view) : fieldIssues('wrong-type')
  },
  isSensitive: ({ format }) => format !== undefined && sensitiveFormats.has(format),
  isPersonal: () => true,
  // Formats rolls and account numbers in the reader's digits; values with letters, such as passports, stay as typed.
  format: (_field, answer, locale) =>
    typeof answer !== 'string' ? '' : anyLetter.test(answer) ? answer : formatDigits(answer, locale),
}

const anyLetter = /\p{L}/u
/** Bangla sentences keep their digits; other text, such as a memo or roll number, is stored with ASCII digits. */
const banglaLetter = /[\u0980-\u09e3]/

const sensitiveFormats = new Set<TextFormat>(['nid', 'brn', 'passport', 'account'])

function checkText(
  { shortest = 0, longest: maxLength = 255, script, format, pattern }: TextField,
  answer: string,
  view: FieldContext,
): FieldIssue[] {
  if (format && textFormats[format].parse(answer) === undefined) return fieldIssues(textFormats[format].issueCode)
  const misfit = script && validateScript(answer, script)
  if (misfit) return fieldIssues(misfit)
  if (answer.length < shortest) return fieldIssues('too-short', shortest)
  if (answer.length > maxLength) return fieldIssues('too-long', maxLength)
  return pattern && evaluateCondition(pattern.when, view) && !fits({ pattern, longest: maxLength }, answer)
    ? fieldIssues('rule', undefined, pattern.otherwise)
    : NO_ISSUES
}

/** An invalid pattern, as in an unfinished draft, matches nothing. */
function fits({ pattern, longest: maxLength = 255 }: Pick<TextField, 'pattern' | 'longest'>, answer: string): boolean {
  const compiled = compilePattern(pattern?.regex ?? '')
  return answer.length <= maxLength && 'matches' in compiled && compiled.matches(answer)
}

function normalizeText(field: TextField, answer: unknown): unknown {
  const { script, format, pattern } = field
  if (typeof answer !== 'string') return answer
  const typed = normalizeJoiners(normalizeScript(answer, script)).trim()
  // Accepts the digits of any keyboard where the pattern requires digits.
  if (pattern && !fits(field, typed) && fits(field, toAsciiDigits(typed))) return toAsciiDigits(typed)
  if (format) return textFormats[format].parse(typed) ?? typed
  return script || pattern || banglaLetter.test(typed) ? typed : toAsciiDigits(typed)
}
