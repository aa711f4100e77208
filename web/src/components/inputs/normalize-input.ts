import { validateScript, normalizeScript, type TextScript } from '@wewb/domain/engine/fields/text-scripts'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toAsciiDigits } from '@wewb/domain/language/digits'

/** A phone number may contain +, spaces and hyphens; the domain normalises it. */
export type TypedScript = TextScript | 'phone'

/** Numeric inputs display the reader's digits and store 0–9. */
export const isNumericScript = (script: TypedScript | undefined) => script === 'digits' || script === 'phone'

export const normalizeInput = (typed: string, script: TypedScript | undefined): string =>
  script === 'phone' ? toAsciiDigits(typed.normalize('NFC')) : normalizeScript(typed, script)

/** Returns the error of a wrong script; shown while typing, because the character stays visible. */
export function findScriptError(value: string, script: TypedScript | undefined): Bilingual | undefined {
  if (!script) return undefined
  if (script === 'phone') return /^[0-9+\s().-]*$/.test(value) ? undefined : issueMessage({ code: 'digits-only' })
  const code = validateScript(value, script)
  return code && issueMessage({ code })
}

/** Returns the number of characters left, when few remain; negative when there are too many. */
export function getCharactersLeft(value: string, maxLength: number | undefined): number | undefined {
  if (maxLength === undefined) return undefined
  const left = maxLength - value.length
  return left <= Math.max(20, Math.round(maxLength / 10)) && (maxLength > 20 || left < 0) ? left : undefined
}
