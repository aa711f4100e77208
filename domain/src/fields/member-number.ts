import type { Bilingual } from '../language/bilingual.ts'
import { toAsciiDigits } from '../language/digits.ts'

export const notAMemberNumber: Bilingual = {
  bn: 'সদস্য নম্বরে ৩টি ইংরেজি অক্ষরের পর ৭টি সংখ্যা থাকে।',
  en: 'A membership number has 3 letters and then 7 digits.',
}

/** RUH0000001, however it was typed: Bangla digits, small letters, spaces. Undefined when it cannot be one. */
export function readMemberNumber(typed: string): string | undefined {
  const number = toAsciiDigits(typed.normalize('NFC')).replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{3}\d{7}$/.test(number) ? number : undefined
}
