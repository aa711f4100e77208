import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { staffTypes } from '@wewb/domain/identity/accounts/user-types'
import type { DateRange } from '@wewb/domain/reporting/periods'
import type { Database } from '#db/database.ts'

/** Timestamp within the period in Dhaka; written so that an index on the column is used. */
export const timestampInPeriod = (column: string, { from, to }: DateRange): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} >= (${from}::date)::timestamp at time zone 'Asia/Dhaka'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'Asia/Dhaka'`

export const listOpenOffices = (db: Database) =>
  db
    .selectFrom('office')
    .select(['id', 'type', 'name', 'name_bng', 'places'])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()

/** Lists the districts, missions and airports. */
export const listJurisdictions = (db: Database) =>
  db
    .selectFrom('lookup')
    .select(['source', 'code', 'name', 'name_bng'])
    .where('source', 'in', ['district', 'mission', 'airport'])
    .execute()

export const listRoleNames = (db: Database) => db.selectFrom('role').select(['code', 'name', 'name_bng']).execute()

type StaffActivity = {
  id: number
  full_name: string
  full_name_bng: string | null
  office_id: number | null
  roles: string | null
  roles_bng: string | null
  logins: number
  actions: number
  last_login: Date | null
}

/** M14: lists the staff of one office, or of all if it is 0. */
export async function listStaffActivity(db: Database, days: DateRange, office: number): Promise<StaffActivity[]> {
  const { rows } = await sql<StaffActivity>`
    select account.id, account.full_name, account.full_name_bng, account.office_id,
      held.roles, held.roles_bng, done.logins, done.actions, came.last_login
    from account
    left join lateral (
      select string_agg(role.name, ', ' order by role.id) as roles,
        string_agg(role.name_bng, ', ' order by role.id) as roles_bng
      from account_role join role on role.id = account_role.role_id
      where account_role.account_id = account.id) held on true
    cross join lateral (
      select count(*) filter (where event = 'account.logged-in')::int as logins,
        count(*) filter (where event not in ('account.logged-in', 'account.logged-out'))::int as actions
      from audit where audit.actor = 'account:' || account.id and ${timestampInPeriod('audit.at', days)}) done
    left join lateral (
      select audit.at as last_login from audit
      where audit.actor = 'account:' || account.id and event = 'account.logged-in'
      order by audit.at desc limit 1) came on true
    where account.user_type = any(${[...staffTypes]}) and ${office ? sql`account.office_id = ${office}` : sql`true`}
    order by account.full_name, account.id`.execute(db)
  return rows
}
