import { sql, type Selectable } from 'kysely'
import type { Permission } from '../../../domain/src/access/actions.ts'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import type { Tables } from '../platform/tables.ts'

/** Sessions are swept after a month; the audit remembers. */
const lastLogin = sql<Date | null>`(
  select audit.at from audit where audit.subject = 'account:' || account.id and audit.event = 'account.logged-in'
  order by audit.id desc limit 1)`

const hasSecondStep = sql<boolean>`exists (
  select from second_factor where second_factor.account_id = account.id and second_factor.confirmed_at is not null)`

/** An account beside its office and the last time it was used. */
export const users = (db: Database | Tx) =>
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
export type UserRow = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>

export async function getUserRow(db: Database | Tx, id: number): Promise<UserRow> {
  return (await users(db).where('account.id', '=', id).executeTakeFirst()) ?? refuse('NOT_FOUND')
}

/** Held until the change is done. What another administrator has changed meanwhile is not overwritten. */
export async function lockUser(tx: Tx, id: number, seen?: number): Promise<Selectable<Tables['account']>> {
  const row = await tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return seen === undefined || seen === row.revision ? row : refuse('VERSION_CONFLICT', { data: { revision: row.revision } })
}

export const nextRevision = { revision: sql<number>`revision + 1` }

export type HeldRole = { id: number; code: string; name: string; name_bng: string }

export async function rolesOfUsers(db: Database | Tx, ids: readonly number[]): Promise<Map<number, HeldRole[]>> {
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
  db.selectFrom('office').select(['id', 'code', 'type', 'name', 'name_bng', 'closed_at']).orderBy('type').orderBy('name').execute()

export const listRoles = (db: Database | Tx) =>
  db.selectFrom('role').select(['id', 'code', 'name', 'name_bng', 'user_type', 'closed_at']).orderBy('id').execute()

/** What each of these roles may do: in an office of this type, or in any, by which it is judged which may go together. */
export async function dutiesOf(
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
      query.where(sql<boolean>`(role_permission.office_types is null or ${officeType} = any(role_permission.office_types))`),
    )
    .execute()
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, held]) => ({
    code,
    permissions: held.flatMap(({ screen, action }) => (screen && action ? [`${screen}:${action}` as Permission] : [])),
  }))
}

/** One at a time, so that two administrators cannot close each other's accounts at the same moment. */
export const holdAdministrators = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx)

/** Asked after a change, before it is committed. */
export async function insistAdministratorLeft(tx: Tx) {
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
  if (!left) refuse('LAST_ADMINISTRATOR')
}
