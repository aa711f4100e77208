import { useSyncExternalStore } from 'react'
import { networkTransport, setTransport, type Transport } from '#lib/api-client/send-request.ts'
import { readSession } from '#lib/api-client/session-storage.ts'

/** Matches the reads that the applicant's pages consist of. */
const cacheablePaths = /^\/api\/v1\/(access\/menus\/|dashboard|applications|services)(\?|$)/

let seenAt: number | undefined
const listeners = new Set<() => void>()

function setOldestCachedAt(moment: number | undefined) {
  seenAt = moment
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the time of the oldest response served from the cache; undefined while all responses are current. */
export const useCachedResponseTime = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => seenAt,
    () => undefined,
  )
export const resetCachedResponseTime = (): void => setOldestCachedAt(undefined)

/** Serves reads of an applicant from the cache when the phone is offline. */
export const enableOfflineResponses = (): void => setTransport(offlineTransport)

const offlineTransport: Transport = async (address, request) => {
  if (request.method !== 'GET' || !cacheablePaths.test(address) || !maySaveOnDevice())
    return await networkTransport(address, request)
  try {
    const response = await networkTransport(address, request)
    if (response.ok) void save(address, response.clone())
    return response
  } catch (error) {
    if (navigator.onLine) throw error
    const { findCachedResponse } = await import('./offline-response-cache.ts')
    const found = await findCachedResponse(address)
    if (!found) throw error
    setOldestCachedAt(Math.min(found.seenAt, seenAt ?? found.seenAt))
    return new Response(found.text)
  }
}

async function save(address: string, response: Response) {
  const token = readSession('token')
  if (token === undefined) return
  try {
    const { cacheResponse } = await import('./offline-response-cache.ts')
    await cacheResponse(token, address, await response.text())
  } catch {
    // Without a store, or without space, nothing is cached.
  }
}

/** Caches only when the session is stored on the device, and only for applicants: staff read data of other people. */
const maySaveOnDevice = () =>
  globalThis.indexedDB !== undefined &&
  globalThis.crypto?.subtle !== undefined &&
  localStorage.getItem('token') !== null &&
  readSession('user')?.user_type === 'APPLICANT'
