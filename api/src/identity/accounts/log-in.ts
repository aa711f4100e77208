import type { FastifyRequest } from 'fastify'
import type { login } from '@wewb/domain/identity/account-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import { consumeFirstOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import type { Context } from '#server/context.ts'
import { verifyPassword } from '#security/password-hashing.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { assertNotInMaintenance } from '#administration/settings/maintenance-mode.ts'
import { findByLogin, loginOf, type Account } from './queries.ts'
import { createPendingSession } from './second-factor/pending-session.ts'
import { findSecondFactor } from './second-factor/queries.ts'
import { completeLogin } from './complete-login.ts'

/** An unknown login and a wrong password give the same response, take the same time and count alike. */
export async function logIn(context: Context, input: InputOf<typeof login>, request: FastifyRequest) {
  const { db, limits, address } = context
  await limits.consume('log-in-by-address', address)
  await verifyCaptcha(context, input)
  const loginId = parseLoginId(input.loginId)
  const name = loginId?.value ?? input.loginId.slice(0, 100).toLowerCase()
  // Counts the attempt before the password check, so that twenty concurrent guesses are still at most five.
  const misses = await limits.tryConsume('log-in-misses', name)
  if (misses.isExceeded) return throwProblem('LOCKED', { retryAfter: misses.seconds })
  const account = loginId && (await findByLogin(db, loginId))
  const isOver = account?.password_until ? account.password_until <= context.now() : false
  const right = (await verifyPassword(account?.password_hash, input.password)) && !isOver
  if (!account || !right) {
    await db
      .transaction()
      .execute((tx) =>
        recordAuditEntry(tx, { id: 0 }, 'account.log-in-refused', account ? `account:${account.id}` : 'unknown'),
      )
    return throwProblem('INVALID_CREDENTIALS')
  }
  await limits.reset('log-in-misses', name)
  await assertNotInMaintenance(db, account.user_type)
  if (account.state === 'inactive') return throwProblem('USER_INACTIVE')
  if (account.state === 'pending') return await continueRegistration(context, account)
  const factor = await findSecondFactor(db, account)
  return factor ? await createPendingSession(context, account, factor) : await completeLogin(context, account, request)
}

/** The password is right but the registration was never confirmed: sends a new code and says where to continue. */
async function continueRegistration(context: Context, account: Account): Promise<never> {
  const login = loginOf(account)
  await consumeFirstOtpLimit(context, login)
  const sent = await context.db
    .transaction()
    .execute((tx) =>
      sendOtp(tx, context, { purpose: 'REGISTRATION', login, accountId: account.id, language: context.locale }),
    )
  return throwProblem('OTP_PENDING', { data: sent })
}
