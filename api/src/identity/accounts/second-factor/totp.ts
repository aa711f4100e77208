import { Secret, TOTP } from 'otpauth'
import { totpSettings } from '@wewb/domain/identity/accounts/second-factor'
import { toAsciiDigits } from '@wewb/domain/language/digits'

const { digits, seconds: period, algorithm } = totpSettings

/** 160 bits, as RFC 4226 recommends. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The URI in the QR code. */
export const totpUri = (secret: string, label: string): string =>
  new TOTP({ issuer: 'WEWB', label, secret, algorithm, digits, period }).toString()

/** Finds the 30-second step of a code: the current one, or the one before or after in case of clock skew. */
export function findTotpStep(secret: string, typed: string, now: Date): number | undefined {
  const token = toAsciiDigits(typed).replace(/\s/g, '')
  if (token.length !== digits) return undefined
  const timestamp = now.getTime()
  const off = TOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    period,
    timestamp,
    window: 1,
  })
  return off === null ? undefined : TOTP.counter({ period, timestamp }) + off
}
