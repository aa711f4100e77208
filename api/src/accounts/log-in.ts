import type { login } from '../../../domain/src/contracts/accounts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { readLoginId } from '../../../domain/src/fields/formats.ts'
import { product, serverVersion } from '../../../domain/src/lookups/portal.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import { countFirstCode, sendCode } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import { isPassword } from '../platform/passwords.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import { openSession } from '../platform/sessions.ts'
import { readSettings } from '../settings/repository.ts'
import { describeUser } from './describe-user.ts'
import { findByLogin, loginOf, type Account } from './repository.ts'

/** Wrong number, unknown number and wrong password answer alike, in the same time, and count alike. */
export async function logIn(context: Context, input: InputOf<typeof login>) {
  const { db, limits, address } = context
  await limits.count('log-in-by-address', address)
  await useCaptcha(context, input)
  const loginId = readLoginId(input.loginId)
  const name = loginId?.value ?? input.loginId.slice(0, 100).toLowerCase()
  // Counted before the password is looked at: twenty guesses at once are still at most five.
  const misses = await limits.miss('log-in-misses', name)
  if (misses.refused) return refuse('LOCKED', { retryAfter: misses.seconds })
  const account = loginId && (await findByLogin(db, loginId))
  const right = await isPassword(account?.password_hash, input.password)
  if (!account || !right) {
    await db.transaction().execute((tx) => record(tx, { id: 0 }, 'account.log-in-refused', account ? `account:${account.id}` : 'unknown'))
    return refuse('INVALID_CREDENTIALS')
  }
  await limits.forget('log-in-misses', name)
  if (account.state === 'inactive') return refuse('USER_INACTIVE')
  if (account.state === 'pending') return await continueRegistration(context, account)
  return await welcome(context, account)
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

async function welcome(context: Context, account: Account) {
  const { db, secrets, config, device } = context
  const token = await db.transaction().execute(async (tx) => {
    await record(tx, account, 'account.logged-in', `account:${account.id}`, { device })
    return await openSession(tx, secrets, account.id, device, config.sessionHours)
  })
  const otpLength = (await readSettings(db)).number('OTP_LENGTH')
  return new Answered(await describeUser(db, account), {
    beside: { token, appSettings: { raiseCoreVersion: serverVersion, otpLength, maxFileKb: 2048, product } },
  })
}
