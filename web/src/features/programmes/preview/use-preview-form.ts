import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, useState } from 'react'
import type { Facts } from '../../../../../domain/src/conditions/facts.ts'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import type { FormDefinition } from '../../../../../domain/src/definition/service-definition.ts'
import { prefill } from '../../../../../domain/src/engine/prefill.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import { changeAnswer } from '../../../forms/change-answer.ts'
import { useForm, type FormState } from '../../../forms/use-form.ts'
import { Held, useHeld } from '../draft/held.ts'
import { useLatest } from '../draft/use-latest.ts'
import { previewServices } from './preview-services.ts'
import { words } from './preview-words.ts'

/** The answers somebody tries the form with. They stay while it is edited, and while another tab is looked at. */
export const TestAnswers = createContext<Held<Answers> | undefined>(undefined)

const facts: Facts = {
  today: dhakaDay(new Date()),
  'applicant.name': words.person.en,
  'applicant.mobile': '01712345678',
  'setup.isOpen': true,
}

export function usePreviewForm(definition: FormDefinition): FormState {
  const held = use(TestAnswers)
  if (!held) throw new Error('no test answers stand around this component')
  const client = useQueryClient()
  const typed = useHeld(held)
  const fields = useMemo(() => definition.steps.flatMap((step) => step.fields), [definition])
  const answers = useMemo(() => ({ ...prefill(fields, facts), ...typed }), [fields, typed])
  const latest = useLatest(fields)
  const [steady] = useState(() => {
    const change = (path: string, answer: unknown) => held.set(changeAnswer(latest.current, held.read(), path, answer))
    return { change, services: previewServices(client, { read: held.read, change }) }
  })
  const sheet = useMemo(() => ({ answers, change: steady.change, replace: held.set }), [answers, steady, held])
  return useForm({ definition, sheet, services: steady.services, facts })
}
