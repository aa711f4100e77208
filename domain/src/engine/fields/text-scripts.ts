import { toAsciiDigits, toBanglaDigits } from '#language/digits.ts'
import type { IssueCode } from './issue.ts'

/**
 * Characters that a text field accepts. Nothing is dropped silently: digits of any script become 0–9, those of Bangla
 * sentences ০–৯, Bangla is normalized to NFC, and other characters are reported as an issue.
 */
export type TextScript =
  | 'english-only'
  | 'english-text'
  | 'bangla-only'
  | 'bangla-text'
  | 'digits'
  | 'name'
  | 'name-english'
  | 'name-bangla'

const scripts: Record<TextScript, { takes: RegExp; otherwise: IssueCode }> = {
  'english-only': { takes: /^[\x20-\x7e]*$/, otherwise: 'english-only' },
  // The apostrophe belongs to names such as D'Costa.
  'english-text': { takes: /^[A-Za-z :.()'-]*$/, otherwise: 'english-letters-only' },
  // ZWNJ and ZWJ (as a range) occur inside some words.
  'bangla-only': { takes: /^[\u0980-\u09ff\u200c-\u200d\u0964-\u0965 :;,.()/'-]*$/, otherwise: 'bangla-letters-only' },
  'bangla-text': { takes: /^[\u0980-\u09e5\u09f0-\u09ff\u200c-\u200d :.()-]*$/, otherwise: 'bangla-letters-only' },
  digits: { takes: /^[0-9]*$/, otherwise: 'digits-only' },
  // A person's name in either script or in one: at least one letter, and no digit of ০–৯ or 0–9.
  name: {
    takes: /^$|^(?=.*[A-Za-z\u0980-\u09e5\u09f0-\u09ff])[A-Za-z\u0980-\u09e5\u09f0-\u09ff\u200c-\u200d .'-]*$/,
    otherwise: 'not-a-name',
  },
  'name-english': { takes: /^$|^(?=.*[A-Za-z])[A-Za-z .'-]*$/, otherwise: 'not-a-name' },
  'name-bangla': {
    takes: /^$|^(?=.*[\u0980-\u09e5\u09f0-\u09ff])[\u0980-\u09e5\u09f0-\u09ff\u200c-\u200d .'-]*$/,
    otherwise: 'not-a-name',
  },
}

/** A colon stands for the visarga that many keyboards lack: মো: is মোঃ. */
const normalizeNameSigns = (name: string) =>
  name.replace(/[\u2018\u2019]/g, "'").replace(/([\u0980-\u09ff])\s?:/g, '$1\u0983')

/** Normalizes typed text to the form that is compared and stored. */
export function normalizeScript(text: string, script?: TextScript): string {
  const typed = text.normalize('NFC')
  if (script === 'digits') return toAsciiDigits(typed).replace(/[\s-]/g, '')
  if (script === 'bangla-only') return toBanglaDigits(toAsciiDigits(typed))
  if (script?.startsWith('name')) return normalizeNameSigns(typed)
  return script === 'english-only' ? toAsciiDigits(typed) : typed
}

export function validateScript(text: string, script: TextScript): IssueCode | undefined {
  if (scripts[script].takes.test(text)) return undefined
  // A name in the other script needs another sentence than a name with digits.
  if (script === 'name-english' && scripts.name.takes.test(text)) return 'english-letters-only'
  if (script === 'name-bangla' && scripts.name.takes.test(text)) return 'bangla-letters-only'
  return scripts[script].otherwise
}
