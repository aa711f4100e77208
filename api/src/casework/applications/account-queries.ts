import type { Database, Tx } from '#db/database.ts'

export const findAccountName = (db: Database, id: number) =>
  db.selectFrom('account').select(['full_name', 'full_name_bng']).where('id', '=', id).executeTakeFirst()

export const listAccountNames = (db: Database, ids: readonly number[]) =>
  db.selectFrom('account').select(['id', 'full_name', 'full_name_bng']).where('id', 'in', ids).execute()

export const findAccountLogin = (db: Database, id: number) =>
  db.selectFrom('account').select('login_id').where('id', '=', id).executeTakeFirst()

export const listAccountContacts = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('account')
    .select(['id', 'login_type', 'login_id', 'language', 'email', 'message_channel'])
    .where('id', 'in', ids)
    .execute()
export type AccountContact = Awaited<ReturnType<typeof listAccountContacts>>[number]

export const lockAccount = (tx: Tx, id: number) =>
  tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
