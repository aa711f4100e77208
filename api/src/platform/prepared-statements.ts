import pg from 'pg'

/** A statement that was asked so often is given a name: from then on each connection parses and plans it once. */
const often = 8
/** Each name costs every connection some memory in the database. */
const mostNames = 200
const mostWatched = 2000
/** What is longer is written for the occasion: a report, a list of many values. */
const longest = 3000

/** Of a statement without a name how often it was asked, else its name. */
const known = new Map<string, number | string>()
let names = 0
let generation = 0

function nameOf(text: string): string | undefined {
  if (text.length > longest) return undefined
  const kept = known.get(text) ?? 0
  if (typeof kept === 'string') return kept
  if (kept < often || names >= mostNames) {
    if (known.size >= mostWatched) forgetUnnamed()
    known.set(text, kept + 1)
    return undefined
  }
  names += 1
  const name = `often-${generation}-${names}`
  known.set(text, name)
  return name
}

function forgetUnnamed() {
  for (const [text, kept] of known) if (typeof kept === 'number') known.delete(text)
}

/**
 * A migration that changes a table, or a pooler that hands out other connections, leaves names that mean nothing any more. Everybody
 * begins anew with other names; who was in the middle of it is told to come again.
 */
const staleNames = new Set(['0A000', '26000'])

function noteFailure(error: { code?: string }) {
  if (!staleNames.has(error.code ?? '')) return
  generation += 1
  names = 0
  known.clear()
}

type Asked = (text: unknown, values?: unknown, done?: unknown) => unknown

/** A connection that knows again what it is often asked. */
export class PreparingClient extends pg.Client {
  override query = ((text: unknown, values?: unknown, done?: unknown) => {
    const ask = pg.Client.prototype.query.bind(this) as Asked
    if (typeof text !== 'string' || !Array.isArray(values) || done !== undefined) return ask(text, values, done)
    // `begin` and `commit`: one message there, one back.
    if (values.length === 0 && text.length < 20) return ask(text)
    const name = nameOf(text)
    const answer = ask(name === undefined ? { text, values } : { text, values, name }) as Promise<unknown>
    answer.catch(noteFailure)
    return answer
  }) as pg.Client['query']
}
