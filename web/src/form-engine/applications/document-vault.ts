import type { Facts } from '@wewb/domain/engine/conditions/facts'
import { attachVaultDocument } from '@wewb/domain/casework/family-contracts'
import {
  isSuggestionApplied,
  findAutofillSuggestions,
  type AutofillSuggestion,
} from '@wewb/domain/casework/family/autofill-suggestions'
import type { Field } from '@wewb/domain/engine/fields/field'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { DocumentVault } from '#form-engine/fields/form-services.ts'
import { AutofillButton } from '#form-engine/fields/autofill-button.tsx'
import { documentsOf, toDocumentMetadata, toEvaluationContext } from './application.ts'
import type { FamilyProfile } from './family-profile.ts'

/** Adapts the family profile to the form of an application. */
export function createDocumentVault(
  profile: FamilyProfile,
  applicationNo: string,
  open: DocumentVault['open'],
): DocumentVault {
  const documents = documentsOf(profile)
  const context = toEvaluationContext(profile)
  return {
    evaluationContext: context,
    open,
    isApplied: isSuggestionApplied,
    AutofillButton,
    document: (id) => documents.get(id),
    listSuggestions: remembered((field, facts) =>
      findAutofillSuggestions(field, profile.answers, { ...context, facts }),
    ),
    copyDocument: async (path, documentId) => {
      const body = { field: path, documentId }
      const { data } = await sendRequest(attachVaultDocument, {
        params: { applicationNo },
        body,
        isOfflineTolerant: true,
        showLoader: false,
      })
      const { documentId: copiedId, ...facts } = data
      return { documentId: copiedId, ...toDocumentMetadata(facts) }
    },
  }
}

/**
 * Memoises the suggestions per field: a field re-renders on every key, but its suggestions change only with the facts.
 */
function remembered(offers: DocumentVault['listSuggestions']): DocumentVault['listSuggestions'] {
  const found = new WeakMap<Field, { facts: Facts; offers: readonly AutofillSuggestion[] }>()
  return (field, facts) => {
    const cached = found.get(field)
    if (cached?.facts === facts) return cached.offers
    const newOffers = offers(field, facts)
    found.set(field, { facts, offers: newOffers })
    return newOffers
  }
}
