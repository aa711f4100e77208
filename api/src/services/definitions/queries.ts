import { sql } from 'kysely'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Workflow } from '@wewb/domain/engine/definition/workflow'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { withAppeals } from '@wewb/domain/services/workflows/appeals'
import { parseDefinition } from '@wewb/domain/engine/evaluation/parse-definition'
import type { Database, Tx } from '#db/database.ts'
import { coalesce } from '#db/batch-loader.ts'
import { throwProblem } from '#problems/problem.ts'

export type PublishedDefinition = { version: number; definition: ServiceDefinition }

/** Versions are immutable, so they are cached for ever. */
const read = new WeakMap<object, Map<string, ServiceDefinition>>()

export async function getDefinition(db: Database, service: string, version: number): Promise<ServiceDefinition> {
  const cache = cacheOf(db)
  const key = `${service} ${version}`
  const stored = cache.get(key)
  if (stored) return stored
  const row = await db
    .selectFrom('service_definition')
    .select('definition')
    .where('service', '=', service)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) return throwProblem('NOT_FOUND')
  const definition = withAppeals(row.definition as unknown as ServiceDefinition)
  cache.set(key, definition)
  return definition
}

export async function findLatestDefinition(db: Database, service: string): Promise<PublishedDefinition | undefined> {
  const row = await db
    .selectFrom('service_definition')
    .select('version')
    .where('service', '=', service)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { version: row.version, definition: await getDefinition(db, service, row.version) }
}

/** Lists every service in its current version. */
export const listLatestDefinitions = coalesce(async (db): Promise<readonly PublishedDefinition[]> => {
  const rows = await db
    .selectFrom('service_definition')
    .distinctOn('service')
    .select(['service', 'version'])
    .orderBy('service')
    .orderBy('version', 'desc')
    .execute()
  return await Promise.all(
    rows.map(async ({ service, version }) => ({ version, definition: await getDefinition(db, service, version) })),
  )
})

/** Lists every version of every service, the newest first: an application under way has the workflow of its own. */
export const listDefinitionVersions = coalesce(async (db): Promise<readonly PublishedDefinition[]> => {
  const rows = await db
    .selectFrom('service_definition')
    .select(['service', 'version'])
    .orderBy('service')
    .orderBy('version', 'desc')
    .execute()
  return await Promise.all(
    rows.map(async ({ service, version }) => ({ version, definition: await getDefinition(db, service, version) })),
  )
})

/** The current version of each service, of versions in the order of `listDefinitionVersions`. */
export const latestOf = (versions: readonly PublishedDefinition[]): ServiceDefinition[] => [
  ...new Map(versions.toReversed().map(({ definition }) => [definition.id, definition])).values(),
]

/**
 * The current version of each service, with the desks and states that only earlier versions have: reports name those of
 * applications under way.
 */
export const withEarlierNames = (versions: readonly PublishedDefinition[]): ServiceDefinition[] =>
  latestOf(versions).map((latest) => {
    const all = versions.flatMap(({ definition }) => (definition.id === latest.id ? [definition.workflow] : []))
    const { workflow } = latest
    const earlier = all
      .flatMap(({ desks, later = [] }) => [...desks, ...later])
      .filter(({ id }) => findDesk(workflow, id) === undefined)
    const states = Object.assign({}, ...all.toReversed().map((one) => one.states)) as Workflow['states']
    return { ...latest, workflow: { ...workflow, later: [...(workflow.later ?? []), ...earlier], states } }
  })

/**
 * Publishes a definition, from code or from the programme builder. An unchanged definition keeps its version, except
 * with `force` (a publication by staff). An invalid definition stops the start.
 */
export async function publishDefinition(tx: Tx, candidate: ServiceDefinition, { force = false } = {}): Promise<number> {
  const text = JSON.stringify(candidate)
  const last = await tx
    .selectFrom('service_definition')
    .select(['version', sql<boolean>`definition = ${text}::jsonb`.as('isSame')])
    .where('service', '=', candidate.id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  // It was validated when it was published.
  if (last?.isSame && !force) return last.version
  const checked = parseDefinition(JSON.parse(text))
  if ('problems' in checked) throw new Error(`${candidate.id} cannot be published:\n${checked.problems.join('\n')}`)
  const version = (last?.version ?? 0) + 1
  await tx
    .insertInto('service_definition')
    .values({ service: candidate.id, version, definition: JSON.stringify(checked.definition) })
    .execute()
  return version
}

/**
 * Transactions are short-lived objects; the adapter of their executor lives as long as the portal and serves as key.
 */
function cacheOf(db: Database): Map<string, ServiceDefinition> {
  const owner = db.getExecutor().adapter
  const stored = read.get(owner) ?? new Map<string, ServiceDefinition>()
  read.set(owner, stored)
  return stored
}
