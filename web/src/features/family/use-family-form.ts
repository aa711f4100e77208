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
import type { Outbox } from '../../forms/kept/outbox.ts'
import { useForm } from '../../forms/use-form.ts'
import { useKeptSteps } from '../../forms/use-kept-steps.ts'
import { useSends } from '../../forms/use-outbox.ts'
import { usePictures } from '../../forms/use-pictures.ts'
import { useReadyWithoutLine } from '../../forms/use-ready-without-line.ts'
import { useText } from '../../i18n/language.tsx'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/use-problems.ts'

export type FamilyForm = ReturnType<typeof useFamilyForm>

/** The profile as a form: the same boxes, the same saving, another place to keep it. */
export function useFamilyForm(profile: FamilyProfile, outbox: Outbox | null) {
  const { definition, facts } = profile
  const text = useText()
  const forget = useForgetSavedFamily()
  const put = async (step: string, answers: Answers, revision: number) => {
    const { data } = await call(saveFamilyStep, { params: { step }, body: { answers, revision }, isPatient: true, showLoader: false })
    forget()
    return data
  }
  const { sheet, send, savesOf, hasConflict } = useKeptSteps({ turn: familyTurn, stored: profile, outbox, load: loadFamilyProfile, put })
  const form = useForm({ definition, sheet, services: useFamilyServices(profile), facts })
  const onRefusedLater = (problem: unknown) => toast({ kind: 'error', text: text(problemMessage(problem)) })
  useSends(outbox, { ...stepsAlone, step: send, onStepRefused: onRefusedLater })
  useReadyWithoutLine(form, outbox !== null)
  return { form, savesOf, onRefusedLater, hasConflict }
}

/** A page of the box is sent when it is chosen, or not at all; and there is nothing to hand in. */
const stepsAlone = {
  document: () => Promise.reject(new Error('a profile queues no documents')),
  submit: () => Promise.reject(new Error('a profile is not handed in')),
  stepAround: () => undefined,
  onDocumentRefused: () => undefined,
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
