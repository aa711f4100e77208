import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { batchLoader, coalesce } from './batch-loader.ts'

/** A fake database that records each batch of keys and resolves on demand. */
function createSlowLoader() {
  const batches: number[][] = []
  const pending: { resolve(): void; reject(): void }[] = []
  const double = batchLoader(async (_db, keys: number[]) => {
    batches.push(keys)
    await new Promise<void>((resolve, reject) => pending.push({ resolve, reject: () => reject(new Error('gone')) }))
    return keys.map((key) => key * 2)
  })
  return { batches, pending, double: (key: number) => double(db, key) }
}
const db = {} as Database

describe('batch loader', () => {
  it('loads once for concurrent callers, and returns each their own result', async () => {
    const { batches, pending, double } = createSlowLoader()
    const results = Promise.all([double(1), double(2), double(3)])
    await turn()
    pending[0]?.resolve()
    expect([await results, batches]).toEqual([[2, 4, 6], [[1, 2, 3]]])
  })
  it('waits for a running batch, so that no result is older than its request', async () => {
    const { batches, pending, double } = createSlowLoader()
    const first = double(1)
    await turn()
    const others = Promise.all([double(2), double(3)])
    await turn()
    expect(batches).toEqual([[1]])
    pending[0]?.resolve()
    await first
    pending[1]?.resolve()
    expect([await others, batches]).toEqual([
      [4, 6],
      [[1], [2, 3]],
    ])
  })
  it('does not wait for a batch that hangs', async () => {
    const { batches, pending, double } = createSlowLoader()
    void double(1)
    await turn()
    const second = double(2)
    await wait(60)
    expect(batches).toEqual([[1], [2]])
    pending[1]?.resolve()
    expect(await second).toBe(4)
  })
  it('splits large batches, and a hanging part does not delay others', async () => {
    const { batches, pending, double } = createSlowLoader()
    const results = Array.from({ length: 250 }, (_, index) => double(index))
    await wait(100)
    expect(batches.map((keys) => keys.length)).toEqual([100, 100, 50])
    pending[2]?.resolve()
    expect(await results[249]).toBe(498)
  })
  it('fails for the callers of the failed batch only', async () => {
    const { pending, double } = createSlowLoader()
    const failing = Promise.allSettled([double(1), double(2)])
    await turn()
    const after = double(3)
    pending[0]?.reject()
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    pending[1]?.resolve()
    expect(await after).toBe(6)
  })
  it('isolates a key that the database cannot parse', async () => {
    const load = batchLoader(async (_db, keys: number[]) => {
      if (keys.some((key) => key > 2 ** 31)) throw Object.assign(new Error('integer out of range'), { code: '22003' })
      return keys.map((key) => key * 2)
    })
    const [one, broken, other] = await Promise.allSettled([load(db, 1), load(db, 2 ** 40), load(db, 3)])
    expect([one, other]).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'fulfilled', value: 6 },
    ])
    expect(broken?.status).toBe('rejected')
  })
  it('is separate for each database', async () => {
    const databases: Database[] = []
    const load = batchLoader(async (database, keys: number[]) => (databases.push(database), keys))
    const other = {} as Database
    await Promise.all([load(db, 1), load(other, 1)])
    expect(databases).toEqual([db, other])
  })
  it('queries at once inside a transaction, which would block others', async () => {
    const batches: number[][] = []
    const load = batchLoader(async (_db, keys: number[]) => (batches.push(keys), keys))
    const tx = { isTransaction: true } as Database
    await Promise.all([load(tx, 1), load(tx, 2)])
    expect(batches).toEqual([[1], [2]])
  })
  it('returns one result for all callers when there is no key', async () => {
    let times = 0
    const now = coalesce(async () => ({ times: (times += 1) }))
    const [one, other] = await Promise.all([now(db), now(db)])
    expect(one).toBe(other)
    expect((await now(db)).times).toBe(2)
  })
})
