import { useState } from 'react'
import { AskForCode } from './ask-for-code.tsx'
import type { CodeSent } from './code-sent.ts'
import { ChoosePassword, DonePage, OtpStep } from './later-steps.tsx'
import { words } from './words.ts'

type Step = { at: 'ask' } | { at: 'code'; sent: CodeSent } | { at: 'choose'; resetToken: string } | { at: 'done' }

/** Whose account, the code, the new password, done. */
export function ForgotPasswordPage() {
  const [loginId, setLoginId] = useState('')
  const [step, setStep] = useState<Step>({ at: 'ask' })
  switch (step.at) {
    case 'ask':
      return <AskForCode loginId={loginId} onChange={setLoginId} onSent={(sent) => setStep({ at: 'code', sent })} />
    case 'code':
      return (
        <OtpStep
          sent={step.sent}
          loginId={loginId}
          note={words.ifRegistered}
          onVerified={(resetToken) => setStep({ at: 'choose', resetToken: resetToken ?? '' })}
          onBack={() => setStep({ at: 'ask' })}
        />
      )
    case 'choose':
      return <ChoosePassword loginId={loginId} resetToken={step.resetToken} onDone={() => setStep({ at: 'done' })} />
    case 'done':
      return <DonePage title={words.changedTitle} sentences={[words.changedText]} />
  }
}
