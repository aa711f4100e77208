import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import {
  addFamilyDocument,
  openFamilyDocument,
  removeFamilyDocument,
  saveFamilyStep,
} from '@wewb/domain/casework/family-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { documentsOf } from '#form-engine/applications/application.ts'
import {
  familyProfileKey,
  loadFamilyProfile,
  useInvalidateAutofillProfile,
  type FamilyProfile,
} from '#form-engine/applications/family-profile.ts'
import { fetchLookupEntries } from '#form-engine/forms/fetch-lookup-entries.ts'
import { uploadDocument } from '#form-engine/applications/upload-document.ts'
import type { OfflineOutbox } from '#form-engine/offline/offline-outbox.ts'
import { useForm } from '#form-engine/forms/use-form.ts'
import { useDraftSteps } from '#form-engine/offline/use-draft-steps.ts'
import { useOutboxSenders } from '#form-engine/offline/use-offline-outbox.ts'
import { useDocumentUrls } from '#form-engine/forms/use-document-urls.ts'
import { useOfflinePrefetch } from '#form-engine/offline/use-offline-prefetch.ts'
import { useText } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'

export type FamilyForm = ReturnType<typeof useFamilyForm>

/** The profile as a form: the same inputs and saving as an application, but another endpoint. */
export function useFamilyForm(profile: FamilyProfile, outbox: OfflineOutbox | null) {
  const { definition, facts } = profile
  const text = useText()
  const forget = useInvalidateAutofillProfile()
  const putStep = async (step: string, answers: Answers, revision: number) => {
    const { data } = await sendRequest(saveFamilyStep, {
      params: { step },
      body: { answers, revision },
      isOfflineTolerant: true,
      showLoader: false,
    })
    forget()
    return data
  }
  const { sheet, send, handlersOf, hasConflict } = useDraftSteps({
    queueKey: familyProfileKey,
    stored: profile,
    outbox,
    load: loadFamilyProfile,
    saveStep: putStep,
  })
  const form = useForm({ definition, answersState: sheet, services: useFamilyServices(profile), facts })
  const onRefusedLater = (problem: unknown) => toast({ kind: 'error', text: text(problemMessage(problem)) })
  useOutboxSenders(outbox, { ...stepsAlone, step: send, onStepRejected: onRefusedLater })
  useOfflinePrefetch(form, outbox !== null)
  return { form, handlersOf, onRefusedLater, hasConflict }
}

/** Documents of the profile are uploaded at once and never queued; there is no submission. */
const stepsAlone = {
  document: () => Promise.reject(new Error('a profile form queues no documents')),
  submit: () => Promise.reject(new Error('a profile form has no submission')),
  findStepAt: () => undefined,
  onDocumentRejected: () => undefined,
}

const fetchDocument = (documentId: string) => downloadFile(openFamilyDocument, { params: { documentId } })

function useFamilyServices(profile: FamilyProfile): FormServices {
  const client = useQueryClient()
  const open = useDocumentUrls(fetchDocument)
  const list = useCallback<FormServices['list']>(
    (source, parents) => fetchLookupEntries(client, source, parents),
    [client],
  )
  return useMemo(() => {
    const documents = documentsOf(profile)
    return {
      list,
      open,
      document: (id) => documents.get(id),
      upload: (path, file, onProgress) => uploadDocument(addFamilyDocument, {}, path, file, onProgress),
      remove: async (documentId) => {
        await sendRequest(removeFamilyDocument, { params: { documentId }, isOfflineTolerant: true, showLoader: false })
      },
      verify: () => Promise.reject(new Error('a profile form has no register checks')),
      isAllOptional: true,
    }
  }, [profile, list, open])
}
