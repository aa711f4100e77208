import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { hashToken } from '#security/secrets.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { findCodeToResend, updateCodeAsReplaced } from './queries.ts'
import {
  consumeOtpLimit,
  tryConsumeOtpLimit,
  hidesRecipient,
  MAX_OTP_RESENDS,
  sendOtp,
  type OtpPurpose,
} from './send-otp.ts'

/** Replaces the last code with a new one, after a pause and at most five times. */
export async function resendOtp(context: Context, { otpToken, purpose }: { otpToken: string; purpose: OtpPurpose }) {
  const token = hashToken(otpToken)
  const pause = (await readSettings(context.db)).number('OTP_RESEND_SECONDS')
  const last = await findCodeToResend(context.db, token, purpose)
  if (!last) return throwProblem('OTP_EXPIRED')
  if (last.age < pause) return throwProblem('TOO_MANY_REQUESTS', { retryAfter: pause - last.age })
  if (last.resends >= MAX_OTP_RESENDS) return throwProblem('TOO_MANY_REQUESTS', { retryAfter: 3600 })

  const login = { type: last.login_type, value: last.login_id }
  const isHidden = hidesRecipient(purpose)
  const accountId = isHidden && !(await tryConsumeOtpLimit(context, login, 'again')) ? null : last.account_id
  if (!isHidden) await consumeOtpLimit(context, login)
  return await context.db.transaction().execute(async (tx) => {
    await replaceCode(tx, token)
    const resends = last.resends + 1
    const sent = await sendOtp(tx, context, {
      purpose,
      login,
      accountId,
      language: context.locale,
      resends,
      subject: last.subject ?? undefined,
    })
    const { otpToken: next, otpLength, expiresIn, resendAfter } = sent
    return { otpToken: next, otpLength, expiresIn, resendAfter, resendLeft: MAX_OTP_RESENDS - resends }
  })
}

async function replaceCode(tx: Tx, token: Buffer) {
  const replaced = await updateCodeAsReplaced(tx, token)
  if (replaced.numUpdatedRows === 0n) throwProblem('OTP_EXPIRED')
}
