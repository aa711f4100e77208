import { fileOf } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import type { ApplicationRow } from '../applications/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { findSetup, type Setup } from '../setups/repository.ts'
import { award } from './award.ts'
import { inNobodysHands } from './list-acts.ts'
import { publisherOf } from './publisher.ts'

type Telling = Pick<Portal, 'secrets' | 'jobs' | 'now'>

const notSelected = {
  reasonCode: 'NOT_SELECTED',
  note: 'Not selected in order of merit within the number of awards.',
  noteBng: 'বৃত্তির সংখ্যার মধ্যে মেধাক্রমে মনোনীত হয়নি।',
}

/** The first of a published list: the approved go to the payment queue, the others hear that they were not selected. True when more are left. */
export async function tellSome(tx: Tx, portal: Telling, setup: Setup, by: number, most: number): Promise<boolean> {
  const chosen = await approved(tx, setup.id).selectAll().orderBy('id').limit(most).forUpdate().execute()
  for (const row of chosen) await award(tx, portal, setup, row)
  const others = await unselected(tx, setup.id).selectAll('application').orderBy('merit_row.rank').limit(most - chosen.length).forUpdate().execute() // prettier-ignore
  for (const row of others) await refuseOne(tx, portal, setup, by, row)
  return chosen.length + others.length === most
}

/** Everyone of the published lists who was not told yet, each in a transaction of its own: after a stop it goes on where it was. */
export async function tellRest(portal: Telling & Pick<Portal, 'db'>) {
  const lists = await portal.db.selectFrom('merit_list').select(['setup_id', 'published_by']).where('untold', '=', true).where('state', '=', 'PUBLISHED').execute() // prettier-ignore
  for (const { setup_id, published_by } of lists) {
    const setup = await findSetup(portal.db, setup_id)
    if (!setup) continue
    for (const { id } of await approved(portal.db, setup_id).select('id').orderBy('id').execute())
      await tellOne(portal, async (tx) => {
        const row = await approved(tx, setup_id).selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
        if (row) await award(tx, portal, setup, row)
      })
    for (const { id } of await unselected(portal.db, setup_id).select('application.id').orderBy('merit_row.rank').execute())
      await tellOne(portal, async (tx) => {
        const row = await unselected(tx, setup_id).selectAll('application').where('application.id', '=', id).forUpdate('application').skipLocked().executeTakeFirst() // prettier-ignore
        if (row) await refuseOne(tx, portal, setup, published_by ?? 0, row)
      })
    await portal.db.updateTable('merit_list').set({ untold: false }).where('setup_id', '=', setup_id).execute()
  }
}

/** One file that will not go stays where it is, for an officer to see; the others do not wait for it. */
async function tellOne({ db }: Pick<Portal, 'db'>, work: (tx: Tx) => Promise<void>) {
  try {
    await db.transaction().execute(work)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

async function refuseOne(tx: Tx, portal: Telling, setup: Setup, by: number, row: ApplicationRow) {
  const file = inNobodysHands(await fileOf(tx, portal.secrets, row))
  await makeMove(tx, portal, {
    file,
    person: await publisherOf(tx, by, setup.service),
    known: await knownOf({ ...portal, db: tx }, file),
    move: 'reject',
    reply: notSelected,
    besides: { published: true },
    tells: 'EDU_NOT_SELECTED',
    title: { bn: setup.title_bng, en: setup.title },
  })
}

/** Everyone approved under the circular, whether as one of the list or singly. */
const approved = (db: Database | Tx, setupId: number) =>
  db.selectFrom('application').where('setup_id', '=', setupId).where('state', '=', 'approved')

const unselected = (db: Database | Tx, setupId: number) =>
  db
    .selectFrom('merit_row')
    .innerJoin('application', 'application.id', 'merit_row.application_id')
    .where('merit_row.setup_id', '=', setupId)
    .where('merit_row.selected', '=', false)
    .where('application.desk', '=', 'director')

export const countUnselected = async (tx: Tx, setupId: number): Promise<number> =>
  (
    await unselected(tx, setupId)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
