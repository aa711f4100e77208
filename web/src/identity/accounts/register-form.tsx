import { accountIssue } from '@wewb/domain/engine/fields/account-issues'
import { useEffect, useState } from 'react'
import { validateRegistration } from '@wewb/domain/identity/accounts/registration'
import { register } from '@wewb/domain/identity/account-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { CaptchaInput } from '#components/inputs/captcha-input.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { Form } from '#components/inputs/form.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useCaptcha } from '#components/inputs/use-captcha.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { componentMessages } from '#components/messages.ts'
import { AccountCard } from './account-card.tsx'
import type { OtpChallenge } from './otp-challenge.ts'
import { preloadSteps } from './lazy-steps.tsx'
import { PersonalDetailsFields, ContactFields, PasswordFields } from './register-fields.tsx'
import type { RegistrationAnswers } from './register-page.tsx'
import { accountMessages } from './account-messages.ts'
import { registerMessages } from './register-messages.ts'

type Props = {
  answers: RegistrationAnswers
  onChange(answers: RegistrationAnswers): void
  onSent(sent: OtpChallenge): void
}

export function RegisterForm({ answers, onChange, onSent }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems({
    ...accountMessages,
    ...registerMessages,
    termsAccepted: registerMessages.terms,
    captcha: componentMessages.captcha,
  })
  const { isBusy, run } = useBusy()
  const [isKnown, setIsKnown] = useState(false)
  useEffect(preloadSteps, [])

  const fail = (problem: unknown) => {
    captcha.refresh()
    const code = problem instanceof ApiProblem && !problem.issues.length ? problem.code : undefined
    setIsKnown(code === 'ALREADY_REGISTERED')
    if (code === 'INVALID_CAPTCHA') problems.showIssues([issue('captcha', 'wrong-captcha')])
    else if (code === 'WEAK_PASSWORD') problems.showIssues([accountIssue('password', 'weak-password')])
    else problems.showProblem(problem)
  }
  const submit = () => {
    const issues = validateRegistration(answers, toDhakaDate(new Date()))
    if (problems.showIssues(captcha.answer ? issues : [...issues, issue('captcha', 'required')])) return
    problems.clear()
    void run(async () => {
      try {
        onSent((await sendRequest(register, { body: { ...toSend(answers), ...captcha.requestFields } })).data)
      } catch (problem) {
        fail(problem)
      }
    })
  }
  const set = (change: Partial<RegistrationAnswers>) => {
    problems.clearErrorsAt(...Object.keys(change))
    onChange({ ...answers, ...change })
  }
  const [today] = useState(() => toDhakaDate(new Date()))
  const open = validateRegistration(answers, today)
  const isValid = (path: keyof RegistrationAnswers) => answers[path] !== '' && !open.some((one) => one.path === path)
  const fields = { answers, errorOf: problems.errorOf, isValid, set }

  return (
    <AccountCard
      title={text(registerMessages.registerTitle)}
      intro={text(registerMessages.registerIntro)}
      footer={<LogInInstead />}
    >
      <Form
        problems={problems}
        onSubmit={submit}
        afterAlert={
          isKnown && (
            <p className="flex flex-wrap gap-x-4">
              <TextLink to="/login">{text(accountMessages.logIn)}</TextLink>
              <TextLink to="/forgot-password">{text(accountMessages.forgotLink)}</TextLink>
            </p>
          )
        }
      >
        <PersonalDetailsFields {...fields} />
        <ContactFields {...fields} />
        <PasswordFields {...fields} />
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <div>
          <Checkbox
            id="termsAccepted"
            label={text(registerMessages.terms)}
            isChecked={answers.termsAccepted === 'Y'}
            onChange={(isChecked) => set({ termsAccepted: isChecked ? 'Y' : 'N' })}
            error={problems.errorOf('termsAccepted')}
            isRequired
          />
          <TextLink to="/terms" target="_blank" className="ml-8.5 text-sm">
            {text(registerMessages.readTerms)}
          </TextLink>
        </div>
        <Button type="submit" isBusy={isBusy}>
          {text(registerMessages.continue)}
        </Button>
      </Form>
    </AccountCard>
  )
}

function LogInInstead() {
  const text = useText()
  return (
    <p>
      {text(registerMessages.haveAccount)}{' '}
      <TextLink to="/login" className="inline-flex min-h-11 items-center font-semibold">
        {text(accountMessages.logIn)}
      </TextLink>
    </p>
  )
}

/** Empty answers become null, and only the chosen contact is sent. */
const toSend = (answers: RegistrationAnswers) => ({
  ...answers,
  fullNameBn: answers.fullNameBn.trim() || null,
  mobile: answers.loginType === 'MOBILE' ? answers.mobile : null,
  email: answers.loginType === 'EMAIL' ? answers.email : null,
  nid: answers.nid || null,
  dateOfBirth: answers.dateOfBirth || null,
})
