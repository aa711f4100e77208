import { toAsciiDigits, toBanglaDigits } from '#language/digits.ts'
import type { IssueCode } from './issue.ts'

/**
 * Characters that a text field accepts. Nothing is dropped silently: digits of any script become 0–9, those of Bangla
 * sentences ০–৯, Bangla is normalized to NFC, and other characters are reported as an issue.
 */
export type TextScript = 'english-only' | 'english-text' | 'bangla-only' | 'bangla-text' | 'digits'

const scripts: Record<TextScript, { takes: RegExp; otherwise: IssueCode }> = {
  'english-only': { takes: /^[\x20-\x7e]*$/, otherwise: 'english-only' },
  // The apostrophe belongs to names such as D'Costa.
  'english-text': { takes: /^[A-Za-z :.()'-]*$/, otherwise: 'english-letters-only' },
  // ZWNJ and ZWJ (as a range) occur inside some words.
  'bangla-only': { takes: /^[\u0980-\u09ff\u200c-\u200d\u0964-\u0965 :;,.()/'-]*$/, otherwise: 'bangla-letters-only' },
  'bangla-text': { takes: /^[\u0980-\u09e5\u09f0-\u09ff\u200c-\u200d :.()-]*$/, otherwise: 'bangla-letters-only' },
  digits: { takes: /^[0-9]*$/, otherwise: 'digits-only' },
}

/** Normalizes typed text to the form that is compared and stored. */
export function normalizeScript(text: string, script?: TextScript): string {
  const typed = text.normalize('NFC')
  if (script === 'digits') return toAsciiDigits(typed).replace(/[\s-]/g, '')
  if (script === 'bangla-only') return toBanglaDigits(toAsciiDigits(typed))
  return script === 'english-only' ? toAsciiDigits(typed) : typed
}

export const validateScript = (text: string, script: TextScript): IssueCode | undefined =>
  scripts[script].takes.test(text) ? undefined : scripts[script].otherwise
