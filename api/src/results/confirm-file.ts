import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { lockSetup, type Setup } from '../setups/repository.ts'
import { propose, rankAsNamed } from './merit-list.ts'
import { findPlan } from './plan-repository.ts'
import { fileKindFor } from './read-file.ts'

type Named = { id: number; importId: string }

/** The file becomes the list in one act. What was read an hour ago is looked at again: a circular may have gone on meanwhile. */
export async function confirmResultFile(context: Context, { id, importId }: Named) {
  return await context.db.transaction().execute(async (tx) => {
    const setup = await lockSetup(tx, id)
    const kind = await fileKindFor(tx, context.actor, setup, dhakaDay(context.now()))
    const file = await tx.selectFrom('result_import').selectAll().where('id', '=', importId).where('setup_id', '=', id).executeTakeFirst()
    if (!file || file.confirmed_at !== null) return refuse('NOT_FOUND')
    await tx.updateTable('result_import').set({ confirmed_at: context.now() }).where('id', '=', importId).execute()
    await record(tx, context.actor, 'result.file-taken', `setup:${id}`, { file: file.file_name, rows: file.total })
    if (kind === 'APPLICATIONS') await proposeNamed(tx, context, id, importId)
    else await takeOver(tx, context, setup, { importId, total: file.total })
    return { selected: file.total }
  })
}

/** Whom the file names goes to the director as selected, by the same road as a list that the portal ranks. */
async function proposeNamed(tx: Tx, context: Context, id: number, importId: string) {
  const rows = await tx.selectFrom('result_entry').select('application_id').where('import_id', '=', importId).orderBy('rank').execute()
  const named = rows.map(({ application_id }) => Number(application_id))
  await propose(tx, context, id, [], (setup, candidates) => {
    const eligible = new Set(candidates.map((candidate) => candidate.id))
    // A file has left the desk since it was read: read the file again, and its row is named.
    if (named.some((application) => !eligible.has(application))) return refuse('MOVE_NOT_OPEN')
    return rankAsNamed(setup, candidates, named)
  })
}

/** A list decided outside the portal waits for the director to publish it. An earlier file for the same result gives way. */
async function takeOver(tx: Tx, { actor }: Context, setup: Setup, { importId, total }: { importId: string; total: number }) {
  const memo_no = (await findPlan(tx, setup.id))?.memo_no ?? null
  const before = await tx.deleteFrom('merit_list').where('setup_id', '=', setup.id).where('state', '!=', 'PUBLISHED').returning('import_id').executeTakeFirst() // prettier-ignore
  if (before?.import_id) await tx.deleteFrom('result_import').where('id', '=', before.import_id).execute()
  await tx
    .insertInto('merit_list')
    .values({
      setup_id: setup.id,
      state: 'APPROVED',
      seats: total,
      order_by: [],
      eligible: total,
      selected: total,
      memo_no,
      proposed_by: actor.id,
      import_id: importId,
    })
    .execute()
}
