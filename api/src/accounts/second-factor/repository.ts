import type { SecondFactorWay } from '../../../../domain/src/accounts/second-factor.ts'
import { voidCodes } from '../../otp/send-code.ts'
import type { Database, Tx } from '../../platform/database.ts'
import type { Account } from '../repository.ts'
import { readRule } from './rule.ts'

/** What an account has set up, be it confirmed or not. */
export const findSetUp = (db: Database, accountId: number) =>
  db.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst()
export type SecondFactor = NonNullable<Awaited<ReturnType<typeof findSetUp>>>

/** What a log-in has to ask for: a confirmed second step, unless the board has switched them off. */
export async function findSecondFactor(db: Database, account: Account): Promise<SecondFactor | undefined> {
  const factor = await findSetUp(db, account.id)
  return factor?.confirmed_at && (await readRule(db, account.user_type)) !== 'OFF' ? factor : undefined
}

export const codeWayOf = (account: Account) => (account.login_type === 'MOBILE' ? ('SMS' as const) : ('EMAIL' as const))

/** The ways open to this person, the first being their usual one. */
export const waysOf = (factor: SecondFactor, account: Account): SecondFactorWay[] => [
  ...(factor.app_sealed ? (['TOTP'] as const) : []),
  ...(factor.by_code ? [codeWayOf(account)] : []),
  'RECOVERY',
]

/** With everything that belonged to it: kept codes, codes under way, log-ins that stopped half way. */
export async function dropSecondFactor(tx: Tx, accountId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('half_log_in').where('account_id', '=', accountId).execute()
  await voidCodes(tx, { accountId, purpose: 'SECOND_FACTOR' })
  const dropped = await tx.deleteFrom('second_factor').where('account_id', '=', accountId).executeTakeFirst()
  return dropped.numDeletedRows > 0n
}
