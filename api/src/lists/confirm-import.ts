import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { finishImport, getWaiting, lockLists } from './import-repository.ts'
import { planImport } from './plan-import.ts'
import { countsOf, sourcesFor } from './read-import.ts'
import type { SheetRow } from './read-sheet.ts'
import { listWhole, writeEntries } from './repository.ts'

/** All of what was announced, or nothing: whoever confirms has seen exactly what is written now. */
export const confirmImport = ({ db, actor }: Context, { id }: { id: string }) =>
  db.transaction().execute(async (tx) => {
    await lockLists(tx)
    const waiting = await getWaiting(tx, id)
    if (waiting.done_at) refuse('MOVE_NOT_OPEN')
    const plan = planImport(waiting.rows as SheetRow[], await listWhole(tx, sourcesFor(waiting.list)))
    const counts = countsOf(plan)
    if (!isEqual(counts, waiting.counts)) refuse('VERSION_CONFLICT')
    await writeEntries(tx, [...plan.added, ...plan.changed.map(({ entry }) => entry)])
    await finishImport(tx, id)
    await record(tx, actor, 'list.imported', `list:${waiting.list}`, { file: waiting.file_name, ...counts })
    return counts
  })

const isEqual = (one: { [count: string]: number }, other: object) =>
  Object.entries(one).every(([count, number]) => (other as { [count: string]: number })[count] === number)
