import type { Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function getAccountId(db: Database, login: string): Promise<number> {
  const { id } = await db.selectFrom('account').select('id').where('login_id', '=', login).executeTakeFirstOrThrow()
  return id
}

export const insertAccount = (tx: Tx, account: Insertable<Tables['account']>) =>
  tx.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()

export const insertOffices = (tx: Tx, offices: readonly Insertable<Tables['office']>[]) =>
  tx.insertInto('office').values(offices).execute()

export const insertCircular = (tx: Tx, circular: Insertable<Tables['setup']>) =>
  tx.insertInto('setup').values(circular).execute()

export const insertChequeBook = (tx: Tx, chequeBook: Insertable<Tables['cheque_book']>) =>
  tx.insertInto('cheque_book').values(chequeBook).execute()

export const insertNotices = (tx: Tx, notices: readonly Insertable<Tables['notice']>[]) =>
  tx.insertInto('notice').values(notices).execute()

export const insertNews = (tx: Tx, news: readonly Insertable<Tables['news_highlight']>[]) =>
  tx.insertInto('news_highlight').values(news).execute()

export const insertMessage = (db: Database, message: Insertable<Tables['message']>) =>
  db.insertInto('message').values(message).returning('id').executeTakeFirstOrThrow()

export const insertMessageEvent = (db: Database, event: Insertable<Tables['message_event']>) =>
  db.insertInto('message_event').values(event).execute()

export async function insertApplication(tx: Tx, application: Insertable<Tables['application']>): Promise<number> {
  const { id } = await tx.insertInto('application').values(application).returning('id').executeTakeFirstOrThrow()
  return id
}

export const listBatchPayments = (db: Database, batchId: number) =>
  db.selectFrom('payment').select(['reference', 'amount']).where('batch_id', '=', batchId).orderBy('serial').execute()

export async function getPaymentReturnId(db: Database, batchId: number): Promise<number> {
  const { id } = await db
    .selectFrom('payment_return')
    .select('id')
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  return id
}
