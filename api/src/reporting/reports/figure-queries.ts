import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { getOwn } from '@wewb/domain/collections/get-own'
import { ageBandExpression } from './age-band-queries.ts'

const isLive = sql<SqlBool>`app.status <> 'WITHDRAWN'`
const at = (code: number) => sql<SqlBool>`(app.approval_status = ${sql.lit(code)} and ${isLive})`
const isDeath = sql<SqlBool>`(app.service = 'bereavement' or app.purpose in ('DEAD_BODY', 'BURIAL_ABROAD'))`

/** Condition of each figure on `report_file`, aliased `app`. */
export const figureConditions = {
  received: sql<SqlBool>`true`,
  pending: at(0),
  forwarded: at(1),
  sentBack: at(-1),
  approved: at(2),
  rejected: at(-2),
  withdrawn: sql<SqlBool>`app.status = 'WITHDRAWN'`,
  paidNumber: sql<SqlBool>`app.paid_on is not null`,
  members: sql<SqlBool>`(app.service = 'wewb-membership' and ${at(2)})`,
  // A bereavement application and the repatriation that follows from it count as one death: only the first of a case
  // counts.
  deaths: sql<SqlBool>`(${isDeath} and app.case_id is null)`,
  broughtHome: sql<SqlBool>`(app.service = 'fa-repatriation'
    and app.purpose = 'DEAD_BODY' and app.stage in ('ARRIVED', 'HANDED_OVER'))`,
  buriedAbroad: sql<SqlBool>`(app.service = 'fa-repatriation' and app.stage = 'BURIED_ABROAD')`,
  compensation: sql<SqlBool>`(app.service = 'compensation' and ${at(2)})`,
  approvedThen: at(2),
  decidedThen: sql<SqlBool>`true`,
  rejectedThen: at(-2),
  paidThen: sql<SqlBool>`true`,
}

/** `index`: position of the band in `ageBands`. */
export const isInAgeBand = (index: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`${ageBandExpression} = ${sql.lit(index)}`

export const figureCount = (name: string): RawBuilder<number> =>
  sql`count(*) filter (where ${figureCondition(name)})::int`
export const figureCondition = (name: string): RawBuilder<SqlBool> =>
  getOwn(figureConditions, name) ?? sql<SqlBool>`false`
