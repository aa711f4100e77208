import { useCallback, useEffect, useState } from 'react'
import { isSharedPhone } from '#lib/api-client/shared-phone.ts'
import { getLastActivityTime, recordActivity } from '#lib/api-client/start-session.ts'
import { getIdleState, type IdleState } from './idle-timeout.ts'

const touched = () => isSharedPhone() && recordActivity()
const presenceNow = () => getIdleState(Date.now(), getLastActivityTime())

const touches = ['pointerdown', 'keydown', 'input', 'wheel'] as const
const returns = ['visibilitychange', 'pageshow', 'focus'] as const

/** Returns the idle state of a shared phone and a function to reset it. */
export function useIdleTimeout(): { idleState: IdleState; resetIdleTimer(): void } {
  const [presence, setPresence] = useState(presenceNow)
  const look = useCallback(() => {
    const now = presenceNow()
    setPresence((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now))
  }, [])
  const resetIdleTimer = useCallback(() => {
    touched()
    look()
  }, [look])
  useEffect(() => {
    // Once the prompt is open only its button counts: the touch that wakes the phone may be another person's.
    const touch = () => (presenceNow().status === 'here' ? touched() : look())
    if (presenceNow().status === 'here') touched()
    const clock = setInterval(look, 1000)
    const leaving = new AbortController()
    const options = { signal: leaving.signal, capture: true, passive: true }
    for (const name of touches) window.addEventListener(name, touch, options)
    for (const name of returns) window.addEventListener(name, look, options)
    return () => {
      clearInterval(clock)
      leaving.abort()
    }
  }, [look])
  return { idleState: presence, resetIdleTimer }
}
