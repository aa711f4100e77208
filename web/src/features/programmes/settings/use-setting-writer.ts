import { useCallback } from 'react'
import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { useDraft, useSetting } from '../draft/draft-store.ts'

/** One setting: what it is, and how it is changed. `place` tells boxes of the same setting apart for undoing. */
export function useSettingWriter<K extends keyof Programme>(name: K): [Programme[K], (value: Programme[K], place?: string) => void] {
  const draft = useDraft()
  const value = useSetting(name)
  const write = useCallback(
    (next: Programme[K], place = '') => draft.change(`${name} ${place}`, (programme) => ({ ...programme, [name]: next })),
    [draft, name],
  )
  return [value, write]
}
