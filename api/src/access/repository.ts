import { sql } from 'kysely'
import type { Permission } from '../../../domain/src/access/actions.ts'
import type { OfficeType } from '../../../domain/src/access/office-types.ts'
import { screenOf, type Offices, type TickChange, type Ticks } from '../../../domain/src/access/ticks.ts'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'

export const roles = (db: Database) =>
  db
    .selectFrom('role')
    .leftJoin('account as changer', 'changer.id', 'role.changed_by')
    .select(['role.id', 'role.code', 'role.name', 'role.name_bng', 'role.user_type', 'role.desk_role'])
    .select(['role.revision', 'role.changed_at', 'role.closed_at', 'changer.full_name as changer', 'changer.full_name_bng as changer_bng'])
    .select((eb) => [
      eb.selectFrom('account_role').whereRef('role_id', '=', 'role.id').select(eb.fn.countAll<number>().as('n')).as('people'),
      eb.selectFrom('role_permission').whereRef('role_id', '=', 'role.id').where('action', '=', 'view').select(eb.fn.countAll<number>().as('n')).as('menus'),
    ]) // prettier-ignore

export type RoleRow = Awaited<ReturnType<typeof getRole>>

export async function getRole(db: Database, id: number) {
  return (await roles(db).where('role.id', '=', id).executeTakeFirst()) ?? refuse('NOT_FOUND')
}

/**
 * One change of roles at a time: two of them could each leave the other as the last who may edit, and each would look harmless.
 * Whoever gives a role to somebody meanwhile waits too.
 */
export async function lockRole(tx: Tx, id: number, revision: number | undefined) {
  const all = await tx.selectFrom('role').select(['id', 'code', 'revision', 'user_type', 'name', 'name_bng', 'closed_at']).orderBy('id').forUpdate().execute() // prettier-ignore
  const role = all.find((one) => one.id === id) ?? refuse('NOT_FOUND')
  if (revision !== undefined && role.revision !== revision) refuse('VERSION_CONFLICT')
  return role
}

export const nextRevision = (by: number) => ({ revision: sql<number>`revision + 1`, changed_at: sql<Date>`now()`, changed_by: by })

export async function ticksOf(db: Database, roleId: number): Promise<Ticks> {
  const rows = await db.selectFrom('role_permission').selectAll().where('role_id', '=', roleId).execute()
  return new Map(rows.map((row) => [permissionOf(row), row.office_types as Offices]))
}

/** Every open role with its code and ticks, by number. */
export async function allTicks(db: Database): Promise<Map<number, { code: string; ticks: Ticks }>> {
  const rows = await db
    .selectFrom('role')
    .leftJoin('role_permission', 'role_id', 'role.id')
    .select(['role.id', 'code', 'screen', 'action', 'office_types'])
    .where('closed_at', 'is', null)
    .execute()
  const found = new Map<number, { code: string; ticks: Map<Permission, Offices> }>()
  for (const { id, code, screen, action, office_types } of rows) {
    const role = found.get(id) ?? { code, ticks: new Map<Permission, Offices>() }
    if (screen && action) role.ticks.set(permissionOf({ screen, action }), office_types as Offices)
    found.set(id, role)
  }
  return found
}

const permissionOf = ({ screen, action }: { screen: string; action: string }) => `${screen}:${action}` as Permission

export async function saveChanges(tx: Tx, roleId: number, changes: readonly TickChange[]) {
  const changed = changes.map(({ permission }) => permission)
  await tx
    .deleteFrom('role_permission')
    .where('role_id', '=', roleId)
    .where(sql<string>`screen || ':' || action`, 'in', changed)
    .execute()
  const rows = changes.flatMap(({ permission, is }) => {
    const screen = screenOf(permission)
    return is === undefined ? [] : [{ role_id: roleId, screen, action: permission.slice(screen.length + 1), office_types: is && [...is] }]
  })
  if (rows.length > 0) await tx.insertInto('role_permission').values(rows).execute()
}

/** People alike: who sit in the same kind of office and hold the same other roles. */
export type Holders = { office: OfficeType | null; others: number[]; people: number }

/** Everybody active with this role, counted in groups: what holds for one of a group holds for all of it. */
export async function holdersOf(db: Database, roleId: number): Promise<Holders[]> {
  const { rows } = await sql<Holders>`
    select o.type as office, coalesce(others.ids, '{}') as others, count(*) as people
    from account_role r
    join account a on a.id = r.account_id and a.state = 'active'
    left join office o on o.id = a.office_id
    left join lateral (
      select array_agg(x.role_id order by x.role_id) as ids from account_role x where x.account_id = a.id and x.role_id <> r.role_id
    ) others on true
    where r.role_id = ${roleId}
    group by 1, 2`.execute(db)
  return rows
}

/** Would anybody active still be able to edit roles, if this role had `role:edit` in these offices (`undefined`: not at all)? */
export async function keepsAnEditor(db: Database, roleId: number, offices: Offices | undefined): Promise<boolean> {
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
