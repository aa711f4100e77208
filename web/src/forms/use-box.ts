import { useEffect, useMemo, useState } from 'react'
import { openFamilyDocument } from '../../../domain/src/contracts/family.ts'
import { callFile } from '../api-client/call-file.ts'
import type { Box } from '../fields/form-services.ts'
import type { Application } from './application.ts'
import { useSavedFamily } from './family-profile.ts'
import { usePictures } from './use-pictures.ts'

const fetchPaper = (documentId: string) => callFile(openFamilyDocument, { params: { documentId } })

/** What the applicant's family profile offers to this form; nothing where somebody else fills it in, or where nothing may be written. */
export function useBox({ applicationNo, ownYn, editableYn }: Application): Box | undefined {
  const profile = useSavedFamily(ownYn === 'Y' && editableYn === 'Y')
  const isFilled = profile !== undefined && profile.revision > 0
  const open = usePictures(fetchPaper)
  const [made, setMade] = useState<typeof import('./box.ts')>()
  useEffect(() => {
    // A form goes on without it when it does not come.
    if (isFilled) import('./box.ts').then(setMade, () => undefined)
  }, [isFilled])
  return useMemo(() => (isFilled ? made?.boxOf(profile, applicationNo, open) : undefined), [isFilled, made, profile, open, applicationNo])
}
