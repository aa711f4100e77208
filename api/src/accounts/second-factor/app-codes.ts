import { Secret, TOTP } from 'otpauth'
import { appCode } from '../../../../domain/src/accounts/second-factor.ts'
import { toAsciiDigits } from '../../../../domain/src/language/digits.ts'

const { digits, seconds: period, algorithm } = appCode

/** 160 bits, as RFC 4226 recommends. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32

/** What the app reads from the picture. */
export const appAddress = (secret: string, label: string): string =>
  new TOTP({ issuer: 'WEWB', label, secret, algorithm, digits, period }).toString()

/** The half minute this code belongs to: the present one, or the one before or after for a clock that is a little off. */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = toAsciiDigits(typed).replace(/\s/g, '')
  if (token.length !== digits) return undefined
  const timestamp = now.getTime()
  const off = TOTP.validate({ token, secret: Secret.fromBase32(secret), algorithm, digits, period, timestamp, window: 1 })
  return off === null ? undefined : TOTP.counter({ period, timestamp }) + off
}
