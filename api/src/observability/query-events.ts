import type pg from 'pg'

/** A finished or failed statement: its text with placeholders, never the values. */
export type QueryEvent = {
  text: string
  ms: number
  /** Rows returned or affected. */
  rows: number
  isFailed: boolean
  /** True if reported in the caller's async context, so that the request is known. */
  isAwaited: boolean
}
export type QueryListener = (event: QueryEvent) => void

type Result = { rowCount: number | null } | { rowCount: number | null }[] | undefined

/** Reports every statement of a pool. The time excludes the wait for a connection. */
export function instrumentQueries(pool: pg.Pool, listener: QueryListener) {
  pool.on('connect', (client) => {
    const execute = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const text = textOf(args[0])
      if (text === undefined) return execute(...args)
      const startedAt = performance.now()
      const report = (isAwaited: boolean, isFailed: boolean, result?: Result) =>
        listener({ text, ms: performance.now() - startedAt, rows: rowsOf(result), isFailed, isAwaited })
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        return execute(...args.slice(0, -1), (error: unknown, result: Result) => {
          report(false, Boolean(error), result)
          callback(error, result)
        })
      }
      const result = execute(...args) as Promise<Result>
      // Reports in parallel, so that listeners do not delay the result.
      result.then(
        (result) => report(true, false, result),
        () => report(true, true),
      )
      return result
    }) as typeof client.query
  })
}

/** Cursors submit themselves and are not instrumented. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  const { submit, text } = (query ?? {}) as { submit?: unknown; text?: string }
  return submit ? undefined : text
}

const rowsOf = (result: Result) => [result].flat().reduce((sum, one) => sum + (one?.rowCount ?? 0), 0)

const maxLength = 500

/** Shortens a statement to one line for a log or a trace, and masks literals in case a value was inlined. */
export const redactStatement = (text: string): string =>
  text
    .trim()
    .slice(0, maxLength)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, `'?'`)
    .replaceAll(/\b\d{5,}\b/g, '?')
