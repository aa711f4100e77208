import { useEffect, useState } from 'react'
import type { LookupName } from '@wewb/domain/engine/fields/lookup-names'
import { useFormServices, type LookupEntry } from './form-services.ts'

type Loaded = { key: string; entries: LookupEntry[] } | { key: string; failed: true }

/** Returns the entries of a list below these parents; `undefined` while they load. */
export function useLookupEntries(source: LookupName, parents: readonly string[] | undefined) {
  const { list } = useFormServices()
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  const key = parents && JSON.stringify([source, parents, attempt])
  useEffect(() => {
    if (key === undefined) return undefined
    let isCurrent = true
    const [, requestedParents] = JSON.parse(key) as [LookupName, string[], number]
    list(source, requestedParents).then(
      (entries) => isCurrent && setLoaded({ key, entries }),
      () => isCurrent && setLoaded({ key, failed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, list, source])
  const hasFailed = loaded !== undefined && loaded.key === key && 'failed' in loaded
  useEffect(() => {
    if (!hasFailed) return undefined
    const again = () => setAttempt((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])
  const current = loaded?.key === key ? loaded : undefined
  return {
    entries: current && 'entries' in current ? current.entries : undefined,
    hasFailed,
    retry: () => setAttempt(attempt + 1),
  }
}
