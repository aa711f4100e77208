import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { ReportQuery } from '../../../domain/src/contracts/reports.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { dhakaDay, isDay } from '../../../domain/src/language/dates.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import { daysOf, type Days } from '../../../domain/src/reports/periods.ts'
import type { Report, ReportFilter } from '../../../domain/src/reports/report.ts'
import { actionsOn, hearsSecrets, seatOf, type Seat } from '../applications/person.ts'
import { listLatest } from '../definitions/repository.ts'
import type { Actor, Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import type { Asked, PlaceColumn } from './counting.ts'

const notADay = { bn: 'তারিখটি ঠিক নয়।', en: 'This is not a day.' }
const wrongOrder = { bn: 'শেষ তারিখ শুরুর তারিখের আগে হতে পারে না।', en: 'The last day cannot be before the first.' }

/** Who asks decides which services and places are seen at all; what they chose narrows that, and never widens it. */
export async function readAsked(context: Context, report: Report, query: ReportQuery): Promise<Asked & { seat: Seat }> {
  const { db, readDb, secrets, actor, now } = context
  const seat = await seatOf(db, actor)
  const today = dhakaDay(now())
  const known = onlyKnown(report, query)
  const all = (await listLatest(db)).map(({ definition }) => definition)
  const services = chosen(servicesSeen(all, actor, report, seat), known.module)
  return {
    db: readDb,
    secrets,
    actor,
    now,
    seat,
    screen: report.screen,
    today,
    days: readDays(known, today),
    services,
    hasAllServices: services.length === all.length,
    places: [...seatPlaces(seat), ...(await chosenPlaces(db, known))],
    query: known,
  }
}

/** What this report does not ask is not heard, so that a kept filter of one report does no harm in another. */
function onlyKnown({ filters }: Report, { period, from, to, ...others }: ReportQuery): ReportQuery {
  const days = filters.includes('period') ? { period, from, to } : {}
  const rest = Object.entries(others).filter(([name]) => filters.includes(name as ReportFilter))
  return Object.fromEntries([...Object.entries(days), ...rest].filter(([, value]) => value))
}

function readDays({ period, from, to }: ReportQuery, today: string): Days {
  const usual = (getOwn(daysOf, period ?? '') ?? daysOf['this-year'])(today)
  const days = { from: from ?? usual.from, to: to ?? usual.to }
  const issues: Issue[] = (['from', 'to'] as const)
    .filter((path) => !isDay(days[path]))
    .map((path) => ({ path, code: 'rule', message: notADay }))
  insist(issues.length === 0 && days.to < days.from ? [{ path: 'to', code: 'rule', message: wrongOrder }] : issues)
  return days
}

/** Messages are of no service's screen; files are seen by who may open the desk of their service. */
function servicesSeen(all: ServiceDefinition[], actor: Actor, { screen }: Report, { office }: Seat): ServiceDefinition[] {
  if (screen === 'sms-module-summary-report') return all
  // Counts would tell what the public must not hear yet.
  if (!hearsSecrets(actor)) return refuse('NO_PERMISSION')
  return office ? all.filter(({ id }) => actionsOn(actor, id).includes('view')) : []
}

/** `gms` means every grant programme. */
const chosen = (services: ServiceDefinition[], code: string | undefined) =>
  code === undefined ? services : services.filter(({ id }) => id === code || (code === 'gms' && id.startsWith('gms-')))

/** domain/4-access.md 4.1: an office outside headquarters sees its districts, its mission, its airport. */
const seatPlaces = ({ office }: Seat): Asked['places'] =>
  !office || office.kind === 'hq' ? [] : [{ column: office.kind, values: office.places }]

async function chosenPlaces(db: Database, { division, district, mission, country, office }: ReportQuery): Promise<Asked['places']> {
  const single = Object.entries({ district, mission, country }).flatMap(([column, value]) =>
    value ? [{ column: column as PlaceColumn, values: [value] }] : [],
  )
  const within = division ? [{ column: 'district' as const, values: await districtsIn(db, division) }] : []
  return [...single, ...within, ...(office ? await placesOfOffice(db, Number(office) || 0) : [])]
}

const districtsIn = async (db: Database, division: string): Promise<string[]> =>
  (await db.selectFrom('lookup').select(['code', 'parents']).where('source', '=', 'district').execute()).flatMap(({ code, parents }) =>
    parents.includes(division) ? [code] : [],
  )

const columnOf: Record<string, PlaceColumn> = { DEMO: 'district', WELFARE_CENTRE: 'district', MISSION: 'mission', AIRPORT: 'airport' }

/** Headquarters serve everybody; an office nobody knows serves nobody. */
async function placesOfOffice(db: Database, id: number): Promise<Asked['places']> {
  const office = await db.selectFrom('office').select(['type', 'places']).where('id', '=', id).executeTakeFirst()
  const column = getOwn(columnOf, office?.type ?? '')
  if (office && !column) return []
  return [{ column: column ?? 'district', values: office?.places ?? [] }]
}
