import { useCallback } from 'react'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { useDraft, useSetting } from '#services/programmes/draft/draft-store.ts'

/** State of one setting. `place` distinguishes the inputs of a setting for undo. */
export function useSettingState<K extends keyof Programme>(
  name: K,
): [Programme[K], (value: Programme[K], mergeKey?: string) => void] {
  const draft = useDraft()
  const value = useSetting(name)
  const write = useCallback(
    (next: Programme[K], mergeKey = '') =>
      draft.change(`${name} ${mergeKey}`, (programme) => ({ ...programme, [name]: next })),
    [draft, name],
  )
  return [value, write]
}
