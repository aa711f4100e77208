import { toDhakaDate } from '@wewb/domain/language/dates'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Setup } from '#services/setups/queries.ts'
import { assertListVersion } from './assert-list-version.ts'
import { countDecisions } from './application-queries.ts'
import { decisionState } from './get-decisions.ts'
import { countUnselected } from './merit-row-queries.ts'
import { findMeritList, findResultPlan, insertList, saveResultPlan, updateList, type MeritList } from './queries.ts'
import { findOpenChange, insertApprovedRows } from './list-change-queries.ts'
import { getPublicationByService } from './publications.ts'
import { publishApprovedRows, publishEntryRows } from './publish-result-rows.ts'
import { notifyResultBatch } from './notify-result-list.ts'

type PublicationContext = Pick<Portal, 'secrets' | 'jobs' | 'now' | 'extensions'>
export type PublishedCounts = { selected: number; notSelected: number }

/**
 * Returns the list that can be published now, or rejects with a problem. A result without ranks gets its list on
 * publication.
 */
export async function getPublishableList(tx: Tx, setup: Setup, today: string): Promise<MeritList | 'DECIDED'> {
  const list = await findMeritList(tx, setup.id)
  if (list) return list.state === 'APPROVED' ? list : throwProblem('MOVE_NOT_OPEN')
  const isReady = !getPublicationByService(setup.service).isRanked && setup.published_at !== null
  if (!isReady || decisionState(setup, await countDecisions(tx, setup.id), today) !== 'READY')
    return throwProblem('MOVE_NOT_OPEN')
  return 'DECIDED'
}

/** Decisions that become a list only now have a version too. */
async function seenListOf(tx: Tx, setup: Setup, list: MeritList | 'DECIDED') {
  if (list !== 'DECIDED') return list
  const { version, approved, refused } = await countDecisions(tx, setup.id)
  return { version, eligible: approved + refused, selected: approved }
}

/**
 * Number of applicants notified in the transaction of the publication. A job notifies the others, so that a long list
 * is public within seconds.
 */
const notifiedAtOnce = 50

/** Publishes the list in one transaction; from then on applicants are notified and payments queued. */
export async function publishResultList(
  tx: Tx,
  portal: PublicationContext,
  setup: Setup,
  by: { id: number; memoNo?: string | undefined; version?: number | undefined },
): Promise<PublishedCounts> {
  const list = await getPublishableList(tx, setup, toDhakaDate(portal.now()))
  if (by.version !== undefined) assertListVersion(await seenListOf(tx, setup, list), by.version)
  if (await findOpenChange(tx, setup.id)) return throwProblem('LIST_CHANGE_OPEN')
  const published = await publishList(tx, portal, setup, list, by)
  await updateList(tx, setup.id, { state: 'PUBLISHED', published_by: by.id, published_at: portal.now(), untold: true })
  await saveResultPlan(tx, setup.id, { publish_at: null, planned_by: null, missed_at: null })
  if (await notifyResultBatch(tx, portal, setup, by.id, notifiedAtOnce)) await jobForTheRest(tx, portal)
  else await updateList(tx, setup.id, { untold: false })
  return published
}

const jobForTheRest = (tx: Tx, { jobs }: PublicationContext) => jobs.enqueue(tx, 'publish-result', {})

async function publishList(
  tx: Tx,
  portal: PublicationContext,
  setup: Setup,
  list: MeritList | 'DECIDED',
  by: { id: number; memoNo?: string | undefined },
): Promise<PublishedCounts> {
  const memoNo = toAsciiDigits(by.memoNo ?? '').trim() || (await findResultPlan(tx, setup.id))?.memo_no || null
  if (list === 'DECIDED') return await publishDecided(tx, portal, setup, { by: by.id, memoNo })
  if (list.memo_no === null && memoNo) await updateList(tx, setup.id, { memo_no: memoNo })
  if (list.import_id) return { selected: await publishEntryRows(tx, setup, list.import_id), notSelected: 0 }
  const notSelected = await countUnselected(tx, setup.id)
  return { selected: await publishApprovedRows(tx, setup, list.eligible), notSelected }
}

/** Creates and publishes a list of all approved applications. Rejected applicants were already notified. */
async function publishDecided(
  tx: Tx,
  { now }: PublicationContext,
  setup: Setup,
  { by, memoNo }: { by: number; memoNo: string | null },
): Promise<PublishedCounts> {
  const { approved, refused } = await countDecisions(tx, setup.id)
  await insertList(tx, {
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
  await publishApprovedRows(tx, setup, 0)
  await insertApprovedRows(tx, setup.id)
  return { selected: approved, notSelected: refused }
}
