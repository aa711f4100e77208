import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

/** Maximum time in milliseconds that a batch waits for the one before it. */
const maxWait = 20
/** Maximum batch size: beyond it, one statement costs more than two. */
const maxAtOnce = 100

type Ask<Key, Answer> = (keys: Key[]) => Promise<readonly Answer[]>
type Query<Key, Answer> = { key: Key; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * Batches lookups that arrive together into one SQL statement: keys that arrive while a statement runs go into the next
 * one. A single lookup is not delayed, and each result is read after its request. `ask` returns the results in the
 * order of the keys.
 */
export function batchLoader<Key, Answer>(ask: (db: Database, keys: Key[]) => Promise<readonly Answer[]>) {
  const lines = new WeakMap<Database, Line<Key, Answer>>()
  return async (db: Database, key: Key): Promise<Answer> => {
    // A transaction holds locks and must not wait for others.
    if (db.isTransaction) return (await ask(db, [key]))[0] as Answer
    const line = lines.get(db) ?? new Line<Key, Answer>((keys) => ask(db, keys))
    lines.set(db, line)
    return await line.join(key)
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
export function coalesce<Answer>(ask: (db: Database) => Promise<Answer>) {
  const askOnce = batchLoader<undefined, Answer>(async (db, keys) => {
    const answer = await ask(db)
    return keys.map(() => answer)
  })
  return (db: Database): Promise<Answer> => askOnce(db, undefined)
}

class Line<Key, Answer> {
  readonly #ask: Ask<Key, Answer>
  #waiting: Query<Key, Answer>[] = []
  #underWay = 0
  #isLeaving = false
  #timer: NodeJS.Timeout | undefined
  /** Runs the statement in the async context of its first caller, so that a trace attributes it to that request. */
  #asFirst = AsyncLocalStorage.snapshot()

  constructor(ask: Ask<Key, Answer>) {
    this.#ask = ask
  }

  join(key: Key): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) this.#asFirst = AsyncLocalStorage.snapshot()
      this.#waiting.push({ key, resolve, reject })
      if (this.#underWay === 0) this.#leaveSoon()
      else this.#leaveInTime()
    })
  }

  /** Flushes after the current I/O events, so that all requests received by then are in the batch. */
  #leaveSoon() {
    if (this.#isLeaving) return
    this.#isLeaving = true
    setImmediate(() => void this.#leave())
  }

  #leaveInTime() {
    this.#timer ??= setTimeout(() => void this.#leave(), maxWait)
  }

  async #leave() {
    this.#isLeaving = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    const together = this.#waiting.splice(0, maxAtOnce)
    if (together.length === 0) return
    if (this.#waiting.length > 0) this.#leaveInTime()
    this.#underWay += 1
    await this.#asFirst(() => this.#answer(together))
    this.#underWay -= 1
    if (this.#waiting.length > 0) void this.#leave()
  }

  async #answer(together: readonly Query<Key, Answer>[]): Promise<void> {
    try {
      const answers = await this.#ask(together.map(({ key }) => key))
      together.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
    } catch (error) {
      // An invalid key must not fail the lookups of the others: each key is retried alone.
      if (together.length > 1 && isOfAKey(error)) await Promise.all(together.map((one) => this.#answer([one])))
      else for (const { reject } of together) reject(error)
    }
  }
}

/** PostgreSQL error class 22 (data exception): for example a number out of range or an invalid text. */
const isOfAKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code?.toString().startsWith('22') ?? false
