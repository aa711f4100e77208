import type { InputOf } from '@wewb/domain/http/contract'
import type {
  approveMeritList as approveMeritListEndpoint,
  createMeritList as createMeritListEndpoint,
} from '@wewb/domain/content/merit-list-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { issue } from '@wewb/domain/engine/fields/issue'
import { fromPoisha, toPoisha, parseMoney } from '@wewb/domain/engine/fields/money'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import { defaultMeritOrder, rankByMerit, type MeritOrder } from '@wewb/domain/services/awards/rank-by-merit'
import { loadApplication } from '#casework/applications/application.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { countFlagged } from '#casework/applications/flags.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import { getPerson } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { pageOf } from '#server/listing.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { getSetup, lockList, scholarshipServiceId, type Setup } from '#services/setups/queries.ts'
import { isAccountOf, type Person } from '@wewb/domain/engine/evaluation/workflow-state'
import type { ApplicationRow } from '#casework/applications/queries.ts'
import { listApprovedApplications, listEligibleApplications } from './application-queries.ts'
import { countMeritRows, listAuthors } from './list-change-queries.ts'
import { assertListVersion } from './assert-list-version.ts'
import { loadMeritCandidates, describeMeritRows, type MeritCandidate } from './candidates.ts'
import { withFailureNamed, asMovedByList } from './merit-list-actions.ts'
import { insertMeritRow, listMeritRows, lockSelected, updateUnselectedRevisions } from './merit-row-queries.ts'
import { findMeritList, insertList, updateList } from './queries.ts'
import { getPublicationByService, isResultHandler } from './publications.ts'

function rank(
  setup: Setup,
  candidates: MeritCandidate[],
  { seats, order = defaultMeritOrder }: { seats?: number | undefined; order?: MeritOrder[] | undefined },
) {
  const ranked = rankByMerit(candidates, order)
  const seatCount = seats ?? Number(setup.circular['seats'] ?? 0)
  // Zero seats means that all eligible applicants are selected.
  const places = seatCount === 0 ? ranked.length : Math.min(seatCount, ranked.length)
  const amount = circularTypeOf(setup.service).yearlyAmount(setup.circular)
  return {
    places,
    amount,
    seats: seatCount,
    lines: ranked.map((candidate, index) => ({ rank: index + 1, candidate, selected: index < places, amount })),
  }
}
type Ranking = ReturnType<typeof rank>

/** Adds those approved singly before there was a list: they follow the ranks, and from now on the list decides them. */
function withApproved({ lines, places, ...ranking }: Ranking, approved: MeritCandidate[]): Ranking {
  const added = approved.map((candidate, index) => ({
    rank: lines.length + index + 1,
    candidate,
    selected: true,
    amount: candidate.row.amount ?? ranking.amount,
  }))
  return { ...ranking, places: places + added.length, lines: [...lines, ...added] }
}

const totalOf = ({ lines }: Ranking) =>
  fromPoisha(lines.reduce((sum, { selected, amount }) => sum + (selected ? toPoisha(amount) : 0), 0))

/**
 * Without `proposeYn` only previews. Proposing freezes the list and sends its applications to the director, all or
 * none.
 */
export async function createMeritList(
  context: Context,
  { id, seats, order, proposeYn }: InputOf<typeof createMeritListEndpoint>,
) {
  const setup = await getSetup(context.db, id, scholarshipServiceId)
  if (proposeYn === 'Y')
    return await context.db
      .transaction()
      .execute((tx) =>
        proposeMeritList(tx, context, id, order ?? defaultMeritOrder, (setup, all) =>
          rank(setup, all, { seats, order }),
        ),
      )
  const ranking = withApproved(
    rank(setup, await loadMeritCandidates(context.db, await listEligibleApplications(context.db, id)), {
      seats,
      order,
    }),
    await loadMeritCandidates(context.db, await listApprovedApplications(context.db, id)),
  )
  const list = await describeMeritRows(context.db, context.actor, ranking.lines.slice(0, 1000))
  const counts = { eligible: ranking.lines.length, selected: ranking.places, total: totalOf(ranking) }
  return { ...counts, state: 'PREVIEW', list }
}

/** Ranks in the order of a file: the named applications are selected, the other eligible ones follow by merit. */
export function rankByFileOrder(setup: Setup, candidates: MeritCandidate[], named: readonly number[]) {
  const places = new Map(named.map((candidate, index) => [candidate, index]))
  const positionOf = ({ id }: MeritCandidate) => places.get(id) ?? named.length
  const inOrder = rankByMerit(candidates, defaultMeritOrder).toSorted(
    (one, other) => positionOf(one) - positionOf(other),
  )
  const amount = circularTypeOf(setup.service).yearlyAmount(setup.circular)
  return {
    places: named.length,
    amount,
    seats: named.length,
    lines: inOrder.map((candidate, index) => ({
      rank: index + 1,
      candidate,
      selected: places.has(candidate.id),
      amount,
    })),
  }
}

/** Freezes the list and sends its applications to the director's desk. */
export async function proposeMeritList(
  tx: Tx,
  context: Context,
  id: number,
  order: MeritOrder[],
  choose: (setup: Setup, candidates: MeritCandidate[]) => Ranking,
) {
  const { actor, now } = context
  const setup = await lockList(tx, id, scholarshipServiceId)
  // Before the circular closes, more applicants can still compete for the seats.
  if (setup.published_at === null || toDhakaDate(now()) <= setup.closes_on) return throwProblem('MOVE_NOT_OPEN')
  if (await findMeritList(tx, id)) return throwProblem('SETUP_FROZEN')
  const ranking = withApproved(
    choose(setup, await loadMeritCandidates(tx, await listEligibleApplications(tx, id))),
    await loadMeritCandidates(tx, await listApprovedApplications(tx, id)),
  )
  const { places, seats, lines } = ranking
  if (lines.length === 0) return throwProblem('MOVE_NOT_OPEN')
  await insertList(tx, {
    setup_id: id,
    state: 'PROPOSED',
    seats,
    order_by: order,
    eligible: lines.length,
    selected: places,
    proposed_by: actor.id,
  })
  const person = await getPerson(context, scholarshipServiceId)
  for (const { rank, candidate, selected, amount } of lines) {
    if (candidate.row.state !== 'approved') await forwardOne(tx, context, { person, row: candidate.row, amount })
    await insertMeritRow(tx, { setup_id: id, rank, application_id: candidate.id, selected, amount })
  }
  const flagged = await countFlagged(
    tx,
    lines.map(({ candidate }) => candidate.id),
  )
  await recordAuditEntry(tx, actor, 'merit-list.proposed', `setup:${id}`, {
    eligible: lines.length,
    selected: places,
    flagged,
  })
  const list = await describeMeritRows(tx, actor, lines.slice(0, 1000))
  return { eligible: lines.length, selected: places, total: totalOf(ranking), state: 'PROPOSED', list }
}

type ForwardInput = { person: Person; row: ApplicationRow; amount: string }

async function forwardOne(tx: Tx, context: Context, { person, row, amount }: ForwardInput) {
  const application = asMovedByList(await loadApplication(tx, context.secrets, row))
  const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
  const reply = { recommendedAmount: amount }
  await withFailureNamed(row.no, () =>
    executeMove(tx, context, { application, person, evaluationContext, move: 'forward', reply }),
  )
}

/** Returns the list; before publication only to staff who work on it and to auditors. */
export async function getMeritList(
  { db, actor }: Context,
  { id, page = 1, size = DEFAULT_PAGE_SIZE }: { id: number; page?: number | undefined; size?: number | undefined },
) {
  await getSetup(db, id, scholarshipServiceId)
  const list = await findMeritList(db, id)
  if (!list || (list.state !== 'PUBLISHED' && !isResultHandler(actor, getPublicationByService(scholarshipServiceId))))
    return throwProblem('NOT_FOUND')
  const rows = await listMeritRows(db, id, { page, size })
  const candidates = await loadMeritCandidates(db, rows)
  const lines = rows.map((row, index) => ({
    rank: row.rank,
    candidate: candidates[index] as MeritCandidate,
    selected: row.selected,
    amount: row.award,
  }))
  return {
    ...pageOf({ list: await describeMeritRows(db, actor, lines), total: list.eligible, page, size }),
    state: list.state,
    seats: list.seats,
    eligible: list.eligible,
    selected: list.selected,
    sum: (await countMeritRows(db, id)).sum,
    memoNo: list.memo_no,
    version: list.version,
  }
}

/** Approves the whole list as the director saw it; who proposed it or a change of it cannot. */
export async function approveMeritList(
  context: Context,
  { id, sanctionMemoNo: typed, note, version }: InputOf<typeof approveMeritListEndpoint>,
) {
  const sanctionMemoNo = toAsciiDigits(typed).trim()
  if (sanctionMemoNo === '') assertNoIssues([issue('sanctionMemoNo', 'required')])
  return await context.db.transaction().execute(async (tx) => {
    await lockList(tx, id, scholarshipServiceId)
    const list = await findMeritList(tx, id)
    if (list?.state !== 'PROPOSED') return throwProblem('MOVE_NOT_OPEN')
    assertListVersion(list, version)
    const person = await getPerson({ ...context, db: tx }, scholarshipServiceId)
    const authors = (await listAuthors(tx, id)).add(list.proposed_by)
    if ([...authors].some((author) => isAccountOf(person, String(author)))) return throwProblem('OWN_LIST_CHANGE')
    const approved = await approveRows(tx, context, { id, person }, { sanctionMemoNo, ...(note ? { note } : {}) })
    await updateUnselectedRevisions(tx, id)
    await updateList(tx, id, {
      state: 'APPROVED',
      memo_no: sanctionMemoNo,
      approved_by: context.actor.id,
      approved_at: context.now(),
    })
    const flagged = await countFlagged(tx, approved)
    const detail = { approved: approved.length, memo: sanctionMemoNo, flagged }
    await recordAuditEntry(tx, context.actor, 'merit-list.approved', `setup:${id}`, detail)
    return { approved: approved.length }
  })
}

async function approveRows(
  tx: Tx,
  context: Context,
  { id, person }: { id: number; person: Person },
  reply: { sanctionMemoNo: string; note?: string },
): Promise<number[]> {
  const rows = await lockSelected(tx, id)
  for (const { award, ...row } of rows) {
    const application = asMovedByList(await loadApplication(tx, context.secrets, row))
    const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
    const approvedAmount = parseMoney(award) ?? award
    await withFailureNamed(row.no, () =>
      executeMove(tx, context, {
        application,
        person,
        evaluationContext,
        move: 'approve',
        reply: { ...reply, approvedAmount },
      }),
    )
  }
  return rows.map(({ id: applicationId }) => applicationId)
}
