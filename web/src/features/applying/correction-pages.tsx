import { Send } from 'lucide-react'
import { useState } from 'react'
import { describe, linesOf } from '../../../../domain/src/engine/describe.ts'
import { walkAsked } from '../../../../domain/src/engine/walk-asked.ts'
import { DocumentLinks } from '../../fields/document-links.tsx'
import { FormServicesContext } from '../../fields/form-services.ts'
import { AnswerLines } from '../../forms/answer-lines.tsx'
import { labelsOf } from '../../forms/labels.ts'
import { StepForm } from '../../forms/step-form.tsx'
import type { FormState } from '../../forms/use-form.ts'
import { isAt } from '../../forms/use-issues.ts'
import { useLanguage, useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import type { FormPage } from './form-pages.tsx'
import { RefusedIssues } from './refused-issues.tsx'
import { stepOfPath } from './step-of-path.ts'
import { useSubmission } from './use-submission.ts'
import { words } from './words.ts'

/** A file sent back: only the steps with something to correct, then what came of it, then once more into the hands of the board. */
export function CorrectionPages(props: FormPage & { step: string | undefined }) {
  const { application, filling, hrefOf, step } = props
  const navigate = useNavigate()
  const { definition } = application
  const steps = openSteps(filling.form)
  const place = steps.indexOf(step ?? '')
  if (step === undefined || place < 0) return <Corrected {...props} />
  const before = steps[place - 1]
  return (
    <div className="grid max-w-2xl gap-6">
      <ToCorrect form={filling.form} hrefOf={hrefOf} paths={application.unlocked.filter((path) => stepOfPath(definition, path) === step)} />
      <StepForm
        key={step}
        form={filling.form}
        step={step}
        onSave={(kept) => filling.save(step, kept)}
        onNext={() => navigate(hrefOf(steps[place + 1] ?? 'corrected'))}
        {...(before !== undefined && { onBack: () => navigate(hrefOf(before)) })}
      />
    </div>
  )
}

/** The steps in which something may be written: what was unlocked, and what a correction makes newly asked. */
const openSteps = ({ definition, kept, known, openness }: FormState): string[] => [
  ...new Set(
    walkAsked(definition, kept, known)
      .filter(({ path, field, hasParts }) => !hasParts && !field.fixed && openness(path, field) === 'open')
      .flatMap(({ path }) => stepOfPath(definition, path) ?? []),
  ),
]

function ToCorrect({ form, paths, hrefOf }: Pick<FormPage, 'hrefOf'> & { form: FormState; paths: readonly string[] }) {
  const text = useText()
  const labels = labelsOf(walkAsked(form.definition, form.kept, form.known))
  return (
    <Alert kind="needs-you" title={text(words.toCorrect)}>
      <ul className="list-disc pl-5">
        {paths.map((path) => {
          const label = labels.get(path)
          const step = stepOfPath(form.definition, path)
          return (
            label &&
            step && (
              <li key={path}>
                <TextLink to={hrefOf(step, path)}>{text(label)}</TextLink>
              </li>
            )
          )
        })}
      </ul>
      <p className="mt-1">{text(words.toCorrectText)}</p>
    </Alert>
  )
}

function Corrected({ application, filling: { form }, hrefOf, onReload }: FormPage) {
  const { text, locale } = useLanguage()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  const { submit, refusal } = useSubmission(application.applicationNo, onReload)
  const { definition, unlocked } = application
  const lines = linesOf(describe(definition, form.kept, form.known, locale)).filter(({ path }) => unlocked.some((open) => isAt(path, open)))
  const send = () =>
    void run(async () => {
      setFailure(undefined)
      await submit().catch(setFailure)
    })
  return (
    <FormServicesContext value={form.services}>
      <div className="grid max-w-2xl gap-4">
        {refusal.issues.length > 0 && <RefusedIssues key={refusal.attempt} issues={refusal.issues} form={form} hrefOf={hrefOf} />}
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
        <Card title={text(words.corrected)}>
          <AnswerLines
            lines={lines}
            under={(line) => line.documents && <DocumentLinks documents={line.documents} />}
            aside={(line) => (
              <TextLink to={hrefOf(stepOfPath(definition, line.path) ?? '', line.path)}>
                {text(words.change)}
                <span className="sr-only"> {line.label}</span>
              </TextLink>
            )}
          />
          <p className="mt-4">{text(words.correctedText)}</p>
          <Button isBusy={isBusy} icon={<Send aria-hidden size={20} />} onClick={send} className="mt-4 w-full sm:w-auto">
            {text(words.submitAgain)}
          </Button>
        </Card>
      </div>
    </FormServicesContext>
  )
}
