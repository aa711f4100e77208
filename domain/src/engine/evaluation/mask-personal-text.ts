import { parseLoginId } from '#engine/fields/formats.ts'
import { maskLoginId } from '#engine/fields/mask-login-id.ts'
import { toAsciiDigits, toBanglaDigits } from '#language/digits.ts'
import { maskName } from '#language/mask-name.ts'
import { maskNumber } from './split-sensitive-answers.ts'

/**
 * Masks a name, a number or an address row on shared screens: 017*****678, ••••••7890, র***** বেগম. Hides dates and
 * house numbers completely, because a part of them reveals too much.
 */
export function maskPersonalText(text: string): string {
  const login = parseLoginId(text)
  if (login) return inDigitsOf(text, maskLoginId(login))
  if (/^\S*\p{Nd}{4}$/u.test(text)) return inDigitsOf(text, maskNumber(toAsciiDigits(text)))
  return /\p{Nd}/u.test(text) ? '*****' : maskName(text)
}

/** Uses the digits of the given text. */
const inDigitsOf = (original: string, masked: string) => (/[০-৯]/.test(original) ? toBanglaDigits(masked) : masked)
