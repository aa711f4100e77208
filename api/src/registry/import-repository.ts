import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import type { RowError } from './check-rows.ts'

type NewImport = {
  id: string
  kind: 'WORKER' | 'RESULT'
  fileName: string
  total: number
  refused: number
  errors: RowError[]
  accountId: number
}

export const addImport = (tx: Tx, { id, kind, fileName, total, refused, errors, accountId }: NewImport) =>
  tx
    .insertInto('register_import')
    .values({ id, kind, file_name: fileName, total, refused, errors: JSON.stringify(errors), account_id: accountId })
    .execute()

const imports = (db: Database | Tx) =>
  db
    .selectFrom('register_import')
    .innerJoin('account', 'account.id', 'register_import.account_id')
    .select(['register_import.id', 'kind', 'file_name', 'register_import.state', 'total', 'done', 'added', 'changed', 'refused'])
    .select(['register_import.account_id', 'register_import.created_at', 'finished_at', 'full_name', 'full_name_bng'])
export type ImportRow = Awaited<ReturnType<typeof getImportRow>>

export const getImportRow = async (db: Database | Tx, id: string) =>
  (await imports(db).where('register_import.id', '=', id).executeTakeFirst()) ?? refuse('NOT_FOUND')

export const getImportErrors = async (db: Database, id: string): Promise<RowError[]> => {
  const found = await db.selectFrom('register_import').select('errors').where('id', '=', id).executeTakeFirst()
  return (found ?? refuse('NOT_FOUND')).errors
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

/** True for the one who moved it: two presses start one import. */
export async function startReadImport(tx: Tx, id: string): Promise<boolean> {
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

/** Moves on from `from` only: when another process was quicker, nothing is moved and its work stands. */
export async function advanceImport(tx: Tx, id: string, from: number, to: number, { added, changed }: { added: number; changed: number }): Promise<boolean> {
  const moved = await tx
    .updateTable('register_import')
    .set((eb) => ({ done: to, added: eb('added', '+', added), changed: eb('changed', '+', changed) }))
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .where('done', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
} // prettier-ignore

export async function finishImport(tx: Tx, id: string, state: 'DONE' | 'FAILED'): Promise<boolean> {
  const finished = await tx
    .updateTable('register_import')
    .set({ state, finished_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
  return finished.numUpdatedRows > 0n
}

/** Read, looked at and never started: after a day nobody will. */
export const dropStaleImports = (db: Database) =>
  db
    .deleteFrom('register_import')
    .where('state', '=', 'READ')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .returning('id')
    .execute()
