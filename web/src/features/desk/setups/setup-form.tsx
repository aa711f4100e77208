import { useCallback, useMemo, useState, type FormEvent } from 'react'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import { keepFields } from '../../../../../domain/src/engine/keep-asked.ts'
import { validateFields } from '../../../../../domain/src/engine/validate.ts'
import { walkFields } from '../../../../../domain/src/engine/walk-asked.ts'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import { CallProblem } from '../../../api-client/call.ts'
import { changeAnswer } from '../../../forms/change-answer.ts'
import { FormFields } from '../../../forms/form-fields.tsx'
import { IssueSummary } from '../../../forms/issue-summary.tsx'
import { readIssue, useIssues } from '../../../forms/use-issues.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage } from '../../../ui/use-problems.ts'
import { words } from './setup-words.ts'

type Props = { fields: readonly Field[]; initial: Answers; onSave(circular: Answers): Promise<unknown> }

const allOpen = () => 'open' as const

/** A circular is filled in like any other form: the same boxes, checked by the same functions. */
export function SetupForm({ fields, initial, onSave }: Props) {
  const text = useText()
  const [circular, setCircular] = useState(initial)
  const { show, settle, clear, ...found } = useIssues()
  const { isBusy, run } = useBusy()
  const [known] = useState(() => ({ facts: { today: dhakaDay(new Date()) } }))
  const kept = useMemo(() => keepFields(fields, circular, known), [fields, circular, known])
  const view = useMemo(() => ({ ...known, answers: [kept] }), [known, kept])
  const asked = useMemo(() => walkFields(fields, kept, '', view), [fields, kept, view])
  const write = useCallback(
    (path: string, answer: unknown) => {
      settle(path)
      setCircular((before) => changeAnswer(fields, before, path, answer))
    },
    [settle, fields],
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    const issues = validateFields(fields, kept, '', view)
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
    <form noValidate onSubmit={save} className="flex flex-col gap-6">
      <IssueSummary attempt={found.attempt} issues={found.all} alert={found.alert} asked={asked} />
      <FormFields fields={fields} answers={circular} view={view} issues={found.open} openness={allOpen} onAnswer={write} />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {text(words.save)}
      </Button>
    </form>
  )
}
