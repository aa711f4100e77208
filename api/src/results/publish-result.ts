import { fileOf } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { personOf } from '../applications/person.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { lockSetup, scholarship } from '../setups/repository.ts'
import { award } from './award.ts'
import { inNobodysHands } from './list-acts.ts'

const notSelected = {
  reasonCode: 'NOT_SELECTED',
  note: 'Not selected in order of merit within the number of awards.',
  noteBng: 'বৃত্তির সংখ্যার মধ্যে মেধাক্রমে মনোনীত হয়নি।',
}

/** Everyone is told, the selected go to the payment queue with their instalments, and the list becomes public: all in one act. */
export async function publishResult(context: Context, { id }: { id: number }) {
  return await context.db.transaction().execute(async (tx) => {
    const setup = await lockSetup(tx, id)
    const list = await tx.selectFrom('merit_list').selectAll().where('setup_id', '=', id).executeTakeFirst()
    if (list?.state !== 'APPROVED') return refuse('MOVE_NOT_OPEN')
    const title = { bn: setup.title_bng, en: setup.title }
    const chosen = await listApproved(tx, id)
    const others = await listUnselected(tx, id)
    const director = await personOf(context, scholarship)

    for (const row of chosen) await award(tx, context, setup, row)
    for (const row of others) {
      const file = inNobodysHands(await fileOf(tx, context.secrets, row))
      const known = await knownOf({ ...context, db: tx }, file)
      await makeMove(tx, context, { file, person: director, known, move: 'reject', reply: notSelected, besides: { published: true }, tells: 'EDU_NOT_SELECTED', title }) // prettier-ignore
    }
    await tx
      .updateTable('merit_list')
      .set({ state: 'PUBLISHED', published_by: context.actor.id, published_at: context.now() })
      .where('setup_id', '=', id)
      .execute()
    await record(tx, context.actor, 'result.published', `setup:${id}`, { selected: chosen.length, notSelected: others.length })
    return { selected: chosen.length, notSelected: others.length }
  })
}

/** Everyone approved under the circular, whether as one of the list or singly. */
const listApproved = (tx: Tx, setupId: number) =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('setup_id', '=', setupId)
    .where('state', '=', 'approved')
    .orderBy('id')
    .forUpdate()
    .execute()

const listUnselected = (tx: Tx, setupId: number) =>
  tx
    .selectFrom('merit_row')
    .innerJoin('application', 'application.id', 'merit_row.application_id')
    .selectAll('application')
    .where('merit_row.setup_id', '=', setupId)
    .where('merit_row.selected', '=', false)
    .where('application.desk', '=', 'director')
    .orderBy('merit_row.rank')
    .forUpdate()
    .execute()

export async function stopInstalments(
  context: Context,
  { applicationNo, reason, note }: { applicationNo: string; reason: string; note: string },
) {
  return await context.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('application').select('id').where('no', '=', applicationNo).forUpdate().executeTakeFirst()
    if (!row) return refuse('NOT_FOUND')
    const stopped = await tx
      .updateTable('instalment')
      .set({ state: 'STOPPED', reason: `${reason}: ${note}` })
      .where('application_id', '=', row.id)
      .where('state', 'in', ['DUE', 'RENEWAL_SUBMITTED'])
      .executeTakeFirst()
    if (stopped.numUpdatedRows === 0n) return refuse('MOVE_NOT_OPEN')
    await record(tx, context.actor, 'instalment.stopped', `application:${applicationNo}`, { reason })
    return { stopped: Number(stopped.numUpdatedRows) }
  })
}
