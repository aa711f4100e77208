import { useEffect } from 'react'
import { resendOtp, verifyOtp } from '../../../../domain/src/contracts/accounts.ts'
import { houseProblems } from '../../../../domain/src/contracts/house-problems.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { OtpInput } from '../../ui/otp-input.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { useTypedCode } from '../../ui/use-typed-code.ts'
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
  const { sent, round, code, setCode, isOver, problems, isBusy, submit, askAgain } = useTypedCode(first, {
    enter: async (now, otp) => {
      const { data } = await call(verifyOtp, { body: { otpToken: now.otpToken, otp, purpose: now.purpose } })
      dropStep()
      if (isKept && data.resetToken) keepStep(now, data.resetToken)
      onVerified(data.resetToken)
    },
    resend: async ({ otpToken, purpose }) => {
      const { resendLeft: _, ...fresh } = (await call(resendOtp, { body: { otpToken, purpose } })).data
      return { ...first, ...fresh }
    },
  })
  useEffect(() => {
    if (isKept) keepStep(sent)
  }, [isKept, sent])

  const goBack = () => {
    dropStep()
    onBack()
  }
  const isSms = sent.channel === 'SMS'
  const where = { to: isSms ? digits(sent.sentTo) : sent.sentTo, n: sent.otpLength, minutes: Math.ceil(sent.expiresIn / 60) }
  return (
    <AccountCard title={text(laterWords.codeTitle)} intro={text(isSms ? laterWords.codeSentSms : laterWords.codeSentEmail, where)}>
      <Form problems={problems} onSubmit={submit}>
        {note && <Alert kind="info">{text(notes[note])}</Alert>}
        <p aria-live="polite" className="text-done empty:hidden">
          {round > 0 && text(codeWords.codeResent)}
        </p>
        <OtpInput
          id="otp"
          hint={text(codeWords.codeHint)}
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
          <ResendCode key={round} after={sent.resendAfter} onResend={askAgain} isBusy={isBusy} />
          <Button look="quiet" onClick={goBack}>
            {text(laterWords.goBack)}
          </Button>
        </div>
      </Form>
    </AccountCard>
  )
}
