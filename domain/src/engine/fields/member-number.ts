import type { Bilingual } from '#language/bilingual.ts'
import { toAsciiDigits } from '#language/digits.ts'

export const invalidMemberNumberMessage: Bilingual = {
  bn: 'সদস্য নম্বরে ৩টি ইংরেজি অক্ষরের পর ৭টি সংখ্যা থাকে।',
  en: 'A membership number has 3 letters and then 7 digits.',
}

/** Normalizes a membership number such as RUH0000001 from Bangla digits, lower case or spaces; undefined if invalid. */
export function parseMemberNumber(typed: string): string | undefined {
  const number = toAsciiDigits(typed.normalize('NFC')).replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{3}\d{7}$/.test(number) ? number : undefined
}
