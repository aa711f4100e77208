import { sql } from 'kysely'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'

export const findByLogin = (db: Database, login: LoginId) =>
  db.selectFrom('account').selectAll().where('login_id', '=', login.value).executeTakeFirst()

export async function getAccount(db: Database, id: number) {
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  return account ?? refuse('NOT_FOUND')
}
export type Account = Awaited<ReturnType<typeof getAccount>>

export const listRoles = (db: Database, accountId: number) =>
  db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    .select(['role.code', 'role.name', 'role.name_bng'])
    .where('account_id', '=', accountId)
    .orderBy('role.id')
    .execute()

export const findOffice = (db: Database, id: number) =>
  db.selectFrom('office').select(['name', 'name_bng']).where('id', '=', id).executeTakeFirst()

export const giveRole = (tx: Tx, accountId: number, code: string) =>
  tx
    .insertInto('account_role')
    .columns(['account_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select([sql<number>`${accountId}::bigint`.as('account_id'), 'id'])
        .where('code', '=', code),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The present password and the two before it. */
export async function lastPasswords(db: Database, account: Account): Promise<string[]> {
  const rows = await db
    .selectFrom('password_history')
    .select('password_hash')
    .where('account_id', '=', account.id)
    .orderBy('at', 'desc')
    .limit(2)
    .execute()
  return [account.password_hash, ...rows.map((row) => row.password_hash)]
}

export async function setPassword(tx: Tx, account: Account, passwordHash: string) {
  await tx.insertInto('password_history').values({ account_id: account.id, password_hash: account.password_hash }).execute()
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, must_change_password: false, password_until: null })
    .where('id', '=', account.id)
    .execute()
}

export const loginOf = (account: Account): LoginId => ({ type: account.login_type, value: account.login_id })
