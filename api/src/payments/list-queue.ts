import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listPaymentQueue as queueCall } from '../../../domain/src/contracts/payments.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import { pageOf, yesNo } from '../platform/listing.ts'
import { ceilingLeft } from './ceilings.ts'
import { describeReceiver, instalmentYear, sumOf } from './describe-payment.ts'
import { namesOfModules } from './module-names.ts'
import { isPayable, problemWords, queued } from './queue.ts'

export async function listPaymentQueue({ db, actor }: Context, asked: InputOf<typeof queueCall>) {
  const { page = 1, size = pageSize, module, fiscalYear, payableYn, search = '' } = asked
  const found = () =>
    queued(db, { module, fiscalYear, search: toAsciiDigits(search.trim()), actorId: actor.id }).$if(payableYn !== undefined, (query) =>
      query.where(isPayable, '=', payableYn === 'Y'),
    )
  const sums = await found()
    .select([
      sql<number>`count(*)`.as('count'),
      sql<string>`coalesce(sum(amount), 0)::numeric(16, 2)::text`.as('amount'),
      sql<number>`count(*) filter (where ${isPayable})`.as('payable'),
      sql<string>`coalesce(sum(amount) filter (where ${isPayable}), 0)::numeric(16, 2)::text`.as('payableAmount'),
      sql<number>`count(*) filter (where not ${isPayable})`.as('blocked'),
      sql<string>`coalesce(sum(amount) filter (where not ${isPayable}), 0)::numeric(16, 2)::text`.as('blockedAmount'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await found()
    .selectAll()
    .select(instalmentYear('owed').as('instalment_year'))
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const names = await namesOfModules(db)
  const list = rows.map((row) => ({
    ...describeReceiver(row),
    ...names(row.module),
    fiscalYear: row.fiscal_year,
    approvedOn: row.approved_on,
    queuedOn: row.queued_on,
    payableYn: yesNo(row.problems.length === 0),
    problems: row.problems.map((code) => ({ code, message: problemWords[code].en, messageBng: problemWords[code].bn })),
  }))
  return {
    ...pageOf({ list, total: sums.count, page, size }),
    amount: sums.amount,
    payable: sumOf(sums.payable, sums.payableAmount),
    blocked: sumOf(sums.blocked, sums.blockedAmount),
  }
}

export async function getQueueSummary({ db, actor }: Context) {
  const rows = await queued(db, { actorId: actor.id })
    .select(['module', 'fiscal_year'])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<string>`sum(amount)::numeric(16, 2)::text`.as('total'),
      sql<number>`count(*) filter (where ${isPayable})`.as('payable'),
      sql<string>`coalesce(sum(amount) filter (where ${isPayable}), 0)::numeric(16, 2)::text`.as('payableAmount'),
    ])
    .groupBy(['module', 'fiscal_year'])
    .orderBy('module')
    .orderBy('fiscal_year')
    .execute()
  const names = await namesOfModules(db)
  const all = await queued(db, { actorId: actor.id })
    .select(sql<string>`coalesce(sum(amount), 0)::numeric(16, 2)::text`.as('total'))
    .executeTakeFirstOrThrow()
  const list = []
  for (const row of rows)
    list.push({
      module: row.module,
      ...names(row.module),
      fiscalYear: row.fiscal_year,
      count: row.count,
      total: row.total,
      payable: sumOf(row.payable, row.payableAmount),
      problemCount: row.count - row.payable,
      ceilingLeft: await ceilingLeft(db, row.module, row.fiscal_year),
    })
  return { list, count: rows.reduce((sum, row) => sum + row.count, 0), total: all.total }
}
