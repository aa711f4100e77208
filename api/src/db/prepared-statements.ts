import pg from 'pg'

/** Number of executions after which a statement gets a name: from then on each connection parses and plans it once. */
const often = 8
/** Each prepared statement costs memory on every connection. */
const maxNames = 200
const maxWatched = 2000
/** Longer statements, such as reports and long value lists, are not prepared. */
const maxTextLength = 3000

/** Execution count of an unprepared statement, or the name of a prepared one. */
const statementIds = new Map<string, number | string>()
let names = 0
let generation = 0

function nameOf(text: string): string | undefined {
  if (text.length > maxTextLength) return undefined
  const useCount = statementIds.get(text) ?? 0
  if (typeof useCount === 'string') return useCount
  if (useCount < often || names >= maxNames) {
    if (statementIds.size >= maxWatched) forgetUnnamed()
    statementIds.set(text, useCount + 1)
    return undefined
  }
  names += 1
  const name = `often-${generation}-${names}`
  statementIds.set(text, name)
  return name
}

function forgetUnnamed() {
  for (const [text, stored] of statementIds) if (typeof stored === 'number') statementIds.delete(text)
}

/**
 * A migration, or a pooler that switches connections, invalidates prepared statements. All statements get new names;
 * queries in progress fail as temporarily unavailable.
 */
const staleNames = new Set(['0A000', '26000'])

function noteFailure(error: { code?: string }) {
  if (!staleNames.has(error.code ?? '')) return
  generation += 1
  names = 0
  statementIds.clear()
}

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown

/** A connection that prepares frequent statements. */
export class PreparedStatementClient extends pg.Client {
  override query = ((text: unknown, values?: unknown, done?: unknown) => {
    const ask = pg.Client.prototype.query.bind(this) as Query
    if (typeof text !== 'string' || !Array.isArray(values) || done !== undefined) return ask(text, values, done)
    // `begin` and `commit` use the simple protocol: one message each way.
    if (values.length === 0 && text.length < 20) return ask(text)
    const name = nameOf(text)
    const answer = ask(name === undefined ? { text, values } : { text, values, name }) as Promise<unknown>
    answer.catch(noteFailure)
    return answer
  }) as pg.Client['query']
}
