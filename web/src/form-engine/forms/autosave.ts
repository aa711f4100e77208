import type { Bilingual } from '@wewb/domain/language/bilingual'
import { getBackoffDelay } from '#lib/api-client/retry-policy.ts'

export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  /** No connection: the input stays on the page and is retried. */
  | { status: 'waiting' }
  /**
   * No connection, but the device has stored the encrypted input and sends it later: continuing or closing the page
   * loses nothing.
   */
  | { status: 'kept' }
  /** The server rejects it; a retry would not help. */
  | { status: 'refused'; reason: Bilingual }

/** Not stored by the server yet, but safe on the device; the promise resolves when it has been sent. */
export class StoredOffline {
  readonly sent: Promise<unknown>
  constructor(aborted: Promise<unknown>) {
    this.sent = aborted
  }
}

export type SaveHandlers<T> = {
  /** Resolves when the server has stored it, or with `StoredOffline` when the outbox will send it. */
  save(value: T): Promise<unknown>
  /** Stores the value on the device until it is saved, because the page may be closed before the next save. */
  persist?: ((value: T) => void) | undefined
  onState(state: SaveState): void
  /** Returns the reason when the server will never accept it, undefined when a retry may succeed. */
  getRejection(problem: unknown): Bilingual | undefined
}

/** Input is sent to the server within two seconds. */
const within = 1500
/** Input is stored on the device before the page can be closed, but not on every key: slow phones need the time. */
const storedWithin = 200
/** Continuing waits this long for a slow connection; the device has already stored the input. */
const maxWaitMs = 100

/** Saves a value while it is being typed: one request at a time, the newest value last. */
export class Autosave<T> {
  private waiting: { value: T } | undefined
  private running: Promise<void> | undefined
  private sent: { value: T } | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private persistTimer: ReturnType<typeof setTimeout> | undefined
  private state: SaveState['status'] = 'idle'
  private failures = 0
  private last: unknown
  private saving: SaveHandlers<T>

  constructor(saving: SaveHandlers<T>) {
    this.saving = saving
  }

  /** Replaces the handlers: a re-render brings newer functions. */
  setHandlers(saving: SaveHandlers<T>): void {
    this.saving = saving
  }

  /** Schedules a save. The timer runs from the first change, so that fast typing does not delay it. */
  change(value: T): void {
    this.waiting = { value }
    this.timer ??= setTimeout(() => void this.flush(), within)
    this.persistTimer ??= setTimeout(() => this.persist(), storedWithin)
    if (this.state === 'idle' || this.state === 'saved') this.become({ status: 'saving' })
  }

  /** Saves pending changes now; true when everything is safe. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    // The user may leave before the running save ends, so the value is stored on the device first.
    if (this.running) this.persist()
    while (this.running) await this.running
    const sent = this.waiting
    if (!sent) return true
    const run = this.send(sent).finally(() => (this.running = undefined))
    this.running = run
    await run
    // Only a failed save leaves the same value behind; newer input is sent at once.
    return this.waiting !== sent && (await this.flush())
  }

  /** Waits only briefly, for forms whose input the device has stored already. */
  async flushSoon(): Promise<boolean> {
    const isPatienceOver = new Promise<boolean>((resolve) => setTimeout(resolve, maxWaitMs, true))
    return await Promise.race([this.flush(), isPatienceOver])
  }

  /** A value that is being sent is already on the device; storing it again would leave it there after it was sent. */
  private persist(): void {
    this.cancelPersist()
    if (this.waiting && this.waiting !== this.sent) this.saving.persist?.(this.waiting.value)
  }

  private cancelPersist(): void {
    clearTimeout(this.persistTimer)
    this.persistTimer = undefined
  }

  private async send(sent: { value: T }): Promise<void> {
    this.cancelPersist()
    this.sent = sent
    this.become({ status: 'saving' })
    try {
      const saved = await this.saving.save(sent.value)
      // Newer input stays pending and is saved next.
      if (this.waiting === sent) this.waiting = undefined
      this.failures = 0
      this.last = saved
      if (!(saved instanceof StoredOffline)) return this.becomeSaved()
      this.become({ status: 'kept' })
      void saved.sent.then(() => this.last === saved && this.becomeSaved())
    } catch (problem) {
      const why = this.saving.getRejection(problem)
      if (why) return this.become({ status: 'refused', reason: why })
      this.failures += 1
      this.timer ??= setTimeout(() => void this.flush(), getBackoffDelay(this.failures))
      this.become({ status: 'waiting' })
    } finally {
      this.sent = undefined
    }
  }

  /** Reports "saved" only when nothing is pending: a user who reads it may close the page. */
  private becomeSaved(): void {
    if (!this.waiting) this.become({ status: 'saved', at: new Date() })
  }

  private become(state: SaveState): void {
    if (state.status === 'saving' && this.state === 'saving') return
    this.state = state.status
    this.saving.onState(state)
  }
}
