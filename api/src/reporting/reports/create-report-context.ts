import { getOwn } from '@wewb/domain/collections/get-own'
import type { ReportQuery } from '@wewb/domain/reporting/report-contracts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { dateRangeOf, type DateRange } from '@wewb/domain/reporting/periods'
import type { Report, ReportFilter } from '@wewb/domain/reporting/report'
import { permittedActions, maySeeUnpublished, getRolesAndOffice, type RolesAndOffice } from '#identity/access/person.ts'
import { listDefinitionVersions, withEarlierNames } from '#services/definitions/queries.ts'
import type { Actor, Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { findOfficeJurisdictions, listDistrictParents } from './queries.ts'
import type { ReportContext, JurisdictionColumn } from './report-data-source.ts'

const notADay = { bn: 'তারিখটি ঠিক নয়।', en: 'This is not a day.' }
const wrongOrder = { bn: 'শেষ তারিখ শুরুর তারিখের আগে হতে পারে না।', en: 'The last day cannot be before the first.' }

/** Restricts services and jurisdictions to those of the user; the filters can only narrow that further. */
export async function createReportContext(
  context: Context,
  report: Report,
  query: ReportQuery,
): Promise<ReportContext & { seat: RolesAndOffice }> {
  const { db, readDb, secrets, actor, now } = context
  const seat = await getRolesAndOffice(db, actor)
  const today = toDhakaDate(now())
  const filters = withoutUnknownFilters(report, query)
  const all = withEarlierNames(await listDefinitionVersions(db))
  const isPeriodOpen = report.isPeriodOptional === true && !(filters.period ?? filters.from ?? filters.to)
  const services = servicesOfModule(visibleServices(all, actor, report, seat), filters.module)
  return {
    db: readDb,
    secrets,
    actor,
    now,
    seat,
    screen: report.screen,
    today,
    days: isPeriodOpen ? allDays : readDays(filters, today),
    isPeriodOpen,
    services,
    hasAllServices: services.length === all.length,
    jurisdictions: [...jurisdictionsOfSeat(seat), ...(await filteredJurisdictions(db, filters))],
    query: filters,
  }
}

/** Drops filters that this report does not have, so that a saved filter of one report is harmless in another. */
function withoutUnknownFilters({ filters }: Report, { period, from, to, ...others }: ReportQuery): ReportQuery {
  const days = filters.includes('period') ? { period, from, to } : {}
  const rest = Object.entries(others).filter(([name]) => filters.includes(name as ReportFilter))
  return Object.fromEntries([...Object.entries(days), ...rest].filter(([, value]) => value))
}

const allDays: DateRange = { from: '1900-01-01', to: '2199-12-31' }

function readDays({ period, from, to }: ReportQuery, today: string): DateRange {
  const usual = (getOwn(dateRangeOf, period ?? '') ?? dateRangeOf['this-year'])(today)
  const days = { from: from ?? usual.from, to: to ?? usual.to }
  const issues: Issue[] = (['from', 'to'] as const)
    .filter((path) => !isIsoDate(days[path]))
    .map((path) => ({ path, code: 'rule', message: notADay }))
  assertNoIssues(
    issues.length === 0 && days.to < days.from ? [{ path: 'to', code: 'rule', message: wrongOrder }] : issues,
  )
  return days
}

/** The SMS report covers all services; applications require access to their service. */
function visibleServices(
  all: ServiceDefinition[],
  actor: Actor,
  { screen }: Report,
  { office }: RolesAndOffice,
): ServiceDefinition[] {
  if (screen === 'sms-module-summary-report') return all
  // Counts would reveal unpublished results.
  if (!maySeeUnpublished(actor)) return throwProblem('NO_PERMISSION')
  return office ? all.filter(({ id }) => permittedActions(actor, id).includes('view')) : []
}

/** `gms` means every grant programme. */
const servicesOfModule = (services: ServiceDefinition[], code: string | undefined) =>
  code === undefined ? services : services.filter(({ id }) => id === code || (code === 'gms' && id.startsWith('gms-')))

/** Limits an office other than head office to its own districts, mission or airport (docs/domain/roles.md). */
const jurisdictionsOfSeat = ({ office }: RolesAndOffice): ReportContext['jurisdictions'] =>
  !office || office.kind === 'hq' ? [] : [{ column: office.kind, values: office.places }]

async function filteredJurisdictions(
  db: Database,
  { division, district, mission, country, office }: ReportQuery,
): Promise<ReportContext['jurisdictions']> {
  const single = Object.entries({ district, mission, country }).flatMap(([column, value]) =>
    value ? [{ column: column as JurisdictionColumn, values: [value] }] : [],
  )
  const within = division ? [{ column: 'district' as const, values: await districtsIn(db, division) }] : []
  return [...single, ...within, ...(office ? await jurisdictionsOfOffice(db, Number(office) || 0) : [])]
}

const districtsIn = async (db: Database, division: string): Promise<string[]> =>
  (await listDistrictParents(db)).flatMap(({ code, parents }) => (parents.includes(division) ? [code] : []))

const columnOf: Record<string, JurisdictionColumn> = {
  DEMO: 'district',
  WELFARE_CENTRE: 'district',
  MISSION: 'mission',
  AIRPORT: 'airport',
}

/** Head office has no limit; an unknown office has no jurisdiction. */
async function jurisdictionsOfOffice(db: Database, id: number): Promise<ReportContext['jurisdictions']> {
  const office = await findOfficeJurisdictions(db, id)
  const column = getOwn(columnOf, office?.type ?? '')
  if (office && !column) return []
  return [{ column: column ?? 'district', values: office?.places ?? [] }]
}
