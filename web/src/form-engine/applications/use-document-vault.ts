import { useEffect, useMemo, useState } from 'react'
import { openFamilyDocument } from '@wewb/domain/casework/family-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import type { DocumentVault } from '#form-engine/fields/form-services.ts'
import type { Application } from './application.ts'
import { useAutofillProfile } from './family-profile.ts'
import { useDocumentUrls } from '#form-engine/forms/use-document-urls.ts'

const fetchDocument = (documentId: string) => downloadFile(openFamilyDocument, { params: { documentId } })

/**
 * Provides autofill from the applicant's family profile; undefined when an officer fills in the form or it is
 * read-only.
 */
export function useDocumentVault({ applicationNo, ownYn, editableYn }: Application): DocumentVault | undefined {
  const profile = useAutofillProfile(ownYn === 'Y' && editableYn === 'Y')
  const isFilled = profile !== undefined && profile.revision > 0
  const open = useDocumentUrls(fetchDocument)
  const [vaultModule, setMade] = useState<typeof import('./document-vault.ts')>()
  useEffect(() => {
    // The form works without autofill when this fails to load.
    if (isFilled) import('./document-vault.ts').then(setMade, () => undefined)
  }, [isFilled])
  return useMemo(
    () => (isFilled ? vaultModule?.createDocumentVault(profile, applicationNo, open) : undefined),
    [isFilled, vaultModule, profile, open, applicationNo],
  )
}
