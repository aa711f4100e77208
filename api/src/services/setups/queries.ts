import { sql, type Insertable, type Updateable } from 'kysely'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { ResolvedEntry } from '#administration/lookups/load-lists.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { batchLoader, orderRowsByKeys } from '#db/batch-loader.ts'
import { containsPattern, yesNo, sortOrder, type SortKey } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'

export const scholarshipServiceId = 'edu-allowance'
export const disabilityServiceId = 'dis-allowance'

export const findSetup = batchLoader(async (db, ids: number[]) => {
  const rows = await db
    .selectFrom('setup')
    .selectAll()
    .where('id', '=', sql<number>`any (${ids})`)
    .execute()
  return orderRowsByKeys(ids, rows, ({ id }) => id)
})
export type Setup = NonNullable<Awaited<ReturnType<typeof findSetup>>>

/** Returns a circular of this service; one of another is not found. */
export async function getSetup(db: Database, id: number, service: string): Promise<Setup> {
  const setup = await findSetup(db, id)
  return setup?.service === service ? setup : throwProblem('NOT_FOUND')
}

/** Locks the circular for the transaction: it is published once and its list proposed once. */
export async function lockSetup(tx: Tx, id: number, service?: string): Promise<Setup> {
  const setup = await tx.selectFrom('setup').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return setup && (service ?? setup.service) === setup.service ? setup : throwProblem('NOT_FOUND')
}

const sortColumns = { title: 'title', startDate: 'opens_on', endDate: 'closes_on' } as const
type PageFilter = {
  service: string
  search: string
  sort: SortKey<keyof typeof sortColumns> | undefined
  page: number
  size: number
}

/** Lists a page of the circulars of a service, newest first, with the total. */
export async function listSetupPage(db: Database, { service, search, sort, page, size }: PageFilter) {
  const pattern = containsPattern(search)
  const found = db
    .selectFrom('setup')
    .where('service', '=', service)
    .where((eb) => eb.or([eb('title', 'ilike', pattern), eb('title_bng', 'ilike', pattern)]))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .$if(sort !== undefined, (query) => query.orderBy(...sortOrder(sortColumns, sort ?? 'title')))
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows }
}

export const insertSetup = (tx: Tx, setup: Insertable<Tables['setup']>) =>
  tx.insertInto('setup').values(setup).returningAll().executeTakeFirstOrThrow()

export const updateSetupRow = (tx: Tx, id: number, values: Updateable<Tables['setup']>) =>
  tx
    .updateTable('setup')
    .set({ ...values, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteSetup = (tx: Tx, id: number) => tx.deleteFrom('setup').where('id', '=', id).execute()

export const findMeritList = (db: Database, setupId: number) =>
  db.selectFrom('merit_list').selectAll().where('setup_id', '=', setupId).executeTakeFirst()

export const findMeritListState = (tx: Tx, setupId: number) =>
  tx.selectFrom('merit_list').select('state').where('setup_id', '=', setupId).executeTakeFirst()

export const findAnyApplication = (tx: Tx, setupId: number) =>
  tx.selectFrom('application').select('id').where('setup_id', '=', setupId).limit(1).executeTakeFirst()

export async function countSubmittedApplications(db: Database, setupId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from application where setup_id = ${setupId} and status <> 'DRAFT'`.execute(db)
  return rows[0]?.n ?? 0
}

/** Open from the start of its first day to the end of its last, in Dhaka. */
export const isSetupOpen = ({ published_at, closed_at, opens_on, closes_on }: Setup, today: string): boolean =>
  published_at !== null && closed_at === null && opens_on <= today && today <= closes_on

/** Lists the circulars of a service that accept applications on that day. */
export const listOpenSetups = (db: Database, service: string, today: string) =>
  db
    .selectFrom('setup')
    .selectAll()
    .where('service', '=', service)
    .where('published_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('opens_on', '<=', today)
    .where('closes_on', '>=', today)
    .orderBy('id')
    .execute()

/** Lists the published circulars of these services. */
export const listPublishedSetups = async (db: Database, services: readonly string[]): Promise<Setup[]> =>
  services.length === 0
    ? []
    : await db
        .selectFrom('setup')
        .selectAll()
        .where('service', 'in', services)
        .where('published_at', 'is not', null)
        .orderBy('id')
        .execute()

/**
 * Returns whether a service accepts applications today, and until when: the nearest closing date of its circulars.
 * Without circulars it is open all year. A stopped service is not open.
 */
export function applicationWindowOf(
  { id, needsSetup }: { id: string; needsSetup?: true },
  setups: readonly Setup[],
  today: string,
  isStopped = false,
) {
  if (isStopped) return { openYn: yesNo(false), closesOn: null }
  const open = setups.filter((setup) => setup.service === id && isSetupOpen(setup, today))
  const [closesOn = null] = open.map(({ closes_on }) => closes_on).toSorted()
  return { openYn: yesNo(!needsSetup || open.length > 0), closesOn }
}

export const factsOfSetup = (setup: Setup, today: string): Facts => ({
  ...circularTypeOf(setup.service).factsOf(setup.circular, {
    id: setup.id,
    opensOn: setup.opens_on,
    closesOn: setup.closes_on,
  }),
  'setup.isOpen': isSetupOpen(setup, today),
})

/** Returns the budget left under a circular. Without a budget only the ceiling of each award applies. */
export async function getRemainingBudget(db: Database, setup: Setup): Promise<string> {
  const budget = setup.circular['budget']
  if (typeof budget !== 'string') return circularTypeOf(setup.service).yearlyAmount(setup.circular)
  const { rows } = await sql<{ remaining: string }>`
    select (${budget}::numeric - coalesce(sum(amount), 0))::text as remaining
    from application where setup_id = ${setup.id} and approval_status = 2`.execute(db)
  return rows[0]?.remaining ?? '0'
}

/** Locks and returns the remaining budget until the transaction ends: every approval under the circular passes here. */
export async function lockBudget(tx: Tx, id: number): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('budget'), ${id}::int)`.execute(tx)
  return await getRemainingBudget(tx, (await findSetup(tx, id)) ?? throwProblem('NOT_FOUND'))
}

/** Counts the remaining seats of a circular; negative when exceeded, infinite when unlimited. */
export async function countRemainingSeats(db: Database, { id, circular }: Setup): Promise<number> {
  const seats = Number(circular['seats'] ?? 0)
  if (seats === 0) return Infinity
  const { taken } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('setup_id', '=', id)
    .where('approval_status', '=', 2)
    .executeTakeFirstOrThrow()
  return seats - taken
}

/** Resolves circulars as a lookup list of a field. */
export async function setupEntries(db: Database, values: string[]): Promise<Map<string, ResolvedEntry>> {
  const ids = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('setup').select(['id', 'title', 'title_bng']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title, title_bng }) => [String(id), { label: { bn: title_bng, en: title } }]))
}

/** Locks the circular for a change of its list: no single move on its applications runs at the same time. */
export async function lockList(tx: Tx, id: number, service?: string): Promise<Setup> {
  const setup = await lockSetup(tx, id, service)
  await sql`select pg_advisory_xact_lock(hashtext('merit-list'), ${id}::int)`.execute(tx)
  return setup
}

/** True if this person created or changed the circular, by the audit log. */
export async function hasWrittenSetup(tx: Tx, id: number, accountId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', `setup:${id}`)
    .where('actor', '=', `account:${accountId}`)
    .where('event', '=', 'setup.saved')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
