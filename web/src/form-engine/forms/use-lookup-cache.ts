import { useEffect, useMemo, useRef, useState } from 'react'
import type { VisibleField } from '@wewb/domain/engine/evaluation/visible-fields'
import type { LookupResolver } from '@wewb/domain/engine/fields/kind'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { LookupCache, listRequiredLookups } from './lookup-cache.ts'

/**
 * Caches every entry that passes through `services.list`, and fetches entries that the answers reference but no input
 * has requested. Until `isComplete` is true, lookups must not be used for validation, because an unknown choice would
 * look invalid.
 */
export function useLookupCache(
  services: FormServices,
  visibleFields: readonly VisibleField[],
): { lists: LookupResolver; isComplete: boolean; services: FormServices } {
  const [listed, setListed] = useState(() => new LookupCache())
  const recorded = useMemo((): FormServices => {
    const list: FormServices['list'] = async (source, parents) => {
      const entries = await services.list(source, parents)
      setListed((before) => (before.has({ source, parents }) ? before : before.add({ source, parents }, entries)))
      return entries
    }
    return { ...services, list }
  }, [services])
  const missing = listRequiredLookups(visibleFields).filter((request) => !listed.has(request))
  const requestKey = JSON.stringify(missing)
  const requested = useRef(new Set<string>())
  useEffect(() => {
    for (const { source, parents } of JSON.parse(requestKey) as typeof missing) {
      const key = JSON.stringify([source, parents])
      if (requested.current.has(key)) continue
      requested.current.add(key)
      // When a list fails to load, the code is shown instead of the label; the next change retries.
      recorded.list(source, parents).catch(() => requested.current.delete(key))
    }
  }, [requestKey, recorded])
  return { lists: listed.lists, isComplete: missing.length === 0, services: recorded }
}
