import { toAsciiDigits } from '../language/digits.ts'

/** How the second step of a log-in is taken: a code of the app, a code that was sent, or one of the ten kept for a bad day. */
export const secondFactorWays = ['TOTP', 'SMS', 'EMAIL', 'RECOVERY'] as const
export type SecondFactorWay = (typeof secondFactorWays)[number]

/** RFC 6238, as every app has it. */
export const appCode = { digits: 6, seconds: 30, algorithm: 'SHA1' } as const

/** What the board asks of its staff (setting STAFF_SECOND_FACTOR). */
export const secondFactorRules = ['OFF', 'OPTIONAL', 'REQUIRED'] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]

/** Applicants decide for themselves. For staff a setting that nobody can read asks for nothing and forbids nothing. */
export function ruleFor(userType: string, setting: string): SecondFactorRule {
  if (userType === 'APPLICANT') return 'OPTIONAL'
  return secondFactorRules.find((rule) => rule === setting) ?? 'OPTIONAL'
}

/** Without 0, 1, O, I and L, which a hand writes alike. */
export const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const recoveryLength = 10
export const recoveryCodes = 10
const recoveryShape = new RegExp(`^[${recoveryLetters}]{${recoveryLength}}$`)

/** `ABCDE-FGHJK` from whatever was typed from the paper; undefined when it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return recoveryShape.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : undefined
}
