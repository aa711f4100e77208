import { toAsciiDigits } from '#language/digits.ts'

/** Normalizes +880 1712-345678, ০১৭১২৩৪৫৬৭৮ etc. to 01712345678; undefined if it is not a Bangladeshi mobile. */
export function parseMobile(typed: string): string | undefined {
  const digits = toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^\+?(?:88)(?=01)/, '')
  return /^01[3-9][0-9]{8}$/.test(digits) ? digits : undefined
}

/** Deliberately lenient, because the code sent to the address verifies it. */
export function parseEmail(typed: string): string | undefined {
  const email = typed.trim().normalize('NFC').toLowerCase()
  return email.length <= 255 && /^[^\s@<>"',;:()]+@[^\s@.<>"',;:()]+(?:\.[^\s@.<>"',;:()]+)+$/.test(email)
    ? email
    : undefined
}

export type LoginId = { type: 'MOBILE' | 'EMAIL'; value: string }

export function parseLoginId(typed: string): LoginId | undefined {
  const mobile = parseMobile(typed)
  if (mobile) return { type: 'MOBILE', value: mobile }
  // `admin@demo.wewb` matches too, because its domain has a dot.
  const email = parseEmail(typed)
  return email ? { type: 'EMAIL', value: email } : undefined
}

export function parseNid(typed: string): string | undefined {
  const digits = toAsciiDigits(typed).replace(/[\s-]/g, '')
  return /^(?:[0-9]{10}|[0-9]{13}|[0-9]{17})$/.test(digits) ? digits : undefined
}

/** An NID of 17 digits is the old one of 13 after the year of birth. */
export const withoutBirthYear = (nid: string): string => (/^\d{17}$/.test(nid) ? nid.slice(4) : nid)

/** Two numbers of 17 digits are compared whole, because they may be birth registrations of different years. */
export const isSameNid = (one: string, other: string): boolean =>
  one === other || (one.length !== other.length && withoutBirthYear(one) === withoutBirthYear(other))
