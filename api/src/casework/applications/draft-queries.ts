import type { Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

type DraftOwner = { applicantId: number | null; enteredBy: number | null; contact: string | null }
type DraftSubject = { service: string; setupId: number | null }

export const findDraft = (db: Database, owner: DraftOwner, { service, setupId }: DraftSubject) =>
  db
    .selectFrom('application')
    .select(['no', 'revision'])
    .where('applicant_id', 'is not distinct from', owner.applicantId)
    .where('entered_by', 'is not distinct from', owner.enteredBy)
    .where('contact', 'is not distinct from', owner.contact)
    .where('service', '=', service)
    .where('setup_id', 'is not distinct from', setupId)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst()

export const insertApplication = (tx: Tx, application: Insertable<Tables['application']>) =>
  tx.insertInto('application').values(application).returningAll().executeTakeFirstOrThrow()

type CaseDraft = { contact: string; service: string; enteredBy: number }

/** Assigns the draft that was opened with a case, for a family without an account, to this officer. */
export const updateCaseDraftEnteredBy = (tx: Tx, { contact, service, enteredBy }: CaseDraft) =>
  tx
    .updateTable('application')
    .set({ entered_by: enteredBy })
    .where('applicant_id', 'is', null)
    .where('contact', '=', contact)
    .where('service', '=', service)
    .where('status', '=', 'DRAFT')
    .where('case_id', 'is not', null)
    .returning(['no', 'revision'])
    .executeTakeFirst()

export const deleteApplication = (tx: Tx, id: number) => tx.deleteFrom('application').where('id', '=', id).execute()
