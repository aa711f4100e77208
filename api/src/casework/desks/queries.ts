import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { InputOf } from '@wewb/domain/http/contract'
import type { listDesk as listContract } from '@wewb/domain/casework/desk-contracts'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { startOfDhakaDay } from '@wewb/domain/language/date-times'
import { hasApplicantStatus } from '#casework/applications/applicant-status-filters.ts'
import type { PagePosition } from '#db/block-pagination.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { startsWithPattern } from '#server/listing.ts'
import { findPagePosition } from './application-tally-queries.ts'
import type { DeskScope } from './desk-scope.ts'
import { heldByHeadOffice, isHeldByOffice, isOnDesks, isOpenToOffice } from './holder-queries.ts'
import type { ApplicationSearch } from './parse-application-search.ts'

type Applications = ExpressionBuilder<Tables, 'application'>
type Condition = Expression<SqlBool>

/** Filters of a page of the desk. */
export type Selection = {
  scope: DeskScope
  query: InputOf<typeof listContract>
  search: ApplicationSearch | undefined
  accountId: number
  today: string
}

type Paging = Parameters<typeof findPagePosition>[2]

/** Finds the position of a page when only service, state and desk filter the list. */
export function findPlaceInScope(db: Database, { pairs }: DeskScope, paging: Paging): Promise<PagePosition> {
  const which = (eb: ExpressionBuilder<Tables, 'application_tally'>) =>
    eb.or(
      pairs.map(({ service, states, desks, officeDesks = [] }) =>
        eb.and([
          eb('service', '=', service),
          ...(states ? [eb('state', 'in', states)] : []),
          ...(desks ? [eb('desk', 'in', [...desks, ...officeDesks.map(heldByHeadOffice)])] : []),
        ]),
      ),
    )
  return findPagePosition(db, which, paging)
}

export async function countDeskApplications(db: Database, selection: Selection): Promise<number> {
  const { total } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(conditionsOf(eb, selection)))
    .executeTakeFirstOrThrow()
  return total
}

export const listDeskApplications = (
  db: Database,
  selection: Selection,
  position: PagePosition,
  { size, sort }: { size: number; sort: string },
) => {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return db
    .selectFrom('application')
    .selectAll()
    .where((eb) => eb.and(conditionsOf(eb, selection)))
    .$if(position.from !== undefined, (rows) => rows.where('id', '>=', position.from ?? 0))
    .$if(position.to !== undefined, (rows) => rows.where('id', '<=', position.to ?? 0))
    .$if(sort.endsWith('due'), (rows) => rows.orderBy('desk_due_on', direction))
    .orderBy('id', direction)
    .limit(size)
    .offset(position.offset)
    .execute()
}

function conditionsOf(eb: Applications, { scope, query, search, accountId, today }: Selection): Condition[] {
  const isMine = query.view !== 'all' && query.view !== 'taken'
  const pairs = scope.pairs.map(({ service, versions, states, desks, officeDesks, dueBy }) =>
    eb.and([
      eb('service', '=', service),
      ...(versions ? [eb('version', 'in', versions)] : []),
      ...(states ? [eb('state', 'in', states)] : []),
      ...(desks ? [isOnDesks(eb, desks, officeDesks)] : []),
      ...(dueBy ? [eb('desk_due_on', '<=', dueBy)] : []),
    ]),
  )
  return [
    eb('status', '!=', 'DRAFT'),
    eb.or(pairs),
    ...(scope.applicantStatus
      ? [hasApplicantStatus(eb, scope.applicantStatus.versions, scope.applicantStatus.status)]
      : []),
    ...(scope.jurisdiction ? [isOpenToOffice(scope.jurisdiction)] : []),
    ...(scope.jurisdiction && isMine ? [isHeldByOffice(scope.jurisdiction)] : []),
    ...(query.view === 'taken' ? [eb('taken_by', '=', accountId)] : []),
    ...(query.setupId ? [eb('setup_id', '=', Number(query.setupId) || 0)] : []),
    ...(query.district ? [eb('district', '=', query.district)] : []),
    ...(query.office
      ? [
          eb(
            'district',
            '=',
            sql<string>`any(select unnest(places) from office where id = ${Number(query.office) || 0})`,
          ),
        ]
      : []),
    ...(query.from ? [eb('submitted_at', '>=', startOfDhakaDay(query.from))] : []),
    ...(query.to ? [eb('submitted_at', '<', startOfDhakaDay(addDays(query.to, 1)))] : []),
    ...(query.overdue === 'Y' ? [eb('desk_due_on', '<', today)] : []),
    ...(search ? [matchesSearch(eb, search)] : []),
  ]
}

/** Uses one subquery per index; an "or" of the conditions would use none of the indexes. */
function matchesSearch(eb: Applications, search: ApplicationSearch): Condition {
  if ('number' in search) return eb('no', '=', search.number)
  const inBangla = search.banglaNamePrefixes.map(
    (name) =>
      sql`union all (
        select id from application where status <> 'DRAFT' and name_bng like ${startsWithPattern(name)} limit 500)`,
  )
  const byName = /\p{L}/u.test(search.namePrefix)
    ? sql`union all (
          select id from application
          where status <> 'DRAFT' and lower(name) like ${startsWithPattern(search.namePrefix)}
          limit 500)
          ${sql.join(inBangla, sql` `)}`
    : sql``
  return eb(
    'id',
    'in',
    sql<number>`(
    (select application_id from application_key
      where digest = any(${search.digests}::bytea[])
      order by application_id desc
      limit 500) ${byName})`,
  )
}

/** Marks overdue applications as escalated, once per desk; returns the newly marked ones. */
export const updateOverdueToEscalated = (tx: Tx, today: string) =>
  tx
    .updateTable('application')
    .set({ escalated_on: today })
    .where('desk', 'is not', null)
    .where('desk_due_on', '<', today)
    .where('escalated_on', 'is', null)
    .returning(['no', 'desk', 'service', 'desk_due_on'])
    .execute()

/**
 * Assigns applications again whose office changed in the same moment in which they moved
 * (`0047_holders_who_may_act.sql`). All other changes were assigned at once, except those that waited when that
 * migration ran.
 */
export async function assignMissedHolders(db: Database) {
  const { rows } = await sql<{ place: string }>`
    select distinct place from application, unnest(array[district, mission, airport]) place
    where status <> 'DRAFT' and coalesce(desk, returns_to) is not null and place is not null
    order by place`.execute(db)
  // Place by place, so that no statement runs into the timeout; first those given to an office, whatever their place.
  for (const places of [[], ...rows.map(({ place }) => [place])])
    await sql`
      select assign_holders(array['DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT'], ${places}::text[], null)`.execute(db)
}

/** Releases claimed applications without a change since that time. */
export const releaseApplicationsUnchangedSince = (db: Database, moment: Date) =>
  db
    .updateTable('application')
    .set({ taken_by: null })
    .where('taken_by', 'is not', null)
    .where('updated_at', '<', moment)
    .execute()

/** Lists the returned applications due on that day, without those whose applicants were reminded today. */
export const listToRemind = (db: Database, day: string) =>
  db
    .selectFrom('application')
    .selectAll()
    .where('status', '=', 'RETURNED')
    .where('due_on', '=', day)
    .where(
      sql<boolean>`not exists (
        select from message
        where message.file_no = application.no and message.template = 'REMINDER'
          and message.created_at > now() - interval '20 hours')`,
    )
    .orderBy('id')
    .execute()

export const listReturnedDueBefore = (db: Database, day: string) =>
  db.selectFrom('application').select('no').where('status', '=', 'RETURNED').where('due_on', '<', day).execute()
