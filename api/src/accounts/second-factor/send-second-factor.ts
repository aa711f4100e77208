import { sql } from 'kysely'
import type { InputOf } from '../../../../domain/src/contracts/contract.ts'
import type { sendSecondFactor as sendCall } from '../../../../domain/src/contracts/second-factor.ts'
import { countFirstCode, sendCode } from '../../otp/send-code.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/problem.ts'
import { readSettings } from '../../settings/repository.ts'
import { getAccount, loginOf, type Account } from '../repository.ts'
import { findHalfLogIn, subjectOf } from './half-log-in.ts'
import { findSecondFactor, findSetUp } from './repository.ts'

/** At the log-in, for who has chosen that a sent code will do. */
export async function sendSecondFactor(context: Context, { token }: InputOf<typeof sendCall>) {
  const { db, limits, address } = context
  await limits.count('log-in-by-address', address)
  const half = await findHalfLogIn(db, token)
  const account = await getAccount(db, half.accountId)
  const factor = await findSecondFactor(db, account)
  if (!factor?.by_code || account.state !== 'active') return refuse('NO_PERMISSION')
  return await sendFor(context, account, subjectOf(half.hash))
}

/** To oneself while signed in: to confirm that it arrives, or before a change. */
export async function sendOwnCode(context: Context) {
  const account = await getAccount(context.db, context.actor.id)
  if (!(await findSetUp(context.db, account.id))?.by_code) return refuse('NO_PERMISSION')
  return await sendFor(context, account, ownSubject(context))
}

export const ownSubject = ({ actor }: Pick<Context, 'actor'>): string => `session:${actor.sessionId}`

export async function sendFor(context: Context, account: Account, subject: string) {
  await keepPause(context, subject)
  const login = loginOf(account)
  await countFirstCode(context, login)
  const request = { purpose: 'SECOND_FACTOR' as const, login, accountId: account.id, language: account.language, subject }
  const { otpLength, sentTo, channel, expiresIn, resendAfter } = await context.db
    .transaction()
    .execute((tx) => sendCode(tx, context, request))
  return { otpLength, sentTo, channel, expiresIn, resendAfter }
}

async function keepPause({ db }: Context, subject: string) {
  const pause = (await readSettings(db)).number('OTP_RESEND_SECONDS')
  const last = await db
    .selectFrom('one_time_code')
    .select(sql<number>`extract(epoch from now() - max(created_at))::int`.as('age'))
    .where('subject', '=', subject)
    .where('purpose', '=', 'SECOND_FACTOR')
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (last && last.age !== null && last.age < pause) refuse('TOO_MANY_REQUESTS', { retryAfter: pause - last.age })
}
