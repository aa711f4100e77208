import type { InputOf } from '@wewb/domain/http/contract'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { hasEffect } from '@wewb/domain/payments/match-returns'
import type { decideReturn as decideReturnEndpoint } from '@wewb/domain/payments/payment-return-contracts'
import { updateClaimsOfReturned } from '#casework/claims/queries.ts'
import type { Context } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { mayAuthorise, nameRef } from './authorisation-rules.ts'
import { checkReason } from './check-reason.ts'
import { describeMatched, matchReturnLines, totalsOf } from './match-return-lines.ts'
import { findPaymentOfPerson } from './payment-queries.ts'
import { loadPersonKeys } from './person-keys.ts'
import { findReturnProgress, getBatchRow, lockBatch, lockCeilings, updateBatchError, type Batch } from './queries.ts'
import { findWaitingReturn, updateReturnProposal, type WaitingReturn } from './return-proposal-queries.ts'
import { findReturnByHash, insertReturn, insertReturnRows } from './return-queries.ts'

const refusals = {
  OWN_UPLOAD: {
    bn: 'ফাইলটি আপনি দিয়েছেন, তাই আপনি নিশ্চিত করতে পারবেন না। হিসাব শাখার আরেকজন বা পরিচালক করবেন।',
    en: 'You brought this file, so you cannot confirm it. A colleague of accounts or the director does.',
  },
  OWN_BATCH: {
    bn: 'ব্যাচটি আপনি তৈরি করেছেন, তাই ব্যাংকের উত্তর আপনি নিশ্চিত করতে পারবেন না। হিসাব শাখার আরেকজন বা পরিচালক করবেন।',
    en: 'You made this batch, so you cannot confirm its answer. A colleague of accounts or the director does.',
  },
  OWN_APPLICATION: {
    bn: '{ref} পেমেন্টটি আপনার নিজের আবেদনের, বা এমন আবেদনের যাতে আপনার নম্বর বা হিসাব আছে। ব্যাংকের উত্তর আরেকজন নিশ্চিত করবেন; ফাইলটি ভুল হলে আপনি ফিরিয়ে দিতে পারেন।',
    en: 'Payment {ref} is for an application of your own, or one with your number or account. Another person confirms the answer; you may decline the file if it is wrong.',
  },
} satisfies Record<string, Bilingual>

const otherFile: Bilingual = {
  bn: 'অপেক্ষায় থাকা ফাইলটি বদলে গেছে। আবার দেখে সিদ্ধান্ত দিন।',
  en: 'Another file waits now. Look at it, and decide again.',
}
const busy: Bilingual = {
  bn: 'আরেকটি ফাইল এখন নেওয়া হচ্ছে। শেষ হলে আবার চেষ্টা করুন।',
  en: 'Another file is being taken in. Try again when it is done.',
}

const refuse = (message: Bilingual) =>
  throwProblem('MOVE_NOT_OPEN', { issues: [{ path: 'decision', code: 'rule', message }] })

type Refusal = { code: keyof typeof refusals; message: Bilingual }

/** Returns why a person with the permission may not confirm this file, or undefined. */
async function findRefusal(
  db: Database | Tx,
  { actor, secrets }: Pick<Context, 'actor' | 'secrets'>,
  batch: Batch,
  { uploaded_by }: WaitingReturn,
): Promise<Refusal | undefined> {
  const keys = await loadPersonKeys(db, secrets, actor.id)
  if (keys.samePersonIds.includes(uploaded_by)) return { code: 'OWN_UPLOAD', message: refusals.OWN_UPLOAD }
  if (keys.samePersonIds.includes(batch.made_by)) return { code: 'OWN_BATCH', message: refusals.OWN_BATCH }
  const own = await findPaymentOfPerson(db, batch.id, keys)
  return own && { code: 'OWN_APPLICATION', message: nameRef(refusals.OWN_APPLICATION, own) }
}

/** A person who may not confirm may take back an own file, or decline a file of a batch that names them. */
const leftWith = { OWN_UPLOAD: 'withdraw', OWN_BATCH: 'nothing', OWN_APPLICATION: 'decline' } as const

/** Shows what the waiting file would change now. */
export async function getWaitingReturn({ db, actor, secrets }: Context, { batchNo }: { batchNo: string }) {
  const batch = await getBatchRow(db, batchNo)
  const waiting = await findWaitingReturn(db, batch.id)
  if (!waiting) return { waiting: null }
  const refusal = mayAuthorise(actor) ? await findRefusal(db, { actor, secrets }, batch, waiting) : undefined
  const matched = await matchReturnLines(db, batch, waiting.lines)
  return {
    waiting: {
      ...(await describeMatched(db, batch, { sha256: waiting.sha256, fileName: waiting.file_name }, matched)),
      uploadedBy: { name: waiting.full_name, nameBng: waiting.full_name_bng },
      uploadedAt: waiting.uploaded_at.toISOString(),
      may: refusal ? leftWith[refusal.code] : mayAuthorise(actor) ? ('decide' as const) : ('nothing' as const),
      whyNot: refusal ? { code: refusal.code, message: refusal.message.en, messageBng: refusal.message.bn } : null,
    },
  }
}

/** The second person confirms what the file says, or declines it. Nothing changes before. */
export async function decideReturn(context: Context, input: InputOf<typeof decideReturnEndpoint>) {
  const { actor, db, now } = context
  if (!mayAuthorise(actor)) return throwProblem('NO_PERMISSION')
  const isConfirmed = input.decision === 'CONFIRMED'
  const note = input.note.trim()
  await db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { no: input.batchNo })
    // No batch is made or authorised while a row may say that one of its payments was made before.
    await lockCeilings(tx, batch.module)
    const waiting = (await findWaitingReturn(tx, batch.id)) ?? throwProblem('NOT_FOUND')
    const refusal = await findRefusal(tx, context, batch, waiting)
    if (refusal && (isConfirmed || leftWith[refusal.code] === 'nothing')) refuse(refusal.message)
    if (waiting.sha256.toString('hex') !== input.hash) refuse(otherFile)
    assertNoIssues(checkReason('note', note))
    // Imports one bank return at a time, because the second must see the changes of the first.
    if (isConfirmed && (await findReturnProgress(tx, batch.id))) refuse(busy)
    const decision = { decision: input.decision, note, decided_by: actor.id, decided_at: now() }
    await updateReturnProposal(tx, waiting.id, decision)
    const detail = { file: input.hash, uploadedBy: waiting.uploaded_by, note }
    await (isConfirmed
      ? takeReturn(tx, context, batch, waiting, note)
      : recordAuditEntry(tx, actor, 'payment.returns-declined', `payment-batch:${batch.no}`, detail))
    await updateClaimsOfReturned(tx, batch.id, toDhakaDate(now()))
  })
  return { outcome: isConfirmed ? ('TAKEN' as const) : ('DECLINED' as const) }
}

/** Stores the rows of a confirmed file; a job settles them. The same file again changes nothing. */
export async function takeReturn(
  tx: Tx,
  { actor, jobs, now }: { actor: { id: number } } & Pick<Context, 'jobs' | 'now'>,
  batch: Batch,
  waiting: WaitingReturn,
  note: string,
) {
  const { sha256, file_name, uploaded_by } = waiting
  if (await findReturnByHash(tx, batch.id, sha256)) return
  const matched = await matchReturnLines(tx, batch, waiting.lines)
  const { id } = await insertReturn(tx, {
    batch_id: batch.id,
    sha256,
    file_name,
    rows: matched.length,
    taken_by: uploaded_by,
    confirmed_by: actor.id,
    taken_at: now(),
  })
  const rows = matched.map(({ line, payment, finding }) => ({
    row: line.row,
    reference: line.reference,
    payment_id: payment?.id ?? null,
    amount: line.amount,
    finding,
    value_date: line.result === 'PAID' ? line.valueDate : null,
    bank_reference: line.result === 'PAID' ? line.bankReference : null,
    return_code: line.result === 'FAILED' ? line.returnCode : null,
    open: hasEffect(finding),
  }))
  for (let first = 0; first < rows.length; first += 2000)
    await insertReturnRows(tx, id, rows.slice(first, first + 2000))
  // Clears an error that belongs to an earlier file.
  await updateBatchError(tx, batch.id, null)
  const { paid, failed, refused } = totalsOf(matched)
  await recordAuditEntry(tx, actor, 'payment.returns-taken', `payment-batch:${batch.no}`, {
    file: sha256.toString('hex'),
    paid: paid.amount,
    failed: failed.amount,
    refused,
    uploadedBy: uploaded_by,
    note,
  })
  await jobs.enqueue(tx, 'settle-payments', { returnId: id })
}
