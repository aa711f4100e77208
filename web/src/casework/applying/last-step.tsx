import { useMemo } from 'react'
import { CheckAnswers } from '#form-engine/forms/check-answers.tsx'
import { StepForm } from '#form-engine/forms/step-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import type { FormPageProps } from './form-pages.tsx'
import { SubmissionIssues } from './submission-issues.tsx'
import { applicationFormMessages } from './messages.ts'

type Props = Pick<FormPageProps, 'hrefOf'> & {
  applicationForm: Pick<FormPageProps['applicationForm'], 'form' | 'handlersOf'>
  submission: Pick<FormPageProps['submission'], 'submit' | 'refusal'>
  step: string
  onBack?: () => void
}

/** The last step: all answers, the last questions and the submit button. */
export function LastStep({ applicationForm, submission, hrefOf, step, onBack }: Props) {
  const text = useText()
  const { form, handlersOf } = applicationForm
  const { submit, refusal } = submission
  const answered = useMemo(() => {
    const steps = form.definition.steps.filter(({ id }) => id !== step)
    return { ...form, definition: { ...form.definition, steps } }
  }, [form, step])
  return (
    <div className="grid grid-cols-1 gap-6">
      {refusal.issues.length > 0 && (
        <SubmissionIssues key={refusal.attempt} issues={refusal.issues} form={form} hrefOf={hrefOf} />
      )}
      {/* A form with one step needs no summary. */}
      {answered.definition.steps.length > 0 && (
        <>
          <header>
            <h2 data-arrival className="text-xl font-bold outline-none">
              {text(applicationFormMessages.check)}
            </h2>
            <p className="text-muted">{text(applicationFormMessages.checkText)}</p>
          </header>
          <CheckAnswers form={answered} hrefOf={hrefOf} />
        </>
      )}
      <StepForm
        form={form}
        step={step}
        {...handlersOf(step)}
        onNext={submit}
        nextLabel={applicationFormMessages.submit}
        {...(onBack && { onBack })}
      />
    </div>
  )
}
