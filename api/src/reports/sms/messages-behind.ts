import { sql } from 'kysely'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { maskNumber } from '../../../../domain/src/engine/part-answers.ts'
import { shownText } from '../../messages/shown-text.ts'
import type { Asked, LongReport, ReportRow } from '../counting.ts'
import { ofModule, outcomeNames, outcomesOf, templateName, type Outcome } from './which-messages.ts'

type Row = {
  id: number
  created_at: Date
  recipient: string
  template: string
  language: 'bn' | 'en'
  body: string
  secret: boolean
  outcome: Outcome
  gateway_id: string | null
  failure: string | null
}

const outcome = sql`case when told.state in ('queued', 'sending', 'retry') then 'pending' when told.state in ('failed', 'expired') then 'failed'
  when told.state = 'delivered' then 'delivered' else 'sent' end`

/** One by one: when, to whom in part, what, and what became of it. A code is hidden from everybody. */
export const messagesBehind: LongReport = {
  sayFigure: (_asked, figure) => getOwn(outcomeNames, figure) ?? { bn: figure, en: figure },
  async measure(asked) {
    const { rows } = await sql<{ total: number }>`
      select coalesce(sum(n), 0)::int as total from message_tally told
      where told.day between ${asked.days.from}::date and ${asked.days.to}::date and ${ofModule(asked)} and told.outcome = any(${wanted(asked)})`.execute(asked.db)
    return { total: rows[0]?.total ?? 0 }
  },
  async rows(asked, { limit, offset, after }) {
    const { rows } = await sql<Row>`
      select id, created_at, recipient, template, language, body, secret, gateway_id, failure, ${outcome} as outcome from message told
      where told.created_at >= ${asked.days.from}::date::timestamp at time zone 'Asia/Dhaka'
        and told.created_at < (${asked.days.to}::date + 1)::timestamp at time zone 'Asia/Dhaka'
        and told.channel = 'SMS' and not told.is_test and told.state not in ('void', 'stopped')
        and ${ofModule(asked)} and ${outcome} = any(${wanted(asked)}) ${after === undefined ? sql`` : sql`and id < ${after}`}
      order by id desc limit ${limit} offset ${offset}`.execute(asked.db)
    return rows.map((row): ReportRow => ({
      cells: {
        at: row.created_at.toISOString(),
        mobile: maskNumber(row.recipient),
        template: templateName(row.template),
        outcome: outcomeNames[row.outcome],
        gatewayId: row.gateway_id,
        failure: row.failure,
        text: shownText(row),
      },
      key: row.id,
    }))
  },
} // prettier-ignore

/** Without a figure, all of them. */
const wanted = ({ query }: Asked) => [...(getOwn(outcomesOf, query.figure ?? '') ?? Object.values(outcomesOf).flat())]
