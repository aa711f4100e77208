import type { register } from '../../../../domain/src/contracts/accounts.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'

/** Where a code went and how long it lives. */
export type CodeSent = AnswerOf<typeof register>

/** A log-in refused with OTP_PENDING brings the code step along in its data. */
export const isCodeSent = (data: Record<string, unknown>): data is CodeSent =>
  typeof data.otpToken === 'string' && typeof data.otpLength === 'number' && typeof data.sentTo === 'string'
