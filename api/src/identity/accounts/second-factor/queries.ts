import { sql } from 'kysely'
import type { SecondFactorMethod } from '@wewb/domain/identity/accounts/second-factor'
import { invalidateOtps } from '#identity/otp/queries.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Account } from '#identity/accounts/queries.ts'
import { deletePendingSessions } from './pending-session-queries.ts'
import { getSecondFactorRule } from './second-factor-rule.ts'

/** Finds the second factor of an account, confirmed or not. */
export const findSecondFactorSetup = (db: Database, accountId: number) =>
  db.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst()
export type SecondFactor = NonNullable<Awaited<ReturnType<typeof findSecondFactorSetup>>>

/** Finds the second factor that a login must verify: confirmed, and not switched off by the board. */
export async function findSecondFactor(db: Database, account: Account): Promise<SecondFactor | undefined> {
  const factor = await findSecondFactorSetup(db, account.id)
  return factor?.confirmed_at && (await getSecondFactorRule(db, account.user_type)) !== 'OFF' ? factor : undefined
}

export const codeMethodOf = (account: Account) =>
  account.login_type === 'MOBILE' ? ('SMS' as const) : ('EMAIL' as const)

/** Lists the available methods, the default first. */
export const methodsOf = (factor: SecondFactor, account: Account): SecondFactorMethod[] => [
  ...(factor.app_sealed ? (['TOTP'] as const) : []),
  ...(factor.by_code ? [codeMethodOf(account)] : []),
  'RECOVERY',
]

/** Deletes the second factor with its recovery codes, pending codes and pending logins. */
export async function deleteSecondFactor(tx: Tx, accountId: number): Promise<boolean> {
  await deleteRecoveryCodes(tx, accountId)
  await deletePendingSessions(tx, accountId)
  await invalidateOtps(tx, { accountId, purpose: 'SECOND_FACTOR' })
  const dropped = await tx.deleteFrom('second_factor').where('account_id', '=', accountId).executeTakeFirst()
  return dropped.numDeletedRows > 0n
}

type SetUp = { app_sealed: Buffer | null; by_code: boolean; last_step: number }

/** Replaces an unconfirmed setup. */
export const insertOrReplaceUnconfirmed = (db: Database, accountId: number, setUp: SetUp) =>
  db
    .insertInto('second_factor')
    .values({ account_id: accountId, confirmed_at: null, ...setUp })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(setUp).where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()

export const updateSecondFactorAsConfirmed = (tx: Tx, accountId: number) =>
  tx
    .updateTable('second_factor')
    .set({ confirmed_at: sql`now()` as never })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()

/** Updates the step only if it is later than the last one. */
export const updateLastStep = (tx: Tx, accountId: number, step: number) =>
  tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()

/** `age` is in seconds. */
export const findLastCodeAge = (db: Database, subject: string) =>
  db
    .selectFrom('one_time_code')
    .select(sql<number>`extract(epoch from now() - max(created_at))::int`.as('age'))
    .where('subject', '=', subject)
    .where('purpose', '=', 'SECOND_FACTOR')
    .where('used_at', 'is', null)
    .executeTakeFirst()

export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

export const findRecoveryCode = (db: Database, accountId: number, hash: Buffer) =>
  db
    .selectFrom('recovery_code')
    .select('used_at')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()

export const updateRecoveryCodeAsUsed = (tx: Tx, accountId: number, hash: Buffer) =>
  tx
    .updateTable('recovery_code')
    .set({ used_at: sql`now()` as never })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()

export const insertRecoveryCodes = (tx: Tx, accountId: number, hashes: readonly Buffer[]) =>
  tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash, used_at: null })))
    .execute()

export const deleteRecoveryCodes = (tx: Tx, accountId: number) =>
  tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
