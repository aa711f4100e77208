import { listOfficeNames } from '#administration/offices/office-lookups.ts'
import type { InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { listStaffActivity } from './queries.ts'

/** M14: activity of staff by the audit log. Logins and logouts do not count as actions. */
export const userActivity: InMemoryReport = {
  async list({ db, query: context, days }) {
    const rows = await listStaffActivity(db, days, Number(context.office ?? 0))
    const offices = await listOfficeNames(db, [...new Set(rows.map(({ office_id }) => office_id))])
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
