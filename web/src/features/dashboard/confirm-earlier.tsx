import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { resendOtp } from '../../../../domain/src/contracts/accounts.ts'
import { confirmTag, type askTag } from '../../../../domain/src/contracts/application-moves.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { readMobile } from '../../../../domain/src/fields/formats.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { codeWords } from '../../ui/code-words.ts'
import { Form } from '../../ui/form.tsx'
import { OtpInput } from '../../ui/otp-input.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage, useProblems } from '../../ui/use-problems.ts'
import { earlierWords as words } from './earlier-words.ts'

type Props = { sent: AnswerOf<typeof askTag>; mobile: string; onDone(): void; onBack(): void }

/** The code typed back links the application to this account. */
export function ConfirmEarlier({ sent: first, mobile, onDone, onBack }: Props) {
  const { text, digits } = useLanguage()
  const client = useQueryClient()
  const { demo } = usePageData()
  const [sent, setSent] = useState({ ...first, round: 0 })
  const [code, setCode] = useState('')
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  useEffect(() => document.getElementById('otp')?.focus(), [])

  const confirm = () => {
    const isIncomplete = code.length < sent.otpLength
    if (isIncomplete && problems.refuse([{ path: 'otp', code: 'rule', message: codeWords.codeIncomplete }])) return
    problems.clear()
    void run(async () => {
      try {
        const { message } = await call(confirmTag, { body: { otpToken: sent.otpToken, otp: code }, isPatient: true })
        toast({ kind: 'success', text: message })
        await client.invalidateQueries({ queryKey: ['applications'] })
        onDone()
      } catch (problem) {
        setCode('')
        const isAboutCode = problem instanceof CallProblem && problem.code.startsWith('OTP_')
        if (isAboutCode) problems.refuse([{ path: 'otp', code: 'rule', message: problemMessage(problem) }])
        else problems.failed(problem)
      }
    })
  }
  const resend = () =>
    void run(async () => {
      try {
        const { data } = await call(resendOtp, { body: { otpToken: sent.otpToken, purpose: 'TAG_OLD_EDUCATION' }, isPatient: true })
        problems.clear()
        setCode('')
        setSent({ ...sent, ...data, round: sent.round + 1 })
      } catch (problem) {
        problems.failed(problem)
      }
    })
  return (
    <Form problems={problems} onSubmit={confirm}>
      <p>{text(words.codeSent, { to: digits(sent.sentTo), n: sent.otpLength })}</p>
      <OtpInput id="otp" length={sent.otpLength} value={code} onChange={setCode} error={problems.errorOf('otp')} />
      {demo && (
        <Alert kind="needs-you">
          {text(words.demoCode)}{' '}
          <TextLink to={`/demo/outbox?to=${readMobile(mobile) ?? ''}`} target="_blank">
            {text(words.demoOutbox)}
          </TextLink>
        </Alert>
      )}
      <Button type="submit" isBusy={isBusy}>
        {text(words.confirm)}
      </Button>
      <div className="-mx-5 flex flex-wrap items-center">
        <ResendCode key={sent.round} after={sent.resendAfter} onResend={resend} isBusy={isBusy} />
        <Button look="quiet" onClick={onBack}>
          {text(words.back)}
        </Button>
      </div>
    </Form>
  )
}
