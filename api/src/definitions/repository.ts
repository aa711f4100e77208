import { sql } from 'kysely'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { readDefinition } from '../../../domain/src/engine/read-definition.ts'
import type { Database, Tx } from '../platform/database.ts'
import { shared } from '../platform/gathered.ts'
import { refuse } from '../platform/problem.ts'

export type Published = { version: number; definition: ServiceDefinition }

/** Versions never change, so one that was read is good for ever. */
const read = new WeakMap<object, Map<string, ServiceDefinition>>()

export async function getDefinition(db: Database, service: string, version: number): Promise<ServiceDefinition> {
  const known = cacheOf(db)
  const key = `${service} ${version}`
  const kept = known.get(key)
  if (kept) return kept
  const row = await db
    .selectFrom('service_definition')
    .select('definition')
    .where('service', '=', service)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const definition = row.definition as unknown as ServiceDefinition
  known.set(key, definition)
  return definition
}

export async function findLatest(db: Database, service: string): Promise<Published | undefined> {
  const row = await db
    .selectFrom('service_definition')
    .select('version')
    .where('service', '=', service)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { version: row.version, definition: await getDefinition(db, service, row.version) }
}

/** Every service in its present version. */
export const listLatest = shared(async (db): Promise<readonly Published[]> => {
  const rows = await db
    .selectFrom('service_definition')
    .distinctOn('service')
    .select(['service', 'version'])
    .orderBy('service')
    .orderBy('version', 'desc')
    .execute()
  return await Promise.all(rows.map(async ({ service, version }) => ({ version, definition: await getDefinition(db, service, version) })))
})

/**
 * The coded services and those built by staff come into the database by this one door. A definition that is as it was
 * stays the version it was, unless somebody published it by hand (`anew`) and expects its number; a wrong one stops the
 * start rather than an applicant.
 */
export async function publishDefinition(tx: Tx, candidate: ServiceDefinition, { anew = false } = {}): Promise<number> {
  const text = JSON.stringify(candidate)
  const last = await tx
    .selectFrom('service_definition')
    .select(['version', sql<boolean>`definition = ${text}::jsonb`.as('isSame')])
    .where('service', '=', candidate.id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  // It was checked when it was published.
  if (last?.isSame && !anew) return last.version
  const checked = readDefinition(JSON.parse(text))
  if ('problems' in checked) throw new Error(`${candidate.id} cannot be published:\n${checked.problems.join('\n')}`)
  const version = (last?.version ?? 0) + 1
  await tx
    .insertInto('service_definition')
    .values({ service: candidate.id, version, definition: JSON.stringify(checked.definition) })
    .execute()
  return version
}

/** Transactions are short-lived objects of their own; the executor behind them lives as long as the portal. */
function cacheOf(db: Database): Map<string, ServiceDefinition> {
  const owner = db.getExecutor().adapter
  const kept = read.get(owner) ?? new Map<string, ServiceDefinition>()
  read.set(owner, kept)
  return kept
}
