import { useEffect } from 'react'
import { requestPasswordReset } from '@wewb/domain/identity/account-contracts'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { CaptchaInput } from '#components/inputs/captcha-input.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useCaptcha } from '#components/inputs/use-captcha.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { componentMessages } from '#components/messages.ts'
import { AccountCard } from './account-card.tsx'
import type { OtpChallenge } from './otp-challenge.ts'
import { preloadSteps } from './lazy-steps.tsx'
import { accountMessages } from './account-messages.ts'
import { loginMessages } from './login-messages.ts'

type Props = { loginId: string; onChange(loginId: string): void; onSent(sent: OtpChallenge): void }

export function RequestResetCode({ loginId, onChange, onSent }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems({ loginId: loginMessages.forgotId, captcha: componentMessages.captcha })
  const { isBusy, run } = useBusy()
  useEffect(preloadSteps, [])
  const submit = () => {
    if (problems.showIssues(check(loginId, captcha.answer))) return
    problems.clear()
    void run(async () => {
      try {
        onSent(
          (await sendRequest(requestPasswordReset, { body: { loginId: loginId.trim(), ...captcha.requestFields } }))
            .data,
        )
      } catch (problem) {
        captcha.refresh()
        if (problem instanceof ApiProblem && problem.code === 'INVALID_CAPTCHA')
          problems.showIssues([issue('captcha', 'wrong-captcha')])
        else problems.showProblem(problem)
      }
    })
  }
  return (
    <AccountCard
      title={text(loginMessages.forgotTitle)}
      intro={text(loginMessages.forgotIntro)}
      footer={
        <TextLink to="/login" className="inline-flex min-h-11 items-center font-semibold">
          {text(accountMessages.logIn)}
        </TextLink>
      }
    >
      <Form problems={problems} onSubmit={submit}>
        <TextInput
          id="loginId"
          label={text(loginMessages.forgotId)}
          type="email"
          inputMode="text"
          autoComplete="username"
          value={loginId}
          onChange={onChange}
          error={problems.errorOf('loginId')}
        />
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <Button type="submit" isBusy={isBusy}>
          {text(loginMessages.sendCode)}
        </Button>
      </Form>
    </AccountCard>
  )
}

const check = (loginId: string, captcha: string): Issue[] => [
  ...(parseLoginId(loginId) ? [] : [issue('loginId', loginId.trim() ? 'not-a-login-id' : 'required')]),
  ...(captcha ? [] : [issue('captcha', 'required')]),
]
