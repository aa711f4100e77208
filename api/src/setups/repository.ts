import { sql } from 'kysely'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { Entry } from '../lookups/load-lists.ts'
import type { Database, Tx } from '../platform/database.ts'
import { gathered, inOrder } from '../platform/gathered.ts'
import { yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'

export const scholarship = 'edu-allowance'
export const disability = 'dis-allowance'

export const findSetup = gathered(async (db, ids: number[]) => {
  const rows = await db
    .selectFrom('setup')
    .selectAll()
    .where('id', '=', sql<number>`any (${ids})`)
    .execute()
  return inOrder(ids, rows, ({ id }) => id)
})
export type Setup = NonNullable<Awaited<ReturnType<typeof findSetup>>>

/** A circular of this service; one of another does not exist here. */
export async function getSetup(db: Database, id: number, service: string): Promise<Setup> {
  const setup = await findSetup(db, id)
  return setup?.service === service ? setup : refuse('NOT_FOUND')
}

/** Locked until the transaction ends: a circular is published once, its list proposed once. */
export async function lockSetup(tx: Tx, id: number, service?: string): Promise<Setup> {
  const setup = await tx.selectFrom('setup').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return setup && (service ?? setup.service) === setup.service ? setup : refuse('NOT_FOUND')
}

/** From the first minute of its first day to midnight of its last, in Dhaka. */
export const isOpen = ({ published_at, closed_at, opens_on, closes_on }: Setup, today: string): boolean =>
  published_at !== null && closed_at === null && opens_on <= today && today <= closes_on

/** The circulars of a service that take applications on that day. */
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

/** The published circulars of these services. */
export const listSetupsOf = async (db: Database, services: readonly string[]): Promise<Setup[]> =>
  services.length === 0
    ? []
    : await db
        .selectFrom('setup')
        .selectAll()
        .where('service', 'in', services)
        .where('published_at', 'is not', null)
        .orderBy('id')
        .execute()

/** Whether a service takes applications today, and until when: under circulars the nearest last day counts, without any it is open all year. */
export function opennessOf({ id, needsSetup }: { id: string; needsSetup?: true }, setups: readonly Setup[], today: string) {
  const open = setups.filter((setup) => setup.service === id && isOpen(setup, today))
  const [closesOn = null] = open.map(({ closes_on }) => closes_on).toSorted()
  return { openYn: yesNo(!needsSetup || open.length > 0), closesOn }
}

export const factsOfSetup = (setup: Setup, today: string): Facts => ({
  ...circularOf(setup.service).factsOf(setup.circular, { id: setup.id, opensOn: setup.opens_on, closesOn: setup.closes_on }),
  'setup.isOpen': isOpen(setup, today),
})

/** What may still be approved under a circular. One without a budget is bound only by each award's own ceiling. */
export async function budgetLeft(db: Database, setup: Setup): Promise<string> {
  const budget = setup.circular['budget']
  if (typeof budget !== 'string') return circularOf(setup.service).yearlyAmount(setup.circular)
  const { rows } = await sql<{ remaining: string }>`
    select (${budget}::numeric - coalesce(sum(amount), 0))::text as remaining
    from application where setup_id = ${setup.id} and approval_status = 2`.execute(db)
  return rows[0]?.remaining ?? '0'
}

/** What is left, and stays so until the transaction ends: every approval under the circular passes here. */
export async function lockBudget(tx: Tx, id: number): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('budget'), ${id}::int)`.execute(tx)
  return await budgetLeft(tx, (await findSetup(tx, id)) ?? refuse('NOT_FOUND'))
}

/** How many more may be approved under a circular, below nought when too many are; one that does not say is for everyone. */
export async function seatsLeft(db: Database, { id, circular }: Setup): Promise<number> {
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

/** The circulars as a list that a question may offer. */
export async function setupEntries(db: Database, values: string[]): Promise<Map<string, Entry>> {
  const ids = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('setup').select(['id', 'title', 'title_bng']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title, title_bng }) => [String(id), { label: { bn: title_bng, en: title } }]))
}
