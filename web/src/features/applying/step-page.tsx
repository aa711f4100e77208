import { taskList } from '../../../../domain/src/engine/task-list.ts'
import { StepForm } from '../../forms/step-form.tsx'
import { useNavigate } from '../../router/router.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonPage } from '../../ui/skeleton.tsx'
import { useLater } from '../../ui/use-later.ts'
import type { FormPage } from './form-pages.tsx'

// It is a step or more away; fetched as soon as this one stands, before the line may go.
const loadLastStep = async () => (await import('./last-step.tsx')).LastStep

/** One step of the draft; the last one shows everything again and hands it in. */
export function StepPage(props: FormPage & { step: string }) {
  const { application, filling, submission, hrefOf, step } = props
  const navigate = useNavigate()
  const { Component: LastStep, problem, retry } = useLater(loadLastStep)
  const steps = taskList(application.definition, filling.form.kept, filling.form.judging).map((task) => task.step)
  const place = steps.indexOf(step)
  const before = steps[place - 1]
  const after = steps[place + 1]
  const back = before === undefined ? {} : { onBack: () => navigate(hrefOf(before)) }
  if (after === undefined) {
    if (LastStep) return <LastStep {...props} {...back} />
    return problem ? <LoadFailed problem={problem} onRetry={retry} /> : <SkeletonPage />
  }
  return (
    <StepForm
      form={filling.form}
      step={step}
      {...filling.savesOf(step)}
      onRefusedLater={(problem) => void submission.giveWay(problem)}
      goesOnSoon
      onNext={() => navigate(hrefOf(after))}
      {...back}
    />
  )
}
