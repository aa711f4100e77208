import { useEffect, useState } from 'react'
import { keepWayOn } from '../../api-client/way-on.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import type { CodeSent } from './code-sent.ts'
import { OtpStep } from './later-steps.tsx'
import { LoginForm } from './login-form.tsx'

/** What was typed lives here, so that a detour over the code step loses nothing. */
export function LoginPage() {
  const [credentials, setCredentials] = useState({ loginId: '', password: '' })
  const [pending, setPending] = useState<CodeSent>()
  const [isFinished, setIsFinished] = useState(false)
  const wayOn = useSearchParams()[0].get('to')
  useEffect(() => {
    if (wayOn) keepWayOn(wayOn)
  }, [wayOn])
  if (!pending) return <LoginForm credentials={credentials} onChange={setCredentials} onPending={setPending} isFinished={isFinished} />
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
