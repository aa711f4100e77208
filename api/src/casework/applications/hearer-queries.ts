import { sql } from 'kysely'
import { appealDesks } from '@wewb/domain/services/workflows/appeals'
import type { Database, Tx } from '#db/database.ts'
import { decidersOutsideMoves } from './holder-queries.ts'

type HearingRole = 'DIRECTOR' | 'DG'

/**
 * Lists those of the applications whose appeal somebody active at head office with this role may hear: with the
 * permission, and without having acted on it, decided about it, entered it or applied.
 */
export async function listHearable(db: Database | Tx, ids: readonly number[], role: HearingRole): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    with decider as materialized (${decidersOutsideMoves(ids)})
    select app.id from application app
    where app.id = any (${[...ids]}::bigint[]) and exists (
      select from account join office on office.id = account.office_id
      where office.type = 'HQ' and account.state = 'active' and account.id is distinct from app.entered_by
        and account.id is distinct from app.applicant_id
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
          select from decider where decider.application_id = app.id and decider.person_id = account.id))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type UnheardAppeal = {
  id: number
  no: string
  service: string
  version: number
  desk: string
  desk_due_on: string | null
}

/** Lists the appeals at a desk that hears them where nobody may, of these applications or of all; oldest first. */
export async function listUnheardAppeals(db: Database | Tx, ids?: readonly number[]): Promise<UnheardAppeal[]> {
  const appeals = await db
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
    .execute()
  const unheard = await Promise.all(
    appealDesks.map(async ({ id: desk, role }) => {
      const waiting = appeals.filter((appeal) => appeal.desk === desk)
      const hearable = await listHearable(
        db,
        waiting.map(({ id }) => id),
        role as HearingRole,
      )
      return waiting.flatMap((appeal) => (hearable.has(appeal.id) ? [] : [{ ...appeal, desk }]))
    }),
  )
  return unheard.flat().toSorted((a, b) => a.id - b.id)
}
