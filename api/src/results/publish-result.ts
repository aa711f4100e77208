import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { publishResult as publishCall } from '../../../domain/src/contracts/results.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { fileOf } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { personOf } from '../applications/person.ts'
import type { ApplicationRow } from '../applications/repository.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { lockSetup, type Setup } from '../setups/repository.ts'
import { award } from './award.ts'
import { countDecided, stateOf } from './get-decided.ts'
import { inNobodysHands } from './list-acts.ts'
import { may, publicationOf } from './publications.ts'

const notSelected = {
  reasonCode: 'NOT_SELECTED',
  note: 'Not selected in order of merit within the number of awards.',
  noteBng: 'বৃত্তির সংখ্যার মধ্যে মেধাক্রমে মনোনীত হয়নি।',
}

/** Everyone is told, the selected go to the payment queue with their instalments, and the list becomes public: all in one act. */
export async function publishResult(context: Context, { id, memoNo }: InputOf<typeof publishCall>) {
  return await context.db.transaction().execute(async (tx) => {
    const setup = await lockSetup(tx, id)
    const publication = publicationOf(setup.service)
    if (!may(context.actor, 'publish', publication)) return refuse('NO_PERMISSION')
    const chosen = await listApproved(tx, id)
    const told = publication.isRanked ? await publishRanked(tx, context, setup, chosen) : await publishDecided(tx, context, setup, chosen, memoNo) // prettier-ignore
    await record(tx, context.actor, 'result.published', `setup:${id}`, told)
    return told
  })
}

type Told = { selected: number; notSelected: number }

async function publishRanked(tx: Tx, context: Context, setup: Setup, chosen: ApplicationRow[]): Promise<Told> {
  const list = await tx.selectFrom('merit_list').selectAll().where('setup_id', '=', setup.id).executeTakeFirst()
  if (list?.state !== 'APPROVED') return refuse('MOVE_NOT_OPEN')
  const others = await listUnselected(tx, setup.id)
  const director = await personOf(context, setup.service)
  const title = { bn: setup.title_bng, en: setup.title }
  for (const row of chosen) await award(tx, context, setup, row)
  for (const row of others) {
    const file = inNobodysHands(await fileOf(tx, context.secrets, row))
    const known = await knownOf({ ...context, db: tx }, file)
    await makeMove(tx, context, { file, person: director, known, move: 'reject', reply: notSelected, besides: { published: true }, tells: 'EDU_NOT_SELECTED', title }) // prettier-ignore
  }
  await tx
    .updateTable('merit_list')
    .set({ state: 'PUBLISHED', published_by: context.actor.id, published_at: context.now() })
    .where('setup_id', '=', setup.id)
    .execute()
  return { selected: chosen.length, notSelected: others.length }
}

/** Without ranks there is no list before this one: everyone approved is on it, and who was refused has been told so. */
async function publishDecided(tx: Tx, context: Context, setup: Setup, chosen: ApplicationRow[], memoNo: string | undefined): Promise<Told> {
  const { actor, now } = context
  const published = await tx.selectFrom('merit_list').select('state').where('setup_id', '=', setup.id).executeTakeFirst()
  const counted = await countDecided(tx, setup.id)
  if (published || setup.published_at === null || stateOf(setup, counted, dhakaDay(now())) !== 'READY') return refuse('MOVE_NOT_OPEN')
  for (const row of chosen) await award(tx, context, setup, row)
  await tx
    .insertInto('merit_list')
    .values({
      setup_id: setup.id,
      state: 'PUBLISHED',
      seats: 0,
      order_by: [],
      eligible: counted.approved + counted.refused,
      selected: counted.approved,
      memo_no: memoNo?.trim() || null,
      proposed_by: actor.id,
      approved_by: actor.id,
      approved_at: now(),
      published_by: actor.id,
      published_at: now(),
    })
    .execute()
  return { selected: counted.approved, notSelected: counted.refused }
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
