import { useEffect, useRef } from 'react'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import { loadOptional } from '#lib/lazy/load-optional.ts'
import type { FormState } from '#form-engine/forms/use-form.ts'

/** Waits until the open step has loaded. */
const untilQuiet = 3000

/** Prefetches what later steps need while there is a connection: their first lists and the photo cropping dialog. */
export function useOfflinePrefetch(form: FormState, isEnabled: boolean): void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (!isEnabled) return undefined
    const timer = setTimeout(() => {
      const { definition, storedAnswers, evaluationContext, services } = latest.current
      const sources = visibleFieldsOf(definition, storedAnswers, evaluationContext).flatMap(({ field }) =>
        'source' in field && !field.within ? [field.source] : [],
      )
      // Failed requests are repeated where they are needed.
      void loadOptional(() => import('#components/inputs/crop-photo-dialog.tsx'))
      for (const source of new Set(sources)) services.list(source, []).catch(() => undefined)
    }, untilQuiet)
    return () => clearTimeout(timer)
  }, [isEnabled])
}
