import type { Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

/** Lists the notes on an application with their authors, newest first. */
export const listNotes = (db: Database, applicationId: number) =>
  db
    .selectFrom('application_note')
    .innerJoin('account', 'account.id', 'application_note.account_id')
    .innerJoin('office', 'office.id', 'application_note.office_id')
    .select([
      'application_note.id',
      'application_note.at',
      'application_note.note',
      'account.full_name',
      'account.full_name_bng',
      'office.name',
      'office.name_bng',
    ])
    .where('application_id', '=', applicationId)
    .orderBy('application_note.id', 'desc')
    .execute()

export const insertNote = (tx: Tx, note: Insertable<Tables['application_note']>) =>
  tx.insertInto('application_note').values(note).returning('id').executeTakeFirstOrThrow()
