import type { InputOf } from '@wewb/domain/http/contract'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type {
  decideChequeVoid as decideChequeVoidEndpoint,
  requestChequeVoid as requestChequeVoidEndpoint,
} from '@wewb/domain/payments/cheque-contracts'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { mayAuthorise } from './authorisation-rules.ts'
import { checkReason } from './check-reason.ts'
import {
  findGivenLeaf,
  insertChequeVoid,
  updateChequeVoid,
  updateLeafToVoid,
  type GivenLeaf,
} from './cheque-queries.ts'
import { lockApplications, namesPerson } from './payment-queries.ts'
import { loadPersonKeys } from './person-keys.ts'

const refusals = {
  OWN_APPLICATION: {
    bn: 'এটি আপনার নিজের আবেদন, বা আপনি চেকটি দিয়েছেন। আরেকজন করবেন।',
    en: 'This is your own application, or you gave the cheque. Another person does this.',
  },
  OWN_REQUEST: {
    bn: 'বাতিল আপনি চেয়েছেন, তাই আপনি নিশ্চিত করতে পারবেন না। হিসাব শাখার আরেকজন বা পরিচালক করবেন।',
    en: 'You asked for it, so you cannot decide it. A colleague of accounts or the director does.',
  },
  CASHED: {
    bn: 'ব্যাংকে চেকটি ভাঙানো হয়েছে বলে লেখা আছে, তাই বাতিল করা যাবে না।',
    en: 'The cheque is marked as paid by the bank, so it cannot be void.',
  },
  APPROVED: {
    bn: 'চেকটি অনুমোদিত হয়েছে, তাই বাতিল করা যাবে না।',
    en: 'The cheque was approved, so it cannot be void.',
  },
} satisfies Record<string, Bilingual>

type Asking = Pick<Context, 'actor' | 'secrets'>

async function findRefusal(
  tx: Tx,
  { actor, secrets }: Asking,
  leaf: GivenLeaf,
): Promise<keyof typeof refusals | undefined> {
  const keys = await loadPersonKeys(tx, secrets, actor.id)
  if (await namesPerson(tx, leaf.application_id, keys)) return 'OWN_APPLICATION'
  if (keys.samePersonIds.includes(leaf.by_id ?? 0)) return 'OWN_APPLICATION'
  if (keys.samePersonIds.includes(leaf.requested_by ?? 0)) return 'OWN_REQUEST'
  if (leaf.reconciled_on !== null) return 'CASHED'
  return leaf.status === 'PAID' || leaf.status === 'CLOSED' ? 'APPROVED' : undefined
}

type Named = { bookId: number; chequeNo: string }

/** Locks the application, as its moves do, and then reads the cheque. */
async function lockGivenLeaf(tx: Tx, asking: Asking, { bookId, chequeNo }: Named): Promise<GivenLeaf> {
  const typed = toAsciiDigits(chequeNo)
  const no = Number(/^\d{1,12}$/.test(typed) ? typed : -1)
  const leaf = (await findGivenLeaf(tx, bookId, no)) ?? throwProblem('NOT_FOUND')
  await lockApplications(tx, [leaf.application_id])
  const locked = (await findGivenLeaf(tx, bookId, no)) ?? throwProblem('NOT_FOUND')
  const refusal = await findRefusal(tx, asking, locked)
  return refusal
    ? throwProblem('MOVE_NOT_OPEN', { issues: [{ path: 'reason', code: 'rule', message: refusals[refusal] }] })
    : locked
}

const subjectOf = ({ book_id, no }: GivenLeaf) => `cheque:${book_id}-${no}`

/** The first person asks to declare a cheque void that was handed over, such as one that was given back or lost. */
export async function requestChequeVoid(
  { actor, db, now, secrets }: Context,
  { reason: typed, ...named }: InputOf<typeof requestChequeVoidEndpoint>,
) {
  await db.transaction().execute(async (tx) => {
    const leaf = await lockGivenLeaf(tx, { actor, secrets }, named)
    if (leaf.void_id !== null) throwProblem('MOVE_NOT_OPEN')
    const reason = typed.trim()
    assertNoIssues(checkReason('reason', reason))
    const request = { book_id: leaf.book_id, no: leaf.no, reason, requested_by: actor.id, requested_at: now() }
    await insertChequeVoid(tx, request)
    await recordAuditEntry(tx, actor, 'cheque.void-requested', subjectOf(leaf), {
      application: leaf.application,
      reason,
    })
  })
  return null
}

/** The second person confirms or declines. A void cheque no longer holds the claim of its application. */
export async function decideChequeVoid(
  { actor, db, now, secrets }: Context,
  { decision, note: typed, voidId: shown, ...named }: InputOf<typeof decideChequeVoidEndpoint>,
) {
  if (!mayAuthorise(actor)) return throwProblem('NO_PERMISSION')
  await db.transaction().execute(async (tx) => {
    const leaf = await lockGivenLeaf(tx, { actor, secrets }, named)
    const voidId = leaf.void_id ?? throwProblem('MOVE_NOT_OPEN')
    if (voidId !== shown) throwProblem('VERSION_CONFLICT')
    const note = typed.trim()
    assertNoIssues(checkReason('note', note))
    await updateChequeVoid(tx, voidId, { decision, note, decided_by: actor.id, decided_at: now() })
    if (decision === 'CONFIRMED') await updateLeafToVoid(tx, leaf)
    await recordAuditEntry(
      tx,
      actor,
      decision === 'CONFIRMED' ? 'cheque.voided' : 'cheque.void-declined',
      subjectOf(leaf),
      { application: leaf.application, requestedBy: leaf.requested_by, note },
    )
  })
  return null
}
