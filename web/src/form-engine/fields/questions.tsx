import { useState } from 'react'
import type { QuestionsField } from '@wewb/domain/engine/fields/questions'
import { useText } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { useFormServices, type QuestionGroup } from './form-services.ts'
import type { InputProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'

/** Selects the answers to be corrected: the questions of the application, folded by step. */
export function QuestionsInput({ path, answer, frame, onAnswer }: InputProps<QuestionsField>) {
  const { questions = [] } = useFormServices()
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : []
  const all = questions.flatMap((step) => step.questions.map((question) => question.path))
  const toggle = (changed: string, isChecked: boolean) =>
    onAnswer(
      path,
      all.filter((one) => (one === changed ? isChecked : chosen.includes(one))),
    )
  return (
    <FieldGroup {...frame}>
      <div className="grid gap-2">
        {questions.map((ofStep) => (
          <StepQuestions key={ofStep.step.en} path={path} {...ofStep} chosen={chosen} onToggle={toggle} />
        ))}
      </div>
    </FieldGroup>
  )
}

type Props = QuestionGroup & {
  path: string
  chosen: readonly unknown[]
  onToggle(question: string, isChecked: boolean): void
}

function StepQuestions({ step, questions, path, chosen, onToggle }: Props) {
  const text = useText()
  const count = questions.filter((question) => chosen.includes(question.path)).length
  // Only the initial state: a group must not close while the officer uses it.
  const [isOpen] = useState(count > 0)
  return (
    <details open={isOpen} className="rounded-control border border-line bg-card">
      <summary className={classes('min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-semibold', focusRing)}>
        {text(step)}
        {count > 0 && <span className="font-normal text-muted"> ({text(fieldMessages.chosen, { n: count })})</span>}
      </summary>
      <div className="grid px-4 pb-2">
        {questions.map((question) => (
          <Checkbox
            key={question.path}
            id={`${path}-${question.path}`}
            label={text(question.label)}
            isChecked={chosen.includes(question.path)}
            onChange={(isChecked) => onToggle(question.path, isChecked)}
          />
        ))}
      </div>
    </details>
  )
}
