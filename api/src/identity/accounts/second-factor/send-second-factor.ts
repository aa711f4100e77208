import type { InputOf } from '@wewb/domain/http/contract'
import type { sendSecondFactor as sendSecondFactorEndpoint } from '@wewb/domain/identity/second-factor-contracts'
import { consumeFirstOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { getAccount, loginOf, type Account } from '#identity/accounts/queries.ts'
import { getPendingSession, pendingSessionSubject } from './pending-session.ts'
import { findLastCodeAge, findSecondFactor, findSecondFactorSetup } from './queries.ts'

/** Sends a code at login, if the user allows codes by message. */
export async function sendSecondFactor(context: Context, { token }: InputOf<typeof sendSecondFactorEndpoint>) {
  const { db, limits, address } = context
  await limits.consume('log-in-by-address', address)
  const half = await getPendingSession(db, token)
  const account = await getAccount(db, half.accountId)
  const factor = await findSecondFactor(db, account)
  if (!factor?.by_code || account.state !== 'active') return throwProblem('NO_PERMISSION')
  return await sendSecondFactorCode(context, account, pendingSessionSubject(half.hash))
}

/** Sends a code to the signed-in user, to confirm delivery or before a change. */
export async function sendOwnCode(context: Context) {
  const account = await getAccount(context.db, context.actor.id)
  if (!(await findSecondFactorSetup(context.db, account.id))?.by_code) return throwProblem('NO_PERMISSION')
  return await sendSecondFactorCode(context, account, sessionSubject(context))
}

export const sessionSubject = ({ actor }: Pick<Context, 'actor'>): string => `session:${actor.sessionId}`

export async function sendSecondFactorCode(context: Context, account: Account, subject: string) {
  await savePause(context, subject)
  const login = loginOf(account)
  await consumeFirstOtpLimit(context, login)
  const request = {
    purpose: 'SECOND_FACTOR' as const,
    login,
    accountId: account.id,
    language: account.language,
    subject,
  }
  const { otpLength, sentTo, channel, expiresIn, resendAfter } = await context.db
    .transaction()
    .execute((tx) => sendOtp(tx, context, request))
  return { otpLength, sentTo, channel, expiresIn, resendAfter }
}

async function savePause({ db }: Context, subject: string) {
  const pause = (await readSettings(db)).number('OTP_RESEND_SECONDS')
  const last = await findLastCodeAge(db, subject)
  if (last && last.age !== null && last.age < pause) throwProblem('TOO_MANY_REQUESTS', { retryAfter: pause - last.age })
}
