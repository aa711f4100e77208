import { useEffect, useState } from 'react'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { useDraft } from './draft-store.ts'

/** Returns the programme, debounced by this many milliseconds. */
export function useDebouncedProgramme(pause: number): Programme {
  const draft = useDraft()
  const [settled, setSettled] = useState(() => draft.read())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = draft.state.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(draft.read()), pause)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [draft, pause])
  return settled
}
