import { useState } from 'react'
import type { Registration } from '@wewb/domain/identity/accounts/registration'
import type { OtpChallenge } from './otp-challenge.ts'
import { findSavedOtpStep } from './otp-step-storage.ts'
import { ConfirmationPage, OtpStep } from './lazy-steps.tsx'
import { RegisterForm } from './register-form.tsx'

export type RegistrationAnswers = { [K in keyof Required<Registration>]: NonNullable<Registration[K]> }

const blank: RegistrationAnswers = {
  fullNameEn: '',
  fullNameBn: '',
  loginType: 'MOBILE',
  mobile: '',
  email: '',
  nid: '',
  dateOfBirth: '',
  password: '',
  confirmPassword: '',
  termsAccepted: 'N',
}

/** Form, code, confirmation. Holds the answers, so that going back from the code loses nothing. */
export function RegisterPage() {
  const [answers, setAnswers] = useState(blank)
  const [sent, setSent] = useState<OtpChallenge | undefined>(() => findSavedOtpStep('REGISTRATION'))
  const [isDone, setIsDone] = useState(false)
  if (isDone)
    return <ConfirmationPage outcome={sent?.channel === 'SMS' ? 'registered-by-mobile' : 'registered-by-email'} />
  if (!sent) return <RegisterForm answers={answers} onChange={setAnswers} onSent={setSent} />
  return (
    <OtpStep
      sent={sent}
      loginId={answers.loginType === 'MOBILE' ? answers.mobile : answers.email}
      isStored
      onVerified={() => setIsDone(true)}
      onBack={() => setSent(undefined)}
    />
  )
}
