import { sql } from 'kysely'
import { eventThisMonth, logInsRefused } from '../audit-tiles.ts'
import type { Board, Tile } from '../board.ts'
import { monthSoFar } from '../spans.ts'
import { inSight } from '../which-files.ts'

/** A correction that was asked for is one too: what stood there before is kept with the act. */
const editedAfterSubmission: Tile = {
  code: 'EDITED_AFTER_SUBMISSION',
  label: { bn: 'এ মাসে জমার পরে বদলানো আবেদন', en: 'Changed after submission this month' },
  files: (eb, asking) =>
    eb.and([
      inSight(eb, asking),
      eb('id', 'in', sql<number>`(
        select application_id from application_act where changes_sealed is not null and on_day >= ${monthSoFar(asking.today).from}::date)`),
    ]),
} // prettier-ignore

export const auditor: Board = {
  roles: ['AUDITOR'],
  tiles: [
    eventThisMonth('REVOCATIONS', 'application.revoked', { bn: 'এ মাসে বাতিল করা অনুমোদন', en: 'Approvals revoked this month' }),
    editedAfterSubmission,
    eventThisMonth('REPORTS_EXPORTED', 'report.exported', { bn: 'এ মাসে নামানো প্রতিবেদন', en: 'Reports exported this month' }),
    eventThisMonth('AUDIT_EXPORTED', 'audit.exported', { bn: 'এ মাসে নামানো নিরীক্ষা লগ', en: 'Audit logs exported this month' }),
    eventThisMonth('ROLES_CHANGED', 'role.permissions-changed', { bn: 'এ মাসে বদলানো রোল', en: 'Roles changed this month' }),
    logInsRefused,
  ],
  series: [],
}
