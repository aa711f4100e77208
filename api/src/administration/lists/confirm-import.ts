import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { finishImport, getPendingImport, lockLists } from './import-queries.ts'
import { planImport } from './plan-import.ts'
import { countsOf, sourcesFor } from './stage-import.ts'
import type { SheetRow } from './read-sheet.ts'
import { listAllEntries, upsertEntries } from './queries.ts'

/** Applies exactly the previewed changes or nothing: a plan that differs from the preview is a conflict. */
export const confirmImport = ({ db, actor }: Context, { id }: { id: string }) =>
  db.transaction().execute(async (tx) => {
    await lockLists(tx)
    const waiting = await getPendingImport(tx, id)
    if (waiting.done_at) throwProblem('MOVE_NOT_OPEN')
    const plan = planImport(waiting.rows as SheetRow[], await listAllEntries(tx, sourcesFor(waiting.list)))
    const counts = countsOf(plan)
    if (!isEqual(counts, waiting.counts)) throwProblem('VERSION_CONFLICT')
    await upsertEntries(tx, [...plan.added, ...plan.changed.map(({ entry }) => entry)])
    await finishImport(tx, id)
    await recordAuditEntry(tx, actor, 'list.imported', `list:${waiting.list}`, { file: waiting.file_name, ...counts })
    return counts
  })

const isEqual = (one: { [count: string]: number }, other: object) =>
  Object.entries(one).every(([count, number]) => (other as { [count: string]: number })[count] === number)
