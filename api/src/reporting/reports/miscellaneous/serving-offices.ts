import type { RoleCode } from '@wewb/domain/access/roles'
import type { OfficeKind } from '@wewb/domain/engine/definition/statuses'
import type { Desk } from '@wewb/domain/engine/definition/workflow'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { officeTypeNames, type OfficeType } from '@wewb/domain/reference/office-types'
import type { Database } from '#db/database.ts'
import { joinBilingual } from '#reporting/reports/report-names.ts'
import { listOpenOffices, listJurisdictions } from './queries.ts'

/** Office type of each role; all others are at head office. */
const seats: Partial<Record<RoleCode, OfficeType>> = {
  DEMO_OFFICER: 'DEMO',
  WC_OFFICER: 'WELFARE_CENTRE',
  MISSION_OFFICER: 'MISSION',
  AIRPORT_OFFICER: 'AIRPORT',
}

/** `holder`: `hq`, or the id of the office that the application was given to, instead of the usual one. */
type ApplicationLocation = { [Kind in Exclude<OfficeKind, 'hq'>]?: string | null } & { holder?: string | null }

/** The office of an application, and the filter that lists its applications. */
export type ServingOffice = { name: Bilingual; filter: { office?: string; district?: string; mission?: string } }
export type FindServingOffice = (
  desk: Pick<Desk, 'role' | 'office'> | undefined,
  place: ApplicationLocation,
) => ServingOffice

/**
 * Finds the office of an application by its desk and jurisdiction. A jurisdiction without an office is shown by its own
 * name.
 */
export async function loadServingOffices(db: Database): Promise<FindServingOffice> {
  const offices = await listOpenOffices(db)
  const places = await listJurisdictions(db)
  const headOffice = offices.find(({ type }) => type === 'HQ')
  return (desk, location) => {
    if (!desk || desk.office === 'hq' || location.holder === 'hq')
      return { name: headOffice ? named(headOffice) : officeTypeNames.HQ, filter: {} }
    const given = location.holder ? offices.find(({ id }) => String(id) === location.holder) : undefined
    if (given) return { name: named(given), filter: {} }
    const kind = desk.office
    const code = location[kind] ?? ''
    const types = [desk.role].flat().map((role): string | undefined => seats[role])
    const serving = offices.filter((office) => types.includes(office.type) && office.places.includes(code))
    if (serving.length === 1)
      return { name: joinBilingual(serving.map(named)), filter: { office: String(serving[0]?.id) } }
    const filter = kind === 'airport' ? {} : { [kind]: code }
    if (serving.length > 0) return { name: joinBilingual(serving.map(named)), filter }
    const known = places.find((entry) => entry.source === kind && entry.code === code)
    return { name: known ? named(known) : unknownPlace, filter }
  }
}

const unknownPlace: Bilingual = { bn: 'স্থান উল্লেখ নেই', en: 'No place given' }
const named = ({ name, name_bng }: { name: string; name_bng: string }): Bilingual => ({ bn: name_bng, en: name })
