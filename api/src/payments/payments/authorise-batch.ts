import type { InputOf } from '@wewb/domain/http/contract'
import type { authoriseBatch as authoriseBatchEndpoint } from '@wewb/domain/payments/payment-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { countFlagged } from '#casework/applications/flags.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { assertWithinCeilings } from './ceilings.ts'
import { getBatch } from './get-batch.ts'
import { digestContent, getLayoutOf } from './bank-files.ts'
import { mayAuthorise, findAuthorisationRefusal } from './authorisation-rules.ts'
import { listPaymentsOfBatch } from './payment-queries.ts'
import { updateBatch, findBatchByAdviceNo, assertRevision, lockBatch, lockCeilings, type Batch } from './queries.ts'

type Input = InputOf<typeof authoriseBatchEndpoint>
type Advice = Pick<Input, 'adviceNo' | 'adviceDate' | 'contentSha256'>

/**
 * Authorises a batch as the second person. The batch does not change afterwards; a job that survives a crash moves its
 * applications.
 */
export async function authoriseBatch(context: Context, input: Input) {
  const { actor, db } = context
  const { batchNo } = input
  if (!mayAuthorise(actor)) return throwProblem('NO_PERMISSION')
  const why = await db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { no: batchNo })
    // A repeated request succeeds: the client may have lost the first response.
    if (isSame(batch, actor.id, input)) return null
    // An import of a bank return that holds a payment of this batch runs before or after this, not concurrently.
    await lockCeilings(tx, batch.module)
    const refusal = await findAuthorisationRefusal(tx, context, batch)
    if (refusal) return refusal
    if (batch.state !== 'MADE') return throwProblem('MOVE_NOT_OPEN')
    assertRevision(batch, input.revision)
    await authoriseBatchInTx(tx, context, batch, input)
    return null
  })
  if (why) {
    await db
      .transaction()
      .execute((tx) =>
        recordAuditEntry(tx, actor, 'payment.authorise-refused', `payment-batch:${batchNo}`, { why: why.code }),
      )
    return throwProblem('MOVE_NOT_OPEN', { issues: [{ path: 'authoriser', code: 'rule', message: why.message }] })
  }
  return await getBatch(context, { batchNo })
}

/** Normalises digits and spaces, so that a number typed on a Bangla keyboard is found by the uniqueness check. */
const readAdviceNo = (typed: string) => toAsciiDigits(typed).trim()

const isSame = (batch: Batch, actorId: number, { adviceNo, adviceDate }: Input) =>
  batch.authorised_by === actorId && batch.advice_no === readAdviceNo(adviceNo) && batch.advice_date === adviceDate

export async function authoriseBatchInTx(
  tx: Tx,
  { actor, jobs, now, secrets }: Pick<Context, 'actor' | 'jobs' | 'now' | 'secrets'>,
  batch: Batch,
  input: Advice,
) {
  const adviceNo = readAdviceNo(input.adviceNo)
  const used = await findBatchByAdviceNo(tx, adviceNo)
  assertNoIssues([
    ...(used ? [{ path: 'adviceNo', code: 'rule' as const, message: usedBefore(used.no) }] : []),
    ...checkAdvice(input, toDhakaDate(now())),
  ])
  await lockCeilings(tx, batch.module)
  await assertWithinCeilings(tx, batch)
  const content = await digestContent({ db: tx, secrets }, batch)
  // The authorised content is the one that was shown and that the maker made.
  if (content.toString('hex') !== input.contentSha256 || !(batch.content_sha256 ?? content).equals(content))
    throwProblem('VERSION_CONFLICT', { data: { revision: batch.revision } })
  await updateBatch(tx, batch, {
    state: 'AUTHORISED',
    authorised_by: actor.id,
    authorised_at: now(),
    advice_no: adviceNo,
    advice_date: input.adviceDate,
    layout: JSON.stringify(await getLayoutOf(tx, batch)),
    content_sha256: content,
  })
  const { count, total, made_by } = batch
  const payments = await listPaymentsOfBatch(tx, batch.id)
  const flagged = await countFlagged(
    tx,
    payments.map(({ application_id }) => application_id),
  )
  await recordAuditEntry(tx, actor, 'payment.batch-authorised', `payment-batch:${batch.no}`, {
    count,
    total,
    adviceNo,
    maker: made_by,
    content: input.contentSha256,
    flagged,
  })
  await jobs.enqueue(tx, 'send-payments', { batchId: batch.id })
}

function checkAdvice({ adviceNo, adviceDate }: Pick<Advice, 'adviceNo' | 'adviceDate'>, today: string): Issue[] {
  if (!adviceNo.trim()) return [issue('adviceNo', 'required')]
  if (!adviceDate) return [issue('adviceDate', 'required')]
  if (!isIsoDate(adviceDate)) return [issue('adviceDate', 'not-a-date')]
  return adviceDate > today ? [issue('adviceDate', 'in-the-future')] : []
}

const usedBefore = (no: string) => ({
  bn: `এই অ্যাডভাইস নম্বরটি ${no} ব্যাচে ব্যবহার হয়েছে।`,
  en: `Batch ${no} has this advice number.`,
})
