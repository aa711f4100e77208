import type { Facts } from '../../../domain/src/conditions/facts.ts'
import { takeFromBox } from '../../../domain/src/contracts/family.ts'
import { isTaken, offersFor, type Offer } from '../../../domain/src/family/offers.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { call } from '../api-client/call.ts'
import type { Box } from '../fields/form-services.ts'
import { UseSaved } from '../fields/use-saved.tsx'
import { documentsOf, factsOfDocument, knownOf } from './application.ts'
import type { FamilyProfile } from './family-profile.ts'

/** The family profile as the form of an application sees it. */
export function boxOf(profile: FamilyProfile, applicationNo: string, open: Box['open']): Box {
  const documents = documentsOf(profile)
  const known = knownOf(profile)
  return {
    known,
    open,
    isTaken,
    UseSaved,
    document: (id) => documents.get(id),
    offers: remembered((field, facts) => offersFor(field, profile.answers, { ...known, facts })),
    take: async (path, documentId) => {
      const body = { field: path, documentId }
      const { data } = await call(takeFromBox, { params: { applicationNo }, body, isPatient: true, showLoader: false })
      const { documentId: taken, ...facts } = data
      return { documentId: taken, ...factsOfDocument(facts) }
    },
  }
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
