import { useEffect, useState } from 'react'
import { saveReturnTo } from '#lib/api-client/return-to.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import type { OtpChallenge } from './otp-challenge.ts'
import { OtpStep, SecondFactorStep } from './lazy-steps.tsx'
import { LoginForm } from './login-form.tsx'
import type { SecondFactorChallenge } from './use-log-in.ts'

/** Holds the typed values, so that the code step and back loses nothing. */
export function LoginPage() {
  const [credentials, setCredentials] = useState({ loginId: '', password: '' })
  const [isSharedPhone, setIsSharedPhone] = useState(false)
  const [pending, setPending] = useState<OtpChallenge>()
  const [secondFactor, setSecondFactor] = useState<SecondFactorChallenge>()
  const [isFinished, setIsFinished] = useState(false)
  const [query] = useSearchParams()
  const returnTo = query.get('returnTo')
  useEffect(() => {
    if (returnTo) saveReturnTo(returnTo)
  }, [returnTo])
  if (secondFactor) {
    const { loginId } = credentials
    return (
      <SecondFactorStep
        challenge={secondFactor}
        loginId={loginId}
        isSharedPhone={isSharedPhone}
        onBack={() => setSecondFactor(undefined)}
      />
    )
  }
  if (!pending) {
    const typed = { credentials, onChange: setCredentials, isSharedPhone, onSharedPhone: setIsSharedPhone }
    const nextSteps = { onPending: setPending, onSecondFactor: setSecondFactor }
    return <LoginForm {...typed} {...nextSteps} isRegistrationComplete={isFinished} logoutReason={query.get('left')} />
  }
  return (
    <OtpStep
      sent={pending}
      loginId={credentials.loginId}
      note="not-finished"
      onBack={() => setPending(undefined)}
      onVerified={() => {
        setPending(undefined)
        setIsFinished(true)
      }}
    />
  )
}
