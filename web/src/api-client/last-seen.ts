import { useSyncExternalStore } from 'react'
import { overLine, setLine, type Line } from './call.ts'
import { read } from './session.ts'

/** The reads that an applicant's own page is made of. */
const kept = /^\/api\/v1\/(access\/menus\/|dashboard|applications|services)(\?|$)/

let seenAt: number | undefined
const listeners = new Set<() => void>()

function setSeenAt(moment: number | undefined) {
  seenAt = moment
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Of when the oldest answer is that was given without a line; undefined while all of them are of now. */
export const useSeenAt = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => seenAt,
    () => undefined,
  )
export const forgetSeenAt = (): void => setSeenAt(undefined)

/** From now on reads of an applicant are answered as they were last seen when the phone has no line at all. */
export const answerAsLastSeen = (): void => setLine(asLastSeen)

const asLastSeen: Line = async (address, request) => {
  if (request.method !== 'GET' || !kept.test(address) || !staysHere()) return await overLine(address, request)
  try {
    const response = await overLine(address, request)
    if (response.ok) void keep(address, response.clone())
    return response
  } catch (error) {
    if (navigator.onLine) throw error
    const { findAnswer } = await import('./seen-store.ts')
    const found = await findAnswer(address)
    if (!found) throw error
    setSeenAt(Math.min(found.seenAt, seenAt ?? found.seenAt))
    return new Response(found.text)
  }
}

async function keep(address: string, response: Response) {
  const token = read('token')
  if (token === undefined) return
  try {
    const { keepAnswer } = await import('./seen-store.ts')
    await keepAnswer(token, address, await response.text())
  } catch {
    // A browser without a store, or without room, has nothing to show later; that is all.
  }
}

/** Only where the session itself lies on the device, and only what is a person's own: staff read of others. */
const staysHere = () =>
  globalThis.indexedDB !== undefined &&
  globalThis.crypto?.subtle !== undefined &&
  localStorage.getItem('token') !== null &&
  read('user')?.user_type === 'APPLICANT'
