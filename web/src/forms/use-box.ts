import { useMemo } from 'react'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import { openFamilyDocument, takeFromBox } from '../../../domain/src/contracts/family.ts'
import { offersFor, type Offer } from '../../../domain/src/family/offers.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { call } from '../api-client/call.ts'
import { callFile } from '../api-client/call-file.ts'
import type { Box } from '../fields/form-services.ts'
import { documentsOf, factsOfDocument, knownOf, type Application } from './application.ts'
import { useSavedFamily } from './family-profile.ts'
import { usePictures } from './use-pictures.ts'

const fetchPaper = (documentId: string) => callFile(openFamilyDocument, { params: { documentId } })

/** What the applicant's family profile offers to this form; nothing where somebody else fills it in, or where nothing may be written. */
export function useBox({ applicationNo, ownYn, editableYn }: Application): Box | undefined {
  const profile = useSavedFamily(ownYn === 'Y' && editableYn === 'Y')
  const open = usePictures(fetchPaper)
  return useMemo(() => {
    if (!profile || profile.revision === 0) return undefined
    const documents = documentsOf(profile)
    const known = knownOf(profile)
    return {
      known,
      open,
      document: (id) => documents.get(id),
      offers: remembered((field, facts) => offersFor(field, profile.answers, { ...known, facts })),
      take: async (path, documentId) => {
        const body = { field: path, documentId }
        const { data } = await call(takeFromBox, { params: { applicationNo }, body, isPatient: true, showLoader: false })
        const { documentId: taken, ...facts } = data
        return { documentId: taken, ...factsOfDocument(facts) }
      },
    }
  }, [profile, open, applicationNo])
}

/** A question is drawn with every key; what fits it changes only with the facts. */
function remembered(offers: Box['offers']): Box['offers'] {
  const found = new WeakMap<Field, { facts: Facts; offers: readonly Offer[] }>()
  return (field, facts) => {
    const known = found.get(field)
    if (known?.facts === facts) return known.offers
    const fresh = offers(field, facts)
    found.set(field, { facts, offers: fresh })
    return fresh
  }
}
