import { useState } from 'react'
import type { CodeSent } from './code-sent.ts'
import { OtpStep } from './later-steps.tsx'
import { LoginForm } from './login-form.tsx'

/** What was typed lives here, so that a detour over the code step loses nothing. */
export function LoginPage() {
  const [credentials, setCredentials] = useState({ loginId: '', password: '' })
  const [pending, setPending] = useState<CodeSent>()
  const [isFinished, setIsFinished] = useState(false)
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
