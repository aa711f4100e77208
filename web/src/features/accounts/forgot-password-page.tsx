import { useState } from 'react'
import { AskForCode } from './ask-for-code.tsx'
import type { CodeSent } from './code-sent.ts'
import { keptStep } from './later-steps-kept.ts'
import { ChoosePassword, DonePage, OtpStep } from './later-steps.tsx'

type Step = { at: 'ask' } | { at: 'code'; sent: CodeSent } | { at: 'choose'; resetToken: string } | { at: 'done' }

/** Whose account, the code, the new password, done. */
export function ForgotPasswordPage() {
  const [loginId, setLoginId] = useState('')
  const [step, setStep] = useState<Step>(firstStep)
  if (step.at === 'done') return <DonePage end="password-changed" />
  if (step.at === 'choose') return <ChoosePassword loginId={loginId} resetToken={step.resetToken} onDone={() => setStep({ at: 'done' })} />
  if (step.at === 'ask') return <AskForCode loginId={loginId} onChange={setLoginId} onSent={(sent) => setStep({ at: 'code', sent })} />
  return (
    <OtpStep
      sent={step.sent}
      loginId={loginId}
      note="if-registered"
      isKept
      onVerified={(resetToken) => setStep({ at: 'choose', resetToken: resetToken ?? '' })}
      onBack={() => setStep({ at: 'ask' })}
    />
  )
}

function firstStep(): Step {
  const kept = keptStep('FORGOT_PASSWORD')
  if (!kept) return { at: 'ask' }
  return kept.resetToken === undefined ? { at: 'code', sent: kept } : { at: 'choose', resetToken: kept.resetToken }
}
