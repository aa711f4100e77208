import { lazy, useEffect } from 'react'
import { taskList } from '../../../../domain/src/engine/task-list.ts'
import { StepForm } from '../../forms/step-form.tsx'
import { useNavigate } from '../../router/router.tsx'
import type { FormPage } from './form-pages.tsx'

// It is a step or more away; fetched as soon as this one stands, before the line may go.
const loadLastStep = async () => ({ default: (await import('./last-step.tsx')).LastStep })
const LastStep = lazy(loadLastStep)

/** One step of the draft; the last one shows everything again and hands it in. */
export function StepPage(props: FormPage & { step: string }) {
  const { application, filling, hrefOf, step } = props
  const navigate = useNavigate()
  useEffect(() => {
    loadLastStep().catch(() => undefined)
  }, [])
  const steps = taskList(application.definition, filling.form.kept, filling.form.judging).map((task) => task.step)
  const place = steps.indexOf(step)
  const before = steps[place - 1]
  const after = steps[place + 1]
  const back = before === undefined ? {} : { onBack: () => navigate(hrefOf(before)) }
  if (after === undefined) return <LastStep {...props} {...back} />
  return (
    <StepForm
      form={filling.form}
      step={step}
      onSave={(kept) => filling.save(step, kept)}
      onNext={() => navigate(hrefOf(after))}
      {...back}
    />
  )
}
