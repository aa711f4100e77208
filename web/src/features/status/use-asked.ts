import { useState, useSyncExternalStore } from 'react'
import type { AskedStatus } from '../../../../domain/src/contracts/asked-status.ts'
import { askedInAddress } from './asked-status.ts'

const untold = () => () => undefined
const searchNow = () => location.search
const noSearch = () => ''

/** A service whose applications can be asked for. */
export type StatusModule = { moduleCode: string; moduleName: string; moduleNameBng: string }

/** What the form holds: what was typed, here or before the page was sent for, over what the address filled in. */
export function useAsked(modules: readonly StatusModule[], typedBefore: Partial<AskedStatus> = {}) {
  // The server draws one page for all addresses: the first drawing in the browser must be the same, only the next may know more.
  const search = useSyncExternalStore(untold, searchNow, noSearch)
  const [typed, setTyped] = useState(typedBefore)
  return {
    modules,
    asked: { ...askedInAddress(search, modules), ...typed },
    change: (change: Partial<AskedStatus>) => setTyped((before) => ({ ...before, ...change })),
  }
}
