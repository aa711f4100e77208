import { createHash } from 'node:crypto'

export type Reading<T> = { value: T; version: string }
/** For what everybody reads: with what `kept-answers.ts` keeps on top, less than a second until all processes tell what one published. */
export const moment = 450

export type Fresh<T> = { read(): Promise<Reading<T>>; forget(): void }

/** One reading serves everybody for so many milliseconds; then it is taken again. When the database is away, the last reading serves on. */
export function keepFresh<T>(load: () => Promise<T>, freshFor = 1000): Fresh<T> {
  let kept: Promise<Reading<T>> | undefined
  let readAt = 0
  return {
    read: async () => {
      if (!kept || Date.now() - readAt > freshFor) {
        readAt = Date.now()
        const last = kept
        const next = versioned(load).catch(async (error: unknown) => (last ? await last : Promise.reject(error)))
        next.catch(() => (kept = kept === next ? undefined : kept))
        kept = next
      }
      return await kept
    },
    /** Out of date from now on, but still there for when the database is away. */
    forget: () => {
      readAt = 0
    },
  }
}

const versioned = async <T>(load: () => Promise<T>): Promise<Reading<T>> => {
  const value = await load()
  return { value, version: createHash('sha256').update(JSON.stringify(value)).digest('base64url') }
}
