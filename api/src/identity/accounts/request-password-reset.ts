import type { requestPasswordReset as requestPasswordResetEndpoint } from '@wewb/domain/identity/account-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { issue } from '@wewb/domain/engine/fields/issue'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import { consumeFirstOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { codeSentMessage } from './register.ts'
import { findByLogin } from './queries.ts'

/**
 * Gives the same response after the same work whether or not the account exists, so that it does not reveal who is
 * registered.
 */
export async function requestPasswordReset(context: Context, input: InputOf<typeof requestPasswordResetEndpoint>) {
  const { db, limits, address, locale } = context
  await limits.consume('forgot-by-address', address)
  const login = parseLoginId(input.loginId)
  if (!login) return throwProblem('ANSWERS_INVALID', { issues: [issue('loginId', 'not-a-login-id')] })
  await verifyCaptcha(context, input)
  await consumeFirstOtpLimit(context, login)
  const account = await findByLogin(db, login)
  const accountId = account?.state === 'active' ? account.id : null
  const sent = await db.transaction().execute(async (tx) => {
    await recordAuditEntry(tx, { id: 0 }, 'account.password-forgotten', accountId ? `account:${accountId}` : 'unknown')
    return await sendOtp(tx, context, {
      purpose: 'FORGOT_PASSWORD',
      login,
      accountId,
      language: account?.language ?? locale,
    })
  })
  return new ApiResponse(sent, { message: codeSentMessage(sent.otpLength) })
}
