import { sql, type Insertable, type Updateable } from 'kysely'
import type { LoginId } from '@wewb/domain/engine/fields/formats'
import { batchLoader, orderRowsByKeys } from '#db/batch-loader.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { throwProblem } from '#problems/problem.ts'
import { mustSetSecondFactor } from '#server/session-queries.ts'

export const findByLogin = (db: Database, login: LoginId) =>
  db.selectFrom('account').selectAll().where('login_id', '=', login.value).executeTakeFirst()

export async function getAccount(db: Database, id: number) {
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  return account ?? throwProblem('NOT_FOUND')
}
export type Account = Awaited<ReturnType<typeof getAccount>>

export const findApplicant = batchLoader(async (db, ids: number[]) => {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'full_name', 'login_type', 'login_id', 'nid_sealed'])
    .where('id', '=', sql<number>`any (${ids})`)
    .execute()
  return orderRowsByKeys(ids, rows, ({ id }) => id)
})

export const findAccountState = (db: Database, login: LoginId) =>
  db.selectFrom('account').select('state').where('login_id', '=', login.value).executeTakeFirst()

export const findSystemAdministrator = (db: Database) =>
  db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    .select('account_id')
    .where('role.code', '=', 'SYS_ADMIN')
    .limit(1)
    .executeTakeFirst()

export async function isSecondFactorSetupRequired(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{
    must: boolean
  }>`select ${mustSetSecondFactor} as must from account a where a.id = ${id}`.execute(db)
  return rows[0]?.must ?? false
}

export const insertAccount = (tx: Tx, account: Insertable<Tables['account']>) =>
  tx.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()

/** Sets `replaced` on an unfinished registration of the same login; returns no row if another account has the login. */
export const insertAccountOrReplacePending = (
  tx: Tx,
  account: Insertable<Tables['account']>,
  replaced: Updateable<Tables['account']>,
) =>
  tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('login_id').doUpdateSet(replaced).where('account.state', '=', 'pending'))
    .returning('id')
    .executeTakeFirst()

export const updateAccount = (tx: Tx, id: number, changes: Updateable<Tables['account']>) =>
  tx.updateTable('account').set(changes).where('id', '=', id).execute()

export const updatePendingAccountAsActive = (tx: Tx, id: number) =>
  tx.updateTable('account').set({ state: 'active' }).where('id', '=', id).where('state', '=', 'pending').execute()

export const findAvatarFile = (db: Database, name: string) =>
  db
    .selectFrom('stored_file')
    .select('sha256')
    .where('name', '=', name)
    .where('media_type', '=', 'image/jpeg')
    .executeTakeFirst()

export const insertStoredFile = (tx: Tx, file: Insertable<Tables['stored_file']>) =>
  tx.insertInto('stored_file').values(file).execute()

/** Assigns applications that officers entered for a phone number to the account of its owner. */
export const updateUnclaimedApplications = (tx: Tx, accountId: number, phone: string) =>
  tx
    .updateTable('application')
    .set((eb) => ({
      applicant_id: accountId,
      contact: null,
      // Drafts of a case were created by the portal: clearing `entered_by` lets the family continue them as applicant.
      entered_by: eb
        .case()
        .when(eb.and([eb('status', '=', 'DRAFT'), eb('case_id', 'is not', null)]))
        .then(null)
        .else(eb.ref('entered_by'))
        .end(),
    }))
    .where('applicant_id', 'is', null)
    .where('contact', '=', phone)
    .where('updated_at', '>', sql<Date>`now() - interval '1 year'`)
    .returning('no')
    .execute()

export const listAccountRoles = (db: Database, accountId: number) =>
  db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    .select(['role.code', 'role.name', 'role.name_bng'])
    .where('account_id', '=', accountId)
    .orderBy('role.id')
    .execute()

export const findOffice = (db: Database, id: number) =>
  db.selectFrom('office').select(['name', 'name_bng']).where('id', '=', id).executeTakeFirst()

export const assignRole = (tx: Tx, accountId: number, code: string) =>
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

/** Returns the hashes of the current password and the two before it. */
export async function listRecentPasswordHashes(db: Database, account: Account): Promise<string[]> {
  const rows = await db
    .selectFrom('password_history')
    .select('password_hash')
    .where('account_id', '=', account.id)
    .orderBy('at', 'desc')
    .limit(2)
    .execute()
  return [account.password_hash, ...rows.map((row) => row.password_hash)]
}

export async function updatePasswordHash(tx: Tx, account: Account, passwordHash: string) {
  await tx
    .insertInto('password_history')
    .values({ account_id: account.id, password_hash: account.password_hash })
    .execute()
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, must_change_password: false, password_until: null })
    .where('id', '=', account.id)
    .execute()
}

export const loginOf = (account: Account): LoginId => ({ type: account.login_type, value: account.login_id })
