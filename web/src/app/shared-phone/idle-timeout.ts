/** A shared phone may be idle for this long before the prompt appears. */
export const IDLE_AFTER_MS = 5 * 60_000
/** The prompt waits this long before the session ends. */
export const IDLE_PROMPT_MS = 60_000

export type IdleState = { status: 'here' } | { status: 'asked'; secondsLeft: number } | { status: 'gone' }

/**
 * Compares two clock times instead of counting, because a sleeping phone counts nothing. A clock that was set back
 * counts as idle time, too.
 */
export function getIdleState(now: number, touchedAt: number): IdleState {
  const idle = Math.abs(now - touchedAt)
  if (idle < IDLE_AFTER_MS) return { status: 'here' }
  const left = IDLE_AFTER_MS + IDLE_PROMPT_MS - idle
  return left > 0 ? { status: 'asked', secondsLeft: Math.ceil(left / 1000) } : { status: 'gone' }
}
