import { createHash } from 'node:crypto'

export type VersionedValue<T> = { value: T; version: string }
/**
 * Lifetime for public data. With the lifetime in `response-cache.ts`, every process serves published changes in less
 * than a second.
 */
export const PUBLIC_CACHE_MS = 450

export type StaleIfErrorCache<T> = { read(): Promise<VersionedValue<T>>; invalidate(): void }

/** Caches one load for `lifetimeMs` milliseconds. If reloading fails, it serves the last value. */
export function createStaleIfErrorCache<T>(load: () => Promise<T>, lifetimeMs = 1000): StaleIfErrorCache<T> {
  let stored: Promise<VersionedValue<T>> | undefined
  let readAt = 0
  return {
    read: async () => {
      if (!stored || Date.now() - readAt > lifetimeMs) {
        readAt = Date.now()
        const last = stored
        const next = versioned(load).catch(async (error: unknown) => (last ? await last : Promise.reject(error)))
        next.catch(() => (stored = stored === next ? undefined : stored))
        stored = next
      }
      return await stored
    },
    /** Expires the value, but retains it in case the database is unavailable. */
    invalidate: () => {
      readAt = 0
    },
  }
}

const versioned = async <T>(load: () => Promise<T>): Promise<VersionedValue<T>> => {
  const value = await load()
  return { value, version: createHash('sha256').update(JSON.stringify(value)).digest('base64url') }
}
