import { officeSheet } from '@wewb/domain/reference/list-catalogue'
import { lockOffices } from '#administration/offices/save-office.ts'
import { writeImportedOffices } from '#administration/offices/write-imported-offices.ts'
import type { Tx } from '#db/database.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { finishImport, getPendingImport, lockLists } from './import-queries.ts'
import { loadListPlan, loadOfficePlan } from './load-plan.ts'
import { countsOf } from './stage-import.ts'
import type { SheetRow } from './read-sheet.ts'
import { upsertEntries } from './queries.ts'

/** Applies exactly the previewed changes or nothing: a plan that differs from the preview is a conflict. */
export const confirmImport = ({ db, actor }: Context, { id }: { id: string }) =>
  db.transaction().execute(async (tx) => {
    await lockLists(tx)
    const waiting = await getPendingImport(tx, id)
    if (waiting.done_at) throwProblem('MOVE_NOT_OPEN')
    const rows = waiting.rows as SheetRow[]
    const counts =
      waiting.list === officeSheet
        ? await writeOffices(tx, actor, rows, waiting.counts)
        : await writeEntries(tx, waiting.list, rows, waiting.counts)
    await finishImport(tx, id)
    await recordAuditEntry(tx, actor, 'list.imported', `list:${waiting.list}`, { file: waiting.file_name, ...counts })
    return counts
  })

async function writeEntries(tx: Tx, list: string, rows: readonly SheetRow[], previewed: object) {
  const plan = await loadListPlan(tx, list, rows)
  const counts = assertEqual(countsOf(plan), previewed)
  await upsertEntries(tx, [...plan.added, ...plan.changed.map(({ entry }) => entry)])
  return counts
}

async function writeOffices(tx: Tx, actor: Context['actor'], rows: readonly SheetRow[], previewed: object) {
  await lockOffices(tx)
  const plan = await loadOfficePlan(tx, rows)
  const counts = assertEqual(countsOf(plan), previewed)
  await writeImportedOffices(tx, actor, plan)
  return counts
}

function assertEqual<Counts extends { [count: string]: number }>(counts: Counts, previewed: object): Counts {
  const isEqual = Object.entries(counts).every(
    ([count, number]) => (previewed as { [count: string]: number })[count] === number,
  )
  return isEqual ? counts : throwProblem('VERSION_CONFLICT')
}
