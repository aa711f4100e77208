import { useMemo } from 'react'
import { addReferralDocument } from '../../../../domain/src/contracts/acknowledgements.ts'
import { upload } from '../../api-client/upload.ts'
import type { FormServices } from '../../fields/form-services.ts'
import { documentsOf, factsOfDocument, type Application } from '../../forms/application.ts'
import { usePortalFormServices } from '../../forms/portal-form-services.ts'
import type { Referral } from './use-acknowledgements.ts'

/** The boxes of a referral: lists and documents as on the file, but its papers go to the referral. */
export function useReferralServices(application: Application, referral: Pick<Referral, 'documents'> | undefined): FormServices {
  const services = usePortalFormServices(application)
  return useMemo(() => {
    const { applicationNo } = application
    const own = documentsOf(referral ?? { documents: [] })
    return {
      ...services,
      upload: async (path, file, onProgress) => {
        const form = new FormData()
        form.append('field', path)
        form.append('file', file, file.name)
        const { documentId, ...facts } = (await upload(addReferralDocument, { params: { applicationNo }, form, onProgress })).data
        return { documentId, ...factsOfDocument(facts) }
      },
      document: (id) => own.get(id) ?? services.document(id),
      // What no referral names in the end is swept away by the portal.
      remove: () => Promise.resolve(),
    }
  }, [application, referral, services])
}
