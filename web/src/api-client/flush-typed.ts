type Flush = () => Promise<boolean>

const flushes = new Set<Flush>()

/** Whoever holds typed words that the server may not have yet says here how to send them; the answer takes it back. */
export function flushBeforeLeaving(flush: Flush): () => void {
  flushes.add(flush)
  return () => void flushes.delete(flush)
}

/** Sends all that is typed, while there is still a session to send it with; true when the server has everything. */
export async function flushTyped(): Promise<boolean> {
  const sent = Promise.all([...flushes].map((flush) => flush().catch(() => false)))
  return (await inTime(sent))?.every(Boolean) ?? false
}

/** Longer nobody waits who wants to go: a dead line must keep nobody signed in. */
const patience = 4000

export const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))])
