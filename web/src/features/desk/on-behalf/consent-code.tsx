import { useEffect, useState } from 'react'
import { startApplication } from '../../../../../domain/src/contracts/applications.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useNavigate } from '../../../router/router.tsx'
import { Button } from '../../../ui/button.tsx'
import { codeWords } from '../../../ui/code-words.ts'
import { Form } from '../../../ui/form.tsx'
import { OtpInput } from '../../../ui/otp-input.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage, useProblems } from '../../../ui/use-problems.ts'
import type { Consent } from './enter-for-somebody.tsx'
import { words } from './on-behalf-words.ts'

/** The code the applicant tells is the consent; with it the form opens. */
export function ConsentCode({ service, consent, onBack }: { service: string; consent: Consent; onBack(): void }) {
  const { text, digits } = useLanguage()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  useEffect(() => document.getElementById('otp')?.focus(), [])
  const { applicantMobile, setupId, otpToken, otpLength, sentTo, expiresIn } = consent

  const begin = () => {
    const isIncomplete = code.length < otpLength
    if (isIncomplete && problems.refuse([{ path: 'otp', code: 'rule', message: codeWords.codeIncomplete }])) return
    void run(async () => {
      try {
        const body = { service, applicantMobile, consentOtpToken: otpToken, consentOtp: code, ...(setupId !== undefined && { setupId }) }
        const { data } = await call(startApplication, { body, isPatient: true })
        navigate(`?application=${data.applicationNo}&fill=1`)
      } catch (problem) {
        const isAboutCode = problem instanceof CallProblem && problem.code.startsWith('OTP_')
        if (!isAboutCode) return problems.failed(problem)
        setCode('')
        problems.refuse([{ path: 'otp', code: 'rule', message: problemMessage(problem) }])
      }
    })
  }
  return (
    <Form problems={problems} onSubmit={begin}>
      <p>{text(words.sent, { to: digits(sentTo), minutes: Math.ceil(expiresIn / 60) })}</p>
      <OtpInput id="otp" hint={text(words.codeHint)} length={otpLength} value={code} onChange={setCode} error={problems.errorOf('otp')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {text(words.begin)}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {text(words.otherNumber)}
        </Button>
      </div>
    </Form>
  )
}
