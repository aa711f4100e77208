import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import { addFamilyDocument, openFamilyDocument, removeFamilyDocument, saveFamilyStep } from '../../../../domain/src/contracts/family.ts'
import { call } from '../../api-client/call.ts'
import { callFile } from '../../api-client/call-file.ts'
import type { FormServices } from '../../fields/form-services.ts'
import { documentsOf } from '../../forms/application.ts'
import { familyTurn, loadFamilyProfile, useForgetSavedFamily, type FamilyProfile } from '../../forms/family-profile.ts'
import { fetchEntries } from '../../forms/fetch-entries.ts'
import { sendPage } from '../../forms/send-page.ts'
import { useAnswers } from '../../forms/use-answers.ts'
import { useForm } from '../../forms/use-form.ts'
import { usePictures } from '../../forms/use-pictures.ts'
import { stepAnswers, useStoredSteps } from '../../forms/use-stored-steps.ts'

export type FamilyForm = ReturnType<typeof useFamilyForm>

/** The profile as a form: the same boxes, the same saving, another place to keep it. */
export function useFamilyForm(profile: FamilyProfile) {
  const { definition, facts } = profile
  const sheet = useAnswers(definition, profile.answers)
  const { store, hasConflict } = useStoredSteps({ turn: familyTurn, definition, sheet, load: loadFamilyProfile })
  const forget = useForgetSavedFamily()
  const save = (step: string, kept: Answers) =>
    store(step, async (revision) => {
      const body = { answers: stepAnswers(definition, step, kept), revision }
      const { data } = await call(saveFamilyStep, { params: { step }, body, isPatient: true, showLoader: false })
      forget()
      return data
    })
  const form = useForm({ definition, sheet, services: useFamilyServices(profile), facts })
  return { form, save, hasConflict }
}

const fetchPaper = (documentId: string) => callFile(openFamilyDocument, { params: { documentId } })

function useFamilyServices(profile: FamilyProfile): FormServices {
  const client = useQueryClient()
  const open = usePictures(fetchPaper)
  const list = useCallback<FormServices['list']>((source, parents) => fetchEntries(client, source, parents), [client])
  return useMemo(() => {
    const documents = documentsOf(profile)
    return {
      list,
      open,
      document: (id) => documents.get(id),
      upload: (path, file, onProgress) => sendPage(addFamilyDocument, {}, path, file, onProgress),
      remove: async (documentId) => {
        await call(removeFamilyDocument, { params: { documentId }, isPatient: true, showLoader: false })
      },
      verify: () => Promise.reject(new Error('a profile verifies nothing')),
      nothingRequired: true,
    }
  }, [profile, list, open])
}
