import { useState, useSyncExternalStore } from 'react'
import { usePageData } from '../../api-client/page-data.tsx'
import { askedInAddress, type AskedStatus } from './asked-status.ts'

const untold = () => () => undefined
const searchNow = () => location.search
const noSearch = () => ''

/** What the form holds: what was typed, over what the address filled in. */
export function useAsked() {
  const { appStatusCheckModuleList: modules } = usePageData().data.settings
  // The server draws one page for all addresses: the first drawing in the browser must be the same, only the next may know more.
  const search = useSyncExternalStore(untold, searchNow, noSearch)
  const [typed, setTyped] = useState<Partial<AskedStatus>>({})
  return {
    modules,
    asked: { ...askedInAddress(search, modules), ...typed },
    change: (change: Partial<AskedStatus>) => setTyped((before) => ({ ...before, ...change })),
  }
}
