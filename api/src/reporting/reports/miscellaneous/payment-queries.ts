import { sql } from 'kysely'
import { applicationCondition, hasStatus } from '#reporting/reports/application-condition-queries.ts'
import type { ReportContext, PageRequest } from '#reporting/reports/report-data-source.ts'
import { timestampInPeriod } from './queries.ts'

export type ChequeLeaf = {
  airport: string
  bank: string
  first_no: number
  last_no: number
  no: number
  given_on: string
  receiver: string | null
  amount: string | null
  state: 'GIVEN' | 'VOID'
  reconciled_on: string | null
  application: string | null
}

/** M06: a leaf belongs to its book's airport, regardless of the application; no other office has cheques. */
export async function listChequeLeaves({ db, jurisdictions, days, query }: ReportContext): Promise<ChequeLeaf[]> {
  const placed = jurisdictions.map(({ column, values }) =>
    column === 'airport'
      ? sql`and book.airport = any(${[...values]})`
      : sql`and ${sql.ref(`app.${column}`)} = any(${[...values]})`,
  )
  const ofGender = query.gender ? sql`and app.gender = ${query.gender}` : sql``
  const inStatus = query.status ? sql`and ${hasStatus(query.status)}` : sql``
  const { rows } = await sql<ChequeLeaf>`
    select book.airport, book.bank, book.first_no, book.last_no, leaf.no, report_day(leaf.at) as given_on,
      application.answers->>'receiverName' as receiver,
      case when leaf.state = 'GIVEN' then leaf.amount end as amount, leaf.state,
      leaf.reconciled_on, application.no as application
    from cheque_leaf leaf join cheque_book book on book.id = leaf.book_id
    left join application on application.id = leaf.application_id
    left join report_file app on app.application_id = leaf.application_id
    where ${timestampInPeriod('leaf.at', days)} ${sql.join([...placed, ofGender, inStatus], sql` `)}
    order by leaf.at desc, leaf.book_id, leaf.no`.execute(db)
  return rows
}

type BatchRow = {
  no: string
  made_on: string
  count: number
  sum: string
  paid: string
  returned: string
  open: string
  reasons: Record<string, number> | null
}

/** M07: lists the batches without cancelled ones, which paid nothing. */
export async function listPaymentBatches({ db, services, days }: ReportContext): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select batch.no, report_day(batch.made_at) as made_on, batch.count, batch.total::text as sum,
      coalesce(rows.paid, 0)::numeric(16, 2)::text as paid,
      coalesce(rows.returned, 0)::numeric(16, 2)::text as returned,
      coalesce(rows.open, 0)::numeric(16, 2)::text as open, came_back.reasons
    from payment_batch batch
    left join lateral (
      select sum(amount) filter (where payment.state = 'PAID') as paid,
        sum(amount) filter (where payment.state = 'FAILED') as returned,
        sum(amount) filter (where payment.state in ('IN_BATCH', 'SENT')) as open
      from payment where payment.batch_id = batch.id) rows on true
    left join lateral (
      select jsonb_object_agg(code, n) as reasons from (
        select return_code as code, count(*)::int as n from payment
        where payment.batch_id = batch.id and payment.state = 'FAILED'
        group by 1) codes) came_back on true
    where batch.state <> 'CANCELLED' and batch.module = any(${services.map(({ id }) => id)})
      and ${timestampInPeriod('batch.made_at', days)}
    order by batch.id desc`.execute(db)
  return rows
}

export const membershipService = 'wewb-membership'

/** Fees received by missions in the period, without those refunded after a rejection. */
const receipts = (context: ReportContext) => sql`
  fee_receipt receipt join report_file app on app.application_id = receipt.application_id
  join application on application.id = receipt.application_id
  cross join lateral (select coalesce((application.answers->>'insurancePremium')::numeric, 0) as premium) paid
  where app.service = ${membershipService} and ${applicationCondition(context)}
    and ${timestampInPeriod('receipt.received_at', context.days)}
    and not exists (
      select from application_act act
      where act.application_id = receipt.application_id and act.to_status = -2 and act.reply ? 'refundMemoNo')`

/** Sorts memo 9 before memo 10: the shorter number is the smaller one. */
const memo = sql`lpad(length(receipt.memo_no)::text, 3, '0') || receipt.memo_no`

type FeeSum = {
  mission: string
  currency: string
  members: number
  fee: string
  premium: string
  first: string | null
  last: string | null
}

/** M10: sums the fees by mission and currency. */
export async function sumFees(context: ReportContext): Promise<FeeSum[]> {
  const { rows } = await sql<FeeSum>`
    select receipt.mission, receipt.currency, count(*)::int as members,
      sum(receipt.amount - premium)::numeric(16, 2)::text as fee,
      sum(premium)::numeric(16, 2)::text as premium, substr(min(${memo}), 4) as first, substr(max(${memo}), 4) as last
    from ${receipts(context)} group by 1, 2 order by 1, 2`.execute(context.db)
  return rows
}

/** Selects the receipts of the mission and currency of a figure of M10. */
function receiptsOfFigure(context: ReportContext) {
  const [mission, currency] = (context.query.figure ?? '').split('.')
  const ofMission = mission ? sql`receipt.mission = ${mission}` : sql`true`
  const inCurrency = currency ? sql`receipt.currency = ${currency}` : sql`true`
  return sql`${receipts(context)} and ${ofMission} and ${inCurrency}`
}

export async function countFeeReceipts(context: ReportContext): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${receiptsOfFigure(context)}`.execute(
    context.db,
  )
  return rows[0]?.n ?? 0
}

type FeeReceipt = {
  id: number
  no: string
  name: string | null
  name_bng: string | null
  memo: string | null
  currency: string
  amount: string
  on_day: string
}

/** Drill-down of M10, newest application first. */
export async function listFeeReceipts(
  context: ReportContext,
  { limit, offset, after, sort }: PageRequest,
): Promise<FeeReceipt[]> {
  const direction = sql.raw(sort && !sort.descending ? 'asc' : 'desc')
  const { rows } = await sql<FeeReceipt>`
    select application.id, application.no, name, name_bng, coalesce(receipt.memo_no, receipt.transaction_id) as memo,
      receipt.currency, receipt.amount, report_day(receipt.received_at) as on_day
    from ${receiptsOfFigure(context)} and ${after === undefined ? sql`true` : sql`application.id < ${after}`}
    order by application.id ${direction} limit ${limit} offset ${offset}`.execute(context.db)
  return rows
}
