import { useEffect } from 'react'
import { useFormServices } from '#form-engine/fields/form-services.ts'

/**
 * Reports how long a document was in view, when the viewer closes, shows another document, or the page is hidden or
 * left. The time while the page was hidden does not count.
 */
export function useViewingTime(documentId: string, isInView: boolean) {
  const { reportViewing } = useFormServices()
  useEffect(() => {
    if (!isInView || !reportViewing) return undefined
    let since: number | undefined = performance.now()
    const send = () => {
      const seconds = since === undefined ? 0 : Math.round((performance.now() - since) / 1000)
      since = undefined
      if (seconds > 0) reportViewing(documentId, seconds)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') send()
      else since ??= performance.now()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      send()
    }
  }, [documentId, isInView, reportViewing])
}
