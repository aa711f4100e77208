import { useState } from 'react'
import type { Registration } from '../../../../domain/src/accounts/registration.ts'
import type { CodeSent } from './code-sent.ts'
import { keptStep } from './later-steps-kept.ts'
import { DonePage, OtpStep } from './later-steps.tsx'
import { RegisterForm } from './register-form.tsx'

export type Answers = { [K in keyof Required<Registration>]: NonNullable<Registration[K]> }

const blank: Answers = {
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

/** Form, code, done. The answers live here: going back from the code to correct a number loses nothing. */
export function RegisterPage() {
  const [answers, setAnswers] = useState(blank)
  const [sent, setSent] = useState<CodeSent | undefined>(() => keptStep('REGISTRATION'))
  const [isDone, setIsDone] = useState(false)
  if (isDone) return <DonePage end={sent?.channel === 'SMS' ? 'registered-by-mobile' : 'registered-by-email'} />
  if (!sent) return <RegisterForm answers={answers} onChange={setAnswers} onSent={setSent} />
  return (
    <OtpStep
      sent={sent}
      loginId={answers.loginType === 'MOBILE' ? answers.mobile : answers.email}
      isKept
      onVerified={() => setIsDone(true)}
      onBack={() => setSent(undefined)}
    />
  )
}
