import { useMemo } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'

export const tabs = ['form', 'settings', 'preview', 'publish', 'versions'] as const
export type Tab = (typeof tabs)[number]

/** Where the person is on this screen. It stands in the address, so that Back works and a place can be linked to. */
export type Place = { program: string | undefined; version: string | undefined; tab: Tab; at: string | undefined }

const path = '/gms-builder'

export function addressOf({ program, version, tab, at }: Place, box = ''): string {
  const pairs = Object.entries({ program, version, tab: tab === 'form' ? undefined : tab, at })
  const query = new URLSearchParams(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
  return `${path}${query.size > 0 ? `?${query}` : ''}${box && `#${box}`}`
}

export function usePlace() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return useMemo(() => {
    const place: Place = {
      program: query.get('program') ?? undefined,
      version: query.get('version') ?? undefined,
      tab: tabs.find((tab) => tab === query.get('tab')) ?? 'form',
      at: query.get('at') ?? undefined,
    }
    const hrefOf = (to: Partial<Place>, box?: string) => addressOf({ ...place, ...to }, box)
    // From one question to the next is no step back; from the outline to a question it is.
    const open = (at: string | undefined, box?: string) =>
      navigate(addressOf({ ...place, at }, box), { replace: place.at !== undefined && at !== undefined })
    return { ...place, hrefOf, open }
  }, [query, navigate])
}
