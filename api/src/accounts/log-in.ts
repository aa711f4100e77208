import type { FastifyRequest } from 'fastify'
import type { login } from '../../../domain/src/contracts/accounts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { readLoginId } from '../../../domain/src/fields/formats.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import { countFirstCode, sendCode } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import { isPassword } from '../platform/passwords.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { refuseInMaintenance } from '../settings/maintenance.ts'
import { findByLogin, loginOf, type Account } from './repository.ts'
import { askSecondFactor } from './second-factor/half-log-in.ts'
import { findSecondFactor } from './second-factor/repository.ts'
import { welcome } from './welcome.ts'

/** Wrong number, unknown number and wrong password answer alike, in the same time, and count alike. */
export async function logIn(context: Context, input: InputOf<typeof login>, request: FastifyRequest) {
  const { db, limits, address } = context
  await limits.count('log-in-by-address', address)
  await useCaptcha(context, input)
  const loginId = readLoginId(input.loginId)
  const name = loginId?.value ?? input.loginId.slice(0, 100).toLowerCase()
  // Counted before the password is looked at: twenty guesses at once are still at most five.
  const misses = await limits.miss('log-in-misses', name)
  if (misses.refused) return refuse('LOCKED', { retryAfter: misses.seconds })
  const account = loginId && (await findByLogin(db, loginId))
  const isOver = account?.password_until ? account.password_until <= context.now() : false
  const right = (await isPassword(account?.password_hash, input.password)) && !isOver
  if (!account || !right) {
    await db.transaction().execute((tx) => record(tx, { id: 0 }, 'account.log-in-refused', account ? `account:${account.id}` : 'unknown'))
    return refuse('INVALID_CREDENTIALS')
  }
  await limits.forget('log-in-misses', name)
  await refuseInMaintenance(db, account.user_type)
  if (account.state === 'inactive') return refuse('USER_INACTIVE')
  if (account.state === 'pending') return await continueRegistration(context, account)
  const factor = await findSecondFactor(db, account)
  return factor ? await askSecondFactor(context, account, factor) : await welcome(context, account, request)
}

/** The password was right but the code never came back: send a fresh one and say where to go on. */
async function continueRegistration(context: Context, account: Account): Promise<never> {
  const login = loginOf(account)
  await countFirstCode(context, login)
  const sent = await context.db
    .transaction()
    .execute((tx) => sendCode(tx, context, { purpose: 'REGISTRATION', login, accountId: account.id, language: context.locale }))
  return refuse('OTP_PENDING', { data: sent })
}
