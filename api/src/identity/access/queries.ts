import { sql, type Insertable } from 'kysely'
import type { Permission } from '@wewb/domain/access/actions'
import type { OfficeType } from '@wewb/domain/access/office-types'
import { screenOfPermission, type OfficeScope, type GrantChange, type Grants } from '@wewb/domain/access/grants'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { throwProblem } from '#problems/problem.ts'

export const selectRoles = (db: Database) =>
  db
    .selectFrom('role')
    .leftJoin('account as changer', 'changer.id', 'role.changed_by')
    .select(['role.id', 'role.code', 'role.name', 'role.name_bng', 'role.user_type', 'role.desk_role'])
    .select([
      'role.revision',
      'role.changed_at',
      'role.closed_at',
      'changer.full_name as changer',
      'changer.full_name_bng as changer_bng',
    ])
    .select((eb) => [
      eb
        .selectFrom('account_role')
        .whereRef('role_id', '=', 'role.id')
        .select(eb.fn.countAll<number>().as('n'))
        .as('people'),
      eb
        .selectFrom('role_permission')
        .whereRef('role_id', '=', 'role.id')
        .where('action', '=', 'view')
        .select(eb.fn.countAll<number>().as('n'))
        .as('menus'),
    ])

export type RoleRow = Awaited<ReturnType<typeof getRole>>

export async function getRole(db: Database, id: number) {
  return (await selectRoles(db).where('role.id', '=', id).executeTakeFirst()) ?? throwProblem('NOT_FOUND')
}

/**
 * Serialises role changes: two concurrent ones could together remove the last user who may edit roles. Concurrent role
 * assignments wait too.
 */
export async function lockRole(tx: Tx, id: number, revision: number | undefined) {
  const all = await tx
    .selectFrom('role')
    .select(['id', 'code', 'revision', 'user_type', 'name', 'name_bng', 'closed_at'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const role = all.find((one) => one.id === id) ?? throwProblem('NOT_FOUND')
  if (revision !== undefined && role.revision !== revision) throwProblem('VERSION_CONFLICT')
  return role
}

const nextRevision = (by: number) => ({
  revision: sql<number>`revision + 1`,
  changed_at: sql<Date>`now()`,
  changed_by: by,
})

export const updateRoleRevision = (tx: Tx, id: number, changedBy: number) =>
  tx.updateTable('role').set(nextRevision(changedBy)).where('id', '=', id).execute()

type RoleNames = { name: string; name_bng: string }

export const updateRoleName = (tx: Tx, id: number, names: RoleNames, changedBy: number) =>
  tx
    .updateTable('role')
    .set({ ...names, ...nextRevision(changedBy) })
    .where('id', '=', id)
    .execute()

export async function updateRoleStatus(tx: Tx, id: number, activeYn: 'Y' | 'N', changedBy: number) {
  const closed_at = activeYn === 'Y' ? null : sql<Date>`now()`
  await tx
    .updateTable('role')
    .set({ closed_at, ...nextRevision(changedBy) })
    .where('id', '=', id)
    .execute()
}

export const insertRole = (tx: Tx, role: Insertable<Tables['role']>) =>
  tx.insertInto('role').values(role).returning('id').executeTakeFirstOrThrow()

export const insertRoles = (tx: Tx, newRoles: readonly Insertable<Tables['role']>[]) =>
  tx.insertInto('role').values(newRoles).execute()

export const findAnyRole = (tx: Tx) => tx.selectFrom('role').select('id').limit(1).executeTakeFirst()

export const findOpenRole = (tx: Tx, id: number) =>
  tx
    .selectFrom('role')
    .select(['id', 'code', 'user_type', 'desk_role'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

export const listRoleCodes = (tx: Tx) => tx.selectFrom('role').select('code').execute()

export const listOtherOpenRoleNames = (tx: Tx, id: number) =>
  tx.selectFrom('role').select(['name', 'name_bng']).where('id', '!=', id).where('closed_at', 'is', null).execute()

export const findRoleHolder = (tx: Tx, roleId: number) =>
  tx.selectFrom('account_role').select('account_id').where('role_id', '=', roleId).limit(1).executeTakeFirst()

export const listDeskRoles = (db: Database, accountId: number) =>
  db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    // A copied role uses the desk of its original.
    .select((eb) => eb.fn.coalesce('role.desk_role', 'role.code').as('code'))
    .where('account_id', '=', accountId)
    .where('role.closed_at', 'is', null)
    .execute()

export const findOffice = (db: Database, id: number) =>
  db.selectFrom('office').select(['id', 'type', 'places']).where('id', '=', id).executeTakeFirst()

export async function listGrants(db: Database, roleId: number): Promise<Grants> {
  const rows = await db.selectFrom('role_permission').selectAll().where('role_id', '=', roleId).execute()
  return new Map(rows.map((row) => [permissionOf(row), row.office_types as OfficeScope]))
}

/** Returns every open role with its code and grants, by id. */
export async function listGrantsByRole(db: Database): Promise<Map<number, { code: string; grants: Grants }>> {
  const rows = await db
    .selectFrom('role')
    .leftJoin('role_permission', 'role_id', 'role.id')
    .select(['role.id', 'code', 'screen', 'action', 'office_types'])
    .where('closed_at', 'is', null)
    .execute()
  const found = new Map<number, { code: string; grants: Map<Permission, OfficeScope> }>()
  for (const { id, code, screen, action, office_types } of rows) {
    const role = found.get(id) ?? { code, grants: new Map<Permission, OfficeScope>() }
    if (screen && action) role.grants.set(permissionOf({ screen, action }), office_types as OfficeScope)
    found.set(id, role)
  }
  return found
}

const permissionOf = ({ screen, action }: { screen: string; action: string }) => `${screen}:${action}` as Permission

export async function saveGrantChanges(tx: Tx, roleId: number, changes: readonly GrantChange[]) {
  const changed = changes.map(({ permission }) => permission)
  await tx
    .deleteFrom('role_permission')
    .where('role_id', '=', roleId)
    .where(sql<string>`screen || ':' || action`, 'in', changed)
    .execute()
  const rows = changes.flatMap(({ permission, is }) => {
    const screen = screenOfPermission(permission)
    return is === undefined
      ? []
      : [{ role_id: roleId, screen, action: permission.slice(screen.length + 1), office_types: is && [...is] }]
  })
  if (rows.length > 0) await insertPermissions(tx, rows)
}

export const insertPermissions = (tx: Tx, permissions: readonly Insertable<Tables['role_permission']>[]) =>
  tx.insertInto('role_permission').values(permissions).execute()

export const insertCopiedPermissions = (tx: Tx, from: number, to: number) =>
  tx
    .insertInto('role_permission')
    .columns(['role_id', 'screen', 'action', 'office_types'])
    .expression((eb) =>
      eb
        .selectFrom('role_permission')
        .select((own) => [own.val(to).$castTo<number>().as('role_id'), 'screen', 'action', 'office_types'])
        .where('role_id', '=', from),
    )
    .execute()

/** A group of people with the same office type and the same other roles. */
export type RoleHolderGroup = { office: OfficeType | null; otherRoleIds: number[]; people: number }

/** Counts the active holders of a role in groups that a change affects in the same way. */
export async function countRoleHolders(db: Database, roleId: number): Promise<RoleHolderGroup[]> {
  const { rows } = await sql<RoleHolderGroup>`
    select o.type as office, coalesce(others.ids, '{}') as "otherRoleIds", count(*) as people
    from account_role r
    join account a on a.id = r.account_id and a.state = 'active'
    left join office o on o.id = a.office_id
    left join lateral (
      select array_agg(x.role_id order by x.role_id) as ids
      from account_role x
      where x.account_id = a.id and x.role_id <> r.role_id
    ) others on true
    where r.role_id = ${roleId}
    group by 1, 2`.execute(db)
  return rows
}

/**
 * Returns whether an active user could still edit roles if this role had `role:edit` in these offices (`undefined`: not
 * at all).
 */
export async function hasRemainingRoleEditor(
  db: Database,
  roleId: number,
  offices: OfficeScope | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ keeps: boolean }>`
    select exists (
      select 1 from account_role r
      join account a on a.id = r.account_id and a.state = 'active'
      join role on role.id = r.role_id and role.closed_at is null
      left join office o on o.id = a.office_id
      left join role_permission p on p.role_id = r.role_id and p.screen = 'role' and p.action = 'edit'
      where case when r.role_id = ${roleId}
        then ${offices !== undefined} and (${offices === null} or o.type = any (${offices ?? []}))
        else p.role_id is not null and (p.office_types is null or o.type = any (p.office_types)) end
    ) as keeps`.execute(db)
  return rows[0]?.keeps ?? false
}
