import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const findLatestWaiver = (db: Database, applicationId: number) =>
  db
    .selectFrom('claim_waiver')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type WaiverRow = NonNullable<Awaited<ReturnType<typeof findLatestWaiver>>>

export const insertWaiver = (tx: Tx, row: Insertable<Tables['claim_waiver']>) =>
  tx.insertInto('claim_waiver').values(row).execute()

type Decision = {
  decision: 'CONFIRMED' | 'DECLINED'
  note: string
  decidedBy: number
  at: Date
  expiresAt: Date | null
}

export const updateWaiverDecision = (tx: Tx, id: number, { decision, note, decidedBy, at, expiresAt }: Decision) =>
  tx
    .updateTable('claim_waiver')
    .set({ decision, note, decided_by: decidedBy, decided_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .execute()

type Earlier = { applicationIds: readonly number[]; at: Date }

/** Locks the confirmed waivers of these applications that no submission has used yet. */
export const lockOpenWaivers = (tx: Tx, { applicationIds, at }: Earlier) =>
  tx
    .selectFrom('claim_waiver')
    .select(['id', 'application_id'])
    .where('application_id', '=', sql<number>`any (${[...applicationIds]}::bigint[])`)
    .where('decision', '=', 'CONFIRMED')
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('id')
    .forUpdate()
    .execute()

export const updateWaiverUse = (tx: Tx, ids: readonly number[], use: { applicationId: number; at: Date }) =>
  tx
    .updateTable('claim_waiver')
    .set({ used_by: use.applicationId, used_at: use.at })
    .where('id', 'in', ids)
    .where('used_at', 'is', null)
    .execute()
