import { sql } from 'kysely'
import { staffTypes } from '../../../../domain/src/accounts/user-types.ts'
import { namesOfOffices } from '../../lookups/offices.ts'
import type { ShortReport } from '../counting.ts'
import { momentIn } from './days-of-moments.ts'

type Person = {
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

/** M14: what the audit says of each of the staff. Coming and going is no work. */
export const userActivity: ShortReport = {
  async list({ db, query, days }) {
    const office = Number(query.office ?? 0)
    const { rows } = await sql<Person>`
      select account.id, account.full_name, account.full_name_bng, account.office_id, held.roles, held.roles_bng, done.logins, done.actions, came.last_login
      from account
      left join lateral (
        select string_agg(role.name, ', ' order by role.id) as roles, string_agg(role.name_bng, ', ' order by role.id) as roles_bng
        from account_role join role on role.id = account_role.role_id where account_role.account_id = account.id) held on true
      cross join lateral (
        select count(*) filter (where event = 'account.logged-in')::int as logins,
          count(*) filter (where event not in ('account.logged-in', 'account.logged-out'))::int as actions
        from audit where audit.actor = 'account:' || account.id and ${momentIn('audit.at', days)}) done
      left join lateral (
        select audit.at as last_login from audit where audit.actor = 'account:' || account.id and event = 'account.logged-in'
        order by audit.at desc limit 1) came on true
      where account.user_type = any(${[...staffTypes]}) and ${office ? sql`account.office_id = ${office}` : sql`true`}
      order by account.full_name, account.id`.execute(db)
    const offices = await namesOfOffices(db, [...new Set(rows.map(({ office_id }) => office_id))])
    return rows.map((person) => ({
      cells: {
        user: { bn: person.full_name_bng ?? person.full_name, en: person.full_name },
        role: person.roles === null ? null : { bn: person.roles_bng ?? person.roles, en: person.roles },
        office: offices.get(person.office_id ?? 0) ?? null,
        logins: person.logins,
        actions: person.actions,
        lastLogin: person.last_login?.toISOString() ?? null,
      },
      links: { user: `/users?${new URLSearchParams({ user: String(person.id) })}` },
    }))
  },
}
