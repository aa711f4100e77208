import { sql } from 'kysely'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { applicationCondition } from '#reporting/reports/application-condition-queries.ts'
import type { ReportContext } from '#reporting/reports/report-data-source.ts'

/** The services a family may start with; compensation follows from one of these, and is also paid to the living. */
const deathServices = ['bereavement', 'fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance']

/**
 * M05: lists the first application of each deceased worker that the user may see, newest first. Applications belong
 * together by case or by passport: a cheque at the airport starts an application of its own.
 */
export async function listFirstDeathApplications(context: ReportContext): Promise<{ application_id: number }[]> {
  const { rows } = await sql<{ application_id: number }>`
    with mine as not materialized (
      select app.application_id, app.case_id, app.received_on from report_file app
      where ${applicationCondition(context)} and app.service = any(${deathServices})
        and app.status not in ('REJECTED', 'WITHDRAWN')
        and (app.service <> 'fa-repatriation'
          or coalesce(app.purpose, 'DEAD_BODY') in ('DEAD_BODY', 'BURIAL_ABROAD')))
    select first.application_id from mine first
    where first.received_on between ${context.days.from}::date and ${context.days.to}::date
      and not exists (select from mine head where head.application_id = first.case_id)
      and not exists (
        select from application_key own
        join application_key theirs on theirs.digest = own.digest and theirs.kind = 'passport'
        join mine earlier on earlier.application_id = theirs.application_id
        where own.application_id = first.application_id and own.kind = 'passport'
          and theirs.application_id < own.application_id)
    order by first.application_id desc`.execute(context.db)
  return rows
}

export type DeathFile = {
  first: number
  id: number
  no: string
  service: string
  state: string
  stage: string | null
  answers: Answers
  answers_sealed: Buffer | null
  replies: Answers | null
  cheque: number | null
}

/** Lists the applications of the case and those with the same passport, of services the user may see. */
export async function listDeathApplications(
  { db, services }: ReportContext,
  firsts: readonly number[],
): Promise<DeathFile[]> {
  const { rows } = await sql<DeathFile>`
    with first as (select unnest(${firsts}::bigint[]) as id),
    belonging as (
      select first.id as first, app.application_id from first join report_file head on head.application_id = first.id
        join report_file app on app.application_id in (first.id, head.case_id)
      union select first.id, app.application_id from first join report_file app on app.case_id = first.id
      union select first.id, app.application_id from first join report_file head on head.application_id = first.id
        join report_file app on app.case_id = head.case_id
      union select first.id, theirs.application_id from first
        join application_key own on own.application_id = first.id and own.kind = 'passport'
        join application_key theirs using (digest, kind))
    select belonging.first, app.id, app.no, app.service, app.state, app.stage,
      app.answers, app.answers_sealed, leaf.no as cheque,
      (select jsonb_object_agg(key, value order by act.id) from application_act act, jsonb_each(act.reply)
        where act.application_id = app.id and key in ('costBorneBy', 'arrivalTime')) as replies
    from belonging join application app on app.id = belonging.application_id
    left join cheque_leaf leaf on leaf.application_id = app.id and leaf.state = 'GIVEN'
    where app.service = any(${services.map(({ id }) => id)})
      and app.service in (
        'bereavement', 'fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance', 'compensation')
      and app.status not in ('DRAFT', 'REJECTED', 'WITHDRAWN')
    order by app.id`.execute(db)
  return rows
}
