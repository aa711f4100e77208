import { useState, useSyncExternalStore } from 'react'
import type { StatusQuery } from '@wewb/domain/casework/status-query'
import { parseStatusParams } from './status-params.ts'

const untold = () => () => undefined
const searchNow = () => location.search
const noSearch = () => ''

/** A service whose applications can be queried. */
export type StatusModule = { moduleCode: string; moduleName: string; moduleNameBng: string }

/** State of the form: typed values, here or in the posted form, over those from the URL. */
export function useStatusForm(modules: readonly StatusModule[], typedBefore: Partial<StatusQuery> = {}) {
  // The server renders one page for all URLs: the first render in the browser must match it.
  const search = useSyncExternalStore(untold, searchNow, noSearch)
  const [typed, setTyped] = useState(typedBefore)
  return {
    modules,
    request: { ...parseStatusParams(search, modules), ...typed },
    change: (change: Partial<StatusQuery>) => setTyped((before) => ({ ...before, ...change })),
  }
}
