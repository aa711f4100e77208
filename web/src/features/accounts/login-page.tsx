import { useEffect, useState } from 'react'
import { keepWayOn } from '../../api-client/way-on.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import type { CodeSent } from './code-sent.ts'
import { OtpStep, SecondFactorStep } from './later-steps.tsx'
import { LoginForm } from './login-form.tsx'
import type { SecondFactorAsked } from './use-log-in.ts'

/** What was typed lives here, so that a detour over the code step loses nothing. */
export function LoginPage() {
  const [credentials, setCredentials] = useState({ loginId: '', password: '' })
  const [isSharedPhone, setIsSharedPhone] = useState(false)
  const [pending, setPending] = useState<CodeSent>()
  const [asked, setAsked] = useState<SecondFactorAsked>()
  const [isFinished, setIsFinished] = useState(false)
  const [query] = useSearchParams()
  const wayOn = query.get('to')
  useEffect(() => {
    if (wayOn) keepWayOn(wayOn)
  }, [wayOn])
  if (asked) {
    const { loginId } = credentials
    return <SecondFactorStep asked={asked} loginId={loginId} isSharedPhone={isSharedPhone} onBack={() => setAsked(undefined)} />
  }
  if (!pending) {
    const typed = { credentials, onChange: setCredentials, isSharedPhone, onSharedPhone: setIsSharedPhone }
    const goesOn = { onPending: setPending, onSecondFactor: setAsked }
    return <LoginForm {...typed} {...goesOn} isFinished={isFinished} left={query.get('left')} />
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
