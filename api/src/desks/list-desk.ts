import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listDesk as listCall } from '../../../domain/src/contracts/desk.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { actionsOn, hearsSecrets, isStaff, seatOf, type Seat } from '../applications/person.ts'
import { isToldAs } from '../applications/told-status.ts'
import { listLatest } from '../definitions/repository.ts'
import { beginningWith, pageOf } from '../platform/listing.ts'
import type { Actor, Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import type { Tables } from '../platform/tables.ts'
import { describeRows, headingsOf } from './describe-rows.ts'
import { readSearch } from './search-files.ts'
import type { Place } from '../platform/blocks.ts'
import { findPlace } from './tally.ts'

type Query = InputOf<typeof listCall>
type Files = ExpressionBuilder<Tables, 'application'>
type Condition = Expression<SqlBool>

/** The officer's queue. Deep pages and totals cost what the first page costs, unless a filter makes the list short anyway. */
export async function listDesk(context: Context, query: Query) {
  const { db, actor, locale } = context
  if (!isStaff(actor)) return refuse('NO_PERMISSION')
  const seat = await seatOf(db, actor)
  const permitted = (await listLatest(db)).map(({ definition }) => definition).filter(({ id }) => actionsOn(actor, id).includes('view'))
  const shown = permitted.filter(({ id }) => query.service === undefined || id === query.service)
  const { page = 1, size = pageSize, sort = '-submittedOn' } = query
  const scope = scopeFor(actor, shown, seat, query)
  const place = scope.pairs.length === 0 ? { total: 0, offset: 0 } : await placeOf(context, scope, query, { page, size, sort })
  const rows = place.total === 0 ? [] : await rowsAt(context, scope, query, place, { size, sort })
  return {
    ...pageOf({ list: await describeRows(context, rows, shown, locale), total: place.total, page, size }),
    headings: shown.length === 1 && shown[0] ? headingsOf(shown[0]) : [],
    services: permitted.map(({ id, title }) => ({ service: id, title: title.en, titleBng: title.bn })),
  }
}

/** Which states and desks of which services are meant, and whose files an office outside headquarters sees. */
export type Scope = { told?: { services: readonly ServiceDefinition[]; status: string }; pairs: { service: string; states?: string[]; desks?: string[] }[]; places?: { column: 'district' | 'mission' | 'airport'; values: readonly string[] } } // prettier-ignore

function scopeFor(actor: Actor, services: readonly ServiceDefinition[], seat: Seat, { status, ...query }: Query): Scope {
  if (status === undefined || hearsSecrets(actor)) return scopeOf(services, seat, { ...query, status })
  return { ...scopeOf(services, seat, query), told: { services, status } }
}

export function scopeOf(
  services: readonly ServiceDefinition[],
  { roles, office }: Seat,
  { view = 'mine', status }: Pick<Query, 'view' | 'status'>,
): Scope {
  if (!office) return { pairs: [] }
  const pairs = services.flatMap(({ id, workflow }) => {
    const states = Object.entries(workflow.states)
      .filter(([, state]) => state.status !== 'DRAFT')
      .filter(([, state]) => status === undefined || state.status === status || String(state.approval) === status)
      .map(([name]) => name)
    const desks = [...workflow.desks, ...(workflow.later ?? [])]
      .filter((desk) => desk.office === office.kind && [desk.role].flat().some((role) => roles.includes(role)))
      .map((desk) => desk.id)
    if (states.length === 0 || (view === 'mine' && desks.length === 0)) return []
    return [{ service: id, states, ...(view === 'mine' ? { desks } : {}) }]
  })
  return office.kind === 'hq' ? { pairs } : { pairs, places: { column: office.kind, values: office.places } }
}

async function placeOf(context: Context, scope: Scope, query: Query, { page, size, sort }: { page: number; size: number; sort: string }): Promise<Place> {
  if (isPlain(scope, query, sort)) {
    const which = (eb: ExpressionBuilder<Tables, 'application_tally'>) =>
      eb.or(scope.pairs.map(({ service, states, desks }) =>
        eb.and([eb('service', '=', service), ...(states ? [eb('state', 'in', states)] : []), ...(desks ? [eb('desk', 'in', desks)] : [])])))
    return await findPlace(context.db, which, { page, size, newestFirst: sort.startsWith('-') })
  }
  const { total } = await context.db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(conditionsOf(eb, context, scope, query)))
    .executeTakeFirstOrThrow()
  return { total, offset: (page - 1) * size }
} // prettier-ignore

/** Only service, state and desk decide, in the order of the numbers: then the running totals know everything. */
const isPlain = (scope: Scope, { view, search, setupId, office, district, overdue }: Query, sort: string) =>
  !scope.places &&
  !scope.told &&
  view !== 'taken' &&
  !search &&
  !setupId &&
  !office &&
  !district &&
  overdue !== 'Y' &&
  sort.endsWith('submittedOn')

function conditionsOf(eb: Files, { secrets, actor, now }: Context, scope: Scope, query: Query): Condition[] {
  const pairs = scope.pairs.map(({ service, states, desks }) =>
    eb.and([eb('service', '=', service), ...(states ? [eb('state', 'in', states)] : []), ...(desks ? [eb('desk', 'in', desks)] : [])]),
  )
  return [
    eb('status', '!=', 'DRAFT'),
    eb.or(pairs),
    ...(scope.told ? [isToldAs(eb, scope.told.services, scope.told.status)] : []),
    ...(scope.places ? [eb(scope.places.column, 'in', scope.places.values.length > 0 ? [...scope.places.values] : [''])] : []),
    ...(query.view === 'taken' ? [eb('taken_by', '=', actor.id)] : []),
    ...(query.setupId ? [eb('setup_id', '=', Number(query.setupId) || 0)] : []),
    ...(query.district ? [eb('district', '=', query.district)] : []),
    ...(query.office
      ? [eb('district', '=', sql<string>`any(select unnest(places) from office where id = ${Number(query.office) || 0})`)]
      : []),
    ...(query.overdue === 'Y' ? [eb('desk_due_on', '<', dhakaDay(now()))] : []),
    ...(query.search ? [found(eb, readSearch(secrets, query.search))] : []),
  ]
}

/** Each way of finding has its own index; joined by "or" in one condition none of them would be used. */
function found(eb: Files, search: ReturnType<typeof readSearch>): Condition {
  if ('number' in search) return eb('no', '=', search.number)
  const inBangla = search.inBangla.map(
    (name) => sql`union all (select id from application where status <> 'DRAFT' and name_bng like ${beginningWith(name)} limit 500)`,
  )
  const byName = /\p{L}/u.test(search.beginning)
    ? sql`union all (select id from application where status <> 'DRAFT' and lower(name) like ${beginningWith(search.beginning)} limit 500)
          ${sql.join(inBangla, sql` `)}`
    : sql``
  return eb(
    'id',
    'in',
    sql<number>`(
    (select application_id from application_key where digest = any(${search.digests}::bytea[]) order by application_id desc limit 500) ${byName})`,
  )
}

const rowsAt = (context: Context, scope: Scope, query: Query, place: Place, { size, sort }: { size: number; sort: string }) => {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return context.db
    .selectFrom('application')
    .selectAll()
    .where((eb) => eb.and(conditionsOf(eb, context, scope, query)))
    .$if(place.from !== undefined, (rows) => rows.where('id', '>=', place.from ?? 0))
    .$if(place.to !== undefined, (rows) => rows.where('id', '<=', place.to ?? 0))
    .$if(sort.endsWith('due'), (rows) => rows.orderBy('desk_due_on', direction))
    .orderBy('id', direction)
    .limit(size)
    .offset(place.offset)
    .execute()
}
