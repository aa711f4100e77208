import { checkScript, tidy, type Script } from '../../../domain/src/fields/scripts.ts'
import { issueText } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'

/** A phone number may be written with +, spaces and hyphens; the domain reads it. */
export type TypedScript = Script | 'phone'

/** Numeric boxes show the reader's digits and keep 0–9. */
export const isNumeric = (script: TypedScript | undefined) => script === 'digits' || script === 'phone'

export const keep = (typed: string, script: TypedScript | undefined): string =>
  script === 'phone' ? toAsciiDigits(typed.normalize('NFC')) : tidy(typed, script)

/** What is wrong with the letters themselves; said while typing, because the letter stays visible. */
export function explainScript(value: string, script: TypedScript | undefined): Bilingual | undefined {
  if (!script) return undefined
  if (script === 'phone') return /^[0-9+\s().-]*$/.test(value) ? undefined : issueText({ code: 'digits-only' })
  const code = checkScript(value, script)
  return code && issueText({ code })
}

/** How many characters are left, once that is worth saying; negative when there are too many. */
export function charactersLeft(value: string, longest: number | undefined): number | undefined {
  if (longest === undefined) return undefined
  const left = longest - value.length
  return left <= Math.max(20, Math.round(longest / 10)) && (longest > 20 || left < 0) ? left : undefined
}
