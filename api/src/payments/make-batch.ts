import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { largestBatch, type makeBatch as makeCall } from '../../../domain/src/contracts/payments.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { moneyOf, poishaOf } from '../../../domain/src/fields/money.ts'
import { dhakaYear } from '../../../domain/src/language/dates.ts'
import { nextNumber } from '../applications/repository.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { onlyOnce } from '../platform/idempotency.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { insistOnCeilings, lockCeilings } from './ceilings.ts'
import { isPayable, problemWords, queued } from './queue.ts'

/** No statement takes longer than a person waits: ten thousand rows go in a few of them. */
const atOnce = 2000

/** The named payments, or all that have no problem, become a batch: all of them or none. Asked twice with one key, it is made once. */
export async function makeBatch(context: Context, asked: InputOf<typeof makeCall>, request: FastifyRequest) {
  const { actor, db } = context
  const key = request.headers['idempotency-key']
  const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest()
  return await db
    .transaction()
    .execute((tx) => onlyOnce(tx, { actorId: actor.id, operation: 'make payment batch', key, bodyHash }, () => make(tx, context, asked)))
}

type Owed = { id: number; application_id: number; application_no: string; amount: string; fiscal_year: string }

/** The batch itself, in the transaction of whoever asks for it. */
export async function make(tx: Tx, { actor, now }: Pick<Context, 'actor' | 'now'>, asked: InputOf<typeof makeCall>) {
  const { module, note = '' } = asked
  await lockCeilings(tx, module)
  const chosen = await choose(tx, actor.id, asked)
  const years = new Set(chosen.map(({ fiscal_year }) => fiscal_year))
  const [fiscalYear] = years
  if (fiscalYear === undefined) return refuse('ANSWERS_INVALID', { issues: [{ path: 'applicationNos', code: 'rule', message: nothing }] })
  if (years.size > 1) insist([{ path: 'fiscalYear', code: 'rule', message: oneYear }])
  await lockFiles(tx, chosen)
  const madeAt = now()
  const no = await nextNumber(tx, 'PB', dhakaYear(madeAt))
  const total = moneyOf(chosen.reduce((sum, { amount }) => sum + poishaOf(amount), 0))
  const batch = await tx
    .insertInto('payment_batch')
    .values({
      no,
      module,
      fiscal_year: fiscalYear,
      state: 'MADE',
      count: chosen.length,
      total,
      note: note.trim(),
      made_by: actor.id,
      made_at: madeAt,
    }) // prettier-ignore
    .returning(['id', 'module', 'fiscal_year', 'total'])
    .executeTakeFirstOrThrow()
  await putIn(tx, { id: batch.id, no }, chosen)
  await insistOnCeilings(tx, batch)
  await record(tx, actor, 'payment.batch-made', `payment-batch:${no}`, { module, fiscalYear, count: chosen.length, total: batch.total })
  return { batchNo: no, total: batch.total, count: chosen.length }
}

const nothing = { bn: 'ব্যাচে নেওয়ার মতো কিছু নেই।', en: 'There is nothing that a batch could take.' }
const oneYear = {
  bn: 'এগুলো একাধিক অর্থবছরের। একটি অর্থবছর বেছে নিন।',
  en: 'These are of more than one fiscal year. Choose one fiscal year.',
}
const either = { bn: 'কোন আবেদনগুলো নেবেন, তা বলুন: কয়েকটি, অথবা সব।', en: 'Say which files to take: some, or all.' }

async function choose(tx: Tx, actorId: number, { module, fiscalYear, applicationNos, all }: InputOf<typeof makeCall>): Promise<Owed[]> {
  if ((all === true) === (applicationNos !== undefined)) insist([{ path: 'applicationNos', code: 'rule', message: either }])
  const owed = queued(tx, { module, fiscalYear, actorId })
  const columns = ['id', 'application_id', 'application_no', 'amount', 'fiscal_year'] as const
  if (!applicationNos) return await owed.select(columns).where(isPayable, '=', true).orderBy('id').limit(largestBatch).execute()
  const found = await owed
    .select([...columns, 'problems'])
    .where(sql<boolean>`application_no = any(${applicationNos})`)
    .orderBy('id')
    .execute()
  const byNo = new Map(found.map((row) => [row.application_no, row]))
  insist(applicationNos.flatMap((no, index): Issue[] => {
    const row = byNo.get(no)
    if (!row || applicationNos.indexOf(no) !== index) return [issue(`applicationNos.${index}`, 'not-an-option')]
    return row.problems.map((code) => ({ path: `applicationNos.${index}`, code: 'rule', message: problemWords[code] }))
  })) // prettier-ignore
  return found
}

/** Files before payments, and both in the order of their numbers: whoever moves a file does the same. */
async function lockFiles(tx: Tx, chosen: readonly Owed[]) {
  const ids = chosen.map(({ application_id }) => application_id).toSorted((one, other) => one - other)
  for (let first = 0; first < ids.length; first += atOnce)
    await sql`select id from application where id = any(${ids.slice(first, first + atOnce)}) order by id for update`.execute(tx)
}

/** Each gets its place in the file and the reference that the bank will answer with. */
async function putIn(tx: Tx, batch: { id: number; no: string }, chosen: readonly Owed[]) {
  for (let first = 0; first < chosen.length; first += atOnce) {
    const part = chosen.slice(first, first + atOnce)
    const { numAffectedRows } = await sql`
      update payment set state = 'IN_BATCH', batch_id = ${batch.id}, serial = ${first} + chosen.place,
        reference = ${batch.no} || '-' || lpad((${first} + chosen.place)::text, 5, '0')
      from unnest(${part.map(({ id }) => id)}::bigint[]) with ordinality as chosen (id, place)
      where payment.id = chosen.id and payment.state = 'QUEUED'`.execute(tx)
    const files = await sql`
      update application set in_batch = true, revision = revision + 1, updated_at = now()
      where id = any(${part.map(({ application_id }) => application_id)}) and status = 'PAYMENT_QUEUED' and not in_batch`.execute(tx)
    // Somebody was quicker with one of them: what was seen is no longer true.
    if (Number(numAffectedRows) !== part.length || Number(files.numAffectedRows) !== part.length) refuse('VERSION_CONFLICT')
  }
}
