/**
 * A batch loader, as in the DataLoader library: it collects the keys of concurrent lookups and loads them with one SQL
 * statement.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

/** Maximum time in milliseconds that a batch waits for the one before it. */
const maxWait = 20
/** Maximum batch size: beyond it, one statement costs more than two. */
const maxBatchSize = 100

type LoadBatch<Key, Result> = (keys: Key[]) => Promise<readonly Result[]>
type Lookup<Key, Result> = { key: Key; resolve: (result: Result) => void; reject: (error: unknown) => void }

/**
 * Batches lookups that arrive together into one SQL statement: keys that arrive while a statement runs go into the next
 * one. A single lookup is not delayed, and each result is read after its request. `load` returns the results in the
 * order of the keys.
 */
export function batchLoader<Key, Result>(load: (db: Database, keys: Key[]) => Promise<readonly Result[]>) {
  const queues = new WeakMap<Database, BatchQueue<Key, Result>>()
  return async (db: Database, key: Key): Promise<Result> => {
    // A transaction holds locks and must not wait for others.
    if (db.isTransaction) return (await load(db, [key]))[0] as Result
    const queue = queues.get(db) ?? new BatchQueue<Key, Result>((keys) => load(db, keys))
    queues.set(db, queue)
    return await queue.enqueue(key)
  }
}

/** Returns the row of each key, in the order of the keys. */
export function orderRowsByKeys<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => byKey.get(key))
}

/** Returns the rows of each key, in the order of the keys. */
export function groupRowsByKeys<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[][] {
  const byKey = Map.groupBy(rows, keyOf)
  return keys.map((key) => byKey.get(key) ?? [])
}

/** Batches a query without a key: all callers share one result, which must not be mutated. */
export function coalesce<Result>(load: (db: Database) => Promise<Result>) {
  const loadShared = batchLoader<undefined, Result>(async (db, keys) => {
    const result = await load(db)
    return keys.map(() => result)
  })
  return (db: Database): Promise<Result> => loadShared(db, undefined)
}

class BatchQueue<Key, Result> {
  readonly #load: LoadBatch<Key, Result>
  #queue: Lookup<Key, Result>[] = []
  #running = 0
  #isFlushScheduled = false
  #timer: NodeJS.Timeout | undefined
  /** Runs the statement in the async context of its first caller, so that a trace attributes it to that request. */
  #runInFirstContext = AsyncLocalStorage.snapshot()

  constructor(load: LoadBatch<Key, Result>) {
    this.#load = load
  }

  enqueue(key: Key): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length === 0) this.#runInFirstContext = AsyncLocalStorage.snapshot()
      this.#queue.push({ key, resolve, reject })
      if (this.#running === 0) this.#flushSoon()
      else this.#flushLater()
    })
  }

  /** Flushes after the current I/O events, so that all requests received by then are in the batch. */
  #flushSoon() {
    if (this.#isFlushScheduled) return
    this.#isFlushScheduled = true
    setImmediate(() => void this.#flush())
  }

  #flushLater() {
    this.#timer ??= setTimeout(() => void this.#flush(), maxWait)
  }

  async #flush() {
    this.#isFlushScheduled = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    const lookups = this.#queue.splice(0, maxBatchSize)
    if (lookups.length === 0) return
    if (this.#queue.length > 0) this.#flushLater()
    this.#running += 1
    await this.#runInFirstContext(() => this.#run(lookups))
    this.#running -= 1
    if (this.#queue.length > 0) void this.#flush()
  }

  async #run(lookups: readonly Lookup<Key, Result>[]): Promise<void> {
    try {
      const results = await this.#load(lookups.map(({ key }) => key))
      lookups.forEach(({ resolve }, index) => resolve(results[index] as Result))
    } catch (error) {
      // An invalid key must not fail the lookups of the others: each key is retried alone.
      if (lookups.length > 1 && isKeyError(error)) await Promise.all(lookups.map((lookup) => this.#run([lookup])))
      else for (const { reject } of lookups) reject(error)
    }
  }
}

/** PostgreSQL error class 22 (data exception): for example a number out of range or an invalid text. */
const isKeyError = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code?.toString().startsWith('22') ?? false
