/** Undo and redo history. Values are immutable, so a step costs one reference. */
export type History<T> = {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** Position and time of the last change: typing a word in one input is one step. */
  readonly last?: { mergeKey: string; at: number }
}

const max = 100
/** A longer pause starts a new undo step. */
const pause = 1500

export const createHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] })

export function pushHistory<T>(history: History<T>, next: T, mergeKey: string, now: number): History<T> {
  if (next === history.present) return history
  const { last } = history
  const isContinued = last?.mergeKey === mergeKey && now - last.at < pause && history.past.length > 0
  const past = isContinued ? history.past : [...history.past, history.present].slice(-max)
  return { past, present: next, future: [], last: { mergeKey, at: now } }
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}

/** Applies somebody else's changes to every step, so that an undo does not revert them. */
export const rebase = <T>(history: History<T>, change: (value: T) => T): History<T> => ({
  past: history.past.map(change),
  present: change(history.present),
  future: history.future.map(change),
})
