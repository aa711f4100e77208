import { useEffect, useMemo, useRef } from 'react'
import type { ReceivedFile } from '../api-client/call-file.ts'
import type { FormServices } from '../fields/form-services.ts'

/** Fetches a document once; the address lives as long as the page that shows it. `fetchOne` must stay the same function. */
export function usePictures(fetchOne: (documentId: string) => Promise<ReceivedFile>): FormServices['open'] {
  const opened = useRef(new Map<string, Promise<string>>())
  useEffect(() => {
    const mine = opened.current
    return () => {
      for (const address of mine.values()) void address.then(URL.revokeObjectURL, () => undefined)
      mine.clear()
    }
  }, [])
  return useMemo(
    () => (documentId: string) => {
      const known = opened.current.get(documentId)
      if (known) return known
      const address = fetchOne(documentId).then(({ blob }) => URL.createObjectURL(blob))
      opened.current.set(documentId, address)
      // What did not come is asked again the next time.
      address.catch(() => opened.current.delete(documentId))
      return address
    },
    [fetchOne],
  )
}
