import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { describeImport } from './describe-import.ts'
import { getImportRow, startReadImport } from './import-repository.ts'

/** Queued in the same transaction: an import that says it runs has somebody to run it. */
export const startImport = ({ db, jobs }: Context, { id }: { id: string }) =>
  db.transaction().execute(async (tx) => {
    await getImportRow(tx, id)
    if (!(await startReadImport(tx, id))) return refuse('MOVE_NOT_OPEN')
    await jobs.later(tx, 'import-register', { importId: id })
    return describeImport(await getImportRow(tx, id))
  })
