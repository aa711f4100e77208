import { sql, type Selectable, type Updateable } from 'kysely'
import type { Permission } from '@wewb/domain/access/actions'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Tables } from '#db/tables.ts'

/** Sessions are deleted after a month, so the last login is read from the audit log. */
const lastLogin = sql<Date | null>`(
  select audit.at from audit where audit.subject = 'account:' || account.id and audit.event = 'account.logged-in'
  order by audit.id desc limit 1)`

const hasSecondStep = sql<boolean>`exists (
  select from second_factor where second_factor.account_id = account.id and second_factor.confirmed_at is not null)`

/** Selects accounts with their office and last login. */
export const selectUsers = (db: Database | Tx) =>
  db
    .selectFrom('account')
    .leftJoin('office', 'office.id', 'account.office_id')
    .selectAll('account')
    .select([
      'office.name as office_name',
      'office.name_bng as office_name_bng',
      'office.code as office_code',
      lastLogin.as('last_login'),
      hasSecondStep.as('has_second_step'),
    ])
export type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>

export async function getUserRow(db: Database | Tx, id: number): Promise<UserRow> {
  return (await selectUsers(db).where('account.id', '=', id).executeTakeFirst()) ?? throwProblem('NOT_FOUND')
}

/** Locks the account for the transaction and rejects a stale revision. */
export async function lockUser(tx: Tx, id: number, revision?: number): Promise<Selectable<Tables['account']>> {
  const row = await tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return throwProblem('NOT_FOUND')
  return revision === undefined || revision === row.revision
    ? row
    : throwProblem('VERSION_CONFLICT', { data: { revision: row.revision } })
}

const nextRevision = { revision: sql<number>`revision + 1` }

export const updateUserRow = (tx: Tx, id: number, changes: Updateable<Tables['account']>) =>
  tx
    .updateTable('account')
    .set({ ...changes, ...nextRevision })
    .where('id', '=', id)
    .execute()

/** Colleagues go on with the applications that the person had taken. */
export const releaseTakenApplications = (tx: Tx, id: number) =>
  tx.updateTable('application').set({ taken_by: null }).where('taken_by', '=', id).execute()

/**
 * Lists the logins in use. An unfinished registration does not reserve its number, so that it cannot block a staff
 * account.
 */
export async function listTakenLogins(db: Database | Tx, logins: readonly string[]): Promise<Set<string>> {
  if (logins.length === 0) return new Set()
  const rows = await db
    .selectFrom('account')
    .select('login_id')
    .where('login_id', 'in', [...logins])
    .where('state', '<>', 'pending')
    .execute()
  return new Set(rows.map(({ login_id }) => login_id))
}

export const countActiveUsersByType = (db: Database) =>
  db
    .selectFrom('account')
    .select((eb) => ['user_type', eb.fn.countAll<number>().as('people')])
    .where('state', '=', 'active')
    .groupBy('user_type')
    .execute()

/** Sets the default role of a user type. */
export async function insertOrUpdateUserTypeRole(tx: Tx, userType: string, roleId: number) {
  const chosen = { role_id: roleId, changed_at: new Date() }
  await tx
    .insertInto('user_type_role')
    .values({ user_type: userType, ...chosen })
    .onConflict((conflict) => conflict.column('user_type').doUpdateSet(chosen))
    .execute()
}

export const listOpenSessions = (db: Database, accountId: number) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute()

export type UserRole = { id: number; code: string; name: string; name_bng: string }

export async function listRolesByUser(db: Database | Tx, ids: readonly number[]): Promise<Map<number, UserRole[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    .select(['account_role.account_id', 'role.id', 'role.code', 'role.name', 'role.name_bng'])
    .where('account_role.account_id', 'in', [...ids])
    .orderBy('role.id')
    .execute()
  return Map.groupBy(rows, ({ account_id }) => account_id)
}

export async function setRoles(tx: Tx, accountId: number, roleIds: readonly number[]) {
  await tx.deleteFrom('account_role').where('account_id', '=', accountId).execute()
  if (roleIds.length === 0) return
  await tx
    .insertInto('account_role')
    .values(roleIds.map((role_id) => ({ account_id: accountId, role_id })))
    .execute()
}

export const listOffices = (db: Database | Tx) =>
  db
    .selectFrom('office')
    .select(['id', 'code', 'type', 'name', 'name_bng', 'closed_at'])
    .orderBy('type')
    .orderBy('name')
    .execute()

export const listRoles = (db: Database | Tx) =>
  db.selectFrom('role').select(['id', 'code', 'name', 'name_bng', 'user_type', 'closed_at']).orderBy('id').execute()

/**
 * Lists the permissions of these roles, in an office of this type, or in any office for the check of conflicting
 * duties.
 */
export async function listRolePermissions(
  db: Database | Tx,
  roleIds: readonly number[],
  officeType?: string,
): Promise<{ code: string; permissions: Permission[] }[]> {
  if (roleIds.length === 0) return []
  const rows = await db
    .selectFrom('role')
    .leftJoin('role_permission', 'role_permission.role_id', 'role.id')
    .select(['role.code', 'role_permission.screen', 'role_permission.action'])
    .where('role.id', 'in', [...roleIds])
    .$if(officeType !== undefined, (query) =>
      query.where(
        sql<boolean>`(role_permission.office_types is null or ${officeType} = any(role_permission.office_types))`,
      ),
    )
    .execute()
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, held]) => ({
    code,
    permissions: held.flatMap(({ screen, action }) => (screen && action ? [`${screen}:${action}` as Permission] : [])),
  }))
}

/** Serialises changes, so that two administrators cannot deactivate each other at the same moment. */
export const lockAdministrators = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx)

/** Runs after a change, before the commit. */
export async function requireRemainingAdministrator(tx: Tx) {
  const left = await tx
    .selectFrom('account')
    .innerJoin('account_role', 'account_role.account_id', 'account.id')
    .innerJoin('role_permission', 'role_permission.role_id', 'account_role.role_id')
    .leftJoin('office', 'office.id', 'account.office_id')
    .select('account.id')
    .where(sql<boolean>`(role_permission.office_types is null or office.type = any(role_permission.office_types))`)
    .where('account.state', '=', 'active')
    .where('role_permission.screen', '=', 'users')
    .where('role_permission.action', '=', 'edit')
    .limit(1)
    .executeTakeFirst()
  if (!left) throwProblem('LAST_ADMINISTRATOR')
}
