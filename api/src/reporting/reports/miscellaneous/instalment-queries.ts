import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { getOwn } from '@wewb/domain/collections/get-own'
import { lastRenewableYear } from '@wewb/domain/services/awards/renewal'
import { studentKeyKinds } from '#casework/applications/application-keys.ts'
import { disabilityServiceId, scholarshipServiceId } from '#services/setups/queries.ts'
import { applicationCondition } from '#reporting/reports/application-condition-queries.ts'
import type { ReportContext, PageRequest } from '#reporting/reports/report-data-source.ts'

/**
 * Outcome of an instalment, the same in both reports and their drill-down. An instalment with a submitted renewal is
 * neither due nor on hold.
 */
const outcomeConditions = {
  due: sql<SqlBool>`instalment.state = 'DUE' and under_way.no is null`,
  unrenewed: sql<SqlBool>`instalment.state in ('DUE', 'HOLD') and under_way.no is null`,
  onHold: sql<SqlBool>`instalment.state = 'HOLD' and under_way.no is null`,
  renewed: sql<SqlBool>`(instalment.state in ('RENEWAL_SUBMITTED', 'APPROVED')
    or (instalment.state in ('DUE', 'HOLD') and under_way.no is not null))`,
  received: sql<SqlBool>`(instalment.state in ('RENEWAL_SUBMITTED', 'APPROVED', 'PAID')
    or (instalment.state in ('DUE', 'HOLD') and under_way.no is not null))`,
  paid: sql<SqlBool>`instalment.state = 'PAID'`,
  stopped: sql<SqlBool>`instalment.state = 'STOPPED'`,
}
export type InstalmentOutcome = keyof typeof outcomeConditions

/** Selects instalments with their application, and whether a renewal for the year is undecided. */
const instalmentsOf = (context: ReportContext, service: string): RawBuilder<unknown> => sql`
  instalment join report_file app on app.application_id = instalment.application_id
  left join setup on setup.id = app.setup_id
  left join (
    select distinct theirs.application_id, (renewal.answers->>'installmentNo')::integer as no
    from application renewal
    join application_key own on own.application_id = renewal.id and own.kind in (${sql.join([...studentKeyKinds])})
    join application_key theirs using (kind, digest)
    where renewal.service = ${service} and renewal.answers->>'applicationKind' <> 'NEW'
      and jsonb_typeof(renewal.answers->'installmentNo') = 'number'
      and (renewal.status in ('SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'APPROVED')
        or (renewal.status = 'REJECTED' and renewal.desk is not null))
  ) under_way on under_way.application_id = instalment.application_id and under_way.no = instalment.no
  where app.service = ${service} and ${applicationCondition(context)} and ${yearsOf(context, service)}`

/**
 * Limits to the years of the period; for life certificates to those already requested, without the first year, which
 * needs none.
 */
function yearsOf({ days, today }: ReportContext, service: string): RawBuilder<SqlBool> {
  const [first, last] = [Number(days.from.slice(0, 4)), Number(days.to.slice(0, 4))]
  if (service !== disabilityServiceId) return sql`instalment.year between ${first} and ${last}`
  return sql`instalment.year between ${first} and ${Math.min(last, lastRenewableYear(today))} and instalment.no > 1`
}

const countOf = (column: string, becoming: InstalmentOutcome) =>
  sql`count(*) filter (where ${outcomeConditions[becoming]})::int as ${sql.ref(column)}`

type StipendCounts = { level: string | null; year: number } & Record<'due' | 'renewed' | 'paid' | 'stopped', number>

/** M08: counts instalments of stipends by level, year and outcome. */
export async function countStipendInstalments(context: ReportContext): Promise<StipendCounts[]> {
  const { rows } = await sql<StipendCounts>`
    select setup.circular->>'educationLevelId' as level, instalment.year,
      ${countOf('due', 'unrenewed')}, ${countOf('renewed', 'renewed')},
      ${countOf('paid', 'paid')}, ${countOf('stopped', 'stopped')}
    from ${instalmentsOf(context, scholarshipServiceId)} group by 1, 2 order by 1, 2`.execute(context.db)
  return rows
}

type LifeCertificateCounts = { district: string | null } & Record<'due' | 'received' | 'onHold', number>

/** M09: counts life certificates by district and outcome. */
export async function countLifeCertificates(context: ReportContext): Promise<LifeCertificateCounts[]> {
  const { rows } = await sql<LifeCertificateCounts>`
    select app.district, ${countOf('due', 'due')}, ${countOf('received', 'received')}, ${countOf('onHold', 'onHold')}
    from ${instalmentsOf(context, disabilityServiceId)} and instalment.state <> 'STOPPED'
    group by 1 order by 1`.execute(context.db)
  return rows
}

/** The instalments of a figure of M08 or M09. */
export type InstalmentFigure = { service: string; becoming: string; year: string; level: string | undefined }

function instalmentsOfFigure(context: ReportContext, { service, becoming, year, level }: InstalmentFigure) {
  const became = getOwn(outcomeConditions, becoming) ?? sql`true`
  const ofYear = /^\d{4}$/.test(year) ? sql`instalment.year = ${Number(year)}` : sql`true`
  const ofLevel = level === undefined ? sql`true` : sql`coalesce(setup.circular->>'educationLevelId', '') = ${level}`
  return sql`${instalmentsOf(context, service)} and ${became} and ${ofYear} and ${ofLevel}`
}

type InstalmentSum = { n: number; amount: string }

export async function sumInstalments(
  context: ReportContext,
  figure: InstalmentFigure,
): Promise<InstalmentSum | undefined> {
  const { rows } = await sql<InstalmentSum>`
    select count(*)::int as n, coalesce(sum(instalment.amount), 0)::numeric(16, 2)::text as amount
    from ${instalmentsOfFigure(context, figure)}`.execute(context.db)
  return rows[0]
}

/** Exceeds the years of any award: the key of an instalment is its application's id times this, plus its number. */
export const maxYears = 100

type InstalmentRow = {
  id: number
  no: number
  application: string
  name: string | null
  name_bng: string | null
  district: string | null
  year: number
  amount: string
  reminded_on: string | null
}

export async function listInstalments(
  context: ReportContext,
  figure: InstalmentFigure,
  { limit, offset, after, sort }: PageRequest,
): Promise<InstalmentRow[]> {
  const key = sql`(instalment.application_id * ${maxYears}::bigint + instalment.no)`
  const direction = sql.raw(sort?.descending ? 'desc' : 'asc')
  const { rows } = await sql<InstalmentRow>`
    select application.id, page.no, application.no as application, name, name_bng, application.district,
      page.year, page.amount, page.reminded_on
    from (
      select instalment.application_id, instalment.no, instalment.year, instalment.amount, instalment.reminded_on,
        ${key} as key
      from ${instalmentsOfFigure(context, figure)}
        and ${after === undefined ? sql`true` : sql`${key} > ${after}`}
      order by key ${direction} limit ${limit} offset ${offset}) page
    join application on application.id = page.application_id order by page.key ${direction}`.execute(context.db)
  return rows
}
