import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { pauseAfter } from './passing.ts'

export type SaveState =
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'saved'; at: Date }
  /** No connection: what was typed stays here and is sent again by itself. */
  | { is: 'waiting' }
  /** No connection, but the device has it sealed and sends it by itself: nothing is lost by going on, nor by closing the page. */
  | { is: 'kept' }
  /** The server does not want it; sending the same again would not help. */
  | { is: 'refused'; why: Bilingual }

/** Not stored by the server yet, but safe; the promise says when it has gone. */
export class KeptHere {
  readonly gone: Promise<unknown>
  constructor(gone: Promise<unknown>) {
    this.gone = gone
  }
}

export type Saving<T> = {
  /** Resolves when the server has it, or with `KeptHere` when somebody else will see to it. */
  save(value: T): Promise<unknown>
  /** Puts it on the device until it is saved, where that keeps anything: a page may be gone before its next save. */
  keep?: ((value: T) => void) | undefined
  onState(state: SaveState): void
  /** The reason, when the server will never take it; nothing when it is worth trying again. */
  refusalOf(problem: unknown): Bilingual | undefined
}

/** Every key is on its way to the server within two seconds. */
const within = 1500
/** And on the device before anybody can close the page. Not with every key: a cheap phone has them to follow. */
const keptWithin = 200
/** So long whoever goes on waits for a line that may be weak; what the device has is safe without it. */
const patience = 100

/** Keeps a value stored while it is being typed: one call at a time, the newest value always last. */
export class Autosave<T> {
  private waiting: { value: T } | undefined
  private running: Promise<void> | undefined
  private sent: { value: T } | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private state: SaveState['is'] = 'idle'
  private failures = 0
  private last: unknown
  private saving: Saving<T>

  constructor(saving: Saving<T>) {
    this.saving = saving
  }

  /** From now on it is saved this way: a screen that is drawn again brings newer functions. */
  by(saving: Saving<T>): void {
    this.saving = saving
  }

  /** It changed. The clock runs from the first change, so that fast typing does not put the saving off. */
  change(value: T): void {
    this.waiting = { value }
    this.timer ??= setTimeout(() => void this.flush(), within)
    this.keepTimer ??= setTimeout(() => this.keep(), keptWithin)
    // "Saved" is no longer true.
    if (this.state === 'idle' || this.state === 'saved') this.become({ is: 'saving' })
  }

  /** Saves now what is not saved yet; true when everything is safe. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    // Whoever leaves now is not there when its turn comes.
    if (this.running) this.keep()
    while (this.running) await this.running
    const sent = this.waiting
    if (!sent) return true
    const run = this.send(sent).finally(() => (this.running = undefined))
    this.running = run
    await run
    // Only a save that failed leaves the same value behind; what was typed meanwhile goes at once.
    return this.waiting !== sent && (await this.flush())
  }

  /** For who goes on where the device has everything as soon as it is sent: the line may take its time. */
  async flushSoon(): Promise<boolean> {
    const isPatienceOver = new Promise<boolean>((resolve) => setTimeout(resolve, patience, true))
    return await Promise.race([this.flush(), isPatienceOver])
  }

  /** What is being sent is on the device already; once it has gone nothing would drop it there a second time. */
  private keep(): void {
    this.keepNoMore()
    if (this.waiting && this.waiting !== this.sent) this.saving.keep?.(this.waiting.value)
  }

  private keepNoMore(): void {
    clearTimeout(this.keepTimer)
    this.keepTimer = undefined
  }

  private async send(sent: { value: T }): Promise<void> {
    this.keepNoMore()
    this.sent = sent
    this.become({ is: 'saving' })
    try {
      const saved = await this.saving.save(sent.value)
      // What was typed meanwhile is saved in its turn.
      if (this.waiting === sent) this.waiting = undefined
      this.failures = 0
      this.last = saved
      if (!(saved instanceof KeptHere)) return this.becomeSaved()
      this.become({ is: 'kept' })
      void saved.gone.then(() => this.last === saved && this.becomeSaved())
    } catch (problem) {
      const why = this.saving.refusalOf(problem)
      if (why) return this.become({ is: 'refused', why })
      this.failures += 1
      this.timer ??= setTimeout(() => void this.flush(), pauseAfter(this.failures))
      this.become({ is: 'waiting' })
    } finally {
      this.sent = undefined
    }
  }

  /** Unless there is more: who reads "saved" closes the page. */
  private becomeSaved(): void {
    if (!this.waiting) this.become({ is: 'saved', at: new Date() })
  }

  private become(state: SaveState): void {
    if (state.is === 'saving' && this.state === 'saving') return
    this.state = state.is
    this.saving.onState(state)
  }
}
