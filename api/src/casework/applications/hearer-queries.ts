import { sql } from 'kysely'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { appealDesks } from '@wewb/domain/services/workflows/appeals'
import type { Database, Tx } from '#db/database.ts'
import { decidersOutsideMoves } from './holder-queries.ts'
export type HearingRole = 'DIRECTOR' | 'DG'

/** An application and somebody who may hear its appeal, unless it is their own or names them (`hearers.ts`). */
export type HearerCandidate = {
  id: number
  accountId: number
  applicant_id: number | null
  answers: Answers
  answers_sealed: Buffer | null
}

/**
 * Lists the people active at head office with this role and the permission to hear these appeals, who have not acted on
 * the application, decided about it, entered it or applied.
 */
export async function listHearerCandidates(
  db: Database | Tx,
  ids: readonly number[],
  role: HearingRole,
): Promise<HearerCandidate[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<HearerCandidate>`
    with decider as materialized (${decidersOutsideMoves(ids)})
    select app.id, account.id as "accountId", app.applicant_id, app.answers, app.answers_sealed
    from application app
      join account on account.state = 'active' and account.id is distinct from app.entered_by
        and account.id is distinct from app.applicant_id
      join office on office.id = account.office_id and office.type = 'HQ'
    where app.id = any (${[...ids]}::bigint[])
      and exists (
        select from account_role join role on role.id = account_role.role_id
        where account_role.account_id = account.id and coalesce(role.desk_role, role.code) = ${role}
          and role.closed_at is null)
      and (
        select count(distinct granted.action)
        from account_role join role on role.id = account_role.role_id
          join role_permission granted on granted.role_id = role.id
        where account_role.account_id = account.id and role.closed_at is null
          and granted.screen = screen_of(app.service) and granted.action in ('view', 'approve')
          and (granted.office_types is null or 'HQ' = any (granted.office_types))) = 2
      and not exists (
        select from application_act where application_id = app.id and person_id = account.id)
      and not exists (
        select from decider where decider.application_id = app.id and decider.person_id = account.id)
    order by app.id, account.id`.execute(db)
  return rows
}

export type AppealAtDesk = {
  id: number
  no: string
  service: string
  version: number
  desk: string
  desk_due_on: string | null
}

/** Lists the appeals at the desks that hear them, these or all; oldest first. */
export const listAppealsAtDesks = (db: Database | Tx, ids?: readonly number[]): Promise<AppealAtDesk[]> =>
  db
    .selectFrom('application')
    .select(['id', 'no', 'service', 'version', 'desk', 'desk_due_on'])
    .where(
      'desk',
      'in',
      appealDesks.map(({ id }) => id),
    )
    .where('state', '=', 'appealed')
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('id')
    .$narrowType<{ desk: string }>()
    .execute()
