import { useCallback, useMemo, useRef, useState, type FormEvent } from 'react'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import { keepFields } from '../../../../domain/src/engine/keep-asked.ts'
import { validateFields } from '../../../../domain/src/engine/validate.ts'
import { walkFields, type Asked } from '../../../../domain/src/engine/walk-asked.ts'
import type { Field } from '../../../../domain/src/fields/field.ts'
import { issue, issueText } from '../../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
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
import type { Captcha } from '../../ui/use-captcha.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { words as uiWords } from '../../ui/words.ts'
import { CaptchaAsked } from './captcha-asked.tsx'

type Props = {
  fields: readonly Field[]
  services: FormServices
  initial?: Answers
  /** Of the public; what was read in the picture goes along. */
  asksCaptcha?: boolean
  sendLabel: Bilingual
  onSend(kept: Answers, captcha: Captcha['given'] | undefined): Promise<unknown>
}

const allOpen = () => 'open' as const
const nothing: Answers = {}
const ofCaptcha: Asked = { field: { kind: 'text', id: 'captcha', label: uiWords.captcha }, path: 'captcha', answer: '', hasParts: false }

/** A complaint, an answer to one and an officer's act are filled in like any other form: the same boxes, checked by the same functions. */
export function AskedForm({ fields, services: given, initial = nothing, asksCaptcha = false, sendLabel, onSend }: Props) {
  const text = useText()
  const [answers, setAnswers] = useState(initial)
  const { show, settle, clear, ...found } = useIssues()
  const { isBusy, run } = useBusy()
  const captcha = useRef<Captcha>(undefined)
  const holdCaptcha = (shown: Captcha) => void (captcha.current = shown)
  const { services, documents } = useReceived(given)
  const [facts] = useState(() => ({ today: dhakaDay(new Date()) }))
  const known = useMemo(() => ({ facts, documents }), [facts, documents])
  const kept = useMemo(() => keepFields(fields, answers, known), [fields, answers, known])
  const asked = useMemo(() => walkFields(fields, kept, '', { ...known, answers: [kept] }), [fields, kept, known])
  const listed = useListed(services, asked)
  const view = useMemo(() => ({ ...known, lists: listed.lists, answers: [kept] }), [known, listed.lists, kept])
  const write = useCallback(
    (path: string, answer: unknown) => {
      settle(path)
      setAnswers((before) => changeAnswer(fields, before, path, answer))
    },
    [settle, fields],
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { lists, ...unlisted } = view
    const wrong = validateFields(fields, kept, '', listed.isComplete ? { ...unlisted, lists } : unlisted)
    const issues = asksCaptcha && !captcha.current?.answer ? [...wrong, issue('captcha', 'required')] : wrong
    if (issues.length > 0) return show(issues)
    clear()
    return void run(async () => {
      try {
        await onSend(kept, captcha.current?.given)
      } catch (problem) {
        // A picture serves once, whatever the answer was.
        captcha.current?.renew()
        const refused = problem instanceof CallProblem ? problem.issues.map(readIssue) : []
        show(refused, refused.length > 0 ? undefined : problemMessage(problem))
      }
    })
  }
  const atCaptcha = found.open.find(({ path }) => path === 'captcha')
  return (
    <FormServicesContext value={listed.services}>
      <form noValidate onSubmit={send} className="flex w-full flex-col gap-6 [&>h3:first-of-type]:border-t-0 [&>h3:first-of-type]:pt-0">
        <IssueSummary attempt={found.attempt} issues={found.all} alert={found.alert} asked={asksCaptcha ? [...asked, ofCaptcha] : asked} />
        <FormFields fields={fields} answers={answers} view={view} issues={found.open} openness={allOpen} onAnswer={write} />
        {asksCaptcha && <CaptchaAsked onCaptcha={holdCaptcha} error={atCaptcha && text(issueText(atCaptcha))} />}
        <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:self-start">
          {text(sendLabel)}
        </Button>
      </form>
    </FormServicesContext>
  )
}
