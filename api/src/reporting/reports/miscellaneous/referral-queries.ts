import { sql } from 'kysely'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { AcknowledgementStatus } from '@wewb/domain/services/awards/acknowledgement'
import { applicationCondition } from '#reporting/reports/application-condition-queries.ts'
import type { ReportContext } from '#reporting/reports/report-data-source.ts'
import { timestampInPeriod } from './queries.ts'

/** Statuses of each count of M11; empty means all. */
export const referralKinds = {
  referred: [],
  running: ['ACCEPTED', 'RUNNING'],
  completed: ['COMPLETED'],
  dropped: ['DROPPED'],
} satisfies Record<string, AcknowledgementStatus[]>
export type ReferralKind = keyof typeof referralKinds

/** Selects referrals of the period, with their application. */
const referred = (context: ReportContext) => sql`
  acknowledgement join report_file app on app.application_id = acknowledgement.application_id
  where ${applicationCondition(context)} and ${timestampInPeriod('acknowledgement.entered_at', context.days)}`

type ReferralCounts = { district: string | null; service: string; provider: string } & Record<ReferralKind, number>

/** M11: counts referrals by district, service and provider. */
export async function countReferrals(context: ReportContext): Promise<ReferralCounts[]> {
  const { rows } = await sql<ReferralCounts>`
    select app.district, acknowledgement.answers->>'serviceTypeId' as service,
      acknowledgement.answers->>'serviceProviderId' as provider, count(*)::int as referred,
      count(*) filter (where acknowledgement.status = any(${referralKinds.running}))::int as running,
      count(*) filter (where acknowledgement.status = any(${referralKinds.completed}))::int as completed,
      count(*) filter (where acknowledgement.status = any(${referralKinds.dropped}))::int as dropped
    from ${referred(context)} group by 1, 2, 3 order by 1, 2, 3`.execute(context.db)
  return rows
}

type Referral = {
  referral_no: string
  status: AcknowledgementStatus
  on_day: string
  no: string
  file_service: string
  name: string | null
  name_bng: string | null
}

/** Maximum number of listed referrals; a narrower period shows the rest. */
const maxListed = 5000

/** Drill-down of M11: lists the referrals of a figure. */
export async function listReferrals(context: ReportContext): Promise<Referral[]> {
  const [kind = '', service, provider] = (context.query.figure ?? '').split('.')
  const statuses = getOwn(referralKinds, kind) ?? []
  const { rows } = await sql<Referral>`
    select referral_no, acknowledgement.status, report_day(entered_at) as on_day,
      application.no, application.service as file_service, name, name_bng
    from (select acknowledgement.* from ${referred(context)}
      and ${statuses.length > 0 ? sql`acknowledgement.status = any(${statuses})` : sql`true`}
      and ${service ? sql`acknowledgement.answers->>'serviceTypeId' = ${service}` : sql`true`}
      and ${provider ? sql`acknowledgement.answers->>'serviceProviderId' = ${provider}` : sql`true`}
      order by entered_at desc limit ${maxListed}) acknowledgement
    join application on application.id = acknowledgement.application_id order by entered_at desc`.execute(context.db)
  return rows
}
