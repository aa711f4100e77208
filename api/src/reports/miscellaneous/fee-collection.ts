import { sql } from 'kysely'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import { loadLists } from '../../lookups/load-lists.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, LongReport, ShortReport } from '../counting.ts'
import { listBehind, toFile } from '../links.ts'
import { momentIn } from './days-of-moments.ts'
import { sayParts } from './figure-words.ts'
import { nameOf } from './lying-list.ts'

const membership = 'wewb-membership'

/** Fees that a mission took in these days. One that was given back with a refusal was not collected. */
const receipts = (asked: Asked) => sql`
  fee_receipt receipt join report_file file on file.application_id = receipt.application_id
  join application on application.id = receipt.application_id
  cross join lateral (select coalesce((application.answers->>'insurancePremium')::numeric, 0) as premium) paid
  where file.service = ${membership} and ${filesOf(asked)} and ${momentIn('receipt.received_at', asked.days)}
    and not exists (select from application_act act where act.application_id = receipt.application_id and act.to_status = -2 and act.reply ? 'refundMemoNo')`

type Collected = {
  mission: string
  currency: string
  members: number
  fee: string
  premium: string
  first: string | null
  last: string | null
}

/** Memo 9 comes before memo 10: the shorter number is the smaller one. */
const memo = sql`lpad(length(receipt.memo_no)::text, 3, '0') || receipt.memo_no`

/** M10: each mission in the money it takes; sums of different money make no sense. */
export const feeCollection: ShortReport = {
  async list(asked) {
    const { rows } = await sql<Collected>`
      select receipt.mission, receipt.currency, count(*)::int as members, sum(receipt.amount - premium)::numeric(16, 2)::text as fee,
        sum(premium)::numeric(16, 2)::text as premium, substr(min(${memo}), 4) as first, substr(max(${memo}), 4) as last
      from ${receipts(asked)} group by 1, 2 order by 1, 2`.execute(asked.db)
    const lists = await loadLists(asked.db, [{ source: 'mission', values: rows.map(({ mission }) => mission) }])
    return rows.map(({ mission, currency, members, fee, premium, first, last }) => ({
      cells: {
        mission: lists('mission', mission)?.label ?? mission,
        currency,
        members,
        fee: digitsInBoth(fee),
        premium: digitsInBoth(premium),
        memos: rangeOf(first, last),
      },
      links: { members: listBehind(asked, 'M10F', { figure: `${mission}.${currency}` }) },
    }))
  },
}

/** Paid through a bank, nobody writes a memo. */
const rangeOf = (first: string | null, last: string | null) => (first === last ? first : `${first} – ${last}`)

type Receipt = {
  id: number
  no: string
  name: string | null
  name_bng: string | null
  memo: string | null
  currency: string
  amount: string
  on_day: string
}

/** Behind M10: the receipts of one mission in one money, the newest application first. */
export const feeReceipts: LongReport = {
  async sayFigure({ db }, figure) {
    const [mission = '', currency] = figure.split('.')
    return sayParts((await loadLists(db, [{ source: 'mission', values: [mission] }]))('mission', mission)?.label ?? mission, currency)
  },
  async measure(asked) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${ofFigure(asked)}`.execute(asked.db)
    return { total: rows[0]?.n ?? 0 }
  },
  async rows(asked, { limit, offset, after, sort }) {
    const way = sql.raw(sort && !sort.descending ? 'asc' : 'desc')
    const { rows } = await sql<Receipt>`
      select application.id, application.no, name, name_bng, coalesce(receipt.memo_no, receipt.transaction_id) as memo, receipt.currency,
        receipt.amount, report_day(receipt.received_at) as on_day
      from ${ofFigure(asked)} and ${after === undefined ? sql`true` : sql`application.id < ${after}`}
      order by application.id ${way} limit ${limit} offset ${offset}`.execute(asked.db)
    return rows.map((receipt) => ({
      cells: {
        application: receipt.no,
        name: nameOf(receipt),
        memo: receipt.memo,
        currency: receipt.currency,
        amount: digitsInBoth(receipt.amount),
        receivedOn: receipt.on_day,
      },
      links: { application: toFile(membership, receipt.no) },
      service: membership,
      key: receipt.id,
    }))
  },
}

function ofFigure(asked: Asked) {
  const [mission, currency] = (asked.query.figure ?? '').split('.')
  return sql`${receipts(asked)} and ${mission ? sql`receipt.mission = ${mission}` : sql`true`} and ${currency ? sql`receipt.currency = ${currency}` : sql`true`}`
} // prettier-ignore
