import { useCallback, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { validateFields } from '@wewb/domain/engine/evaluation/validate'
import { walkVisibleFields, type VisibleField } from '@wewb/domain/engine/evaluation/visible-fields'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { FormServicesContext, type FormServices } from '#form-engine/fields/form-services.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { changeAnswer } from './change-answer.ts'
import { FormFields } from './form-fields.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { useReceivedDocuments } from './use-form.ts'
import { toIssue, useIssues } from './use-issues.ts'
import { useLookupCache } from './use-lookup-cache.ts'
import { formMessages } from './messages.ts'

/**
 * An additional input beside the fields, such as a captcha: its entry in the summary, its validation, and its reset
 * after a rejection.
 */
export type ExtraInput = {
  summaryEntry: VisibleField
  validate(): Issue[]
  onRejected(): void
  renderInput(wrong: Issue | undefined): ReactNode
}

type Props = {
  fields: readonly Field[]
  facts: Facts
  services: FormServices
  initial?: Answers
  /** Fixed answers that conditions may refer to. */
  contextAnswers?: Answers
  /** Replaces the validation of the fields, to include the rules of a move. */
  validate?(answers: Answers, context: EvaluationContext): Issue[]
  extraInput?: ExtraInput | undefined
  submitLabel: Bilingual
  isWide?: boolean
  onSubmit(normalized: Answers): Promise<unknown>
  onCancel?: (() => void) | undefined
}

const allOpen = () => 'open' as const
const nothing: Answers = {}

/**
 * Form of standalone fields, such as those of a reply, a referral or a complaint, with the same inputs and validation.
 */
export function FieldsForm({
  fields,
  facts,
  services: formServices,
  initial = nothing,
  contextAnswers,
  validate,
  extraInput,
  ...sending
}: Props) {
  const text = useText()
  const [answers, setAnswers] = useState(initial)
  const { show, settle, clear, ...found } = useIssues()
  const { isBusy, run } = useBusy()
  const { services, documents } = useReceivedDocuments(formServices)
  const questions = useMemo(
    () => formServices.questions?.flatMap((step) => step.questions.map(({ path }) => path)),
    [formServices],
  )
  const baseContext = useMemo(
    () => ({ facts, documents, ...(questions && { questions }) }),
    [facts, documents, questions],
  )
  const settled = useMemo(() => (contextAnswers ? [contextAnswers] : []), [contextAnswers])
  const normalized = useMemo(
    () => normalizeFieldAnswers(fields, answers, baseContext, settled),
    [fields, answers, baseContext, settled],
  )
  const visibleFields = useMemo(
    () => walkVisibleFields(fields, normalized, '', { ...baseContext, answers: [normalized, ...settled] }),
    [fields, normalized, baseContext, settled],
  )
  const listed = useLookupCache(services, visibleFields)
  const view = useMemo(
    () => ({ ...baseContext, lists: listed.lists, answers: [normalized, ...settled] as const }),
    [baseContext, listed.lists, normalized, settled],
  )
  const write = useCallback(
    (path: string, answer: unknown) => {
      settle(path)
      setAnswers((before) => changeAnswer(fields, before, path, answer))
    },
    [settle, fields],
  )
  const check = (): Issue[] => {
    const validationContext: EvaluationContext = { ...baseContext, ...(listed.isComplete && { lists: listed.lists }) }
    const wrong = validate
      ? validate(answers, validationContext)
      : validateFields(fields, normalized, '', { ...validationContext, answers: [normalized, ...settled] })
    return [...wrong, ...(extraInput?.validate() ?? [])]
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const issues = check()
    if (issues.length > 0) return show(issues)
    clear()
    return void run(async () => {
      try {
        await sending.onSubmit(normalized)
      } catch (problem) {
        extraInput?.onRejected()
        const refused = problem instanceof ApiProblem ? problem.issues.map(toIssue) : []
        show(refused, refused.length > 0 ? undefined : problemMessage(problem))
      }
    })
  }
  const inSummary = extraInput ? [...visibleFields, extraInput.summaryEntry] : visibleFields
  return (
    <FormServicesContext value={listed.services}>
      <form
        noValidate
        onSubmit={send}
        className={classes(
          'flex w-full flex-col gap-6 [&>h3:first-of-type]:border-t-0 [&>h3:first-of-type]:pt-0',
          !sending.isWide && 'max-w-2xl',
        )}
      >
        <IssueSummary attempt={found.attempt} issues={found.all} alert={found.alert} visibleFields={inSummary} />
        <FormFields
          fields={fields}
          answers={answers}
          view={view}
          issues={found.open}
          editability={allOpen}
          onAnswer={write}
        />
        {extraInput?.renderInput(found.open.find(({ path }) => path === extraInput.summaryEntry.path))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto">
            {text(sending.submitLabel)}
          </Button>
          {sending.onCancel && (
            <Button variant="quiet" onClick={sending.onCancel}>
              {text(formMessages.cancel)}
            </Button>
          )}
        </div>
      </form>
    </FormServicesContext>
  )
}
