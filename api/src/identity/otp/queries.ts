import { sql, type Insertable } from 'kysely'
import type { LoginId } from '@wewb/domain/engine/fields/formats'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import type { OtpPurpose } from './send-otp.ts'

type NewCode = Omit<Insertable<Tables['one_time_code']>, 'expires_at'>

export async function insertCode(tx: Tx, lifeInSeconds: number, code: NewCode) {
  await tx
    .insertInto('one_time_code')
    .values({ ...code, expires_at: sql`now() + make_interval(secs => ${lifeInSeconds})` as never })
    .execute()
}

type VoidedCodes = { accountId: number | null; login?: LoginId; purpose?: OtpPurpose }

/** Invalidates older codes for the same purpose, or all codes of an account after a password change. */
export async function invalidateOtps(tx: Tx, { accountId, login, purpose }: VoidedCodes) {
  await tx
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` })
    .where((eb) => (login ? eb('login_id', '=', login.value) : eb('account_id', '=', accountId)))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'REGISTRATION'))
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/** Includes used and expired codes. */
export const findCode = (db: Database, token: Buffer) =>
  db
    .selectFrom('one_time_code')
    .select(['tries', 'used_at', 'replaced_at'])
    .where('token_hash', '=', token)
    .executeTakeFirst()

export const findLatestCode = (db: Database, subject: string, purpose: OtpPurpose) =>
  db
    .selectFrom('one_time_code')
    .select('token_hash')
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('replaced_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** `age` is in seconds. */
export const findCodeToResend = (db: Database, token: Buffer, purpose: OtpPurpose) =>
  db
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

/** Counts another attempt for an open code. */
export async function updateCodeTries(db: Database, token: Buffer, purpose: OtpPurpose, maxTries: number) {
  return await db
    .updateTable('one_time_code')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', token)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', maxTries)
    .returning(['code_hash', 'account_id', 'tries', 'login_id', 'subject'])
    .executeTakeFirst()
}

export const updateCodeAsUsed = (tx: Tx, token: Buffer) =>
  tx
    .updateTable('one_time_code')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', token)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .returning('message_id')
    .executeTakeFirst()

export async function updateMessageOfUsedCode(tx: Tx, messageId: number) {
  await tx
    .updateTable('message')
    .set({ code_used_at: sql`now()` })
    .where('id', '=', messageId)
    .execute()
}

export const updateCodeAsReplaced = (tx: Tx, token: Buffer) =>
  tx
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` })
    .where('token_hash', '=', token)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
