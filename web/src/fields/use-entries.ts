import { useEffect, useState } from 'react'
import type { LookupName } from '../../../domain/src/fields/lookup-names.ts'
import { useFormServices, type Entry } from './form-services.ts'

type Loaded = { key: string; entries: Entry[] } | { key: string; failed: true }

/** The entries of a list below these parents; `undefined` while they are on their way. */
export function useEntries(source: LookupName, parents: readonly string[] | undefined) {
  const { list } = useFormServices()
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  const key = parents && JSON.stringify([source, parents, attempt])
  useEffect(() => {
    if (key === undefined) return undefined
    let isCurrent = true
    const [, wanted] = JSON.parse(key) as [LookupName, string[], number]
    list(source, wanted).then(
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
