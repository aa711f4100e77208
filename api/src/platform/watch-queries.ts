import type pg from 'pg'

/** A statement that was answered, or failed: its text with places for the values, and never the values. */
export type Heard = {
  text: string
  ms: number
  /** Given or changed. */
  rows: number
  isFailed: boolean
  /** Heard where it was asked, so that whoever asked is known. */
  isAwaited: boolean
}
export type Hear = (heard: Heard) => void

type Result = { rowCount: number | null } | { rowCount: number | null }[] | undefined

/** Tells of every statement a pool is asked. The time is that of the statement alone: who waits for a connection waits before it. */
export function watchQueries(pool: pg.Pool, hear: Hear) {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
    client.query = ((...asked: unknown[]) => {
      const text = textOf(asked[0])
      if (text === undefined) return ask(...asked)
      const began = performance.now()
      const told = (isAwaited: boolean, isFailed: boolean, result?: Result) =>
        hear({ text, ms: performance.now() - began, rows: rowsOf(result), isFailed, isAwaited })
      const last = asked.at(-1)
      if (typeof last === 'function') {
        return ask(...asked.slice(0, -1), (error: unknown, result: Result) => {
          told(false, Boolean(error), result)
          last(error, result)
        })
      }
      const answer = ask(...asked) as Promise<Result>
      // Beside the answer, not before it: nobody waits for whoever listens.
      answer.then((result) => told(true, false, result), () => told(true, true)) // prettier-ignore
      return answer
    }) as typeof client.query
  })
}

/** A cursor has its own way of being asked, and is left alone. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  const { submit, text } = (asked ?? {}) as { submit?: unknown; text?: string }
  return submit ? undefined : text
}

const rowsOf = (result: Result) => [result].flat().reduce((sum, one) => sum + (one?.rowCount ?? 0), 0)

const longest = 500

/** For a log or a trace: short, on one line, and without anything that could be a value, should ever one be written into a statement. */
export const statementText = (text: string): string =>
  text
    .trim()
    .slice(0, longest)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, `'?'`)
    .replaceAll(/\b\d{5,}\b/g, '?')
