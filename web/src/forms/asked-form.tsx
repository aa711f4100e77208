import { useCallback, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { keepFields } from '../../../domain/src/engine/keep-asked.ts'
import { validateFields } from '../../../domain/src/engine/validate.ts'
import { walkFields, type Asked } from '../../../domain/src/engine/walk-asked.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { CallProblem } from '../api-client/call.ts'
import { FormServicesContext, type FormServices } from '../fields/form-services.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/look.ts'
import { useBusy } from '../ui/use-busy.ts'
import { problemMessage } from '../ui/use-problems.ts'
import { changeAnswer } from './change-answer.ts'
import { FormFields } from './form-fields.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { useReceived } from './use-form.ts'
import { readIssue, useIssues } from './use-issues.ts'
import { useListed } from './use-listed.ts'
import { words } from './words.ts'

/** Something asked besides the fields, as a captcha is: its place in the summary, whether it is answered, what is done when it was used up. */
export type Beside = { asked: Asked; judge(): Issue[]; onRefused(): void; renderBox(wrong: Issue | undefined): ReactNode }

type Props = {
  fields: readonly Field[]
  facts: Facts
  services: FormServices
  initial?: Answers
  /** What is settled already and only looked at. */
  around?: Answers
  /** In place of the check of the fields alone: the rules of a move, too. */
  validate?(answers: Answers, known: Known): Issue[]
  beside?: Beside | undefined
  sendLabel: Bilingual
  isWide?: boolean
  onSend(kept: Answers): Promise<unknown>
  onCancel?: (() => void) | undefined
}

const allOpen = () => 'open' as const
const nothing: Answers = {}

/** Fields that stand alone, such as those of a reply, a referral or a complaint: the same boxes, checked by the same functions. */
export function AskedForm({ fields, facts, services: given, initial = nothing, around, validate, beside, ...sending }: Props) {
  const text = useText()
  const [answers, setAnswers] = useState(initial)
  const { show, settle, clear, ...found } = useIssues()
  const { isBusy, run } = useBusy()
  const { services, documents } = useReceived(given)
  const questions = useMemo(() => given.questions?.flatMap((step) => step.questions.map(({ path }) => path)), [given])
  const known = useMemo(() => ({ facts, documents, ...(questions && { questions }) }), [facts, documents, questions])
  const settled = useMemo(() => (around ? [around] : []), [around])
  const kept = useMemo(() => keepFields(fields, answers, known, settled), [fields, answers, known, settled])
  const asked = useMemo(() => walkFields(fields, kept, '', { ...known, answers: [kept, ...settled] }), [fields, kept, known, settled])
  const listed = useListed(services, asked)
  const view = useMemo(
    () => ({ ...known, lists: listed.lists, answers: [kept, ...settled] as const }),
    [known, listed.lists, kept, settled],
  )
  const write = useCallback(
    (path: string, answer: unknown) => {
      settle(path)
      setAnswers((before) => changeAnswer(fields, before, path, answer))
    },
    [settle, fields],
  )
  const judge = (): Issue[] => {
    const judging: Known = { ...known, ...(listed.isComplete && { lists: listed.lists }) }
    const wrong = validate ? validate(answers, judging) : validateFields(fields, kept, '', { ...judging, answers: [kept, ...settled] })
    return [...wrong, ...(beside?.judge() ?? [])]
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const issues = judge()
    if (issues.length > 0) return show(issues)
    clear()
    return void run(async () => {
      try {
        await sending.onSend(kept)
      } catch (problem) {
        beside?.onRefused()
        const refused = problem instanceof CallProblem ? problem.issues.map(readIssue) : []
        show(refused, refused.length > 0 ? undefined : problemMessage(problem))
      }
    })
  }
  const inSummary = beside ? [...asked, beside.asked] : asked
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
        <IssueSummary attempt={found.attempt} issues={found.all} alert={found.alert} asked={inSummary} />
        <FormFields fields={fields} answers={answers} view={view} issues={found.open} openness={allOpen} onAnswer={write} />
        {beside?.renderBox(found.open.find(({ path }) => path === beside.asked.path))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto">
            {text(sending.sendLabel)}
          </Button>
          {sending.onCancel && (
            <Button look="quiet" onClick={sending.onCancel}>
              {text(words.cancel)}
            </Button>
          )}
        </div>
      </form>
    </FormServicesContext>
  )
}
