import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import type { Setup } from '../setups/repository.ts'
import { countDecided, stateOf } from './get-decided.ts'
import { findList, findPlan, keepPlan, type List } from './plan-repository.ts'
import { publicationOf } from './publications.ts'
import { showApproved, showEntries } from './show-rows.ts'
import { countUnselected, tellSome } from './tell-list.ts'

type Publishing = Pick<Portal, 'secrets' | 'jobs' | 'now'>
export type Told = { selected: number; notSelected: number }

/** The list that may become public now; refused when there is none. Without ranks it is made by publishing it. */
export async function listToPublish(tx: Tx, setup: Setup, today: string): Promise<List | 'DECIDED'> {
  const list = await findList(tx, setup.id)
  if (list) return list.state === 'APPROVED' ? list : refuse('MOVE_NOT_OPEN')
  const isReady = !publicationOf(setup.service).isRanked && setup.published_at !== null
  if (!isReady || stateOf(setup, await countDecided(tx, setup.id), today) !== 'READY') return refuse('MOVE_NOT_OPEN')
  return 'DECIDED'
}

/** So many are told within the act itself; the others by a job at once afterwards, so that a long list is public in seconds. */
const toldAtOnce = 50

/** The list becomes public in one act; who stands on it is told, and the payment queued, from that moment on. */
export async function publishList(
  tx: Tx,
  portal: Publishing,
  setup: Setup,
  by: { id: number; memoNo?: string | undefined },
): Promise<Told> {
  const list = await listToPublish(tx, setup, dhakaDay(portal.now()))
  const told = await showList(tx, portal, setup, list, by)
  await tx
    .updateTable('merit_list')
    .set({ state: 'PUBLISHED', published_by: by.id, published_at: portal.now(), untold: true })
    .where('setup_id', '=', setup.id)
    .execute()
  await keepPlan(tx, setup.id, { publish_at: null, planned_by: null, missed_at: null })
  if (await tellSome(tx, portal, setup, by.id, toldAtOnce)) await jobForTheRest(tx, portal)
  else await tx.updateTable('merit_list').set({ untold: false }).where('setup_id', '=', setup.id).execute()
  return told
}

const jobForTheRest = (tx: Tx, { jobs }: Publishing) => jobs.later(tx, 'publish-result', {})

async function showList(tx: Tx, portal: Publishing, setup: Setup, list: List | 'DECIDED', by: { id: number; memoNo?: string | undefined }): Promise<Told> {
  const memoNo = toAsciiDigits(by.memoNo ?? '').trim() || (await findPlan(tx, setup.id))?.memo_no || null
  if (list === 'DECIDED') return await showDecided(tx, portal, setup, { by: by.id, memoNo })
  if (list.memo_no === null && memoNo) await tx.updateTable('merit_list').set({ memo_no: memoNo }).where('setup_id', '=', setup.id).execute()
  if (list.import_id) return { selected: await showEntries(tx, setup, list.import_id), notSelected: 0 }
  const notSelected = await countUnselected(tx, setup.id)
  return { selected: await showApproved(tx, setup, list.eligible), notSelected }
} // prettier-ignore

/** Without ranks there is no list before this one: everyone approved is on it, and who was refused has been told so. */
async function showDecided(
  tx: Tx,
  { now }: Publishing,
  setup: Setup,
  { by, memoNo }: { by: number; memoNo: string | null },
): Promise<Told> {
  const { approved, refused } = await countDecided(tx, setup.id)
  await tx
    .insertInto('merit_list')
    .values({
      setup_id: setup.id,
      state: 'APPROVED',
      seats: 0,
      order_by: [],
      eligible: approved + refused,
      selected: approved,
      memo_no: memoNo,
      proposed_by: by,
      approved_by: by,
      approved_at: now(),
    })
    .execute()
  await showApproved(tx, setup, 0)
  return { selected: approved, notSelected: refused }
}
