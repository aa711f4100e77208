import type { register } from '@wewb/domain/identity/account-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'

/** Recipient and lifetime of a code. */
export type OtpChallenge = ResponseOf<typeof register>

/** A login rejected with OTP_PENDING carries the code step in its data. */
export const isOtpChallenge = (data: Record<string, unknown>): data is OtpChallenge =>
  typeof data.otpToken === 'string' && typeof data.otpLength === 'number' && typeof data.sentTo === 'string'
