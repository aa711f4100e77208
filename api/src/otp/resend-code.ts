import { sql } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { hashToken } from '../platform/secrets.ts'
import { readSettings } from '../settings/repository.ts'
import { countCode, hasRoomFor, hidesReceiver, mostResends, sendCode, type Purpose } from './send-code.ts'

/** A new code in place of the last one, after the pause and at most five times. The old code stops working. */
export async function resendCode(context: Context, { otpToken, purpose }: { otpToken: string; purpose: Purpose }) {
  const token = hashToken(otpToken)
  const pause = (await readSettings(context.db)).number('OTP_RESEND_SECONDS')
  const last = await context.db
    .selectFrom('one_time_code')
    .select([
      'login_type',
      'login_id',
      'account_id',
      'resends',
      'subject',
      sql<number>`extract(epoch from now() - created_at)::int`.as('age'),
    ])
    .where('token_hash', '=', token)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()
  if (!last) return refuse('OTP_EXPIRED')
  if (last.age < pause) return refuse('TOO_MANY_REQUESTS', { retryAfter: pause - last.age })
  if (last.resends >= mostResends) return refuse('TOO_MANY_REQUESTS', { retryAfter: 3600 })

  const login = { type: last.login_type, value: last.login_id }
  const isHidden = hidesReceiver(purpose)
  const accountId = isHidden && !(await hasRoomFor(context, login, 'again')) ? null : last.account_id
  if (!isHidden) await countCode(context, login)
  return await context.db.transaction().execute(async (tx) => {
    await replaceCode(tx, token)
    const resends = last.resends + 1
    const sent = await sendCode(tx, context, {
      purpose,
      login,
      accountId,
      language: context.locale,
      resends,
      subject: last.subject ?? undefined,
    })
    const { otpToken: next, otpLength, expiresIn, resendAfter } = sent
    return { otpToken: next, otpLength, expiresIn, resendAfter, resendLeft: mostResends - resends }
  })
}

async function replaceCode(tx: Tx, token: Buffer) {
  const replaced = await tx
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` })
    .where('token_hash', '=', token)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  if (replaced.numUpdatedRows === 0n) refuse('OTP_EXPIRED')
}
