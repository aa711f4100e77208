import { useCallback, useMemo, useState, type FormEvent } from 'react'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Move, Workflow } from '../../../domain/src/definition/workflow.ts'
import { prefill } from '../../../domain/src/engine/prefill.ts'
import { asksOf, keepReply, validateReply } from '../../../domain/src/engine/reply.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import { walkFields } from '../../../domain/src/engine/walk-asked.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { CallProblem } from '../api-client/call.ts'
import { FormServicesContext, type FormServices } from '../fields/form-services.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { problemMessage } from '../ui/use-problems.ts'
import { changeAnswer } from './change-answer.ts'
import { FormFields } from './form-fields.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { useReceived } from './use-form.ts'
import { readIssue, useIssues } from './use-issues.ts'
import { useListed } from './use-listed.ts'
import { words } from './words.ts'

type Props = {
  move: Move
  workflow: Workflow
  standing: Standing
  facts: Facts
  services: FormServices
  onSend(reply: Answers): Promise<unknown>
  onCancel?(): void
  sendLabel?: Bilingual
}

const open = () => 'open' as const

/** What a person is asked with a move: the same fields, checked by the same functions, as an application. */
export function ReplyForm({ move, workflow, standing, facts, services: given, onSend, onCancel, sendLabel }: Props) {
  const text = useText()
  const fields = useMemo(() => asksOf(move, workflow, standing), [move, workflow, standing])
  const [reply, setReply] = useState(() => prefill(fields, facts))
  const { show, settle, clear, ...found } = useIssues()
  const { isBusy, run } = useBusy()
  const { services, documents } = useReceived(given)
  const questions = useMemo(() => given.questions?.flatMap((step) => step.questions.map(({ path }) => path)), [given])
  const known = useMemo(() => ({ facts, documents, ...(questions && { questions }) }), [facts, documents, questions])
  const kept = useMemo(() => keepReply(move, reply, workflow, standing, known), [move, reply, workflow, standing, known])
  const asked = useMemo(() => walkFields(fields, kept, '', { ...known, answers: [kept] }), [fields, kept, known])
  const listed = useListed(services, asked)
  const view = useMemo(() => ({ ...known, lists: listed.lists, answers: [kept] }), [known, listed.lists, kept])

  const write = useCallback(
    (path: string, answer: unknown) => {
      settle(path)
      setReply((before) => changeAnswer(fields, before, path, answer))
    },
    [settle, fields],
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    const issues = validateReply(move, reply, workflow, standing, { ...known, ...(listed.isComplete && { lists: listed.lists }) })
    if (issues.length > 0) return show(issues)
    clear()
    return void run(async () => {
      try {
        await onSend(kept)
      } catch (problem) {
        const found = problem instanceof CallProblem ? problem.issues.map(readIssue) : []
        show(found, found.length > 0 ? undefined : problemMessage(problem))
      }
    })
  }
  return (
    <FormServicesContext value={listed.services}>
      <form noValidate onSubmit={send} className="flex w-full max-w-2xl flex-col gap-6">
        <IssueSummary attempt={found.attempt} issues={found.all} alert={found.alert} asked={asked} />
        <FormFields fields={fields} answers={reply} view={view} issues={found.open} openness={open} onAnswer={write} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {text(sendLabel ?? words.send)}
          </Button>
          {onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {text(words.cancel)}
            </Button>
          )}
        </div>
      </form>
    </FormServicesContext>
  )
}
