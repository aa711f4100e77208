import { useMemo, useState } from 'react'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { flattenDefinition } from '@wewb/domain/engine/evaluation/field-paths'
import { CheckAnswers } from '#form-engine/forms/check-answers.tsx'
import { StepForm } from '#form-engine/forms/step-form.tsx'
import { TaskList } from '#form-engine/forms/task-list.tsx'
import { useAnswers } from '#form-engine/forms/use-answers.ts'
import { useForm } from '#form-engine/forms/use-form.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { demoServiceDefinition } from './demo-service-definition.ts'
import { createInMemoryServer } from './in-memory-server.ts'

export const demoFacts: Facts = {
  today: '2026-11-15',
  'applicant.name': 'Rahima Begum',
  'setup.year': 2026,
  'settings.defaultDueDay': '2026-11-29',
}

/** All questions with their labels by step, for corrections. */
export const demoQuestions = demoServiceDefinition.steps.map((step) => ({
  step: step.title,
  questions: flattenDefinition({ steps: [step] })
    .filter(({ parentPath }) => parentPath === '')
    .map(({ path, field }) => ({ path, label: field.label })),
}))

const start = prefill(
  demoServiceDefinition.steps.flatMap(({ fields }) => fields),
  demoFacts,
)

/** A whole application in this tab: its steps and answers. `?step=` opens a step. */
export function DemoForm() {
  const [query, setQuery] = useSearchParams()
  const sheet = useAnswers(demoServiceDefinition, start)
  const [server] = useState(() => createInMemoryServer({ change: sheet.change, questions: demoQuestions }))
  const form = useForm({
    definition: demoServiceDefinition,
    answersState: sheet,
    services: server.services,
    facts: demoFacts,
  })
  const steps = useMemo(() => demoServiceDefinition.steps.map(({ id }) => id), [])
  const step = query.get('step') ?? steps[0] ?? ''
  const index = steps.indexOf(step)
  const hrefOf = (to: string, path?: string) => `/demo/ui?step=${to}${path ? `#${path}` : ''}`
  const openStep = (to: string | undefined) => to && setQuery({ step: to })
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[2fr_1fr]">
      {step === 'check' ? (
        <CheckAnswers form={form} hrefOf={hrefOf} />
      ) : (
        <StepForm
          key={step}
          form={form}
          step={step}
          onSave={server.save}
          onNext={() => openStep(steps[index + 1] ?? 'check')}
          {...(index > 0 && { onBack: () => openStep(steps[index - 1]) })}
        />
      )}
      <TaskList form={form} hrefOf={hrefOf} />
    </div>
  )
}
