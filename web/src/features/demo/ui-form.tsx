import { useMemo, useState } from 'react'
import type { Facts } from '../../../../domain/src/conditions/facts.ts'
import { prefill } from '../../../../domain/src/engine/prefill.ts'
import { fieldsOf } from '../../../../domain/src/engine/definition-paths.ts'
import { CheckAnswers } from '../../forms/check-answers.tsx'
import { StepForm } from '../../forms/step-form.tsx'
import { TaskList } from '../../forms/task-list.tsx'
import { useAnswers } from '../../forms/use-answers.ts'
import { useForm } from '../../forms/use-form.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { everyKind } from './form-definition.ts'
import { serverInMemory } from './form-in-memory.ts'

export const demoFacts: Facts = {
  today: '2026-11-15',
  'applicant.name': 'Rahima Begum',
  'setup.year': 2026,
  'settings.defaultDueDay': '2026-11-29',
}

/** Every question with its label, by step, for the officer who asks for a correction. */
export const demoQuestions = everyKind.steps.map((step) => ({
  step: step.title,
  questions: fieldsOf({ steps: [step] })
    .filter(({ home }) => home === '')
    .map(({ path, field }) => ({ path, label: field.label })),
}))

const start = prefill(
  everyKind.steps.flatMap(({ fields }) => fields),
  demoFacts,
)

/** A whole application in this tab: the steps, each as a form, and what was answered. `?step=` says which is open. */
export function DemoForm() {
  const [query, setQuery] = useSearchParams()
  const sheet = useAnswers(everyKind, start)
  const [server] = useState(() => serverInMemory({ change: sheet.change, questions: demoQuestions }))
  const form = useForm({ definition: everyKind, sheet, services: server.services, facts: demoFacts })
  const steps = useMemo(() => everyKind.steps.map(({ id }) => id), [])
  const step = query.get('step') ?? steps[0] ?? ''
  const place = steps.indexOf(step)
  const hrefOf = (to: string, path?: string) => `/demo/ui?step=${to}${path ? `#${path}` : ''}`
  const go = (to: string | undefined) => to && setQuery({ step: to })
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
          onNext={() => go(steps[place + 1] ?? 'check')}
          {...(place > 0 && { onBack: () => go(steps[place - 1]) })}
        />
      )}
      <TaskList form={form} hrefOf={hrefOf} />
    </div>
  )
}
