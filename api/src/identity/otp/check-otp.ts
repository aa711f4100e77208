import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { hashToken, timingSafeEqualBytes } from '#security/secrets.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { findCode, findLatestCode, updateCodeAsUsed, updateCodeTries, updateMessageOfUsedCode } from './queries.ts'
import type { OtpPurpose } from './send-otp.ts'

/**
 * Counts the attempt and reads the code in one statement, so that concurrent guesses are still at most five. Runs
 * outside the caller's transaction: a wrong attempt must stay counted.
 */
export async function checkOtp(
  context: Context,
  { otpToken, otp, purpose }: { otpToken: string; otp: string; purpose: OtpPurpose },
) {
  return await checkCodeAt(context, { token: hashToken(otpToken), otp, purpose })
}

/** Checks a code by its subject, where the caller has no token. */
export async function checkOtpForSubject(
  context: Context,
  { subject, otp, purpose }: { subject: string; otp: string; purpose: OtpPurpose },
) {
  const live = await findLatestCode(context.db, subject, purpose)
  return await checkCodeAt(context, { token: live?.token_hash ?? throwProblem('OTP_EXPIRED'), otp, purpose })
}

async function checkCodeAt(
  { db, secrets }: Context,
  { token, otp, purpose }: { token: Buffer; otp: string; purpose: OtpPurpose },
) {
  const max = (await readSettings(db)).number('OTP_MAX_TRY')
  const tried = await updateCodeTries(db, token, purpose, max)
  if (!tried) return throwProblem(await closedReasonOf(db, token, max))
  const codeHash = secrets.hashCode(toAsciiDigits(otp).replace(/\s/g, ''), token)
  if (tried.account_id !== null && timingSafeEqualBytes(codeHash, tried.code_hash)) {
    const { account_id: accountId, login_id: login, subject } = tried
    return { token, accountId, login, subject }
  }
  const triesLeft = max - tried.tries
  return throwProblem(triesLeft > 0 ? 'OTP_WRONG' : 'OTP_LOCKED', { data: { triesLeft } })
}

/** Consumes the code inside the transaction that acts on it: exactly one caller succeeds. */
export async function consumeOtp(tx: Tx, token: Buffer) {
  const used = await updateCodeAsUsed(tx, token)
  const messageId = used ? used.message_id : throwProblem('OTP_EXPIRED')
  // The code is deleted after days; its use stays counted with the message.
  if (messageId) await updateMessageOfUsedCode(tx, messageId)
}

async function closedReasonOf(db: Context['db'], token: Buffer, max: number) {
  const row = await findCode(db, token)
  return row && !row.used_at && !row.replaced_at && row.tries >= max ? 'OTP_LOCKED' : 'OTP_EXPIRED'
}
