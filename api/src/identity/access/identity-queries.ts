import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

const identityColumns = ['id', 'login_type', 'login_id', 'mobile', 'email', 'nid_sealed', 'nid_index'] as const

export const findIdentity = (db: Database, accountId: number) =>
  db.selectFrom('account').select(identityColumns).where('id', '=', accountId).executeTakeFirst()
export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findIdentity>>>

/** Lists the accounts with one of these mobile numbers and e-mail addresses. */
export const listAccountsByContact = (db: Database, contacts: readonly string[]): Promise<IdentityRow[]> =>
  contacts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('account')
        .select(identityColumns)
        .where((eb) =>
          eb.or([
            eb('login_id', '=', sql<string>`any (${[...contacts]})`),
            eb('mobile', '=', sql<string>`any (${[...contacts]})`),
            eb('email', '=', sql<string>`any (${[...contacts]})`),
          ]),
        )
        .execute()

export const listAccountsByNid = (db: Database, indexes: readonly Buffer[]): Promise<IdentityRow[]> =>
  indexes.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('account')
        .select(identityColumns)
        .where('nid_index', '=', sql<Buffer>`any (${[...indexes]})`)
        .execute()

/** Lists the encrypted answers of the submitted applications of these accounts. */
export const listSealedAnswers = (db: Database, accountIds: readonly number[]) =>
  db
    .selectFrom('application')
    .select('answers_sealed')
    .where('applicant_id', '=', sql<number>`any (${[...accountIds]})`)
    .where('status', '!=', 'DRAFT')
    .where('answers_sealed', 'is not', null)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
