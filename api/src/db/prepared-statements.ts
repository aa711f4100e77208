import pg from 'pg'

/** Number of executions after which a statement gets a name: from then on each connection parses and plans it once. */
const minUseCount = 8
/** Each prepared statement costs memory on every connection. */
const maxNames = 200
const maxCounted = 2000
/** Longer statements, such as reports and long value lists, are not prepared. */
const maxTextLength = 3000

/** Execution count of an unprepared statement, or the name of a prepared one. */
const statementIds = new Map<string, number | string>()
let nameCount = 0
let generation = 0

function nameOf(text: string): string | undefined {
  if (text.length > maxTextLength) return undefined
  const useCount = statementIds.get(text) ?? 0
  if (typeof useCount === 'string') return useCount
  if (useCount < minUseCount || nameCount >= maxNames) {
    if (statementIds.size >= maxCounted) deleteUnnamed()
    statementIds.set(text, useCount + 1)
    return undefined
  }
  nameCount += 1
  const name = `often-${generation}-${nameCount}`
  statementIds.set(text, name)
  return name
}

function deleteUnnamed() {
  for (const [text, stored] of statementIds) if (typeof stored === 'number') statementIds.delete(text)
}

/**
 * A migration, or a pooler that switches connections, invalidates prepared statements. All statements get new names;
 * queries in progress fail as temporarily unavailable.
 */
const stalePlanErrors = new Set(['0A000', '26000'])

function handleQueryError(error: { code?: string }) {
  if (!stalePlanErrors.has(error.code ?? '')) return
  generation += 1
  nameCount = 0
  statementIds.clear()
}

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown

/** A connection that prepares frequent statements. */
export class PreparedStatementClient extends pg.Client {
  override query = ((text: unknown, values?: unknown, done?: unknown) => {
    const execute = pg.Client.prototype.query.bind(this) as Query
    if (typeof text !== 'string' || !Array.isArray(values) || done !== undefined) return execute(text, values, done)
    // `begin` and `commit` use the simple protocol: one message each way.
    if (values.length === 0 && text.length < 20) return execute(text)
    const name = nameOf(text)
    const result = execute(name === undefined ? { text, values } : { text, values, name }) as Promise<unknown>
    result.catch(handleQueryError)
    return result
  }) as pg.Client['query']
}
