import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, useState } from 'react'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { FormDefinition } from '@wewb/domain/engine/definition/service-definition'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { changeAnswer } from '#form-engine/forms/change-answer.ts'
import { useForm, type FormState } from '#form-engine/forms/use-form.ts'
import { ExternalStore, useExternalStore } from '#services/programmes/draft/external-store.ts'
import { useLatest } from '#services/programmes/draft/use-latest.ts'
import { createPreviewServices } from './preview-services.ts'
import { previewMessages } from './preview-messages.ts'

/** Test answers of the preview. They survive edits and tab changes. */
export const TestAnswersContext = createContext<ExternalStore<Answers> | undefined>(undefined)

const facts: Facts = {
  today: toDhakaDate(new Date()),
  'applicant.name': previewMessages.person.en,
  'applicant.mobile': '01712345678',
  'setup.isOpen': true,
}

export function usePreviewForm(definition: FormDefinition): FormState {
  const testAnswers = use(TestAnswersContext)
  if (!testAnswers) throw new Error('usePreviewForm needs a TestAnswersContext')
  const client = useQueryClient()
  const typed = useExternalStore(testAnswers)
  const fields = useMemo(() => definition.steps.flatMap((step) => step.fields), [definition])
  const answers = useMemo(() => ({ ...prefill(fields, facts), ...typed }), [fields, typed])
  const latest = useLatest(fields)
  const [steady] = useState(() => {
    const change = (path: string, answer: unknown) =>
      testAnswers.set(changeAnswer(latest.current, testAnswers.read(), path, answer))
    return { change, services: createPreviewServices(client, { read: testAnswers.read, change }) }
  })
  const sheet = useMemo(
    () => ({ answers, change: steady.change, replace: testAnswers.set }),
    [answers, steady, testAnswers],
  )
  return useForm({ definition, answersState: sheet, services: steady.services, facts })
}
