import { useCallback, useMemo, useState, type FormEvent } from 'react'
import type { Facts } from '../../../../domain/src/conditions/facts.ts'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import { keepFields } from '../../../../domain/src/engine/keep-asked.ts'
import { validateFields } from '../../../../domain/src/engine/validate.ts'
import { walkFields } from '../../../../domain/src/engine/walk-asked.ts'
import type { Field } from '../../../../domain/src/fields/field.ts'
import { CallProblem } from '../../api-client/call.ts'
import { FormServicesContext, type FormServices } from '../../fields/form-services.ts'
import { changeAnswer } from '../../forms/change-answer.ts'
import { FormFields } from '../../forms/form-fields.tsx'
import { IssueSummary } from '../../forms/issue-summary.tsx'
import { useReceived } from '../../forms/use-form.ts'
import { readIssue, useIssues } from '../../forms/use-issues.ts'
import { useListed } from '../../forms/use-listed.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { words } from './words.ts'

type Props = {
  fields: readonly Field[]
  initial: Answers
  /** What is settled already and only looked at. */
  around?: Answers
  facts: Facts
  services: FormServices
  onSave(kept: Answers): Promise<unknown>
}

const allOpen = () => 'open' as const
const nothing: Answers = {}

/** A referral is filled in like any other form: the same boxes, checked by the same functions. */
export function ReferralForm({ fields, initial, around = nothing, facts, services: given, onSave }: Props) {
  const text = useText()
  const [answers, setAnswers] = useState(initial)
  const { show, settle, clear, ...found } = useIssues()
  const { isBusy, run } = useBusy()
  const { services, documents } = useReceived(given)
  const known = useMemo(() => ({ facts, documents }), [facts, documents])
  const kept = useMemo(() => keepFields(fields, answers, known, [around]), [fields, answers, known, around])
  const asked = useMemo(() => walkFields(fields, kept, '', { ...known, answers: [kept, around] }), [fields, kept, known, around])
  const listed = useListed(services, asked)
  const view = useMemo(() => ({ ...known, lists: listed.lists, answers: [kept, around] }), [known, listed.lists, kept, around])
  const write = useCallback(
    (path: string, answer: unknown) => {
      settle(path)
      setAnswers((before) => changeAnswer(fields, before, path, answer))
    },
    [settle, fields],
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { lists, ...unlisted } = view
    const issues = validateFields(fields, kept, '', listed.isComplete ? { ...unlisted, lists } : unlisted)
    if (issues.length > 0) return show(issues)
    clear()
    return void run(async () => {
      try {
        await onSave(kept)
      } catch (problem) {
        const wrong = problem instanceof CallProblem ? problem.issues.map(readIssue) : []
        show(wrong, wrong.length > 0 ? undefined : problemMessage(problem))
      }
    })
  }
  return (
    <FormServicesContext value={listed.services}>
      <form noValidate onSubmit={save} className="flex flex-col gap-6">
        <IssueSummary attempt={found.attempt} issues={found.all} alert={found.alert} asked={asked} />
        <FormFields fields={fields} answers={answers} view={view} issues={found.open} openness={allOpen} onAnswer={write} />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.save)}
        </Button>
      </form>
    </FormServicesContext>
  )
}
