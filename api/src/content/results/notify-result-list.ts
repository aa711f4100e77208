import { loadApplication } from '#casework/applications/application.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import type { ApplicationRow } from '#casework/applications/queries.ts'
import { type Portal, visitor } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { findSetup, type Setup } from '#services/setups/queries.ts'
import { listApprovedIds, lockApproved, lockApprovedIfFree } from './application-queries.ts'
import { grantAward } from './grant-award.ts'
import { asMovedByList } from './merit-list-actions.ts'
import { listUnselectedIds, lockUnselected, lockUnselectedIfFree } from './merit-row-queries.ts'
import { listUnnotifiedLists, updateList, findAccount, listGrantedPermissions } from './queries.ts'
import type { Permission } from '@wewb/domain/access/actions'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import { toPerson, getRolesAndOffice } from '#identity/access/person.ts'

/** Returns the person who published a list, with their present permissions: jobs for the list act as that person. */
async function getPublisher(tx: Tx, accountId: number, service: string): Promise<Person> {
  const account = await findAccount(tx, accountId)
  if (!account) return throwProblem('NOT_FOUND')
  const granted = await listGrantedPermissions(tx, accountId)
  const actor = {
    ...visitor,
    id: account.id,
    userType: account.user_type,
    officeId: account.office_id,
    permissions: new Set(granted.map(({ screen, action }) => `${screen}:${action}` as Permission)),
  }
  return toPerson(actor, await getRolesAndOffice(tx, actor), service)
}

type Notification = Pick<Portal, 'secrets' | 'jobs' | 'now' | 'extensions'>

const notSelected = {
  reasonCode: 'NOT_SELECTED',
  note: 'Not selected in order of merit within the number of awards.',
  noteBng: 'বৃত্তির সংখ্যার মধ্যে মেধাক্রমে মনোনীত হয়নি।',
}

/**
 * Notifies the first applicants of a published list: grants the approved ones and rejects the others. Returns true when
 * more may be left.
 */
export async function notifyResultBatch(
  tx: Tx,
  portal: Notification,
  setup: Setup,
  by: number,
  max: number,
): Promise<boolean> {
  const chosen = await lockApproved(tx, setup.id, max)
  for (const row of chosen) await grantAward(tx, portal, setup, row)
  const others = await lockUnselected(tx, setup.id, max - chosen.length)
  for (const row of others) await rejectOne(tx, portal, setup, by, row)
  return chosen.length + others.length === max
}

/**
 * Notifies everybody on the published lists who is not notified yet, each in a transaction of its own, so that it
 * resumes after a crash.
 */
export async function notifyRemainingResults(portal: Notification & Pick<Portal, 'db'>) {
  const lists = await listUnnotifiedLists(portal.db)
  for (const { setup_id, published_by } of lists) {
    const setup = await findSetup(portal.db, setup_id)
    if (!setup) continue
    for (const { id } of await listApprovedIds(portal.db, setup_id))
      await describeOne(portal, async (tx) => {
        const row = await lockApprovedIfFree(tx, setup_id, id)
        if (row) await grantAward(tx, portal, setup, row)
      })
    for (const { id } of await listUnselectedIds(portal.db, setup_id))
      await describeOne(portal, async (tx) => {
        const row = await lockUnselectedIfFree(tx, setup_id, id)
        if (row) await rejectOne(tx, portal, setup, published_by ?? 0, row)
      })
    await updateList(portal.db, setup_id, { untold: false })
  }
}

/** Leaves an application that fails on its desk, where an officer sees it, and continues with the others. */
async function describeOne({ db }: Pick<Portal, 'db'>, work: (tx: Tx) => Promise<void>) {
  try {
    await db.transaction().execute(work)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

async function rejectOne(tx: Tx, portal: Notification, setup: Setup, by: number, row: ApplicationRow) {
  const application = asMovedByList(await loadApplication(tx, portal.secrets, row))
  await executeMove(tx, portal, {
    application,
    person: await getPublisher(tx, by, setup.service),
    evaluationContext: await loadEvaluationContext({ ...portal, db: tx }, application),
    move: 'reject',
    reply: notSelected,
    extraColumns: { published: true },
    templateOverride: 'EDU_NOT_SELECTED',
    title: { bn: setup.title_bng, en: setup.title },
  })
}
