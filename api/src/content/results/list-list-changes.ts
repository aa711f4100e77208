import type { InputOf } from '@wewb/domain/http/contract'
import type { listListChanges as listListChangesEndpoint } from '@wewb/domain/content/list-change-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { loadFlags } from '#casework/applications/flags.ts'
import type { Actor, Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { findSetup } from '#services/setups/queries.ts'
import { findOpenChange, listChangeRows, listChanges } from './list-change-queries.ts'
import { findMeritList } from './queries.ts'
import { getPublicationByService, hasResultPermission, isResultHandler, type Publication } from './publications.ts'

/** Lists the changes of a list in full, for those who work on it and those who audit it. */
export async function listListChanges(
  { db, actor }: Context,
  { id, page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof listListChangesEndpoint>,
) {
  const setup = (await findSetup(db, id)) ?? throwProblem('NOT_FOUND')
  const publication = getPublicationByService(setup.service)
  if (!hasResultPermission(actor, 'view', publication)) return throwProblem('NO_PERMISSION')
  const list = await findMeritList(db, id)
  if (!list || list.import_id || !isResultHandler(actor, publication)) return throwProblem('NOT_FOUND')
  const { rows, total } = await listChanges(db, id, { page, size })
  const changedRows = await listChangeRows(
    db,
    rows.map((change) => change.id),
  )
  const changed = Map.groupBy(changedRows, ({ change_id }) => change_id)
  const flags = await loadFlags(
    db,
    changedRows.map(({ application_id }) => application_id),
  )
  const shown = rows.map((change) => ({
    ...describeChange(change),
    rows: (changed.get(change.id) ?? []).map(({ application_id, no, name, name_bng, action }) => ({
      applicationNo: no,
      name: name ?? name_bng ?? '',
      nameBng: name_bng ?? name ?? '',
      action,
      flags: flags.get(application_id) ?? [],
    })),
    mayDecideYn: yesNo(mayDecide(actor, publication, change)),
  }))
  return {
    ...pageOf({ list: shown, total, page, size }),
    version: list.version,
    state: list.state,
    rankedYn: yesNo(publication.isRanked),
    mayProposeYn: yesNo(hasResultPermission(actor, 'verify', publication)),
    openYn: yesNo((await findOpenChange(db, id)) !== undefined),
  }
}

type Change = Awaited<ReturnType<typeof listChanges>>['rows'][number]

const describeChange = (change: Change) => ({
  changeId: change.id,
  version: change.version,
  listState: change.list_state,
  reason: change.reason,
  proposedBy: change.proposer,
  proposedByBng: change.proposer_bng ?? change.proposer,
  proposedAt: change.proposed_at.toISOString(),
  outcome: change.outcome ?? ('OPEN' as const),
  note: change.note ?? '',
  decidedBy: change.decider,
  decidedByBng: change.decider_bng ?? change.decider,
  decidedAt: change.decided_at?.toISOString() ?? null,
  before: countsOf(change.eligible_before, change.selected_before),
  after: countsOf(change.eligible_after, change.selected_after),
})

const countsOf = (eligible: number | null, selected: number | null) =>
  eligible === null || selected === null ? null : { eligible, selected }

/** Returns whether the actor may approve and did not propose. */
const mayDecide = (actor: Actor, publication: Publication, { outcome, proposed_by }: Change): boolean =>
  outcome === null && proposed_by !== actor.id && hasResultPermission(actor, 'approve', publication)
