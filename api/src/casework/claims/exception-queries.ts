import type { Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

/** Finds the latest requested exception; earlier ones are no longer valid. */
export const findLatestException = (db: Database, applicationId: number) =>
  db
    .selectFrom('claim_override')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type ExceptionRow = NonNullable<Awaited<ReturnType<typeof findLatestException>>>

export const insertException = (tx: Tx, row: Insertable<Tables['claim_override']>) =>
  tx.insertInto('claim_override').values(row).returning('id').executeTakeFirstOrThrow()

type Decision = { decision: 'CONFIRMED' | 'DECLINED'; note: string; decidedBy: number; at: Date }

export const updateExceptionDecision = (tx: Tx, id: number, { decision, note, decidedBy, at }: Decision) =>
  tx
    .updateTable('claim_override')
    .set({ decision, note, decided_by: decidedBy, decided_at: at })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .execute()

export const updateExceptionUse = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('claim_override').set({ used_at: at }).where('id', '=', id).execute()
