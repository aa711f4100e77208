import { useCallback, useMemo } from 'react'
import { openThumbnail, reportViewing } from '@wewb/domain/casework/review-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { useDocumentUrls } from '#form-engine/forms/use-document-urls.ts'

/** Adds what an officer needs: thumbnails that are no evidence of review, and the report of the viewer. */
export function useReviewServices(services: FormServices, applicationNo: string): FormServices {
  const thumbnail = useDocumentUrls(
    useCallback(
      (documentId: string) => downloadFile(openThumbnail, { params: { applicationNo, documentId } }),
      [applicationNo],
    ),
  )
  return useMemo(
    () => ({
      ...services,
      thumbnail,
      // Best effort: the report survives leaving the page, and its failure disturbs nobody.
      reportViewing: (documentId, seconds) => {
        const request = { params: { applicationNo, documentId }, body: { seconds } }
        void sendRequest(reportViewing, { ...request, isOfflineTolerant: true, showLoader: false }).catch(
          () => undefined,
        )
      },
    }),
    [services, thumbnail, applicationNo],
  )
}
