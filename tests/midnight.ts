const dayMs = 86_400_000
const dhakaOffsetMs = 6 * 3_600_000

/** Milliseconds to wait so that at least the given time remains before the day changes in Dhaka. */
export function delayPastMidnight(now: number, remainingMs: number): number {
  const untilMidnight = dayMs - ((now + dhakaOffsetMs) % dayMs)
  return untilMidnight < remainingMs ? untilMidnight + 1000 : 0
}

/**
 * Waits until after midnight in Dhaka if it is near, so that a test that reads the day and then asks the portal sees
 * one day only.
 */
export async function waitPastMidnight(remainingMs = 60_000): Promise<void> {
  const delay = delayPastMidnight(Date.now(), remainingMs)
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
}
