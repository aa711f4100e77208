import type { Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

type NewDocument = Insertable<Tables['document']>

export const findDocument = (db: Database, id: string) =>
  db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst()

export const findDocumentOfApplication = (db: Database, applicationId: number, id: string) =>
  db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()

export const insertDocument = (tx: Tx, document: NewDocument) =>
  tx.insertInto('document').values(document).returningAll().executeTakeFirstOrThrow()

/** Inserts a row with the same bytes for another application; returns only the new id. */
export const insertDocumentCopy = (tx: Tx, copy: NewDocument) =>
  tx.insertInto('document').values(copy).returning('id').executeTakeFirstOrThrow()

export const deleteDocument = (tx: Tx, id: string) => tx.deleteFrom('document').where('id', '=', id).execute()
