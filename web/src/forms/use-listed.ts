import { useEffect, useMemo, useRef, useState } from 'react'
import type { Asked } from '../../../domain/src/engine/walk-asked.ts'
import type { Lists } from '../../../domain/src/fields/kind.ts'
import type { FormServices } from '../fields/form-services.ts'
import { Listed, listsWanted } from './listed.ts'

/**
 * Keeps every entry that passes through `services.list`, and fetches those the answers name but no box on this screen has asked for.
 * `isComplete`: the lists may judge. Before that a choice they do not know yet would look wrong.
 */
export function useListed(services: FormServices, asked: readonly Asked[]): { lists: Lists; isComplete: boolean; services: FormServices } {
  const [listed, setListed] = useState(() => new Listed())
  const recorded = useMemo((): FormServices => {
    const list: FormServices['list'] = async (source, parents) => {
      const entries = await services.list(source, parents)
      setListed((before) => (before.has({ source, parents }) ? before : before.with({ source, parents }, entries)))
      return entries
    }
    return { ...services, list }
  }, [services])
  const missing = listsWanted(asked).filter((wanted) => !listed.has(wanted))
  const wanted = JSON.stringify(missing)
  const begun = useRef(new Set<string>())
  useEffect(() => {
    for (const { source, parents } of JSON.parse(wanted) as typeof missing) {
      const key = JSON.stringify([source, parents])
      if (begun.current.has(key)) continue
      begun.current.add(key)
      // A list that does not come leaves a code where a name should stand; it is asked again with the next change.
      recorded.list(source, parents).catch(() => begun.current.delete(key))
    }
  }, [wanted, recorded])
  return { lists: listed.lists, isComplete: missing.length === 0, services: recorded }
}
