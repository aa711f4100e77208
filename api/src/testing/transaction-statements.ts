import pg from 'pg'
import { vi } from 'vitest'

/** Counts the statements of the longest transaction that `run` commits. */
export async function countTransactionStatements(run: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await run()
  const open = new Map<object, number>()
  let longest = 0
  query.mock.calls.forEach(([statement], index) => {
    const client = query.mock.contexts[index] as object
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
    open.set(client, text === 'begin' ? 0 : (open.get(client) ?? 0) + 1)
    if (text === 'commit') longest = Math.max(longest, (open.get(client) ?? 1) - 1)
  })
  query.mockRestore()
  return longest
}
