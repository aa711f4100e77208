import { readLoginId } from '../fields/formats.ts'
import { mask } from '../fields/mask-login-id.ts'
import { toAsciiDigits, toBanglaDigits } from '../language/digits.ts'
import { maskName } from '../language/mask-name.ts'
import { maskNumber } from './part-answers.ts'

/**
 * What a glance over the shoulder may see of a name, number or line of an address: 017*****678, ••••••7890, র***** বেগম. A day and a
 * house number would tell too much by their half.
 */
export function maskShown(text: string): string {
  const login = readLoginId(text)
  if (login) return inDigitsOf(text, mask(login))
  if (/^\S*\p{Nd}{4}$/u.test(text)) return inDigitsOf(text, maskNumber(toAsciiDigits(text)))
  return /\p{Nd}/u.test(text) ? '*****' : maskName(text)
}

/** Written with the digits it was given in. */
const inDigitsOf = (given: string, masked: string) => (/[০-৯]/.test(given) ? toBanglaDigits(masked) : masked)
