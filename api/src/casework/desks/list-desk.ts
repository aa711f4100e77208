import type { InputOf } from '@wewb/domain/http/contract'
import type { listDesk as listDeskEndpoint } from '@wewb/domain/casework/desk-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { dayRangeIssues } from '@wewb/domain/engine/fields/day-range-issues'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { permittedActions, isStaff, getRolesAndOffice } from '#identity/access/person.ts'
import { listHolidays } from '#casework/applications/queries.ts'
import { latestOf, listDefinitionVersions } from '#services/definitions/queries.ts'
import { pageOf } from '#server/listing.ts'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import type { PagePosition } from '#db/block-pagination.ts'
import type { Database } from '#db/database.ts'
import { listScope, withStates } from './desk-scope.ts'
import { countOverdue } from './overdue-queries.ts'
import { supervisedPairs } from './supervision.ts'
import { describeDeskRows, columnHeadings } from './describe-desk-rows.ts'
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
  const versions = (await listDefinitionVersions(db)).filter(({ definition: { id } }) =>
    permittedActions(actor, id).includes('view'),
  )
  const permitted = latestOf(versions)
  const listed = versions.filter(({ definition: { id } }) => query.service === undefined || id === query.service)
  const listedServices = latestOf(listed)
  const { page = 1, size = DEFAULT_PAGE_SIZE, sort = '-submittedOn' } = query
  const today = toDhakaDate(now())
  const supervised = supervisedPairs(listed, seat, { today, holidays: await listHolidays(db) })
  const scope =
    query.view === 'supervised'
      ? { pairs: withStates(supervised, listed, query.status) }
      : listScope(actor, listed, seat, query)
  const search = query.search ? parseApplicationSearch(secrets, query.search) : undefined
  const selection = { scope, query, search, accountId: actor.id, today }
  const position: PagePosition =
    scope.pairs.length === 0 ? { total: 0, offset: 0 } : await findPosition(db, selection, { page, size, sort })
  const rows = position.total === 0 ? [] : await listDeskApplications(db, selection, position, { size, sort })
  return {
    ...pageOf({
      list: await describeDeskRows(context, rows, locale),
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
  scope.pairs.every(({ versions }) => versions === undefined) &&
  !scope.applicantStatus &&
  query.view !== 'taken' &&
  query.view !== 'supervised' &&
  !search &&
  ![query.setupId, query.office, query.district, query.from, query.to].some(Boolean) &&
  query.overdue !== 'Y' &&
  sort.endsWith('submittedOn')
