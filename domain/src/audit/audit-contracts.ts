import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { auditFilters } from '#administration/portal-contracts.ts'

/** Maximum number of rows in one export of the audit log. */
export const MAX_EXPORTED_AUDIT_ENTRIES = 100_000

export const exportAudit = contract({
  method: 'GET',
  path: '/audit-log/export',
  summary: `Export the filtered audit log entries, at most ${MAX_EXPORTED_AUDIT_ENTRIES}; the export is audited`,
  access: 'audit-log:export',
  query: z.strictObject({ ...auditFilters, format: z.enum(['csv', 'xlsx']) }),
  response: noData,
  returnsFile: true,
  problems: ['ANSWERS_INVALID'],
})
