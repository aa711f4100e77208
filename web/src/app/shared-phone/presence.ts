/** So long may a phone that is not one's own lie untouched before its holder is asked. */
export const idleAfter = 5 * 60_000
/** So long is waited for an answer. */
export const askedFor = 60_000

export type Presence = { is: 'here' } | { is: 'asked'; secondsLeft: number } | { is: 'gone' }

/**
 * Whether somebody is there, by two moments of the clock and never by counting: a phone that sleeps counts nothing. A clock that was
 * set back says as little about the time that passed as one that was set forward.
 */
export function presenceAt(now: number, touchedAt: number): Presence {
  const idle = Math.abs(now - touchedAt)
  if (idle < idleAfter) return { is: 'here' }
  const left = idleAfter + askedFor - idle
  return left > 0 ? { is: 'asked', secondsLeft: Math.ceil(left / 1000) } : { is: 'gone' }
}
