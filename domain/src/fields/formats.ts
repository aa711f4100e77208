import { toAsciiDigits } from '../language/digits.ts'

/** 01712345678 from +880 1712-345678, ০১৭১২৩৪৫৬৭৮ and the like; undefined when it is no Bangladeshi mobile. */
export function readMobile(typed: string): string | undefined {
  const digits = toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^\+?(?:88)(?=01)/, '')
  return /^01[3-9][0-9]{8}$/.test(digits) ? digits : undefined
}

/** Deliberately loose: the code sent to it is the real test. */
export function readEmail(typed: string): string | undefined {
  const email = typed.trim().normalize('NFC').toLowerCase()
  return email.length <= 255 && /^[^\s@<>"',;:()]+@[^\s@.<>"',;:()]+(?:\.[^\s@.<>"',;:()]+)+$/.test(email) ? email : undefined
}

export type LoginId = { type: 'MOBILE' | 'EMAIL'; value: string }

export function readLoginId(typed: string): LoginId | undefined {
  const mobile = readMobile(typed)
  if (mobile) return { type: 'MOBILE', value: mobile }
  // `admin@demo.wewb` has a dot too; every e-mail does.
  const email = readEmail(typed)
  return email ? { type: 'EMAIL', value: email } : undefined
}

export function readNid(typed: string): string | undefined {
  const digits = toAsciiDigits(typed).replace(/[\s-]/g, '')
  return /^(?:[0-9]{10}|[0-9]{13}|[0-9]{17})$/.test(digits) ? digits : undefined
}
