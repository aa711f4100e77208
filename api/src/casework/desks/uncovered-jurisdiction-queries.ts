import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

type UncoveredDesk = {
  kind: 'district' | 'mission' | 'airport'
  code: string
  name: string
  name_bng: string
  office_types: string[]
  /** An office is open there, but nobody in it may act at the desk. */
  has_office: boolean
  applications: number
}

/**
 * Lists the places where nobody in an office may act, for each kind of desk in the current services and in the versions
 * of applications that head office holds for this reason, with their number.
 */
export async function listUncoveredDesks(db: Database): Promise<UncoveredDesk[]> {
  const { rows } = await sql<UncoveredDesk>`
    with current as (
      select distinct on (service) service, version from service_definition order by service, version desc),
    waiting as (
      select held.kind, held.office_types, held.roles, held.screen,
        place_of(held.kind, app.district, app.mission, app.airport) as code, count(*)::int as n
      from application app join office_desk held
        on held.service = app.service and held.version = app.version and held.desk = app.desk
      where app.head_office and app.office_desk is distinct from app.desk
      group by 1, 2, 3, 4, 5),
    desk as (
      select kind, office_types, roles, screen from office_desk join current using (service, version)
      union select kind, office_types, roles, screen from waiting),
    covered as (
      select distinct desk.kind, desk.office_types, desk.roles, desk.screen, place as code
      from desk join office on office.type = any (desk.office_types), unnest(office.places) place
      where is_staffed(office, desk.roles, desk.screen))
    select desk.kind, place.code, place.name, place.name_bng, desk.office_types,
      coalesce(sum(waiting.n), 0)::int as applications,
      exists (
        select from office where office.closed_at is null and office.type = any (desk.office_types)
          and office.places @> array[place.code]) as has_office
    from desk
      join lookup place on place.source = desk.kind and place.active
      left join covered on covered.code = place.code
        and (covered.kind, covered.office_types, covered.roles, covered.screen)
          = (desk.kind, desk.office_types, desk.roles, desk.screen)
      left join waiting on waiting.code = place.code
        and (waiting.kind, waiting.office_types, waiting.roles, waiting.screen)
          = (desk.kind, desk.office_types, desk.roles, desk.screen)
    where covered.code is null
    group by desk.kind, place.code, place.name, place.name_bng, desk.office_types
    order by desk.kind, place.name, cardinality(desk.office_types), desk.office_types`.execute(db)
  return rows
}
