import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { approveMeritList as approveCall, makeMeritList as makeCall } from '../../../domain/src/contracts/merit-lists.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { moneyOf, poishaOf, readMoney } from '../../../domain/src/fields/money.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import { meritOrder, rankByMerit, type MeritOrder } from '../../../domain/src/awards/merit.ts'
import { fileOf } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { personOf } from '../applications/person.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { pageOf } from '../platform/listing.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { getSetup, lockSetup, scholarship, type Setup } from '../setups/repository.ts'
import { each, inNobodysHands } from './list-acts.ts'
import { findList } from './plan-repository.ts'
import { candidateOf, describeLines, listEligible, type Ranked } from './candidates.ts'
import { publicationOf, worksOn } from './publications.ts'

const sumOf = (amount: string, count: number) => moneyOf(poishaOf(amount) * count)

function rank(setup: Setup, candidates: Ranked[], { seats, order = meritOrder }: { seats?: number | undefined; order?: MeritOrder[] | undefined }) {
  const ranked = rankByMerit(candidates, order)
  const wanted = seats ?? Number(setup.circular['seats'] ?? 0)
  // No number of awards means that everyone eligible is selected.
  const places = wanted === 0 ? ranked.length : Math.min(wanted, ranked.length)
  const amount = circularOf(setup.service).yearlyAmount(setup.circular)
  return { places, amount, seats: wanted, lines: ranked.map((candidate, index) => ({ rank: index + 1, candidate, selected: index < places, amount })) }
} // prettier-ignore

/** A preview changes nothing. Proposing freezes the list and sends its files to the director, all or none. */
export async function makeMeritList(context: Context, { id, seats, order, proposeYn }: InputOf<typeof makeCall>) {
  const setup = await getSetup(context.db, id, scholarship)
  if (proposeYn === 'Y')
    return await context.db
      .transaction()
      .execute((tx) => propose(tx, context, id, order ?? meritOrder, (setup, all) => rank(setup, all, { seats, order })))
  const { places, amount, lines } = rank(setup, (await listEligible(context.db, id)).map(candidateOf), { seats, order })
  const list = await describeLines(context.db, lines.slice(0, 1000))
  return { eligible: lines.length, selected: places, total: sumOf(amount, places), state: 'PREVIEW', list }
}

/** The order that a file gives: whom it names is selected, everyone else eligible stands behind them by merit. */
export function rankAsNamed(setup: Setup, candidates: Ranked[], named: readonly number[]) {
  const places = new Map(named.map((candidate, index) => [candidate, index]))
  const placeOf = ({ id }: Ranked) => places.get(id) ?? named.length
  const inOrder = rankByMerit(candidates, meritOrder).toSorted((one, other) => placeOf(one) - placeOf(other))
  const amount = circularOf(setup.service).yearlyAmount(setup.circular)
  return { places: named.length, amount, seats: named.length, lines: inOrder.map((candidate, index) => ({ rank: index + 1, candidate, selected: places.has(candidate.id), amount })) }
} // prettier-ignore

/** Freezes the list and sends its files to the director's desk. */
export async function propose(tx: Tx, context: Context, id: number, order: MeritOrder[], choose: (setup: Setup, candidates: Ranked[]) => ReturnType<typeof rank>) {
  const { actor, now } = context
  const setup = await lockSetup(tx, id, scholarship)
  // Whoever may still apply must not find the places given away.
  if (setup.published_at === null || dhakaDay(now()) <= setup.closes_on) return refuse('MOVE_NOT_OPEN')
  if (await findList(tx, id)) return refuse('SETUP_FROZEN')
  const { places, amount, seats, lines } = choose(setup, (await listEligible(tx, id)).map(candidateOf))
  if (lines.length === 0) return refuse('MOVE_NOT_OPEN')
  await tx
    .insertInto('merit_list')
    .values({ setup_id: id, state: 'PROPOSED', seats, order_by: order, eligible: lines.length, selected: places, proposed_by: actor.id })
    .execute()
  const person = await personOf(context, scholarship)
  for (const { rank: place, candidate, selected } of lines) {
    const file = inNobodysHands(await fileOf(tx, context.secrets, candidate.row))
    const known = await knownOf({ ...context, db: tx }, file)
    await each(file.row.no, () => makeMove(tx, context, { file, person, known, move: 'forward', reply: { recommendedAmount: amount } }))
    await tx.insertInto('merit_row').values({ setup_id: id, rank: place, application_id: candidate.id, selected, amount }).execute()
  }
  await record(tx, actor, 'merit-list.proposed', `setup:${id}`, { eligible: lines.length, selected: places })
  const list = await describeLines(tx, lines.slice(0, 1000))
  return { eligible: lines.length, selected: places, total: sumOf(amount, places), state: 'PROPOSED', list }
} // prettier-ignore

/** Until it is published, only for those who work on it and those who audit it. */
export async function getMeritList({ db, actor }: Context, { id, page = 1, size = pageSize }: { id: number; page?: number | undefined; size?: number | undefined }) {
  await getSetup(db, id, scholarship)
  const list = await db.selectFrom('merit_list').selectAll().where('setup_id', '=', id).executeTakeFirst()
  if (!list || (list.state !== 'PUBLISHED' && !worksOn(actor, publicationOf(scholarship)))) return refuse('NOT_FOUND')
  const rows = await db
    .selectFrom('merit_row')
    .innerJoin('application', 'application.id', 'merit_row.application_id')
    .selectAll('application')
    .select(['merit_row.rank', 'merit_row.selected', 'merit_row.amount as award'])
    .where('merit_row.setup_id', '=', id)
    .orderBy('merit_row.rank')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const lines = rows.map((row) => ({ rank: row.rank, candidate: candidateOf(row), selected: row.selected, amount: row.award }))
  return {
    ...pageOf({ list: await describeLines(db, lines), total: list.eligible, page, size }),
    state: list.state,
    seats: list.seats,
    eligible: list.eligible,
    selected: list.selected,
    sum: sumOf(lines[0]?.amount ?? '0', list.selected),
    memoNo: list.memo_no,
  }
} // prettier-ignore

/** One act on the whole list. A file the director has sent back meanwhile is no longer on it. */
export async function approveMeritList(context: Context, { id, sanctionMemoNo: typed, note }: InputOf<typeof approveCall>) {
  const sanctionMemoNo = toAsciiDigits(typed).trim()
  if (sanctionMemoNo === '') insist([issue('sanctionMemoNo', 'required')])
  return await context.db.transaction().execute(async (tx) => {
    await lockSetup(tx, id, scholarship)
    const list = await tx.selectFrom('merit_list').selectAll().where('setup_id', '=', id).executeTakeFirst()
    if (list?.state !== 'PROPOSED') return refuse('MOVE_NOT_OPEN')
    const approved = await approveRows(tx, context, id, { sanctionMemoNo, ...(note ? { note } : {}) })
    await moveUnselected(tx, id)
    await tx
      .updateTable('merit_list')
      .set({ state: 'APPROVED', selected: approved, memo_no: sanctionMemoNo, approved_by: context.actor.id, approved_at: context.now() })
      .where('setup_id', '=', id)
      .execute()
    await record(tx, context.actor, 'merit-list.approved', `setup:${id}`, { approved, memo: sanctionMemoNo })
    return { approved }
  })
}

/** Applicants see the revision of their file: if it moved for the selected alone, it would tell the result before its day. */
const moveUnselected = (tx: Tx, id: number) =>
  tx
    .updateTable('application')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('merit_row').select('application_id').where('setup_id', '=', id).where('selected', '=', false))
    .execute()

async function approveRows(tx: Tx, context: Context, id: number, reply: { sanctionMemoNo: string; note?: string }): Promise<number> {
  const rows = await tx
    .selectFrom('merit_row')
    .innerJoin('application', 'application.id', 'merit_row.application_id')
    .selectAll('application')
    .select('merit_row.amount as award')
    .where('merit_row.setup_id', '=', id)
    .where('merit_row.selected', '=', true)
    .where('application.desk', '=', 'director')
    .orderBy('merit_row.rank')
    .forUpdate()
    .execute()
  const person = await personOf(context, scholarship)
  for (const { award, ...row } of rows) {
    const file = inNobodysHands(await fileOf(tx, context.secrets, row))
    const known = await knownOf({ ...context, db: tx }, file)
    const approvedAmount = readMoney(award) ?? award
    await each(row.no, () => makeMove(tx, context, { file, person, known, move: 'approve', reply: { ...reply, approvedAmount } }))
  }
  return rows.length
}
