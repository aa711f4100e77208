import { useEffect, useMemo, useRef } from 'react'
import type { DownloadedFile } from '#lib/api-client/download-file.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'

/** Fetches a document once; its URL lives as long as the page. `fetchOne` must be a stable function. */
export function useDocumentUrls(fetchOne: (documentId: string) => Promise<DownloadedFile>): FormServices['open'] {
  const opened = useRef(new Map<string, Promise<string>>())
  useEffect(() => {
    const urls = opened.current
    return () => {
      for (const address of urls.values()) void address.then(URL.revokeObjectURL, () => undefined)
      urls.clear()
    }
  }, [])
  return useMemo(
    () => (documentId: string) => {
      const url = opened.current.get(documentId)
      if (url) return url
      const address = fetchOne(documentId).then(({ blob }) => URL.createObjectURL(blob))
      opened.current.set(documentId, address)
      // A failed fetch is not cached.
      address.catch(() => opened.current.delete(documentId))
      return address
    },
    [fetchOne],
  )
}
