import type { InputOf } from '@wewb/domain/http/contract'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import type {
  decideSettlement as decideSettlementEndpoint,
  listHeldPayments as listHeldPaymentsEndpoint,
  proposeSettlement as proposeSettlementEndpoint,
} from '@wewb/domain/payments/settlement-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { isIsoDate, toDhakaDate } from '@wewb/domain/language/dates'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { lockKeys } from '#casework/applications/queries.ts'
import { updateClaimStates } from '#casework/claims/queries.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Actor, Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { applySettlementAsPaid } from './apply-settlement.ts'
import { mayAuthorise } from './authorisation-rules.ts'
import { checkReason } from './check-reason.ts'
import { describeReturn } from './describe-payment.ts'
import { lockApplications, namesPerson } from './payment-queries.ts'
import { loadPersonKeys } from './person-keys.ts'
import {
  findApplicationIdsOfPayment,
  findHeldPaymentById,
  insertSettlement,
  listClaimKeys,
  listHeldPaymentPage,
  updateSettlement,
  type HeldPayment,
} from './settlement-queries.ts'

const refusals = {
  OWN_APPLICATION: {
    bn: 'এটি আপনার নিজের আবেদন, বা আপনি আবেদনটি লিখেছেন। আরেকজন মীমাংসা করবেন।',
    en: 'This is your own application, or you entered it. Another person settles it.',
  },
  OWN_PROPOSAL: {
    bn: 'প্রস্তাবটি আপনার, তাই আপনি নিশ্চিত করতে পারবেন না। হিসাব শাখার আরেকজন বা পরিচালক করবেন।',
    en: 'The proposal is yours, so you cannot decide it. A colleague of accounts or the director does.',
  },
  NEXT_IN_BATCH: {
    bn: 'পরের পেমেন্টটি একটি ব্যাচে আছে। প্রস্তুতকারী আগে সেটি ব্যাচ থেকে সরাবেন।',
    en: 'The next payment is in a batch. Its maker takes it out of the batch first.',
  },
  NEXT_SENT: {
    bn: 'পরের পেমেন্টটি ব্যাংকে পাঠানো হয়ে গেছে। ব্যাংকের উত্তর নেওয়ার পরে মীমাংসা করুন।',
    en: 'The next payment was sent to the bank. Settle this after the answer of the bank is taken in.',
  },
  SAME_CLAIM: {
    bn: 'একই দাবির {ref} আবেদনের টাকা এখনো যেতে পারে। আগে সেটি ব্যাচ থেকে সরান, অথবা ব্যাংকে পাঠানো হলে ব্যাংকের উত্তর নিন; তারপর তার অনুমোদন প্রত্যাহার করাতে হবে। তার কোনো অংশ পাঠানো হয়ে থাকায় প্রত্যাহার করা না গেলে এটি অমীমাংসিত রেখে পরিচালককে জানান।',
    en: 'Application {ref} for the same claim may still be paid. First take it out of its batch, or take in the answer of the bank if it was sent; then its approval must be revoked. If that is not possible because a part of it was sent, leave this one unsettled and inform the director.',
  },
} satisfies Record<string, Bilingual>
type Refusal = keyof typeof refusals

/** Returns why this person may neither propose nor decide, or undefined. */
function findRefusal(actor: Actor, held: HeldPayment): Refusal | undefined {
  if (held.applicant_id === actor.id || held.entered_by === actor.id) return 'OWN_APPLICATION'
  return held.proposed_by === actor.id ? 'OWN_PROPOSAL' : undefined
}

/** Returns the same, also if another account of this person applied, or the application names this person. */
async function findRefusalOfPerson(tx: Tx, { actor, secrets }: Context, held: HeldPayment) {
  const keys = await loadPersonKeys(tx, secrets, actor.id)
  if (await namesPerson(tx, held.application_id, keys)) return 'OWN_APPLICATION'
  return keys.samePersonIds.includes(held.proposed_by ?? 0) ? 'OWN_PROPOSAL' : findRefusal(actor, held)
}

/** A report cannot be settled as paid while the same money is on its way once more. */
function findObstacle({ next_state, holder_no }: HeldPayment): Refusal | undefined {
  if (next_state === 'IN_BATCH') return 'NEXT_IN_BATCH'
  if (next_state === 'SENT') return 'NEXT_SENT'
  return holder_no === null ? undefined : 'SAME_CLAIM'
}

function refuseAt(path: string, { holder_no }: HeldPayment, refusal: Refusal | undefined) {
  if (!refusal) return
  const message = interpolate(refusals[refusal], { ref: holder_no ?? '' })
  throwProblem('MOVE_NOT_OPEN', { issues: [{ path, code: 'rule', message }] })
}

export async function listHeldPayments(
  { actor, db }: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof listHeldPaymentsEndpoint>,
) {
  const { total, rows } = await listHeldPaymentPage(db, { page, size })
  return pageOf({ list: rows.map((row) => describeHeldPayment(actor, row)), total, page, size })
}

export async function proposeSettlement(context: Context, input: InputOf<typeof proposeSettlementEndpoint>) {
  const { actor, db, now } = context
  const held = await db.transaction().execute(async (tx) => {
    const payment = await lockHeldPayment(tx, input.paymentId)
    if (payment.proposal_id !== null) throwProblem('MOVE_NOT_OPEN')
    refuseAt('outcome', payment, await findRefusalOfPerson(tx, context, payment))
    if (input.outcome === 'PAID') refuseAt('outcome', payment, findObstacle(payment))
    const proposal = {
      outcome: input.outcome,
      letter_no: toAsciiDigits(input.letterNo).trim(),
      letter_date: input.letterDate,
      reason: input.reason.trim(),
    }
    assertNoIssues(checkProposal(proposal, toDhakaDate(now())))
    await insertSettlement(tx, {
      ...proposal,
      payment_id: payment.id,
      return_id: payment.return_id,
      proposed_by: actor.id,
      proposed_at: now(),
    })
    await recordAuditEntry(tx, actor, 'payment.settlement-proposed', `application:${payment.no}`, {
      payment: payment.id,
      outcome: proposal.outcome,
      letter: `${proposal.letter_no}, ${proposal.letter_date}`,
      reason: proposal.reason,
    })
    return (await findHeldPaymentById(tx, payment.id)) ?? throwProblem('NOT_FOUND')
  })
  return describeHeldPayment(actor, held)
}

type Proposal = { letter_no: string; letter_date: string; reason: string }

const checkProposal = ({ letter_no, letter_date, reason }: Proposal, today: string): Issue[] => [
  ...(letter_no ? [] : [issue('letterNo', 'required')]),
  ...(letter_date === ''
    ? [issue('letterDate', 'required')]
    : !isIsoDate(letter_date)
      ? [issue('letterDate', 'not-a-date')]
      : letter_date > today
        ? [issue('letterDate', 'in-the-future')]
        : []),
  ...checkReason('reason', reason),
]

/** The second person confirms or declines. A confirmed proposal takes effect at once. */
export async function decideSettlement(context: Context, input: InputOf<typeof decideSettlementEndpoint>) {
  const { actor, db, now } = context
  if (!mayAuthorise(actor)) return throwProblem('NO_PERMISSION')
  const isConfirmed = input.decision === 'CONFIRMED'
  const applicationNo = await db.transaction().execute(async (tx) => {
    const held = await lockHeldPayment(tx, input.paymentId)
    if (held.proposal_id === null) return throwProblem('MOVE_NOT_OPEN')
    if (held.proposal_id !== input.proposalId) return throwProblem('VERSION_CONFLICT')
    refuseAt('decision', held, await findRefusalOfPerson(tx, context, held))
    if (isConfirmed && held.outcome === 'PAID') refuseAt('decision', held, findObstacle(held))
    const note = input.note.trim()
    assertNoIssues(checkReason('note', note))
    await updateSettlement(tx, held.proposal_id, {
      decision: input.decision,
      note,
      decided_by: actor.id,
      decided_at: now(),
    })
    await recordAuditEntry(
      tx,
      actor,
      isConfirmed ? 'payment.settlement-confirmed' : 'payment.settlement-declined',
      `application:${held.no}`,
      { payment: held.id, outcome: held.outcome, amount: held.amount, proposedBy: held.proposed_by, note },
    )
    if (!isConfirmed) return held.no
    if (held.outcome === 'PAID') await applySettlementAsPaid(tx, context, held)
    await updateClaimStates(tx, [held.application_id], toDhakaDate(now()))
    return held.no
  })
  return { applicationNo }
}

/**
 * Locks the application and its award, as every move and every batch does, and its claim, as every approval does, and
 * then reads the payment.
 */
async function lockHeldPayment(tx: Tx, paymentId: number): Promise<HeldPayment> {
  const { application_id, award_id } = (await findApplicationIdsOfPayment(tx, paymentId)) ?? throwProblem('NOT_FOUND')
  await lockApplications(tx, [application_id, ...(award_id === null ? [] : [award_id])])
  await lockKeys(tx, await listClaimKeys(tx, application_id))
  return (await findHeldPaymentById(tx, paymentId)) ?? throwProblem('NOT_FOUND')
}

function describeHeldPayment(actor: Actor, row: HeldPayment) {
  const refusal = findRefusal(actor, row)
  const mayAct = row.proposal_id === null ? actor.permissions.has('payment-batch:create') : mayAuthorise(actor)
  return {
    paymentId: row.id,
    applicationNo: row.no,
    module: row.module,
    name: row.payee_name,
    holderName: row.holder_name,
    bank: row.bank_name,
    bankBng: row.bank_name_bng,
    accountEnd: row.account_end,
    amount: row.amount,
    batchNo: row.batch_no,
    returnedOn: row.returned_on,
    ...describeReturn(row.return_code),
    valueDate: row.value_date,
    bankReference: row.bank_reference,
    fileName: row.file_name,
    reportedAt: row.taken_at.toISOString(),
    nextAttempt: row.next_state ?? null,
    proposal:
      row.proposal_id === null ||
      row.outcome === null ||
      row.letter_no === null ||
      row.letter_date === null ||
      row.proposed_at === null
        ? null
        : {
            proposalId: row.proposal_id,
            outcome: row.outcome,
            letterNo: row.letter_no,
            letterDate: row.letter_date,
            reason: row.reason ?? '',
            proposedBy: { name: row.proposer_name ?? '', nameBng: row.proposer_name_bng },
            proposedAt: row.proposed_at.toISOString(),
          },
    may:
      refusal || !mayAct ? ('nothing' as const) : row.proposal_id === null ? ('propose' as const) : ('decide' as const),
    whyNot:
      refusal && mayAct ? { code: refusal, message: refusals[refusal].en, messageBng: refusals[refusal].bn } : null,
  }
}
