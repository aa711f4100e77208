import type { Insertable, Updateable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

const withFile = (db: Database) =>
  db
    .selectFrom('acknowledgement')
    .innerJoin('application', 'application.id', 'acknowledgement.application_id')
    .selectAll('acknowledgement')
    .select('application.no as application_no')

export const findByReferral = (db: Database, referralNo: string) =>
  withFile(db).where('referral_no', '=', referralNo).executeTakeFirst()
export type AcknowledgementRow = NonNullable<Awaited<ReturnType<typeof findByReferral>>>

export const lockReferral = (tx: Tx, referralNo: string) =>
  withFile(tx).where('referral_no', '=', referralNo).forUpdate('acknowledgement').executeTakeFirst()

export const insertAcknowledgement = (tx: Tx, acknowledgement: Insertable<Tables['acknowledgement']>) =>
  tx.insertInto('acknowledgement').values(acknowledgement).execute()

export const updateAcknowledgementRow = (tx: Tx, referralNo: string, values: Updateable<Tables['acknowledgement']>) =>
  tx.updateTable('acknowledgement').set(values).where('referral_no', '=', referralNo).execute()

export async function listByApplication(
  db: Database,
  applicationId: number,
  { page, size }: { page: number; size: number },
) {
  const { total } = await db
    .selectFrom('acknowledgement')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const rows = await withFile(db)
    .where('application_id', '=', applicationId)
    .orderBy('entered_at', 'desc')
    .orderBy('referral_no', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows }
}

export const listSteps = (db: Database, referralNo: string) =>
  db
    .selectFrom('acknowledgement_step')
    .innerJoin('account', 'account.id', 'acknowledgement_step.by_id')
    .select(['status', 'remarks', 'at', 'full_name', 'full_name_bng'])
    .where('referral_no', '=', referralNo)
    .orderBy('acknowledgement_step.id')
    .execute()

export const addStep = (
  tx: Tx,
  step: { referral_no: string; status: string; remarks: string; by_id: number; at: Date },
) => tx.insertInto('acknowledgement_step').values(step).execute()
