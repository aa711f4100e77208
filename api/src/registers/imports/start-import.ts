import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { describeImport } from './describe-import.ts'
import { getImportRow, markImportRunning } from './queries.ts'

/** Queues the job in the same transaction, so that every running import has a job. */
export const startImport = ({ db, jobs }: Context, { id }: { id: string }) =>
  db.transaction().execute(async (tx) => {
    await getImportRow(tx, id)
    if (!(await markImportRunning(tx, id))) return throwProblem('MOVE_NOT_OPEN')
    await jobs.enqueue(tx, 'import-register', { importId: id })
    return describeImport(await getImportRow(tx, id))
  })
