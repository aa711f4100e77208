import type { InputOf } from '@wewb/domain/http/contract'
import type { getDecisions as getDecisionsEndpoint } from '@wewb/domain/content/result-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { initialsOf } from '@wewb/domain/language/mask-name'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { findSetup, type Setup } from '#services/setups/queries.ts'
import { countDecisions, listApprovedNew, type DecisionCounts } from './application-queries.ts'
import { hasResultPermission, getPublicationByService, isResultHandler } from './publications.ts'
import { findMeritList } from './queries.ts'

/**
 * Lists the applications approved under a circular without ranks. Before publication only the staff who work on it can
 * see them.
 */
export async function getDecisions(
  { db, actor, now }: Context,
  { id, page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof getDecisionsEndpoint>,
) {
  const setup = (await findSetup(db, id)) ?? throwProblem('NOT_FOUND')
  const publication = getPublicationByService(setup.service)
  if (publication.isRanked || setup.published_at === null) return throwProblem('NOT_FOUND')
  if (!hasResultPermission(actor, 'view', publication)) return throwProblem('NO_PERMISSION')
  const published = await findMeritList(db, id)
  const isWorker = isResultHandler(actor, publication)
  if (!published && !isWorker) return throwProblem('NOT_FOUND')
  const counted = await countDecisions(db, id)
  const rows = await listApprovedNew(db, id, { page, size })
  const lists = await loadLists(db, [
    { source: 'district', values: [...new Set(rows.flatMap(({ district }) => district ?? []))] },
  ])
  const list = rows.map(({ no, name, name_bng, district, amount }) => {
    const districtName = lists('district', district ?? '')?.label
    // Other staff see of a child what the public sees.
    const shown = (text: string | null) => (isWorker ? (text ?? '') : initialsOf(text ?? ''))
    return {
      applicationNo: no,
      name: shown(name),
      nameBng: shown(name_bng),
      district: isWorker ? (districtName?.en ?? '') : '',
      districtBng: isWorker ? (districtName?.bn ?? '') : '',
      amount: amount ?? '0',
    }
  })
  return {
    ...pageOf({ list, total: counted.approved, page, size }),
    state: published ? ('PUBLISHED' as const) : decisionState(setup, counted, toDhakaDate(now())),
    closesOn: setup.closes_on,
    ...counted,
    memoNo: published?.memo_no ?? null,
    publishedOn: published?.published_at?.toISOString() ?? null,
  }
}

/**
 * Returns the state of a result, which can be published after the circular has closed and every application is decided.
 */
export function decisionState({ closes_on }: Setup, { approved, refused, undecided }: DecisionCounts, today: string) {
  if (today <= closes_on) return 'OPEN'
  // Without applications there is nothing to publish.
  return undecided > 0 || approved + refused === 0 ? 'DECIDING' : 'READY'
}
