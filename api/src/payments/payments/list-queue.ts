import type { InputOf } from '@wewb/domain/http/contract'
import type { listPaymentQueue as listPaymentQueueEndpoint } from '@wewb/domain/payments/payment-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { loadFlags } from '#casework/applications/flags.ts'
import type { Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { ceilingLeft } from './ceilings.ts'
import { describePayee, toCountAndAmount } from './describe-payment.ts'
import { loadModuleNames } from './module-names.ts'
import { paymentProblemMessages } from './payment-problems.ts'
import { getQueueTotal, listQueuePage, listQueueSums } from './payment-queue-queries.ts'

export async function listPaymentQueue({ db, actor }: Context, query: InputOf<typeof listPaymentQueueEndpoint>) {
  const { page = 1, size = DEFAULT_PAGE_SIZE, module, fiscalYear, payableYn, flaggedYn, sort, search = '' } = query
  const { sums, rows } = await listQueuePage(db, {
    module,
    fiscalYear,
    search: toAsciiDigits(search.trim()),
    payableYn,
    flaggedYn,
    actorId: actor.id,
    sort,
    page,
    size,
  })
  const names = await loadModuleNames(db)
  const flags = await loadFlags(
    db,
    rows.map(({ application_id }) => application_id),
  )
  const list = rows.map((row) => ({
    ...describePayee(row),
    flags: flags.get(row.application_id) ?? [],
    ...names(row.module),
    fiscalYear: row.fiscal_year,
    approvedOn: row.approved_on,
    queuedOn: row.queued_on,
    payableYn: yesNo(row.problems.length === 0),
    problems: row.problems.map((code) => ({
      code,
      message: paymentProblemMessages[code].en,
      messageBng: paymentProblemMessages[code].bn,
    })),
  }))
  return {
    ...pageOf({ list, total: sums.count, page, size }),
    amount: sums.amount,
    payable: toCountAndAmount(sums.payable, sums.payableAmount),
    blocked: toCountAndAmount(sums.blocked, sums.blockedAmount),
  }
}

export async function getQueueSummary({ db, actor }: Context) {
  const rows = await listQueueSums(db, actor.id)
  const names = await loadModuleNames(db)
  const all = await getQueueTotal(db, actor.id)
  const list = []
  for (const row of rows)
    list.push({
      module: row.module,
      ...names(row.module),
      fiscalYear: row.fiscal_year,
      count: row.count,
      total: row.total,
      payable: toCountAndAmount(row.payable, row.payableAmount),
      problemCount: row.count - row.payable,
      ceilingLeft: await ceilingLeft(db, row.module, row.fiscal_year),
    })
  return { list, count: rows.reduce((sum, row) => sum + row.count, 0), total: all.total }
}
