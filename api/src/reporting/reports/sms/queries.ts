import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { Database } from '#db/database.ts'
import type { ReportContext, PageRequest } from '#reporting/reports/report-data-source.ts'
import { outcomesByFigure, type MessageOutcome } from './message-filters.ts'

/** Compacts the running totals of changed days: many small additions become one row. Older days stay untouched. */
export const compactMessageTally = (db: Database) =>
  sql`with gone as (
        delete from message_tally where day in (select day from message_tally where not folded) returning *
      )
      insert into message_tally
      select day, module, template, language, operator, outcome,
        sum(n), sum(parts), sum(poisha), sum(codes), sum(used), true
      from gone
      group by day, module, template, language, operator, outcome
      having sum(n) <> 0 or sum(parts) <> 0 or sum(poisha) <> 0 or sum(codes) <> 0 or sum(used) <> 0`.execute(db)

/** Filters the rows of `message` or `message_tally`, aliased `sms`, by module and template. */
const ofModule = ({ query }: ReportContext): RawBuilder<SqlBool> => sql<SqlBool>`
  ${query.module ? sql`sms.module = ${query.module}` : sql`true`}
  and ${query.template ? sql`sms.template = ${query.template}` : sql`true`}`

const inPeriod = (context: ReportContext) =>
  sql`sms.day between ${context.days.from}::date and ${context.days.to}::date and ${ofModule(context)}`

const outcomes = sql.join(
  Object.entries(outcomesByFigure).map(
    ([name, of]) => sql`coalesce(sum(n) filter (where outcome = any(${[...of]})), 0)::int as ${sql.ref(name)}`,
  ),
)
const operator = (name: string) =>
  sql`coalesce(sum(n) filter (where operator = ${sql.lit(name.toUpperCase())}), 0)::int as ${sql.ref(name)}`
const operators = sql.join(['gp', 'robi', 'banglalink', 'teletalk', 'foreign'].map(operator))

export type OutcomeCounts = { sent: number; delivered: number; failed: number; pending: number }
type ModuleCounts = OutcomeCounts & {
  module: string
  template: string
  parts: number
  poisha: number
  all: number
  bangla: number
  gp: number
  robi: number
  banglalink: number
  teletalk: number
  foreign: number
  codes: number
  used: number
}

export async function countMessagesByModule(context: ReportContext): Promise<ModuleCounts[]> {
  const { rows } = await sql<ModuleCounts>`
    select module, template, ${outcomes}, sum(parts)::int as parts, sum(poisha)::bigint as poisha, sum(n)::int as all,
      coalesce(sum(n) filter (where language = 'bn'), 0)::int as bangla, ${operators},
      sum(codes)::int as codes, sum(used)::int as used
    from message_tally sms where ${inPeriod(context)} group by 1, 2 having sum(n) <> 0 order by 1, 2`.execute(
    context.db,
  )
  return rows
}

export async function countMessagesByDay(context: ReportContext): Promise<(OutcomeCounts & { day: string })[]> {
  const { rows } = await sql<OutcomeCounts & { day: string }>`
    select day, ${outcomes} from message_tally sms
    where ${inPeriod(context)}
    group by 1 having sum(n) <> 0 order by 1 desc`.execute(context.db)
  return rows
}

const outcome = sql`case when sms.state in ('queued', 'sending', 'retry') then 'pending'
  when sms.state in ('failed', 'expired') then 'failed'
  when sms.state = 'delivered' then 'delivered' else 'sent' end`

/** All outcomes if no figure is given. */
const conditions = ({ query }: ReportContext) => [
  ...(getOwn(outcomesByFigure, query.figure ?? '') ?? Object.values(outcomesByFigure).flat()),
]

export async function countMessages(context: ReportContext): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(n), 0)::int as total from message_tally sms
    where ${inPeriod(context)} and sms.outcome = any(${conditions(context)})`.execute(context.db)
  return rows[0]?.total ?? 0
}

type MessageRow = {
  id: number
  created_at: Date
  recipient: string
  template: string
  language: 'bn' | 'en'
  body: string
  secret: boolean
  outcome: MessageOutcome
  gateway_id: string | null
  failure: string | null
}

export async function listMessages(
  context: ReportContext,
  { limit, offset, after }: PageRequest,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id, created_at, recipient, template, language, body, secret, gateway_id, failure, ${outcome} as outcome
    from message sms
    where sms.created_at >= ${context.days.from}::date::timestamp at time zone 'Asia/Dhaka'
      and sms.created_at < (${context.days.to}::date + 1)::timestamp at time zone 'Asia/Dhaka'
      and sms.channel = 'SMS' and not sms.is_test and sms.state not in ('void', 'stopped')
      and ${ofModule(context)} and ${outcome} = any(${conditions(context)})
      ${after === undefined ? sql`` : sql`and id < ${after}`}
    order by id desc limit ${limit} offset ${offset}`.execute(context.db)
  return rows
}
