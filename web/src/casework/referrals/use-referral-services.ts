import { useMemo } from 'react'
import { addReferralDocument } from '@wewb/domain/casework/acknowledgement-contracts'
import { upload } from '#lib/api-client/upload.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { documentsOf, toDocumentMetadata, type Application } from '#form-engine/applications/application.ts'
import { useReviewServices } from '#casework/desk/application/use-review-services.ts'
import { useApplicationFormServices } from '#form-engine/applications/use-application-form-services.ts'
import type { Referral } from './use-referrals.ts'

/** Form services of a referral: lookups and documents of the application, but uploads belong to the referral. */
export function useReferralServices(
  application: Application,
  referral: Pick<Referral, 'documents'> | undefined,
): FormServices {
  // Lists of referrals show thumbnails, which are no evidence of review.
  const services = useReviewServices(useApplicationFormServices(application), application.applicationNo)
  return useMemo(() => {
    const { applicationNo } = application
    const own = documentsOf(referral ?? { documents: [] })
    return {
      ...services,
      upload: async (path, file, onProgress) => {
        const form = new FormData()
        form.append('field', path)
        form.append('file', file, file.name)
        const { documentId, ...facts } = (
          await upload(addReferralDocument, { params: { applicationNo }, form, onProgress })
        ).data
        return { documentId, ...toDocumentMetadata(facts) }
      },
      document: (id) => own.get(id) ?? services.document(id),
      // Documents that no referral references are garbage-collected.
      remove: () => Promise.resolve(),
    }
  }, [application, referral, services])
}
