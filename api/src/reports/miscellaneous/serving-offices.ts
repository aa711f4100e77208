import type { RoleCode } from '../../../../domain/src/access/roles.ts'
import type { OfficeKind } from '../../../../domain/src/definition/statuses.ts'
import type { Desk } from '../../../../domain/src/definition/workflow.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { officeTypeNames, type OfficeType } from '../../../../domain/src/lookups/offices.ts'
import type { Database } from '../../platform/database.ts'
import { joined } from './joined.ts'

/** Where the people of a role sit; all others sit at head office. */
const seats: Partial<Record<RoleCode, OfficeType>> = {
  DEMO_OFFICER: 'DEMO',
  WC_OFFICER: 'WELFARE_CENTRE',
  MISSION_OFFICER: 'MISSION',
  AIRPORT_OFFICER: 'AIRPORT',
}

type Place = { [Kind in Exclude<OfficeKind, 'hq'>]?: string | null }

/** Where a file lies: the office's name, and what a list is narrowed by to show only the files there. */
export type Whereabouts = { name: Bilingual; narrowed: { office?: string; district?: string; mission?: string } }
export type Serving = (desk: Pick<Desk, 'role' | 'office'> | undefined, place: Place) => Whereabouts

/** Which office a file lies in, told by its desk and its place. A place that no office serves is called by its own name. */
export async function readServing(db: Database): Promise<Serving> {
  const offices = await db.selectFrom('office').select(['id', 'type', 'name', 'name_bng', 'places']).where('closed_at', 'is', null).orderBy('id').execute() // prettier-ignore
  const places = await db.selectFrom('lookup').select(['source', 'code', 'name', 'name_bng']).where('source', 'in', ['district', 'mission', 'airport']).execute() // prettier-ignore
  const headOffice = offices.find(({ type }) => type === 'HQ')
  return (desk, place) => {
    if (!desk || desk.office === 'hq') return { name: headOffice ? named(headOffice) : officeTypeNames.HQ, narrowed: {} }
    const kind = desk.office
    const code = place[kind] ?? ''
    const types = [desk.role].flat().map((role): string | undefined => seats[role])
    const serving = offices.filter((office) => types.includes(office.type) && office.places.includes(code))
    if (serving.length === 1) return { name: joined(serving.map(named)), narrowed: { office: String(serving[0]?.id) } }
    const narrowed = kind === 'airport' ? {} : { [kind]: code }
    if (serving.length > 0) return { name: joined(serving.map(named)), narrowed }
    const known = places.find((entry) => entry.source === kind && entry.code === code)
    return { name: known ? named(known) : nowhere, narrowed }
  }
}

const nowhere: Bilingual = { bn: 'স্থান উল্লেখ নেই', en: 'No place given' }
const named = ({ name, name_bng }: { name: string; name_bng: string }): Bilingual => ({ bn: name_bng, en: name })
