import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { lockSetup, type Setup } from '#services/setups/queries.ts'
import { proposeMeritList, rankByFileOrder } from './merit-list.ts'
import { deleteUnpublishedList, findResultPlan, insertList } from './queries.ts'
import { deleteImport, findImport, listEntryApplicationIds, updateImportConfirmed } from './result-file-queries.ts'
import { getResultFileKind } from './import-result-file.ts'

type Named = { id: number; importId: string }

/**
 * Turns an imported file into the list. Checks everything again, because the circular may have changed since the file
 * was read.
 */
export async function confirmResultFile(context: Context, { id, importId }: Named) {
  return await context.db.transaction().execute(async (tx) => {
    const setup = await lockSetup(tx, id)
    const kind = await getResultFileKind(tx, context.actor, setup, toDhakaDate(context.now()))
    const resultImport = await findImport(tx, importId, id)
    if (!resultImport || resultImport.confirmed_at !== null) return throwProblem('NOT_FOUND')
    await updateImportConfirmed(tx, importId, context.now())
    await recordAuditEntry(tx, context.actor, 'result.file-taken', `setup:${id}`, {
      file: resultImport.file_name,
      rows: resultImport.total,
    })
    if (kind === 'APPLICATIONS') await proposeNamed(tx, context, id, importId)
    else await replaceResults(tx, context, setup, { importId, total: resultImport.total })
    return { selected: resultImport.total }
  })
}

/**
 * Proposes the applications named in the file to the director, through the same workflow as a list that the portal
 * ranks.
 */
async function proposeNamed(tx: Tx, context: Context, id: number, importId: string) {
  const rows = await listEntryApplicationIds(tx, importId)
  const named = rows.map(({ application_id }) => Number(application_id))
  await proposeMeritList(tx, context, id, [], (setup, candidates) => {
    const eligible = new Set(candidates.map((candidate) => candidate.id))
    // An application has left the desk since the file was read; importing the file again reports its row.
    if (named.some((application) => !eligible.has(application))) return throwProblem('MOVE_NOT_OPEN')
    return rankByFileOrder(setup, candidates, named)
  })
}

/**
 * Stores a list that was decided outside the portal, for the director to publish. It replaces an earlier file of the
 * same result.
 */
async function replaceResults(
  tx: Tx,
  { actor }: Context,
  setup: Setup,
  { importId, total }: { importId: string; total: number },
) {
  const memo_no = (await findResultPlan(tx, setup.id))?.memo_no ?? null
  const before = await deleteUnpublishedList(tx, setup.id)
  if (before?.import_id) await deleteImport(tx, before.import_id)
  await insertList(tx, {
    setup_id: setup.id,
    state: 'APPROVED',
    seats: total,
    order_by: [],
    eligible: total,
    selected: total,
    memo_no,
    proposed_by: actor.id,
    import_id: importId,
    // Another file is another list for the director who has the earlier one on the screen.
    version: (before?.version ?? 0) + 1,
  })
}
