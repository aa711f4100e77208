import { sql, type Insertable, type Selectable } from 'kysely'
import type { EarlierImportState } from '@wewb/domain/casework/earlier-contracts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Checked, Mapping } from './tables.ts'

export type EarlierApplication = Selectable<Tables['earlier_application']>

export const findEarlier = (db: Database, no: string) =>
  db.selectFrom('earlier_application').selectAll().where('no', '=', no).executeTakeFirst()

export const lockEarlier = (tx: Tx, no: string) =>
  tx.selectFrom('earlier_application').selectAll().where('no', '=', no).forUpdate().executeTakeFirst()

/**
 * Finds by the number of the portal or the old one, together with the mobile number of the record. One old number may
 * be of several years: those without an account come first and the caller's own last, so that none hides another.
 */
export const findEarlierByMobile = (
  db: Database,
  numbers: readonly string[],
  mobileDigest: Buffer,
  accountId: number,
) =>
  db
    .selectFrom('earlier_application')
    .selectAll()
    .where((eb) => eb.or([eb('no', 'in', numbers), eb('old_no', 'in', numbers)]))
    .where('mobile_digest', '=', mobileDigest)
    .orderBy(sql`account_id is not distinct from ${accountId}`)
    .orderBy(sql`account_id is not null`)
    .orderBy('year', 'desc')
    .orderBy('id')
    .executeTakeFirst()

export const updateEarlierOwner = (tx: Tx, no: string, accountId: number) =>
  tx.updateTable('earlier_application').set({ account_id: accountId }).where('no', '=', no).execute()

export const listEarlierOf = (db: Database, accountId: number) =>
  db
    .selectFrom('earlier_application')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('year', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

type Search = { numbers: readonly string[]; name: string | undefined; digests: readonly Buffer[] }

/** Searches by number, by the digests of NID, passport and mobile number, and by a part of the name. */
export async function searchEarlier(db: Database, search: Search | undefined, page: number, size: number) {
  const found = db.selectFrom('earlier_application').$if(search !== undefined, (query) =>
    query.where((eb) => {
      const { numbers, name, digests } = search ?? { numbers: [], name: undefined, digests: [] }
      return eb.or([
        eb('no', 'in', ['', ...numbers]),
        eb('old_no', 'in', ['', ...numbers]),
        ...(name === undefined ? [] : [eb('name', 'ilike', name)]),
        ...digests.flatMap((digest) => [
          eb('nid_digest', '=', digest),
          eb('passport_digest', '=', digest),
          eb('mobile_digest', '=', digest),
        ]),
      ])
    }),
  )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows }
}

/** Lists the records with these old numbers. A number may be given again in another service or year. */
export const listKnown = (db: Database, oldNumbers: readonly string[]) =>
  oldNumbers.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('earlier_application')
        .select(['service', 'year', 'old_no'])
        .where('old_no', '=', sql<string>`any (${[...oldNumbers]})`)
        .execute()

export const insertEarlier = (tx: Tx, rows: readonly Insertable<Tables['earlier_application']>[]) =>
  tx
    .insertInto('earlier_application')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()

export const insertImport = (
  tx: Tx,
  row: Omit<Insertable<Tables['earlier_import']>, 'mapping' | 'checked'> & { mapping: Mapping },
) =>
  tx
    .insertInto('earlier_import')
    .values({ ...row, mapping: JSON.stringify(row.mapping) })
    .execute()

const imports = (db: Database) =>
  db
    .selectFrom('earlier_import')
    .innerJoin('account as uploader', 'uploader.id', 'earlier_import.uploaded_by')
    .leftJoin('account as decider', 'decider.id', 'earlier_import.decided_by')
    .select(['earlier_import.id', 'file_name', 'sha256', 'earlier_import.state', 'total', 'refused', 'known'])
    .select(['added', 'done', 'uploaded_by', 'uploaded_at', 'decided_by', 'decided_at'])
    .select(['uploader.full_name as uploader', 'decider.full_name as decider'])
export type ImportRow = Awaited<ReturnType<typeof getImport>>

export const getImport = async (db: Database, id: string) =>
  (await imports(db).select(['mapping', 'rows_sealed']).where('earlier_import.id', '=', id).executeTakeFirst()) ??
  throwProblem('NOT_FOUND')

/** Reads an import with the result of its check, but without the rows of the file. */
export const getCheckedImport = async (db: Database, id: string) =>
  (await imports(db)
    .select(['mapping', 'checked'])
    .select(sql<boolean>`rows_sealed is not null`.as('has_rows'))
    .where('earlier_import.id', '=', id)
    .executeTakeFirst()) ?? throwProblem('NOT_FOUND')

export const findPage = (db: Database, id: string, page: number) =>
  db
    .selectFrom('earlier_import_page')
    .select('rows_sealed')
    .where('import_id', '=', id)
    .where('page', '=', page)
    .executeTakeFirst()

/** Stores the result of a check instead of the one before. */
export async function replaceChecked(tx: Tx, id: string, checked: Checked, pages: readonly Buffer[]) {
  await tx.deleteFrom('earlier_import_page').where('import_id', '=', id).execute()
  for (const [index, rows_sealed] of pages.entries())
    await tx
      .insertInto('earlier_import_page')
      .values({ import_id: id, page: index + 1, rows_sealed })
      .execute()
  await tx
    .updateTable('earlier_import')
    .set({ checked: JSON.stringify(checked) })
    .where('id', '=', id)
    .execute()
}

/** Locks the import, so that its mapping and its decision come one after the other. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow> {
  await tx.selectFrom('earlier_import').select('id').where('id', '=', id).forUpdate().execute()
  return await getImport(tx, id)
}

export async function listImports(db: Database, page: number, size: number) {
  const { total } = await db
    .selectFrom('earlier_import')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await imports(db)
    .orderBy('uploaded_at', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows }
}

type Counts = { total: number; refused: number; known: number }

export const updateMapping = (tx: Tx, id: string, mapping: Mapping, counts: Counts) =>
  tx
    .updateTable('earlier_import')
    .set({ mapping: JSON.stringify(mapping), ...counts })
    .where('id', '=', id)
    .execute()

export const updateImportState = (tx: Tx, id: string, state: EarlierImportState) =>
  tx.updateTable('earlier_import').set({ state }).where('id', '=', id).execute()

export const updateImportDecision = (
  tx: Tx,
  id: string,
  decision: { state: 'RUNNING' | 'DECLINED'; by: number; at: Date },
) =>
  tx
    .updateTable('earlier_import')
    .set({ state: decision.state, decided_by: decision.by, decided_at: decision.at })
    .$if(decision.state === 'DECLINED', (query) => query.set({ rows_sealed: null }))
    .where('id', '=', id)
    .execute()

/** Advances only from the position that was read, so that two runs of one import write nothing twice. */
export async function advanceImport(tx: Tx, id: string, from: number, to: number, added: number): Promise<boolean> {
  const moved = await tx
    .updateTable('earlier_import')
    .set((eb) => ({ done: to, added: eb('added', '+', added) }))
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .where('done', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

export async function finishImport(tx: Tx, id: string): Promise<boolean> {
  const finished = await tx
    .updateTable('earlier_import')
    .set({ state: 'DONE', rows_sealed: null })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
  return finished.numUpdatedRows > 0n
}

export const listRunningImports = (tx: Tx) =>
  tx.selectFrom('earlier_import').select('id').where('state', '=', 'RUNNING').execute()

/** Deletes the rows of uploads that were not passed on within a week. */
export const clearForgottenUploads = (db: Database) =>
  sql`update earlier_import set rows_sealed = null
    where state = 'READ' and rows_sealed is not null and uploaded_at < now() - interval '7 days'`.execute(db)
