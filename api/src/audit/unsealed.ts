import { sql } from 'kysely'
import type { Figure } from '../platform/metrics.ts'
import { reach } from './chain.ts'

/** Entries are sealed every second: an old one without a seal says that the sealing has stopped. */
export const oldestUnsealed: Figure = {
  name: 'portal_audit_oldest_unsealed_seconds',
  help: 'Age of the oldest entry of the audit that is not sealed.',
  read: async (db) => {
    const { rows } = await sql<{ n: number }>`
      select coalesce(extract(epoch from now() - min(entry.at)), 0)::float8 as n from audit entry
      where entry.id > (select coalesce(max(audit_id), 0) from audit_seal) - ${reach}::bigint
        and not exists (select from audit_seal seal where seal.audit_id = entry.id)`.execute(db)
    return rows
  },
}
