import { listOffices } from '../lookups/offices.ts'
import type { Database } from '../platform/database.ts'

/** Who may be given a complaint: open offices outside the head office, and never the accused one. */
export const listHandlers = async (db: Database, accused: number | null) =>
  (await listOffices(db, 'bn')).filter(({ id, type, closed_at }) => closed_at === null && type !== 'HQ' && id !== accused)
