import { useCallback, useState } from 'react'
import { labelAlone, type DrawLabel } from '../ui/field.tsx'
import { useLater } from '../ui/use-later.ts'

const loadReadAloud = async () => (await import('./read-aloud.tsx')).ReadAloud

/** The switch in the header of a form, and labels with a speaker while it is on. Both come after the form: nobody waits for them. */
export function useReadAloud() {
  const { Component } = useLater(loadReadAloud)
  const [drawLabel, setDrawLabel] = useState(() => labelAlone)
  const change = useCallback((next: DrawLabel) => setDrawLabel(() => next), [])
  return { drawLabel, readAloud: Component && <Component onChange={change} /> }
}
