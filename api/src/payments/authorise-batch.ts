import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { authoriseBatch as authoriseCall } from '../../../domain/src/contracts/payments.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { dhakaDay, isDay } from '../../../domain/src/language/dates.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { insistOnCeilings, lockCeilings } from './ceilings.ts'
import { getBatch } from './get-batch.ts'
import { readLayouts } from './layouts.ts'
import { mayAuthorise, whyNotAuthorise } from './may-authorise.ts'
import { changeBatch, insistOnRevision, lockBatch, type Batch } from './repository.ts'

type Asked = InputOf<typeof authoriseCall>
type Advice = Pick<Asked, 'adviceNo' | 'adviceDate'>

/** The second person. From here on nothing of the batch changes any more; the files are moved by a job that survives a crash. */
export async function authoriseBatch(context: Context, asked: Asked) {
  const { actor, db } = context
  const { batchNo } = asked
  if (!mayAuthorise(actor)) return refuse('NO_PERMISSION')
  const why = await db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { no: batchNo })
    // Asked again because the answer got lost on its way.
    if (isSame(batch, actor.id, asked)) return null
    const refusal = await whyNotAuthorise(tx, actor, batch)
    if (refusal) return refusal
    if (batch.state !== 'MADE') return refuse('MOVE_NOT_OPEN')
    insistOnRevision(batch, asked.revision)
    await authorise(tx, context, batch, asked)
    return null
  })
  if (why) {
    await db.transaction().execute((tx) => record(tx, actor, 'payment.authorise-refused', `payment-batch:${batchNo}`, { why: why.code }))
    return refuse('MOVE_NOT_OPEN', { issues: [{ path: 'authoriser', code: 'rule', message: why.words }] })
  }
  return await getBatch(context, { batchNo })
}

/** Typed on any keyboard it is the same number, and an advice goes to the bank once. */
const readAdviceNo = (typed: string) => toAsciiDigits(typed).trim()

const isSame = (batch: Batch, actorId: number, { adviceNo, adviceDate }: Asked) =>
  batch.authorised_by === actorId && batch.advice_no === readAdviceNo(adviceNo) && batch.advice_date === adviceDate

export async function authorise(tx: Tx, { actor, jobs, now }: Pick<Context, 'actor' | 'jobs' | 'now'>, batch: Batch, asked: Advice) {
  const adviceNo = readAdviceNo(asked.adviceNo)
  const used = await tx.selectFrom('payment_batch').select('no').where('advice_no', '=', adviceNo).executeTakeFirst()
  insist([
    ...(used ? [{ path: 'adviceNo', code: 'rule' as const, message: usedBefore(used.no) }] : []),
    ...checkAdvice(asked, dhakaDay(now())),
  ])
  await lockCeilings(tx, batch.module)
  await insistOnCeilings(tx, batch)
  const { file } = await readLayouts(tx)
  await changeBatch(tx, batch, {
    state: 'AUTHORISED',
    authorised_by: actor.id,
    authorised_at: now(),
    advice_no: adviceNo,
    advice_date: asked.adviceDate,
    layout: JSON.stringify(file),
  })
  const { count, total, made_by } = batch
  await record(tx, actor, 'payment.batch-authorised', `payment-batch:${batch.no}`, { count, total, adviceNo, maker: made_by })
  await jobs.later(tx, 'send-payments', { batchId: batch.id })
}

function checkAdvice({ adviceNo, adviceDate }: Advice, today: string): Issue[] {
  if (!adviceNo.trim()) return [issue('adviceNo', 'required')]
  if (!adviceDate) return [issue('adviceDate', 'required')]
  if (!isDay(adviceDate)) return [issue('adviceDate', 'not-a-date')]
  return adviceDate > today ? [issue('adviceDate', 'in-the-future')] : []
}

const usedBefore = (no: string) => ({
  bn: `এই অ্যাডভাইস নম্বরটি ${no} ব্যাচে ব্যবহার হয়েছে।`,
  en: `Batch ${no} has this advice number.`,
})
