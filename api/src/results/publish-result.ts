import { maskName } from '../../../domain/src/language/mask-name.ts'
import { yearsOf } from '../../../domain/src/services/edu-allowance/circular.ts'
import { fileOf, type File } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { personOf, portalItself } from '../applications/person.ts'
import type { ApplicationRow } from '../applications/repository.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { lockSetup, scholarship, type Setup } from '../setups/repository.ts'
import { instituteOf, textAt } from './candidates.ts'

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
    const chosen = await filesOf(tx, id, true)
    const others = await filesOf(tx, id, false)
    const director = await personOf(context, scholarship)

    for (const row of chosen) {
      const file = await fileOf(tx, context.secrets, row)
      const known = await knownOf({ ...context, db: tx }, file)
      const told: File = { ...file, standing: { ...file.standing, isPublished: true } }
      await makeMove(tx, context, { file: told, person: portalItself, known, move: 'queue-payment', reply: {}, besides: { published: true }, tells: 'EDU_RESULT', title }) // prettier-ignore
      await makeInstalments(tx, setup, row)
      await tx
        .insertInto('result_row')
        .values({ setup_id: id, rank: row.rank, ...publicPart(row) })
        .execute()
    }
    for (const row of others) {
      const file = await fileOf(tx, context.secrets, row)
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

const filesOf = (tx: Tx, setupId: number, selected: boolean) =>
  tx
    .selectFrom('merit_row')
    .innerJoin('application', 'application.id', 'merit_row.application_id')
    .selectAll('application')
    .select('merit_row.rank')
    .where('merit_row.setup_id', '=', setupId)
    .where('merit_row.selected', '=', selected)
    .$if(selected, (query) => query.where('application.state', '=', 'approved'))
    .$if(!selected, (query) => query.where('application.desk', '=', 'director'))
    .orderBy('merit_row.rank')
    .forUpdate()
    .execute()

/** What the public may see: no NID, no phone, no address; the name masked. */
const publicPart = (row: ApplicationRow) => ({
  application_no: row.no,
  roll: textAt(row, 'rollNo'),
  name: maskName(row.name ?? row.name_bng ?? ''),
  institute: instituteOf(row),
  district: row.district,
  amount: row.amount ?? '0',
})

/** One row a year of the course. The first is approved with the result; the others wait for a renewal. */
async function makeInstalments(tx: Tx, setup: Setup, row: ApplicationRow) {
  const first = Number(setup.opens_on.slice(0, 4))
  const years = yearsOf(setup.circular, row.answers['currentCourse'])
  await tx
    .insertInto('instalment')
    .values(
      Array.from({ length: years }, (_, index) => ({
        application_id: row.id,
        no: index + 1,
        year: first + index,
        amount: row.amount ?? '0',
        state: index === 0 ? ('APPROVED' as const) : ('DUE' as const),
      })),
    )
    .execute()
}

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
