import { useEffect } from 'react'
import { forgetPassword } from '../../../../domain/src/contracts/accounts.ts'
import { readLoginId } from '../../../../domain/src/fields/formats.ts'
import { issue, type Issue } from '../../../../domain/src/fields/issue.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { Form } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useCaptcha } from '../../ui/use-captcha.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words as uiWords } from '../../ui/words.ts'
import { AccountCard } from './account-card.tsx'
import type { CodeSent } from './code-sent.ts'
import { fetchLaterSteps } from './later-steps.tsx'
import { accountWords } from './account-words.ts'
import { loginWords } from './login-words.ts'

type Props = { loginId: string; onChange(loginId: string): void; onSent(sent: CodeSent): void }

export function AskForCode({ loginId, onChange, onSent }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems({ loginId: loginWords.forgotId, captcha: uiWords.captcha })
  const { isBusy, run } = useBusy()
  useEffect(fetchLaterSteps, [])
  const submit = () => {
    if (problems.refuse(check(loginId, captcha.answer))) return
    problems.clear()
    void run(async () => {
      try {
        onSent((await call(forgetPassword, { body: { loginId: loginId.trim(), ...captcha.given } })).data)
      } catch (problem) {
        captcha.renew()
        if (problem instanceof CallProblem && problem.code === 'INVALID_CAPTCHA') problems.refuse([issue('captcha', 'wrong-captcha')])
        else problems.failed(problem)
      }
    })
  }
  return (
    <AccountCard
      title={text(loginWords.forgotTitle)}
      intro={text(loginWords.forgotIntro)}
      footer={
        <TextLink to="/login" className="inline-flex min-h-11 items-center font-semibold">
          {text(accountWords.logIn)}
        </TextLink>
      }
    >
      <Form problems={problems} onSubmit={submit}>
        <TextInput
          id="loginId"
          label={text(loginWords.forgotId)}
          type="email"
          inputMode="text"
          autoComplete="username"
          value={loginId}
          onChange={onChange}
          error={problems.errorOf('loginId')}
        />
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <Button type="submit" isBusy={isBusy}>
          {text(loginWords.sendCode)}
        </Button>
      </Form>
    </AccountCard>
  )
}

const check = (loginId: string, captcha: string): Issue[] => [
  ...(readLoginId(loginId) ? [] : [issue('loginId', loginId.trim() ? 'not-a-login-id' : 'required')]),
  ...(captcha ? [] : [issue('captcha', 'required')]),
]
