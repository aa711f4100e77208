import { listOffices } from '#administration/offices/queries.ts'
import type { Database } from '#db/database.ts'

/** Lists the offices that may handle a complaint: open, outside the head office and not the accused one. */
export const listHandlerOffices = async (db: Database, accused: number | null) =>
  (await listOffices(db, 'bn')).filter(
    ({ id, type, closed_at }) => closed_at === null && type !== 'HQ' && id !== accused,
  )
