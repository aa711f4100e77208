import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

/** Nobody waits longer than that, in milliseconds, for the question before theirs. */
const longestWait = 20
/** Beyond that a statement costs the others more than a second one would. */
const mostAtOnce = 100

type Ask<Key, Answer> = (keys: Key[]) => Promise<readonly Answer[]>
type Asked<Key, Answer> = { key: Key; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * A question that many people ask at the same moment, each with their own key, is put to the database once for all of them: what comes
 * while one is under way leaves together with the next. Who is alone waits for nobody, and every answer is of a moment after its asking.
 * `ask` gives the answers in the order of the keys.
 */
export function gathered<Key, Answer>(ask: (db: Database, keys: Key[]) => Promise<readonly Answer[]>) {
  const lines = new WeakMap<Database, Line<Key, Answer>>()
  return async (db: Database, key: Key): Promise<Answer> => {
    // Who holds locks waits for nobody.
    if (db.isTransaction) return (await ask(db, [key]))[0] as Answer
    const line = lines.get(db) ?? new Line<Key, Answer>((keys) => ask(db, keys))
    lines.set(db, line)
    return await line.join(key)
  }
}

/** Of each key its row, in the order of the keys. */
export function inOrder<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): (Row | undefined)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => byKey.get(key))
}

/** Of each key its rows, in the order of the keys. */
export function groupsInOrder<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const byKey = Map.groupBy(rows, keyOf)
  return keys.map((key) => byKey.get(key) ?? [])
}

/** The same for what has no key: everybody is given one answer, which nobody may change. */
export function shared<Answer>(ask: (db: Database) => Promise<Answer>) {
  const askOnce = gathered<undefined, Answer>(async (db, keys) => {
    const answer = await ask(db)
    return keys.map(() => answer)
  })
  return (db: Database): Promise<Answer> => askOnce(db, undefined)
}

class Line<Key, Answer> {
  readonly #ask: Ask<Key, Answer>
  #waiting: Asked<Key, Answer>[] = []
  #underWay = 0
  #isLeaving = false
  #timer: NodeJS.Timeout | undefined
  /** A trace tells the statement with the request of the first who waits for it. */
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

  /** Once all that has come in by now was looked at. */
  #leaveSoon() {
    if (this.#isLeaving) return
    this.#isLeaving = true
    setImmediate(() => void this.#leave())
  }

  #leaveInTime() {
    this.#timer ??= setTimeout(() => void this.#leave(), longestWait)
  }

  async #leave() {
    this.#isLeaving = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    const together = this.#waiting.splice(0, mostAtOnce)
    if (together.length === 0) return
    if (this.#waiting.length > 0) this.#leaveInTime()
    this.#underWay += 1
    await this.#asFirst(() => this.#answer(together))
    this.#underWay -= 1
    if (this.#waiting.length > 0) void this.#leave()
  }

  async #answer(together: readonly Asked<Key, Answer>[]): Promise<void> {
    try {
      const answers = await this.#ask(together.map(({ key }) => key))
      together.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
    } catch (error) {
      // A key that the database cannot read must not cost the others their answers.
      if (together.length > 1 && isOfAKey(error)) await Promise.all(together.map((one) => this.#answer([one])))
      else for (const { reject } of together) reject(error)
    }
  }
}

/** Class 22 of PostgreSQL: a number out of range, a text that is none. */
const isOfAKey = (error: unknown): boolean => (error as { code?: unknown } | null)?.code?.toString().startsWith('22') ?? false
