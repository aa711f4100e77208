import '#components/styles/app.css'
import { useRef, useState } from 'react'
import { MAX_PROBLEM_LENGTH, validatePageProblem } from '@wewb/domain/content/page-problem'
import { reportOwnPageProblem, reportPageProblem } from '@wewb/domain/content/page-problem-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { Captcha } from '#components/inputs/use-captcha.ts'
import { componentMessages } from '#components/messages.ts'
import { OnDemandCaptcha } from '#content/complaints/on-demand-captcha.tsx'
import { pageProblemMessages } from './messages.ts'

const labels = {
  text: pageProblemMessages.text,
  contact: pageProblemMessages.contact,
  captcha: componentMessages.captcha,
}

/** Visitors solve a captcha; the report of a signed-in person names the account. */
export function ReportProblemForm({ page, onDone }: { page: string; onDone(): void }) {
  const text = useText()
  const isVisitor = !useIsSignedIn()
  const [answers, setAnswers] = useState({ text: '', contact: '' })
  const captcha = useRef<Captcha>(undefined)
  const holdCaptcha = (loadedCaptcha: Captcha) => void (captcha.current = loadedCaptcha)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const change = (part: Partial<typeof answers>) => {
    problems.clearErrorsAt(...Object.keys(part))
    setAnswers((before) => ({ ...before, ...part }))
  }
  const submit = () => {
    const isBlank = isVisitor && !captcha.current?.answer
    const issues = [...validatePageProblem(answers), ...(isBlank ? [issue('captcha', 'required')] : [])]
    if (problems.showIssues(issues)) return
    problems.clear()
    const body = { page, ...answers, width: window.innerWidth }
    void run(async () => {
      try {
        if (isVisitor && captcha.current)
          await sendRequest(reportPageProblem, {
            body: { ...body, ...captcha.current.requestFields },
            isOfflineTolerant: true,
          })
        else await sendRequest(reportOwnPageProblem, { body, isOfflineTolerant: true })
        onDone()
      } catch (problem) {
        captcha.current?.refresh()
        problems.showProblem(problem)
      }
    })
  }
  return (
    <Form problems={problems} onSubmit={submit}>
      <TextArea
        id="text"
        label={text(pageProblemMessages.text)}
        hint={text(pageProblemMessages.textHint)}
        maxLength={MAX_PROBLEM_LENGTH}
        value={answers.text}
        onChange={(typed) => change({ text: typed })}
        error={problems.errorOf('text')}
      />
      <TextInput
        id="contact"
        label={text(pageProblemMessages.contact)}
        hint={text(pageProblemMessages.contactHint)}
        autoComplete="off"
        width="medium"
        value={answers.contact}
        onChange={(contact) => change({ contact })}
        error={problems.errorOf('contact')}
      />
      {isVisitor && <OnDemandCaptcha onCaptcha={holdCaptcha} error={problems.errorOf('captcha')} />}
      <p className="text-sm text-muted">{text(pageProblemMessages.sent)}</p>
      <Button type="submit" isBusy={isBusy} className="sm:self-start">
        {text(pageProblemMessages.submit)}
      </Button>
    </Form>
  )
}
