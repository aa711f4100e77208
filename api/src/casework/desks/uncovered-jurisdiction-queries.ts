import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

type UncoveredDesk = {
  kind: 'district' | 'mission' | 'airport'
  code: string
  name: string
  name_bng: string
  office_types: string[]
  /** An office is open there, but nobody works in it. */
  has_office: boolean
  applications: number
}

/**
 * Lists the places that no office serves, for each kind of desk in the current services, with the number of
 * applications that head office holds for this reason.
 */
export async function listUncoveredDesks(db: Database): Promise<UncoveredDesk[]> {
  const { rows } = await sql<UncoveredDesk>`
    with current as (
      select distinct on (service) service, version from service_definition order by service, version desc),
    desk as (
      select distinct kind, office_types from office_desk join current using (service, version)),
    waiting as (
      select held.office_types, held.kind,
        place_of(held.kind, app.district, app.mission, app.airport) as code, count(*)::int as n
      from application app join office_desk held
        on held.service = app.service and held.version = app.version and held.desk = app.desk
      where app.head_office and app.office_desk is distinct from app.desk
      group by 1, 2, 3)
    select desk.kind, place.code, place.name, place.name_bng, desk.office_types, coalesce(waiting.n, 0) as applications,
      exists (
        select from office where office.closed_at is null and office.type = any (desk.office_types)
          and office.places @> array[place.code]) as has_office
    from desk
      join lookup place on place.source = desk.kind and place.active
      left join waiting on waiting.kind = desk.kind and waiting.code = place.code
        and waiting.office_types = desk.office_types
    where not is_served(desk.office_types, place.code)
    order by desk.kind, place.name, cardinality(desk.office_types), desk.office_types`.execute(db)
  return rows
}
