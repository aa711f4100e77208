import type { InputOf } from '@wewb/domain/http/contract'
import type { listDesk as listDeskEndpoint } from '@wewb/domain/casework/desk-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Workflow } from '@wewb/domain/engine/definition/workflow'
import { dayRangeIssues } from '@wewb/domain/engine/fields/day-range-issues'
import { isSubstitute } from '@wewb/domain/engine/evaluation/workflow-state'
import { toDhakaDate } from '@wewb/domain/language/dates'
import {
  permittedActions,
  maySeeUnpublished,
  isStaff,
  getRolesAndOffice,
  toPerson,
  type RolesAndOffice,
} from '#identity/access/person.ts'
import { listHolidays } from '#casework/applications/queries.ts'
import { listLatestDefinitions } from '#services/definitions/queries.ts'
import { pageOf } from '#server/listing.ts'
import type { Actor, Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import type { PagePosition } from '#db/block-pagination.ts'
import type { Database } from '#db/database.ts'
import { countOverdue } from './overdue-queries.ts'
import { supervisedPairs, type SupervisedPair } from './supervision.ts'
import { describeDeskRows, columnHeadings } from './describe-desk-rows.ts'
import type { Jurisdiction } from './holder-queries.ts'
import { parseApplicationSearch } from './parse-application-search.ts'
import { countDeskApplications, findPlaceInScope, listDeskApplications, type Selection } from './queries.ts'

type Query = InputOf<typeof listDeskEndpoint>

/**
 * Lists the officer's queue. Deep pages and totals cost as much as the first page, unless a filter makes the list short
 * anyway.
 */
export async function listDesk(context: Context, query: Query) {
  const { db, actor, locale, secrets, now } = context
  if (!isStaff(actor)) return throwProblem('NO_PERMISSION')
  assertNoIssues(dayRangeIssues(query.from, query.to))
  const seat = await getRolesAndOffice(db, actor)
  const permitted = (await listLatestDefinitions(db))
    .map(({ definition }) => definition)
    .filter(({ id }) => permittedActions(actor, id).includes('view'))
  const listedServices = permitted.filter(({ id }) => query.service === undefined || id === query.service)
  const { page = 1, size = DEFAULT_PAGE_SIZE, sort = '-submittedOn' } = query
  const today = toDhakaDate(now())
  const supervised = supervisedPairs(listedServices, seat, { today, holidays: await listHolidays(db) })
  const scope =
    query.view === 'supervised'
      ? { pairs: withStates(supervised, listedServices, query.status) }
      : scopeFor(actor, listedServices, seat, query)
  const search = query.search ? parseApplicationSearch(secrets, query.search) : undefined
  const selection = { scope, query, search, accountId: actor.id, today }
  const position: PagePosition =
    scope.pairs.length === 0 ? { total: 0, offset: 0 } : await findPosition(db, selection, { page, size, sort })
  const rows = position.total === 0 ? [] : await listDeskApplications(db, selection, position, { size, sort })
  return {
    ...pageOf({
      list: await describeDeskRows(context, rows, listedServices, locale),
      total: position.total,
      page,
      size,
    }),
    headings: listedServices.length === 1 && listedServices[0] ? columnHeadings(listedServices[0]) : [],
    services: permitted.map(({ id, title }) => ({ service: id, title: title.en, titleBng: title.bn })),
    supervised:
      supervised.length === 0
        ? null
        : (await countOverdue(db, supervised)).reduce((sum, { overdue }) => sum + overdue, 0),
  }
}

/** The states and desks of each service, and the jurisdiction of an office outside headquarters. */
export type DeskScope = {
  applicantStatus?: { services: readonly ServiceDefinition[]; status: string }
  /**
   * `officeDesks`: desks of offices, as far as head office holds their applications; `dueBy`: only what was due by
   * then.
   */
  pairs: { service: string; states?: string[]; desks?: string[]; officeDesks?: string[]; dueBy?: string }[]
  jurisdiction?: Jurisdiction
}

function scopeFor(
  actor: Actor,
  services: readonly ServiceDefinition[],
  seat: RolesAndOffice,
  { status, ...query }: Query,
): DeskScope {
  if (status === undefined || maySeeUnpublished(actor)) return deskScope(actor, services, seat, { ...query, status })
  return { ...deskScope(actor, services, seat, query), applicantStatus: { services, status } }
}

export function deskScope(
  actor: Actor,
  services: readonly ServiceDefinition[],
  seat: RolesAndOffice,
  { view = 'mine', status }: Pick<Query, 'view' | 'status'>,
): DeskScope {
  const { roles, office } = seat
  if (!office) return { pairs: [] }
  const pairs = services.flatMap(({ id, workflow }) => {
    const states = statesOf(workflow, status)
    const all = [...workflow.desks, ...(workflow.later ?? []), ...(workflow.appeals ?? [])]
    const desks = all
      .filter((desk) => desk.office === office.kind && [desk.role].flat().some((role) => roles.includes(role)))
      .map((desk) => desk.id)
    const officeDesks = isSubstitute(toPerson(actor, seat, id))
      ? all.filter((desk) => desk.office !== 'hq').map((desk) => desk.id)
      : []
    if (states.length === 0 || (view === 'mine' && desks.length + officeDesks.length === 0)) return []
    return [{ service: id, states, ...(view === 'mine' ? { desks, officeDesks } : {}) }]
  })
  if (office.kind === 'hq') return { pairs }
  return { pairs, jurisdiction: { column: office.kind, values: office.places, officeId: office.id ?? 0 } }
}

const withStates = (
  pairs: readonly SupervisedPair[],
  services: readonly ServiceDefinition[],
  status: string | undefined,
): DeskScope['pairs'] =>
  pairs.flatMap((pair) => {
    const states = services
      .filter(({ id }) => id === pair.service)
      .flatMap(({ workflow }) => statesOf(workflow, status))
    return states.length > 0 ? [{ ...pair, states }] : []
  })

const statesOf = ({ states }: Workflow, status: string | undefined): string[] =>
  Object.entries(states)
    .filter(([, state]) => state.status !== 'DRAFT')
    .filter(([, state]) => status === undefined || state.status === status || String(state.approval) === status)
    .map(([name]) => name)

type Paging = { page: number; size: number; sort: string }

async function findPosition(db: Database, selection: Selection, { page, size, sort }: Paging): Promise<PagePosition> {
  if (isPlain(selection, sort))
    return await findPlaceInScope(db, selection.scope, { page, size, newestFirst: sort.startsWith('-') })
  return { total: await countDeskApplications(db, selection), offset: (page - 1) * size }
}

/**
 * Returns whether only service, state and desk filter the list, in order of ids, so that the running totals suffice.
 */
const isPlain = ({ scope, search, query }: Selection, sort: string) =>
  !scope.jurisdiction &&
  !scope.applicantStatus &&
  query.view !== 'taken' &&
  query.view !== 'supervised' &&
  !search &&
  ![query.setupId, query.office, query.district, query.from, query.to].some(Boolean) &&
  query.overdue !== 'Y' &&
  sort.endsWith('submittedOn')
