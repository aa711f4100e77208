import { useEffect, useState } from 'react'
import { checkRegistration } from '../../../../domain/src/accounts/registration.ts'
import { register } from '../../../../domain/src/contracts/accounts.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useCaptcha } from '../../ui/use-captcha.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words as uiWords } from '../../ui/words.ts'
import { AccountCard } from './account-card.tsx'
import type { CodeSent } from './code-sent.ts'
import { fetchLaterSteps } from './later-steps.tsx'
import { AboutYou, Contact, Passwords } from './register-fields.tsx'
import type { Answers } from './register-page.tsx'
import { accountWords } from './account-words.ts'
import { registerWords } from './register-words.ts'

type Props = { answers: Answers; onChange(answers: Answers): void; onSent(sent: CodeSent): void }

export function RegisterForm({ answers, onChange, onSent }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems({ ...accountWords, ...registerWords, termsAccepted: registerWords.terms, captcha: uiWords.captcha })
  const { isBusy, run } = useBusy()
  const [isKnown, setIsKnown] = useState(false)
  useEffect(fetchLaterSteps, [])

  const fail = (problem: unknown) => {
    captcha.renew()
    const code = problem instanceof CallProblem && !problem.issues.length ? problem.code : undefined
    setIsKnown(code === 'ALREADY_REGISTERED')
    if (code === 'INVALID_CAPTCHA') problems.refuse([issue('captcha', 'wrong-captcha')])
    else if (code === 'WEAK_PASSWORD') problems.refuse([issue('password', 'weak-password')])
    else problems.failed(problem)
  }
  const submit = () => {
    const issues = checkRegistration(answers, dhakaDay(new Date()))
    if (problems.refuse(captcha.answer ? issues : [...issues, issue('captcha', 'required')])) return
    problems.clear()
    void run(async () => {
      try {
        onSent((await call(register, { body: { ...toSend(answers), ...captcha.given } })).data)
      } catch (problem) {
        fail(problem)
      }
    })
  }
  const set = (change: Partial<Answers>) => {
    problems.settle(...Object.keys(change))
    onChange({ ...answers, ...change })
  }
  const fields = { answers, errorOf: problems.errorOf, set }

  return (
    <AccountCard title={text(registerWords.registerTitle)} intro={text(registerWords.registerIntro)} footer={<LogInInstead />}>
      <Form
        problems={problems}
        onSubmit={submit}
        afterAlert={
          isKnown && (
            <p className="flex flex-wrap gap-x-4">
              <TextLink to="/login">{text(accountWords.logIn)}</TextLink>
              <TextLink to="/forgot-password">{text(accountWords.forgotLink)}</TextLink>
            </p>
          )
        }
      >
        <AboutYou {...fields} />
        <Contact {...fields} />
        <Passwords {...fields} />
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <div>
          <Checkbox
            id="termsAccepted"
            label={text(registerWords.terms)}
            isChecked={answers.termsAccepted === 'Y'}
            onChange={(isChecked) => set({ termsAccepted: isChecked ? 'Y' : 'N' })}
            error={problems.errorOf('termsAccepted')}
            isRequired
          />
          <TextLink to="/terms" target="_blank" className="ml-8.5 text-sm">
            {text(registerWords.readTerms)}
          </TextLink>
        </div>
        <Button type="submit" isBusy={isBusy}>
          {text(registerWords.continue)}
        </Button>
      </Form>
    </AccountCard>
  )
}

function LogInInstead() {
  const text = useText()
  return (
    <p>
      {text(registerWords.haveAccount)}{' '}
      <TextLink to="/login" className="inline-flex min-h-11 items-center font-semibold">
        {text(accountWords.logIn)}
      </TextLink>
    </p>
  )
}

/** Empty answers are no answers, and of the two ways of contact only the chosen one is sent. */
const toSend = (answers: Answers) => ({
  ...answers,
  fullNameBn: answers.fullNameBn.trim() || null,
  mobile: answers.loginType === 'MOBILE' ? answers.mobile : null,
  email: answers.loginType === 'EMAIL' ? answers.email : null,
  nid: answers.nid || null,
  dateOfBirth: answers.dateOfBirth || null,
})
