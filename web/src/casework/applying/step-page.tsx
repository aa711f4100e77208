import { taskList } from '@wewb/domain/engine/evaluation/task-list'
import { StepForm } from '#form-engine/forms/step-form.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonPage } from '#components/feedback/skeleton.tsx'
import { useLazyComponent } from '#lib/lazy/use-lazy-component.ts'
import type { FormPageProps } from './form-pages.tsx'

// Prefetched once this step has rendered, because the connection may be lost later.
const loadLastStep = async () => (await import('./last-step.tsx')).LastStep

/** One step of the draft; the last one shows all answers and submits. */
export function StepPage(props: FormPageProps & { step: string }) {
  const { application, applicationForm, submission, hrefOf, step } = props
  const navigate = useNavigate()
  const { Component: LastStep, problem, retry } = useLazyComponent(loadLastStep)
  const steps = taskList(
    application.definition,
    applicationForm.form.storedAnswers,
    applicationForm.form.validationContext,
  ).map((task) => task.step)
  const index = steps.indexOf(step)
  const before = steps[index - 1]
  const after = steps[index + 1]
  const back = before === undefined ? {} : { onBack: () => navigate(hrefOf(before)) }
  if (after === undefined) {
    if (LastStep) return <LastStep {...props} {...back} />
    return problem ? <LoadFailed problem={problem} onRetry={retry} /> : <SkeletonPage />
  }
  return (
    <StepForm
      form={applicationForm.form}
      step={step}
      {...applicationForm.handlersOf(step)}
      onRejectedLater={(problem) => void submission.reportAndReload(problem)}
      mayContinueUnsaved
      onNext={() => navigate(hrefOf(after))}
      {...back}
    />
  )
}
