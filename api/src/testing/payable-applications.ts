import { sql } from 'kysely'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import type { Database } from '#db/database.ts'
import type { TestPortal } from './test-portal.ts'
import { fillInApplication, performMoves } from './run-example.ts'

/** Creates an application for medical assistance over HTTP, approved and in the payment queue, for tests. */
export async function createPayableApplication(portal: TestPortal, login: string): Promise<string> {
  const no = await fillInApplication(portal, await portal.tokenOf(login), medicalAssistance, example.answers)
  await performMoves(portal, login, no, example.moves)
  return no
}

/**
 * Copies the application with its history and its obligation: the n-th amount is n poisha higher, so that sums identify
 * applications.
 */
export async function copyPayableApplications(
  db: Database,
  no: string,
  count: number,
  prefix = 'MED-2026-9',
): Promise<string[]> {
  const columns = (table: string, ...left: string[]) =>
    sql<{ names: string }>`
      select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_name <> all(${left})`.execute(db)
  const list = async (table: string, ...left: string[]) => (await columns(table, ...left)).rows[0]?.names ?? ''
  const files = await list('application', 'id', 'no', 'amount')
  const acts = await list('application_act', 'id', 'application_id')
  const owed = await list('payment', 'id', 'application_id', 'award_id', 'amount', 'payee_id', 'payee_no')
  const made: string[] = []
  for (let first = 1; first <= count; first += 1000) {
    const last = Math.min(count, first + 999)
    const { rows } = await sql<{ no: string }>`
      with added as (
        insert into application (no, amount, ${sql.raw(files)})
        select ${prefix} || lpad(n::text, 6, '0'), amount + n * 0.01, ${sql.raw(files)}
        from application, generate_series(${first}::int, ${last}::int) n
        where no = ${no}
        returning id, no, amount
      ), told as (
        insert into application_act (application_id, ${sql.raw(acts)})
        select added.id, ${sql.raw(prefixed('act', acts))}
        from added, application_act act join application of on of.id = act.application_id
        where of.no = ${no}
        returning application_id
      ), queued as (
        insert into payment (application_id, award_id, amount, ${sql.raw(owed)})
        select added.id, added.id, added.amount, ${sql.raw(prefixed('one', owed))}
        from added, payment one join application of on of.id = one.application_id
        where of.no = ${no} and one.state = 'QUEUED'
        returning application_id
      )
      select no from added order by id`.execute(db)
    made.push(...rows.map((row) => row.no))
  }
  return made
}

/** Copies the documents, so that a copy can be corrected and submitted again. */
export async function copyDocuments(db: Database, no: string, copies: readonly string[]) {
  const documents = await db
    .selectFrom('document')
    .innerJoin('application', 'application.id', 'application_id')
    .selectAll('document')
    .where('no', '=', no)
    .execute()
  for (const copy of copies) {
    const file = await db
      .selectFrom('application')
      .select(['id', 'answers'])
      .where('no', '=', copy)
      .executeTakeFirstOrThrow()
    let answers = JSON.stringify(file.answers)
    for (const { id, created_at: _, ...document } of documents) {
      const added = await db
        .insertInto('document')
        .values({ ...document, application_id: file.id })
        .returning('id')
        .executeTakeFirstOrThrow()
      answers = answers.replaceAll(id, added.id)
    }
    await db.updateTable('application').set({ answers }).where('id', '=', file.id).execute()
  }
}

const prefixed = (table: string, names: string) =>
  names
    .split(', ')
    .map((name) => `${table}.${name}`)
    .join(', ')
