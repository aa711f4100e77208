import { sql } from 'kysely'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { hashToken, sameBytes } from '../platform/secrets.ts'
import { readSettings } from '../settings/repository.ts'
import type { Purpose } from './send-code.ts'

/**
 * Counts the try and reads the code in one statement, so that many guesses at once are still at most five.
 * Not inside the caller's transaction: a wrong try must stay counted.
 */
export async function checkCode(context: Context, { otpToken, otp, purpose }: { otpToken: string; otp: string; purpose: Purpose }) {
  return await checkCodeAt(context, { token: hashToken(otpToken), otp, purpose })
}

/** The same where the caller holds no token of the code: it was sent for something of which there is only one. */
export async function checkCodeFor(context: Context, { subject, otp, purpose }: { subject: string; otp: string; purpose: Purpose }) {
  const live = await context.db
    .selectFrom('one_time_code')
    .select('token_hash')
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('replaced_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return await checkCodeAt(context, { token: live?.token_hash ?? refuse('OTP_EXPIRED'), otp, purpose })
}

async function checkCodeAt({ db, secrets }: Context, { token, otp, purpose }: { token: Buffer; otp: string; purpose: Purpose }) {
  const most = (await readSettings(db)).number('OTP_MAX_TRY')
  const tried = await db
    .updateTable('one_time_code')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', token)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', most)
    .returning(['code_hash', 'account_id', 'tries', 'login_id', 'subject'])
    .executeTakeFirst()
  if (!tried) return refuse(await whyClosed(db, token, most))
  const given = secrets.hashCode(toAsciiDigits(otp).replace(/\s/g, ''), token)
  if (tried.account_id !== null && sameBytes(given, tried.code_hash)) {
    const { account_id: accountId, login_id: login, subject } = tried
    return { token, accountId, login, subject }
  }
  const triesLeft = most - tried.tries
  return refuse(triesLeft > 0 ? 'OTP_WRONG' : 'OTP_LOCKED', { data: { triesLeft } })
}

/** Inside the transaction that acts on it: exactly one caller gets to use a code. */
export async function useCode(tx: Tx, token: Buffer) {
  const used = await tx
    .updateTable('one_time_code')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', token)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .returning('message_id')
    .executeTakeFirst()
  const messageId = used ? used.message_id : refuse('OTP_EXPIRED')
  // The code is swept away in days; that it did its work is counted for years.
  if (messageId)
    await tx
      .updateTable('message')
      .set({ code_used_at: sql`now()` })
      .where('id', '=', messageId)
      .execute()
}

async function whyClosed(db: Context['db'], token: Buffer, most: number) {
  const row = await db
    .selectFrom('one_time_code')
    .select(['tries', 'used_at', 'replaced_at'])
    .where('token_hash', '=', token)
    .executeTakeFirst()
  return row && !row.used_at && !row.replaced_at && row.tries >= most ? 'OTP_LOCKED' : 'OTP_EXPIRED'
}
