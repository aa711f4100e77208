import { sql, type RawBuilder } from 'kysely'
import { ageBandExpression } from '#reporting/reports/age-band-queries.ts'
import { applicationCondition } from '#reporting/reports/application-condition-queries.ts'
import { figureCondition, figureCount } from '#reporting/reports/figure-queries.ts'
import { reportFigures } from '#reporting/reports/figures.ts'
import type { ReportContext, PageRequest } from '#reporting/reports/report-data-source.ts'
import type { Database } from '#db/database.ts'

/**
 * Runs a query that groups a million rows by an expression. The planner overestimates the number of groups and would
 * not use parallel workers.
 */
const runParallelQuery = <Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local parallel_tuple_cost = 0`.execute(tx)
    return (await query.execute(tx)).rows
  })

export type StatusCounts = { [figure: string]: number } & { paidAmount: string }

/** G01 and G02: counts these figures by service or by district. */
export async function countByStatus(
  context: ReportContext,
  column: 'service' | 'district',
  counts: readonly string[],
): Promise<({ of: string | null } & StatusCounts)[]> {
  const { rows } = await sql<{ of: string | null } & StatusCounts>`
    select ${sql.ref(`app.${column}`)} as of,
      ${sql.join(counts.map((id) => sql`${figureCount(id)} as ${sql.ref(id)}`))},
      coalesce(sum(app.paid) filter (where app.paid_on is not null), 0)::numeric(16, 2)::text as "paidAmount"
    from report_file app where ${applicationCondition(context, { day: 'received_on' })} group by 1`.execute(context.db)
  return rows
}

export const countryFigures = ['members', 'deaths', 'broughtHome', 'buriedAbroad', 'compensation'] as const
export type CountryFigure = (typeof countryFigures)[number]

type CountryCounts = {
  country: string | null
  members: number
  deaths: number
  broughtHome: number
  buriedAbroad: number
  compensation: string
}

/** G03: counts the figures by country. */
export async function countByCountry(context: ReportContext): Promise<CountryCounts[]> {
  const counts = countryFigures
    .filter((name) => name !== 'compensation')
    .map((name) => sql`count(*) filter (where ${within(context, name)})::int as ${sql.ref(name)}`)
  const isCounted = countryFigures.map((name) => within(context, name))
  const { rows } = await sql<CountryCounts>`
    select app.country, ${sql.join(counts)},
      coalesce(sum(app.amount) filter (where ${within(context, 'compensation')}), 0)::numeric(16, 2)::text
        as compensation
    from report_file app
    where ${applicationCondition(context)}
      and app.service in ('wewb-membership', 'bereavement', 'fa-repatriation', 'compensation')
      and (${sql.join(isCounted, sql` or `)})
    group by 1 order by 2 desc, 3 desc, 1`.execute(context.db)
  return rows
}

const within = ({ days }: ReportContext, name: CountryFigure) =>
  sql`(${figureCondition(name)}
    and ${sql.ref(`app.${reportFigures.get(name)?.day ?? 'received_on'}`)}
      between ${days.from}::date and ${days.to}::date)`

/** The start year of the fiscal year of a date. July to December always have 184 days, so one addition is enough. */
const yearOf = (day: string) => sql`(date_part('year', ${sql.ref(`app.${day}`)} + 184)::int - 1)`

type YearCounts = {
  service: string
  received_year: number
  paid_year: number | null
  n: number
  approved: number
  paid: string
}

/** G04: counts applications by the years of receipt and payment. */
export async function countByYear(context: ReportContext): Promise<YearCounts[]> {
  const { rows } = await sql<YearCounts>`
    select app.service, ${yearOf('received_on')} as received_year, ${yearOf('paid_on')} as paid_year,
      count(*)::int as n, count(*) filter (where ${figureCondition('approved')})::int as approved,
      coalesce(sum(app.paid) filter (where app.paid_on is not null), 0)::numeric(16, 2)::text as paid
    from report_file app where ${applicationCondition(context)} group by 1, 2, 3`.execute(context.db)
  return rows
}

export type GenderAndAgeCount = { service: string; band: number; gender: string | null; n: number }

/** G05: counts applications by gender and age band. */
export const countByGenderAndAge = (context: ReportContext): Promise<GenderAndAgeCount[]> =>
  runParallelQuery(
    context.db,
    sql<GenderAndAgeCount>`
      select app.service, ${ageBandExpression} as band, app.gender, count(*)::int as n
      from report_file app where ${applicationCondition(context, { day: 'received_on' })} group by 1, 2, 3`,
  )

type Circular = { id: number; service: string; title: string; title_bng: string; budget: string | null }

/** G06: lists the circulars that were open in the period. */
export async function listCirculars({ db, services, days }: ReportContext): Promise<Circular[]> {
  const { rows } = await sql<Circular>`
    select id, service, title, title_bng, circular->>'budget' as budget from setup
    where published_at is not null and service = any(${services.map(({ id }) => id)})
      and opens_on <= ${days.to}::date and closes_on >= ${days.from}::date
    order by service, id desc`.execute(db)
  return rows
}

const sums = sql`
  coalesce(sum(app.amount) filter (where ${figureCondition('approved')}), 0)::numeric(16, 2)::text as sanctioned,
  coalesce(sum(app.paid), 0)::numeric(16, 2)::text as paid`

export type Spending = { sanctioned: string; paid: string }

/** G06: sums the spending by circular. */
export async function sumSpendingOfCirculars(
  context: ReportContext,
  setups: number[],
): Promise<(Spending & { setup_id: number | null })[]> {
  const { rows } = await sql<Spending & { setup_id: number | null }>`
    select app.setup_id, ${sums} from report_file app
    where app.setup_id = any(${setups}) and app.approval_status = 2 and ${applicationCondition(context)}
    group by 1`.execute(context.db)
  return rows
}

/** G06: sums what was sanctioned in the period without a circular, by service. */
export async function sumSpendingWithoutCircular(context: ReportContext): Promise<(Spending & { service: string })[]> {
  const { rows } = await sql<Spending & { service: string }>`
    select app.service, ${sums} from report_file app
    where app.setup_id is null and app.approval_status = 2
      and ${applicationCondition(context, { day: 'approved_on' })}
    group by 1 having sum(app.amount) > 0`.execute(context.db)
  return rows
}

const paid = (context: ReportContext) => applicationCondition(context, { day: 'paid_on' })

/** G07: counts and sums the payments. */
export async function sumBeneficiaries(context: ReportContext): Promise<{ total: number; amount: string } | undefined> {
  const { rows } = await sql<{ total: number; amount: string }>`
    select count(*)::int as total, coalesce(sum(app.paid), 0)::numeric(16, 2)::text as amount
    from report_file app where ${paid(context)}`.execute(context.db)
  return rows[0]
}

type Beneficiary = {
  id: number
  no: string
  service: string
  name: string | null
  name_bng: string | null
  father: string | null
  district: string | null
  paid: string
  paid_on: string
}

const byDay = (isDown: boolean) =>
  isDown ? sql`app.paid_on desc, app.application_id desc` : sql`app.paid_on, app.application_id`

/** G07: lists the beneficiaries, newest application first unless sorted by day. */
export async function listBeneficiaries(
  context: ReportContext,
  { limit, offset, after, sort }: PageRequest,
): Promise<Beneficiary[]> {
  const order = sort ? byDay(sort.descending) : sql`app.application_id desc`
  const { rows } = await sql<Beneficiary>`
    select app.application_id as id, found.no, app.service, found.name, found.name_bng,
      app.district, app.paid, app.paid_on,
      coalesce(
        found.answers->>'fatherName', found.answers->>'workerFatherName',
        found.answers->>'deceasedFatherName') as father
    from (
      select * from report_file app
      where ${paid(context)} ${after === undefined ? sql`` : sql`and app.application_id < ${after}`}
      order by ${order} limit ${limit} offset ${offset}
    ) app join application found on found.id = app.application_id
    order by ${order}`.execute(context.db)
  return rows
}

export type DurationCount = { service: string; days: number; n: number }

/** G08: counts the cases by the number of days between the two dates. */
export function countByDuration(
  context: ReportContext,
  end: 'approved_on' | 'paid_on',
  start: 'received_on' | 'approved_on',
): Promise<DurationCount[]> {
  const took = sql`${sql.ref(`app.${end}`)} - ${sql.ref(`app.${start}`)}`
  const counted = sql<DurationCount>`
    select app.service, ${took} as days, count(*)::int as n from report_file app
    where ${applicationCondition(context, { day: end })}
      and ${sql.ref(`app.${start}`)} is not null and ${figureCondition('approved')}
    group by 1, 2 order by 1, 2`
  return runParallelQuery(context.db, counted)
}
