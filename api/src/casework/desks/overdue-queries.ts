import { sql } from 'kysely'
import type { RoleCode } from '@wewb/domain/access/roles'
import type { Database, Tx } from '#db/database.ts'
import type { SupervisedPair } from './supervision.ts'

export type OverdueCount = { service: string; overdue: number }

/** Versions are numbered from 1. */
const anyVersion = 0

/** Counts the overdue applications at these desks by service, with an index-only scan. */
export async function countOverdue(db: Database | Tx, pairs: readonly SupervisedPair[]): Promise<OverdueCount[]> {
  const watched = pairs.flatMap(({ service, desks, dueBy, versions = [anyVersion] }) =>
    desks.flatMap((desk) => versions.map((version) => ({ service, desk, dueBy, version }))),
  )
  if (watched.length === 0) return []
  const { rows } = await sql<OverdueCount>`
    select app.service, count(*)::int as overdue
    from unnest(${watched.map(({ service }) => service)}::text[], ${watched.map(({ desk }) => desk)}::text[],
        ${watched.map(({ dueBy }) => dueBy)}::date[], ${watched.map(({ version }) => version)}::integer[])
        as watched (service, desk, due_by, version)
      join application app on app.service = watched.service and app.desk = watched.desk
        and watched.version in (app.version, ${anyVersion})
    where app.desk is not null and app.desk_due_on <= watched.due_by
    group by app.service
    order by overdue desc, app.service`.execute(db)
  return rows
}

/** Lists applications that are due by that day and whose applicants have no new date, or one that has passed. */
export const lockWithoutNewDate = (tx: Tx, { dueBy, today }: { dueBy: string; today: string }) =>
  tx
    .selectFrom('application')
    .select(['id', 'service', 'version', 'desk'])
    .where('desk', 'is not', null)
    .where('desk_due_on', '<=', dueBy)
    .where((eb) => eb.or([eb('expected_on', 'is', null), eb('expected_on', '<', today)]))
    .orderBy('id')
    .forUpdate()
    .execute()

export const updateExpectedOn = (tx: Tx, ids: readonly number[], day: string) =>
  tx
    .updateTable('application')
    .set({ expected_on: day })
    .where('id', 'in', [...ids])
    .execute()

type OverdueDesk = { service: string; version: number; desk: string | null }

/** Lists the desks, by version of the service, with applications that were due by that day. */
export const listOverdueDesks = (db: Database, dueBy: string): Promise<OverdueDesk[]> =>
  db
    .selectFrom('application')
    .select(['service', 'version', 'desk'])
    .distinct()
    .where('desk', 'is not', null)
    .where('desk_due_on', '<=', dueBy)
    .execute()

/** Stores the role with a limited number of the applications at the desk; returns how many it changed. */
export async function updateNotifiedRole(
  db: Database,
  { service, version, desk }: OverdueDesk,
  dueBy: string,
  role: RoleCode | null,
  limit: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ notified_role: role })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('application')
        .select('id')
        .where('service', '=', service)
        .where('version', '=', version)
        .where('desk', '=', desk)
        .where('desk_due_on', '<=', dueBy)
        .where((one) => one('notified_role', 'is distinct from', role))
        .orderBy('id')
        .limit(limit)
        .forUpdate(),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export type Supervisor = {
  id: number
  login_type: 'MOBILE' | 'EMAIL'
  login_id: string
  email: string | null
  language: 'bn' | 'en'
  digest_by_email: boolean
  roles: RoleCode[]
  /** Screens that they may view at head office. */
  screens: string[]
}

/** Lists the active people of head office who supervise desks. */
export async function listSupervisors(db: Database): Promise<Supervisor[]> {
  const { rows } = await sql<Supervisor>`
    select account.id, login_type, login_id, email, language, digest_by_email,
      array_agg(distinct coalesce(role.desk_role, role.code)) as roles,
      array_agg(distinct granted.screen) as screens
    from account
      join office on office.id = account.office_id and office.type = 'HQ'
      join account_role on account_role.account_id = account.id
      join role on role.id = account_role.role_id and role.closed_at is null
      join role_permission granted on granted.role_id = role.id and granted.action = 'view'
        and (granted.office_types is null or 'HQ' = any (granted.office_types))
    where account.state = 'active'
    group by account.id
    having bool_or(coalesce(role.desk_role, role.code) in ('ASST_DIRECTOR', 'DIRECTOR', 'DG', 'AUDITOR'))
    order by account.id`.execute(db)
  return rows
}

/** Stores the notification of a supervisor for that day; returns false if it exists already. */
export async function insertDigest(tx: Tx, accountId: number, day: string, counts: readonly OverdueCount[]) {
  const row = { account_id: accountId, on_day: day, counts: JSON.stringify(counts) }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('overdue_digest')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

export const findDigest = (db: Database, accountId: number, day: string) =>
  db
    .selectFrom('overdue_digest')
    .select('counts')
    .where('account_id', '=', accountId)
    .where('on_day', '=', day)
    .executeTakeFirst()

export const deleteDigestsBefore = (db: Database, day: string) =>
  db.deleteFrom('overdue_digest').where('on_day', '<', day).execute()
