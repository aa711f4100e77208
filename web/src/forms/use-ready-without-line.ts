import { useEffect, useRef } from 'react'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import type { FormState } from './use-form.ts'

/** After the step that is open has all it needs. */
const untilQuiet = 3000

/** What later steps will ask for comes while there is a line: their first lists, and the window in which a photo is cropped. */
export function useReadyWithoutLine(form: FormState, isWanted: boolean): void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => {
      const { definition, kept, known, services } = latest.current
      const asked = walkAsked(definition, kept, known).flatMap(({ field }) => ('source' in field && !field.within ? [field.source] : []))
      // Whatever does not come is asked for again where it is needed.
      void import('../ui/crop-photo.tsx').catch(() => undefined)
      for (const source of new Set(asked)) services.list(source, []).catch(() => undefined)
    }, untilQuiet)
    return () => clearTimeout(timer)
  }, [isWanted])
}
