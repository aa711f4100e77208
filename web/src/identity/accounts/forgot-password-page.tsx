import { useState } from 'react'
import { RequestResetCode } from './request-reset-code.tsx'
import type { OtpChallenge } from './otp-challenge.ts'
import { findSavedOtpStep } from './otp-step-storage.ts'
import { ResetPasswordForm, ConfirmationPage, OtpStep } from './lazy-steps.tsx'

type Step = { at: 'ask' } | { at: 'code'; sent: OtpChallenge } | { at: 'choose'; resetToken: string } | { at: 'done' }

/** Resets a password: account, code, new password, confirmation. */
export function ForgotPasswordPage() {
  const [loginId, setLoginId] = useState('')
  const [step, setStep] = useState<Step>(firstStep)
  if (step.at === 'done') return <ConfirmationPage outcome="password-changed" />
  if (step.at === 'choose')
    return <ResetPasswordForm loginId={loginId} resetToken={step.resetToken} onDone={() => setStep({ at: 'done' })} />
  if (step.at === 'ask')
    return <RequestResetCode loginId={loginId} onChange={setLoginId} onSent={(sent) => setStep({ at: 'code', sent })} />
  return (
    <OtpStep
      sent={step.sent}
      loginId={loginId}
      note="if-registered"
      isStored
      onVerified={(resetToken) => setStep({ at: 'choose', resetToken: resetToken ?? '' })}
      onBack={() => setStep({ at: 'ask' })}
    />
  )
}

function firstStep(): Step {
  const stored = findSavedOtpStep('FORGOT_PASSWORD')
  if (!stored) return { at: 'ask' }
  return stored.resetToken === undefined
    ? { at: 'code', sent: stored }
    : { at: 'choose', resetToken: stored.resetToken }
}
