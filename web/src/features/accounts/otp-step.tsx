import { useEffect, useState } from 'react'
import { resendOtp, verifyOtp } from '../../../../domain/src/contracts/accounts.ts'
import { houseProblems } from '../../../../domain/src/contracts/house-problems.ts'
import { fill, type Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { OtpInput } from '../../ui/otp-input.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage, useProblems } from '../../ui/use-problems.ts'
import { codeWords } from '../../ui/code-words.ts'
import { AccountCard } from './account-card.tsx'
import type { CodeSent } from './code-sent.ts'
import { DemoHint } from './demo-hint.tsx'
import { keepStep } from './keep-step.ts'
import { dropStep } from './later-steps-kept.ts'
import { laterWords } from './later-words.ts'

const notes = { 'not-finished': houseProblems.OTP_PENDING.message, 'if-registered': laterWords.ifRegistered }

type Props = {
  sent: CodeSent
  loginId: string
  note?: keyof typeof notes
  onVerified(resetToken: string | null): void
  /** Whether a reload comes back here. */
  isKept?: boolean
  onBack(): void
}

/** The code that was sent, typed back: the same step for registration, log-in and a forgotten password. */
export function OtpStep({ sent: first, loginId, note, isKept, onVerified, onBack }: Props) {
  const { text, digits } = useLanguage()
  const [sent, setSent] = useState({ ...first, round: 0 })
  const [code, setCode] = useState('')
  const [isOver, setIsOver] = useState(false)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  useEffect(() => document.getElementById('otp')?.focus(), [])
  useEffect(() => {
    if (isKept) keepStep(first)
  }, [isKept, first])

  const fail = (problem: unknown) => {
    const isAboutCode = problem instanceof CallProblem && problem.code.startsWith('OTP_')
    if (!isAboutCode) return problems.failed(problem)
    setCode('')
    // No code is right any more: only a new one helps.
    setIsOver(problem.code !== 'OTP_WRONG')
    problems.refuse([{ path: 'otp', code: 'rule', message: withTries(problem) }])
  }
  const verify = () => {
    const isIncomplete = code.length < sent.otpLength
    if (isIncomplete && problems.refuse([{ path: 'otp', code: 'rule', message: codeWords.codeIncomplete }])) return
    problems.clear()
    void run(async () => {
      try {
        const { data } = await call(verifyOtp, { body: { otpToken: sent.otpToken, otp: code, purpose: sent.purpose } })
        dropStep()
        if (isKept && data.resetToken) keepStep(sent, data.resetToken)
        onVerified(data.resetToken)
      } catch (problem) {
        fail(problem)
      }
    })
  }
  const resend = () =>
    void run(async () => {
      try {
        const { data } = await call(resendOtp, { body: { otpToken: sent.otpToken, purpose: sent.purpose } })
        problems.clear()
        setCode('')
        setIsOver(false)
        const { resendLeft: _, ...fresh } = data
        if (isKept) keepStep({ ...first, ...fresh })
        setSent({ ...first, ...fresh, round: sent.round + 1 })
      } catch (problem) {
        problems.failed(problem)
      }
    })

  const goBack = () => {
    dropStep()
    onBack()
  }
  const isSms = sent.channel === 'SMS'
  const where = { to: isSms ? digits(sent.sentTo) : sent.sentTo, n: sent.otpLength, minutes: Math.ceil(sent.expiresIn / 60) }
  return (
    <AccountCard title={text(laterWords.codeTitle)} intro={text(isSms ? laterWords.codeSentSms : laterWords.codeSentEmail, where)}>
      <Form problems={problems} onSubmit={verify}>
        {note && <Alert kind="info">{text(notes[note])}</Alert>}
        <p aria-live="polite" className="text-done empty:hidden">
          {sent.round > 0 && text(laterWords.codeResent)}
        </p>
        <OtpInput
          id="otp"
          hint={text(laterWords.codeHint)}
          length={sent.otpLength}
          value={code}
          onChange={setCode}
          error={problems.errorOf('otp')}
        />
        <DemoHint loginId={loginId} />
        <Button type="submit" isBusy={isBusy} disabled={isOver}>
          {text(laterWords.verify)}
        </Button>
        <div className="-mx-5 flex flex-wrap items-center justify-between gap-x-4">
          <ResendCode key={sent.round} after={sent.resendAfter} onResend={resend} isBusy={isBusy} />
          <Button look="quiet" onClick={goBack}>
            {text(laterWords.goBack)}
          </Button>
        </div>
      </Form>
    </AccountCard>
  )
}

const withTries = (problem: CallProblem): Bilingual => {
  const sentence = problemMessage(problem)
  const left = problem.data.triesLeft
  if (typeof left !== 'number' || left === 0) return sentence
  const tries = fill(laterWords.triesLeft, { n: digitsInBoth(left) })
  return { bn: `${sentence.bn} ${tries.bn}`, en: `${sentence.en} ${tries.en}` }
}
