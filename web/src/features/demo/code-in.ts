import { toAsciiDigits } from '../../../../domain/src/language/digits.ts'

/** The one-time code of a message, in either script; a phone or reference number is longer than a code. */
export const codeIn = (message: string): string | undefined => toAsciiDigits(message).match(/(?<![0-9])[0-9]{4,8}(?![0-9])/)?.[0]
