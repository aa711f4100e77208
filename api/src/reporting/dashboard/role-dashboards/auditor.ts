import { auditEventTile, failedLoginsTile } from '#reporting/dashboard/audit-tiles.ts'
import type { RoleDashboard, Tile } from '#reporting/dashboard/dashboard-definition.ts'
import { monthToDate } from '#reporting/dashboard/periods.ts'
import { isVisible } from '#reporting/dashboard/application-filters.ts'
import { idsEditedSince } from './queries.ts'

/** Includes requested corrections: the action stores the previous answers. */
const editedAfterSubmission: Tile = {
  code: 'EDITED_AFTER_SUBMISSION',
  label: { bn: 'এ মাসে জমার পরে বদলানো আবেদন', en: 'Changed after submission this month' },
  filter: (eb, context) =>
    eb.and([isVisible(eb, context), eb('id', 'in', idsEditedSince(monthToDate(context.today).from))]),
}

export const auditorDashboard: RoleDashboard = {
  roles: ['AUDITOR'],
  tiles: [
    auditEventTile('REVOCATIONS', 'application.revoked', {
      bn: 'এ মাসে বাতিল করা অনুমোদন',
      en: 'Approvals revoked this month',
    }),
    editedAfterSubmission,
    auditEventTile('REPORTS_EXPORTED', 'report.exported', {
      bn: 'এ মাসে নামানো প্রতিবেদন',
      en: 'Reports exported this month',
    }),
    auditEventTile('AUDIT_EXPORTED', 'audit.exported', {
      bn: 'এ মাসে নামানো নিরীক্ষা লগ',
      en: 'Audit logs exported this month',
    }),
    auditEventTile('ROLES_CHANGED', 'role.permissions-changed', {
      bn: 'এ মাসে বদলানো রোল',
      en: 'Roles changed this month',
    }),
    failedLoginsTile,
  ],
  series: [],
}
