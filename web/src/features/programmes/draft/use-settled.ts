import { useEffect, useState } from 'react'
import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { useDraft } from './draft-store.ts'

/** The programme once the typing has rested for so many milliseconds: for what need not follow every key. */
export function useSettled(pause: number): Programme {
  const draft = useDraft()
  const [settled, setSettled] = useState(() => draft.read())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = draft.held.watch(() => {
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
