import { useCallback, useEffect, useState } from 'react'
import { isSharedPhone } from '../../api-client/shared-phone.ts'
import { lastTouch, noteTouch } from '../../api-client/sign-in.ts'
import { presenceAt, type Presence } from './presence.ts'

const touched = () => isSharedPhone() && noteTouch()
const presenceNow = () => presenceAt(Date.now(), lastTouch())

const touches = ['pointerdown', 'keydown', 'input', 'wheel'] as const
const returns = ['visibilitychange', 'pageshow', 'focus'] as const

/** Whether the holder of a shared phone is still there, and a way to say so. */
export function usePresence(): { presence: Presence; stay(): void } {
  const [presence, setPresence] = useState(presenceNow)
  const look = useCallback(() => {
    const now = presenceNow()
    setPresence((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now))
  }, [])
  const stay = useCallback(() => {
    touched()
    look()
  }, [look])
  useEffect(() => {
    // Who is asked answers with the button: the touch that wakes a phone may be anybody's.
    const touch = () => (presenceNow().is === 'here' ? touched() : look())
    if (presenceNow().is === 'here') touched()
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
  return { presence, stay }
}
