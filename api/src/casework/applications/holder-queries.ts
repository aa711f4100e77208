import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'

/** Lists the open offices of these places, with or without staff. */
export const listOpenOfficesAt = (db: Database, places: readonly string[]) =>
  db
    .selectFrom('office')
    .select(['type', 'places'])
    .where('closed_at', 'is', null)
    .where(sql<boolean>`places && ${[...places]}::text[]`)
    .execute()

export type DeskOffice = { id: number; type: string; name: string; name_bng: string; isHolder: boolean }
type OfficeOfDesk = { id: number; service: string; version: number; desk: string | null }

/**
 * Lists the offices that may hold an application at its desk: those of the types of the desk where somebody may act,
 * and head offices. `isHolder` marks those that hold it now.
 */
export async function listDeskOffices(db: Database | Tx, row: OfficeOfDesk): Promise<DeskOffice[]> {
  const { rows } = await sql<DeskOffice>`
    select office.id, office.type, office.name, office.name_bng,
      case
        when application.head_office then office.type = 'HQ'
        when application.office_desk = held.desk then application.office_id = office.id
        else office.type <> 'HQ' and is_staffed(office, held.roles, held.screen)
          and place_of(held.kind, application.district, application.mission, application.airport)
            = any (office.places)
      end as "isHolder"
    from application
      join office_desk held on held.service = application.service and held.version = application.version
        and held.desk = application.desk
      join office on office.type = any (held.office_types) or office.type = 'HQ'
    where application.id = ${row.id} and office.closed_at is null
      and (office.type = 'HQ' or is_staffed(office, held.roles, held.screen))
    order by office.type <> 'HQ', office.name`.execute(db)
  return rows
}

/**
 * Selects the people who requested or decided an exception, decided shares, or entered a reason for a comparison. If
 * there is an appeal, only entries before it count, so that those of the hearer during the hearing do not.
 */
export const decidersOutsideMoves = (ids: readonly number[]) => sql<{ application_id: number; person_id: number }>`
  select distinct decided.application_id, decided.person_id
  from (
    select application_id, requested_by as person_id, requested_at as at from claim_override
    union all select application_id, decided_by, decided_at from claim_override where decided_by is not null
    union all select application_id, account_id, at from share_decision
    union all select application_id, account_id, at from cross_check_reason
  ) decided
  where decided.application_id = any (${[...ids]}::bigint[]) and not exists (
    select from application_act act
    where act.application_id = decided.application_id and act.move = 'appeal' and act.at <= decided.at)`

/** Lists the people who decided about these applications otherwise than by a move. */
export const listDecidersOutsideMoves = async (db: Database | Tx, ids: readonly number[]) =>
  ids.length === 0 ? [] : (await decidersOutsideMoves(ids).execute(db)).rows

/** Lists the contacts of active staff of these offices with one of these roles. */
export async function listStaffContacts(tx: Tx, officeIds: readonly number[], roles: readonly string[]) {
  const { rows } = await sql<{ login_type: 'MOBILE' | 'EMAIL'; login_id: string; language: 'bn' | 'en' }>`
    select account.login_type, account.login_id, account.language from account
    where account.office_id = any (${[...officeIds]}) and account.state = 'active' and exists (
      select from account_role join role on role.id = account_role.role_id
      where account_role.account_id = account.id and coalesce(role.desk_role, role.code) = any (${[...roles]}))
    order by account.id`.execute(tx)
  return rows
}
