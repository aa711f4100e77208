type Flush = () => Promise<boolean>

const flushes = new Set<Flush>()

/** Registers a function that sends unsaved input to the server; returns its unregister function. */
export function registerFlush(flush: Flush): () => void {
  flushes.add(flush)
  return () => void flushes.delete(flush)
}

/** Sends all unsaved input while the session is still valid. Returns true when the server has everything. */
export async function flushUnsavedChanges(): Promise<boolean> {
  const sent = Promise.all([...flushes].map((flush) => flush().catch(() => false)))
  return (await withTimeout(sent))?.every(Boolean) ?? false
}

/** Limits the wait before logout: a dead connection must not keep anybody signed in. */
const timeoutMs = 4000

export const withTimeout = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined))])
