import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import type { RowError } from './validate-rows.ts'

type NewImport = {
  id: string
  kind: 'WORKER' | 'RESULT'
  fileName: string
  total: number
  refused: number
  errors: RowError[]
  accountId: number
}

export const createImport = (tx: Tx, { id, kind, fileName, total, refused, errors, accountId }: NewImport) =>
  tx
    .insertInto('register_import')
    .values({ id, kind, file_name: fileName, total, refused, errors: JSON.stringify(errors), account_id: accountId })
    .execute()

const imports = (db: Database | Tx) =>
  db
    .selectFrom('register_import')
    .innerJoin('account', 'account.id', 'register_import.account_id')
    .select([
      'register_import.id',
      'kind',
      'file_name',
      'register_import.state',
      'total',
      'done',
      'added',
      'changed',
      'refused',
    ])
    .select(['register_import.account_id', 'register_import.created_at', 'finished_at', 'full_name', 'full_name_bng'])
export type ImportRow = Awaited<ReturnType<typeof getImportRow>>

export const getImportRow = async (db: Database | Tx, id: string) =>
  (await imports(db).where('register_import.id', '=', id).executeTakeFirst()) ?? throwProblem('NOT_FOUND')

export const getImportErrors = async (db: Database, id: string): Promise<RowError[]> => {
  const found = await db.selectFrom('register_import').select('errors').where('id', '=', id).executeTakeFirst()
  return (found ?? throwProblem('NOT_FOUND')).errors
}

export const listImportRows = (db: Database, page: number, size: number) =>
  imports(db)
    .orderBy('register_import.created_at', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export const countImports = async (db: Database): Promise<number> =>
  (
    await db
      .selectFrom('register_import')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Returns true for the request that changed the state: a double click starts one import. */
export async function markImportRunning(tx: Tx, id: string): Promise<boolean> {
  const started = await tx
    .updateTable('register_import')
    .set({ state: 'RUNNING', started_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'READ')
    .executeTakeFirst()
  return started.numUpdatedRows > 0n
}

export const listRunningImports = (db: Database | Tx) =>
  db.selectFrom('register_import').select('id').where('state', '=', 'RUNNING').execute()

/** Advances the position only from `from`: if another process was faster, nothing changes and its result stands. */
export async function advanceImport(
  tx: Tx,
  id: string,
  from: number,
  to: number,
  { added, changed }: { added: number; changed: number },
): Promise<boolean> {
  const moved = await tx
    .updateTable('register_import')
    .set((eb) => ({ done: to, added: eb('added', '+', added), changed: eb('changed', '+', changed) }))
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .where('done', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

export async function finishImport(tx: Tx, id: string, state: 'DONE' | 'FAILED'): Promise<boolean> {
  const finished = await tx
    .updateTable('register_import')
    .set({ state, finished_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
  return finished.numUpdatedRows > 0n
}

/** Deletes imports that nobody started within a day. */
export const deleteStaleImports = (db: Database) =>
  db
    .deleteFrom('register_import')
    .where('state', '=', 'READ')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .returning('id')
    .execute()

/** `types` names the columns with their PostgreSQL types; `key` are the columns that identify a row. */
export type TargetTable = { name: string; types: Record<string, string>; key: readonly string[] }
export type StoredRow = Record<string, string | number | Buffer | null>

/** Upserts all rows in one statement; no two of them may have the same key. */
export async function upsertTableRows(
  tx: Tx,
  { name, types, key }: TargetTable,
  importId: string | null,
  stored: readonly StoredRow[],
): Promise<{ is_new: boolean }[]> {
  const columns = Object.keys(types)
  const list = (parts: RawBuilder<unknown>[]) => sql.join(parts)
  const arrays = columns.map(
    (column) => sql`${stored.map((row) => row[column] ?? null)}::${sql.raw(types[column] ?? 'text')}[]`,
  )
  const renewed = [...columns.filter((column) => !key.includes(column)), 'import_id']
  const { rows } = await sql<{ is_new: boolean }>`
    insert into ${sql.table(name)} (${list(columns.map((column) => sql.ref(column)))}, import_id)
    select given.*, ${importId}::uuid from unnest(${list(arrays)}) as given
    on conflict (${list(key.map((column) => sql.ref(column)))}) do update
    set ${list(renewed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}, changed_at = now()
    returning xmax = 0 as is_new`.execute(tx)
  return rows
}
