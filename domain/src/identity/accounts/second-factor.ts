import { toAsciiDigits } from '#language/digits.ts'

/** Methods of the second factor: an authenticator app, a code that was sent, or one of ten recovery codes. */
export const secondFactorMethods = ['TOTP', 'SMS', 'EMAIL', 'RECOVERY'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** RFC 6238, with the defaults of common apps. */
export const totpSettings = { digits: 6, seconds: 30, algorithm: 'SHA1' } as const

/** Requirement for staff (setting STAFF_SECOND_FACTOR). */
export const secondFactorRules = ['OFF', 'OPTIONAL', 'REQUIRED'] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]

/** Optional for applicants. For staff the setting decides; an invalid value counts as optional. */
export function secondFactorRuleFor(userType: string, setting: string): SecondFactorRule {
  if (userType === 'APPLICANT') return 'OPTIONAL'
  return secondFactorRules.find((rule) => rule === setting) ?? 'OPTIONAL'
}

/** Without 0, 1, O, I and L, which look alike in handwriting. */
export const RECOVERY_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const RECOVERY_CODE_LENGTH = 10
export const RECOVERY_CODE_COUNT = 10
const recoveryShape = new RegExp(`^[${RECOVERY_CODE_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`)

/** Normalizes a typed recovery code to `ABCDE-FGHJK`; undefined if invalid. */
export function parseRecoveryCode(typed: string): string | undefined {
  const code = toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return recoveryShape.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : undefined
}
