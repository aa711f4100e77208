import * as z from 'zod/mini'
import { contract, noData } from './contract.ts'
import { auditFilters } from './portal.ts'

/** More rows no one file of the log takes. */
export const mostExported = 100_000

export const exportAudit = contract({
  method: 'GET',
  path: '/audit-log/export',
  summary: `What was found in the log as a file, at most ${mostExported} entries; taking it along is itself recorded`,
  opensTo: 'audit-log:export',
  query: z.strictObject({ ...auditFilters, format: z.enum(['csv', 'xlsx']) }),
  answer: noData,
  sendsFile: true,
  refusals: ['ANSWERS_INVALID'],
})
