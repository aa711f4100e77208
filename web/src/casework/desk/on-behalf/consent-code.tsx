import { useEffect, useState } from 'react'
import { startApplication } from '@wewb/domain/casework/application-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Button } from '#components/inputs/button.tsx'
import { otpMessages } from '#components/inputs/otp-messages.ts'
import { Form } from '#components/inputs/form.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage, useProblems } from '#components/feedback/use-problems.ts'
import type { Consent } from './apply-on-behalf.tsx'
import { onBehalfMessages } from './on-behalf-messages.ts'

/** Verifies the code that the applicant tells the officer, and opens the form. */
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
    if (isIncomplete && problems.showIssues([{ path: 'otp', code: 'rule', message: otpMessages.codeIncomplete }]))
      return
    void run(async () => {
      try {
        const body = {
          service,
          applicantMobile,
          consentOtpToken: otpToken,
          consentOtp: code,
          ...(setupId !== undefined && { setupId }),
        }
        const { data } = await sendRequest(startApplication, { body, isOfflineTolerant: true })
        navigate(`?application=${data.applicationNo}&fill=1`)
      } catch (problem) {
        const isAboutCode = problem instanceof ApiProblem && problem.code.startsWith('OTP_')
        if (!isAboutCode) return problems.showProblem(problem)
        setCode('')
        problems.showIssues([{ path: 'otp', code: 'rule', message: problemMessage(problem) }])
      }
    })
  }
  return (
    <Form problems={problems} onSubmit={begin}>
      <p>{text(onBehalfMessages.sent, { to: digits(sentTo), minutes: Math.ceil(expiresIn / 60) })}</p>
      <OtpInput
        id="otp"
        hint={text(onBehalfMessages.codeHint)}
        length={otpLength}
        value={code}
        onChange={setCode}
        error={problems.errorOf('otp')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {text(onBehalfMessages.begin)}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {text(onBehalfMessages.otherNumber)}
        </Button>
      </div>
    </Form>
  )
}
