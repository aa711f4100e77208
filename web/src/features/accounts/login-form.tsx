import { lazy, Suspense } from 'react'
import { readLoginId } from '../../../../domain/src/fields/formats.ts'
import { issue, type Issue } from '../../../../domain/src/fields/issue.ts'
import { CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useCaptcha } from '../../ui/use-captcha.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words as uiWords } from '../../ui/words.ts'
import { AccountCard } from './account-card.tsx'
import { isCodeSent, type CodeSent } from './code-sent.ts'
import { useLogIn, type SecondFactorAsked } from './use-log-in.ts'
import { accountWords } from './account-words.ts'
import { loginWords } from './login-words.ts'

// Under the boxes that are typed into first, and above them only for who has just left.
export const SharedPhoneTick = lazy(async () => ({ default: (await import('./shared-phone-tick.tsx')).SharedPhoneTick }))
export const LeftNotice = lazy(async () => ({ default: (await import('./left-notice.tsx')).LeftNotice }))

type Credentials = { loginId: string; password: string }
type Props = {
  credentials: Credentials
  onChange(credentials: Credentials): void
  isSharedPhone: boolean
  onSharedPhone(isShared: boolean): void
  onPending(sent: CodeSent): void
  onSecondFactor(asked: SecondFactorAsked): void
  isFinished: boolean
  /** How a session on a shared phone has just ended. */
  left: string | null
}

export function LoginForm(props: Props) {
  const { credentials, onChange, isSharedPhone, onSharedPhone, onPending, onSecondFactor, isFinished, left } = props
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems({ ...loginWords, captcha: uiWords.captcha })
  const { isBusy, run } = useBusy()
  const logIn = useLogIn(isSharedPhone)

  const fail = (problem: unknown) => {
    if (problem instanceof CallProblem && problem.code === 'OTP_PENDING' && isCodeSent(problem.data)) return onPending(problem.data)
    // A picture serves once, whatever the answer was.
    captcha.renew()
    if (problem instanceof CallProblem && problem.code === 'INVALID_CAPTCHA') problems.refuse([issue('captcha', 'wrong-captcha')])
    else problems.failed(problem)
  }
  const set = (change: Partial<Credentials>) => {
    problems.settle(...Object.keys(change))
    onChange({ ...credentials, ...change })
  }
  const submit = () => {
    if (problems.refuse(check(credentials, captcha.answer))) return
    problems.clear()
    void run(() =>
      logIn({ ...credentials, loginId: credentials.loginId.trim(), ...captcha.given })
        .then((asked) => asked && onSecondFactor(asked))
        .catch(fail),
    )
  }

  return (
    <AccountCard
      title={text(loginWords.loginTitle)}
      intro={text(loginWords.loginIntro)}
      footer={
        <p>
          {text(loginWords.noAccount)}{' '}
          <TextLink to="/register" className="inline-flex min-h-11 items-center font-semibold">
            {text(loginWords.registerLink)}
          </TextLink>
        </p>
      }
    >
      <Form problems={problems} onSubmit={submit}>
        {isFinished && <Alert kind="success">{text(loginWords.finishedNowLogIn)}</Alert>}
        <Suspense>{left && <LeftNotice left={left} />}</Suspense>
        <TextInput
          id="loginId"
          label={text(loginWords.loginId)}
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
              label={text(accountWords.password)}
              autoComplete={isSharedPhone ? 'off' : 'current-password'}
              value={credentials.password}
              onChange={(password) => set({ password })}
              error={problems.errorOf('password')}
            />
          </div>
          <TextLink to="/forgot-password" className="inline-flex min-h-11 items-center">
            {text(accountWords.forgotLink)}
          </TextLink>
        </div>
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <Suspense fallback={<div className="h-22" />}>
          <SharedPhoneTick isChecked={isSharedPhone} onChange={onSharedPhone} />
        </Suspense>
        <Button type="submit" isBusy={isBusy}>
          {text(accountWords.logIn)}
        </Button>
      </Form>
    </AccountCard>
  )
}

function check({ loginId, password }: Credentials, captcha: string): Issue[] {
  return [
    ...(loginId.trim() ? [] : [issue('loginId', 'required')]),
    ...(loginId.trim() && !readLoginId(loginId) ? [issue('loginId', 'not-a-login-id')] : []),
    ...(password ? [] : [issue('password', 'required')]),
    ...(captcha ? [] : [issue('captcha', 'required')]),
  ]
}
