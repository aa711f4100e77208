import { toAsciiDigits, toBanglaDigits } from '../language/digits.ts'
import type { IssueCode } from './issue.ts'

/**
 * SPEC.md section 5: which letters a box takes. Nothing is dropped in silence: digits of any script become 0–9, those of a Bangla
 * sentence ০–৯, Bangla is brought to one encoding (NFC), and a letter that does not belong is explained beside the field.
 */
export type Script = 'english-only' | 'english-text' | 'bangla-only' | 'bangla-text' | 'digits'

const scripts: Record<Script, { takes: RegExp; otherwise: IssueCode }> = {
  'english-only': { takes: /^[\x20-\x7e]*$/, otherwise: 'english-only' },
  // An apostrophe besides the specified signs: D'Costa is a name.
  'english-text': { takes: /^[A-Za-z :.()'-]*$/, otherwise: 'english-letters-only' },
  // ZWNJ and ZWJ (as a range) stand between letters of some words.
  'bangla-only': { takes: /^[\u0980-\u09ff\u200c-\u200d\u0964-\u0965 :;,.()/'-]*$/, otherwise: 'bangla-letters-only' },
  'bangla-text': { takes: /^[\u0980-\u09e5\u09f0-\u09ff\u200c-\u200d :.()-]*$/, otherwise: 'bangla-letters-only' },
  digits: { takes: /^[0-9]*$/, otherwise: 'digits-only' },
}

/** What a box keeps of what was typed: the same letters, in the one form the portal compares and stores. */
export function tidy(text: string, script?: Script): string {
  const typed = text.normalize('NFC')
  if (script === 'digits') return toAsciiDigits(typed).replace(/[\s-]/g, '')
  if (script === 'bangla-only') return toBanglaDigits(toAsciiDigits(typed))
  return script === 'english-only' ? toAsciiDigits(typed) : typed
}

export const checkScript = (text: string, script: Script): IssueCode | undefined =>
  scripts[script].takes.test(text) ? undefined : scripts[script].otherwise
