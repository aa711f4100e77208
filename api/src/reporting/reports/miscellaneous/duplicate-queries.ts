import { sql } from 'kysely'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Database } from '#db/database.ts'
import { disabilityServiceId, scholarshipServiceId } from '#services/setups/queries.ts'
import { applicationCondition } from '#reporting/reports/application-condition-queries.ts'
import type { ReportContext } from '#reporting/reports/report-data-source.ts'

/** Excludes rejected and withdrawn applications, renewals of an award and passport changes of members. */
const isCounted = sql`app.status not in ('REJECTED', 'WITHDRAWN') and app.service <> 'wewb-passport'
  and case when app.service in (${sql.join([scholarshipServiceId, disabilityServiceId])})
    then not exists (
      select from application where id = app.application_id and answers->>'applicationKind' <> 'NEW') else true end`

/** Kinds of numbers that two applications must not share. */
export type DuplicateKind = 'nid' | 'passport' | 'account'

export type SharedKey = {
  kind: DuplicateKind
  digest: Buffer
  applications: number
  services: string[]
  newest: string
  sample: number
}

/**
 * Lists keys of `shared_key` that occur in several applications. Applications of one case count as one; the newest must
 * be in the period.
 */
export async function listSharedKeys(context: ReportContext): Promise<SharedKey[]> {
  const { rows } = await sql<SharedKey>`
    select kind, digest, count(distinct belongs)::int as applications, array_agg(distinct service) as services,
      max(received_on) as newest, max(application_id) as sample
    from (
      select key.kind, key.digest, app.application_id, app.service, app.received_on,
        coalesce(app.case_id, app.application_id) as belongs
      from (
        select distinct key.digest, key.kind
        from report_file recent join application_key key using (application_id) join shared_key using (digest, kind)
        where recent.received_on between ${context.days.from}::date and ${context.days.to}::date) candidate
      join application_key key using (digest, kind) join report_file app on app.application_id = key.application_id
      where ${applicationCondition(context)} and ${isCounted}) used
    group by kind, digest
    having count(distinct belongs) > 1
      and max(received_on) between ${context.days.from}::date and ${context.days.to}::date
    order by sample desc, kind, digest`.execute(context.db)
  return rows
}

type SampleApplication = {
  id: number
  service: string
  version: number
  answers: Answers
  answers_sealed: Buffer | null
}

export const listApplicationAnswers = async (db: Database, ids: number[]): Promise<SampleApplication[]> =>
  await db
    .selectFrom('application')
    .select(['id', 'service', 'version', 'answers', 'answers_sealed'])
    .where('id', 'in', ids)
    .execute()

type SharingApplication = {
  id: number
  no: string
  service: string
  state: string
  name: string | null
  name_bng: string | null
  received_on: string
}

/**
 * Drill-down of M13: every application with the key of the sample, including those that do not count, such as a
 * renewal.
 */
export async function listSharingApplications(
  context: ReportContext,
  kind: string,
  sample: number,
): Promise<SharingApplication[]> {
  const { rows } = await sql<SharingApplication>`
    select distinct application.id, application.no, application.service, application.state,
      name, name_bng, app.received_on
    from application_key own join application_key theirs using (kind, digest)
    join report_file app on app.application_id = theirs.application_id
    join application on application.id = app.application_id
    where own.application_id = ${sample} and own.kind = ${kind} and ${applicationCondition(context)}
    order by application.id desc limit 500`.execute(context.db)
  return rows
}
