import { useMemo } from 'react'
import { CheckAnswers } from '../../forms/check-answers.tsx'
import { StepForm } from '../../forms/step-form.tsx'
import { useText } from '../../i18n/language.tsx'
import type { FormPage } from './form-pages.tsx'
import { RefusedIssues } from './refused-issues.tsx'
import { words } from './words.ts'

type Props = Pick<FormPage, 'hrefOf'> & {
  filling: Pick<FormPage['filling'], 'form' | 'savesOf'>
  submission: Pick<FormPage['submission'], 'submit' | 'refusal'>
  step: string
  onBack?: () => void
}

/** Everything that was answered, the last questions, and one clear button. */
export function LastStep({ filling, submission, hrefOf, step, onBack }: Props) {
  const text = useText()
  const { form, savesOf } = filling
  const { submit, refusal } = submission
  const answered = useMemo(() => {
    const steps = form.definition.steps.filter(({ id }) => id !== step)
    return { ...form, definition: { ...form.definition, steps } }
  }, [form, step])
  return (
    <div className="grid grid-cols-1 gap-6">
      {refusal.issues.length > 0 && <RefusedIssues key={refusal.attempt} issues={refusal.issues} form={form} hrefOf={hrefOf} />}
      {/* A form of one step has everything before the eyes already. */}
      {answered.definition.steps.length > 0 && (
        <>
          <header>
            <h2 data-arrival className="text-xl font-bold outline-none">
              {text(words.check)}
            </h2>
            <p className="text-muted">{text(words.checkText)}</p>
          </header>
          <CheckAnswers form={answered} hrefOf={hrefOf} />
        </>
      )}
      <StepForm form={form} step={step} {...savesOf(step)} onNext={submit} nextLabel={words.submit} {...(onBack && { onBack })} />
    </div>
  )
}
