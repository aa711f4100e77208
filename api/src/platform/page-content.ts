import type { PublicData } from '../../../domain/src/contracts/public-data.ts'
import { keepFresh, moment, type Fresh } from './keep-fresh.ts'

/** `search`: as much of the address as there is something at, where that is less. */
type OwnPart = { data: Partial<PublicData>; isMissing?: boolean; search?: string }

/** A page that differs by its address: the part of the address that counts, and what the page holds for it. */
export type OwnPage = (query: URLSearchParams) => Own | undefined

type Own = {
  search: string
  /** There are only so many of it, and worth keeping; what people search for is not. */
  isLasting: boolean
  /** Refuses an address that asks for too much. */
  admit?(address: string): Promise<void>
  /** `address`: of who asks, for what is made for them alone. */
  load(address: string): Promise<OwnPart>
}

export type PageContent = ReturnType<typeof keepContent>

const mostKept = 500

/** What pages hold: the same for all of them, and for some a part of their own. */
export function keepContent(load: () => Promise<PublicData>, ownPages: Readonly<Record<string, OwnPage>> = {}) {
  const common = keepFresh(load, moment)
  const kept = new Map<string, Fresh<OwnPart>>()

  const freshPart = (key: string, loadPart: () => Promise<OwnPart>): Fresh<OwnPart> => {
    if (kept.size > mostKept) kept.clear()
    const part = kept.get(key) ?? keepFresh(loadPart, moment)
    kept.set(key, part)
    return part
  }
  return {
    read: async (path: string, query: URLSearchParams, address: string) => {
      const { value, version } = await common.read()
      const own = ownPages[path]?.(query)
      if (!own) return { data: value, version, search: '', isLasting: true, isMissing: false }
      await own.admit?.(address)
      const load = () => own.load(address)
      const part = await (own.isLasting ? freshPart(path + own.search, load) : keepFresh(load, moment)).read()
      const { data, isMissing = false, search = own.search } = part.value
      return { data: { ...value, ...data }, version: version + part.version, search, isLasting: own.isLasting, isMissing }
    },
    /** Something was published: whoever opens a page now reads it, without waiting for the moment to pass. */
    forget: () => {
      for (const fresh of [common, ...kept.values()]) fresh.forget()
    },
  }
}
