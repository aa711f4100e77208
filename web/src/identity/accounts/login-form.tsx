import { lazy, Suspense } from 'react'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { CaptchaInput } from '#components/inputs/captcha-input.tsx'
import { Form } from '#components/inputs/form.tsx'
import { PasswordInput } from '#components/inputs/password-input.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useCaptcha } from '#components/inputs/use-captcha.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { componentMessages } from '#components/messages.ts'
import { AccountCard } from './account-card.tsx'
import { isOtpChallenge, type OtpChallenge } from './otp-challenge.ts'
import { useLogIn, type SecondFactorChallenge } from './use-log-in.ts'
import { accountMessages } from './account-messages.ts'
import { loginMessages } from './login-messages.ts'

// Lazy: rendered below the first inputs, and the notice only after leaving a shared phone.
export const SharedPhoneCheckbox = lazy(async () => ({
  default: (await import('./shared-phone-checkbox.tsx')).SharedPhoneCheckbox,
}))
export const LogoutNotice = lazy(async () => ({ default: (await import('./logout-notice.tsx')).LogoutNotice }))

type Credentials = { loginId: string; password: string }
type Props = {
  credentials: Credentials
  onChange(credentials: Credentials): void
  isSharedPhone: boolean
  onSharedPhone(isShared: boolean): void
  onPending(sent: OtpChallenge): void
  onSecondFactor(secondFactor: SecondFactorChallenge): void
  isRegistrationComplete: boolean
  /** Reason why a shared-phone session has ended. */
  logoutReason: string | null
}

export function LoginForm(props: Props) {
  const {
    credentials,
    onChange,
    isSharedPhone,
    onSharedPhone,
    onPending,
    onSecondFactor,
    isRegistrationComplete,
    logoutReason,
  } = props
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems({ ...loginMessages, captcha: componentMessages.captcha })
  const { isBusy, run } = useBusy()
  const logIn = useLogIn(isSharedPhone)

  const fail = (problem: unknown) => {
    if (problem instanceof ApiProblem && problem.code === 'OTP_PENDING' && isOtpChallenge(problem.data))
      return onPending(problem.data)
    // A captcha is valid for one request, also for a rejected one.
    captcha.refresh()
    if (problem instanceof ApiProblem && problem.code === 'INVALID_CAPTCHA')
      problems.showIssues([issue('captcha', 'wrong-captcha')])
    else problems.showProblem(problem)
  }
  const set = (change: Partial<Credentials>) => {
    problems.clearErrorsAt(...Object.keys(change))
    onChange({ ...credentials, ...change })
  }
  const submit = () => {
    if (problems.showIssues(check(credentials, captcha.answer))) return
    problems.clear()
    void run(() =>
      logIn({ ...credentials, loginId: credentials.loginId.trim(), ...captcha.requestFields })
        .then((secondFactor) => secondFactor && onSecondFactor(secondFactor))
        .catch(fail),
    )
  }

  return (
    <AccountCard
      title={text(loginMessages.loginTitle)}
      intro={text(loginMessages.loginIntro)}
      footer={
        <p>
          {text(loginMessages.noAccount)}{' '}
          <TextLink to="/register" className="inline-flex min-h-11 items-center font-semibold">
            {text(loginMessages.registerLink)}
          </TextLink>
        </p>
      }
    >
      <Form problems={problems} onSubmit={submit}>
        {isRegistrationComplete && <Alert kind="success">{text(loginMessages.finishedNowLogIn)}</Alert>}
        <Suspense>{logoutReason && <LogoutNotice logoutReason={logoutReason} />}</Suspense>
        <TextInput
          id="loginId"
          label={text(loginMessages.loginId)}
          type="email"
          inputMode="text"
          autoComplete={isSharedPhone ? 'off' : 'username'}
          value={credentials.loginId}
          onChange={(loginId) => set({ loginId })}
          error={problems.errorOf('loginId')}
        />
        <div className="flex flex-col items-start gap-1">
          <div className="w-full">
            <PasswordInput
              id="password"
              label={text(accountMessages.password)}
              autoComplete={isSharedPhone ? 'off' : 'current-password'}
              value={credentials.password}
              onChange={(password) => set({ password })}
              error={problems.errorOf('password')}
            />
          </div>
          <TextLink to="/forgot-password" className="inline-flex min-h-11 items-center">
            {text(accountMessages.forgotLink)}
          </TextLink>
        </div>
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <Suspense fallback={<div className="h-22" />}>
          <SharedPhoneCheckbox isChecked={isSharedPhone} onChange={onSharedPhone} />
        </Suspense>
        <Button type="submit" isBusy={isBusy}>
          {text(accountMessages.logIn)}
        </Button>
      </Form>
    </AccountCard>
  )
}

function check({ loginId, password }: Credentials, captcha: string): Issue[] {
  return [
    ...(loginId.trim() ? [] : [issue('loginId', 'required')]),
    ...(loginId.trim() && !parseLoginId(loginId) ? [issue('loginId', 'not-a-login-id')] : []),
    ...(password ? [] : [issue('password', 'required')]),
    ...(captcha ? [] : [issue('captcha', 'required')]),
  ]
}
