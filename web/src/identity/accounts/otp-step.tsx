import { useEffect } from 'react'
import { resendOtp, verifyOtp } from '@wewb/domain/identity/account-contracts'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { ResendCode } from '#components/inputs/resend-code.tsx'
import { useOtpEntry } from '#components/inputs/use-otp-entry.ts'
import { otpMessages } from '#components/inputs/otp-messages.ts'
import { AccountCard } from './account-card.tsx'
import type { OtpChallenge } from './otp-challenge.ts'
import { DemoHint } from './demo-hint.tsx'
import { clearSavedOtpStep, otpStepStorageKey, type SavedOtpStep } from './otp-step-storage.ts'
import { accountStepMessages } from './account-step-messages.ts'

/** Saves the step with absolute expiry times. */
function saveOtpStep(step: OtpChallenge, resetToken?: string) {
  const after = (seconds: number) => Date.now() + seconds * 1000
  const moments = { expiresAt: after(resetToken ? resetSeconds : step.expiresIn), resendAt: after(step.resendAfter) }
  const stored: SavedOtpStep = { ...step, ...moments, ...(resetToken && { resetToken }) }
  sessionStorage.setItem(otpStepStorageKey, JSON.stringify(stored))
}

/** Lifetime of the token of a verified code on the server; its response does not contain it (api verify-otp.ts). */
const resetSeconds = 600

const notes = { 'not-finished': baseProblems.OTP_PENDING.message, 'if-registered': accountStepMessages.ifRegistered }

type Props = {
  sent: OtpChallenge
  loginId: string
  note?: keyof typeof notes
  onVerified(resetToken: string | null): void
  /** True when a reload restores this step. */
  isStored?: boolean
  onBack(): void
}

/** Verifies a code: the same step for registration, login and a forgotten password. */
export function OtpStep({ sent: first, loginId, note, isStored, onVerified, onBack }: Props) {
  const { text, digits } = useLanguage()
  const { sent, round, code, setCode, isOver, problems, isBusy, submit, resend } = useOtpEntry(first, {
    verify: async (now, otp) => {
      const { data } = await sendRequest(verifyOtp, { body: { otpToken: now.otpToken, otp, purpose: now.purpose } })
      clearSavedOtpStep()
      if (isStored && data.resetToken) saveOtpStep(now, data.resetToken)
      onVerified(data.resetToken)
    },
    resend: async ({ otpToken, purpose }) => {
      const { resendLeft: _, ...fresh } = (await sendRequest(resendOtp, { body: { otpToken, purpose } })).data
      return { ...first, ...fresh }
    },
  })
  useEffect(() => {
    if (isStored) saveOtpStep(sent)
  }, [isStored, sent])

  const goBack = () => {
    clearSavedOtpStep()
    onBack()
  }
  const isSms = sent.channel === 'SMS'
  const where = {
    to: isSms ? digits(sent.sentTo) : sent.sentTo,
    n: sent.otpLength,
    minutes: Math.ceil(sent.expiresIn / 60),
  }
  return (
    <AccountCard
      title={text(accountStepMessages.codeTitle)}
      intro={text(isSms ? accountStepMessages.codeSentSms : accountStepMessages.codeSentEmail, where)}
    >
      <Form problems={problems} onSubmit={submit}>
        {note && <Alert kind="info">{text(notes[note])}</Alert>}
        <p aria-live="polite" className="text-done empty:hidden">
          {round > 0 && text(otpMessages.codeResent)}
        </p>
        <OtpInput
          id="otp"
          hint={text(otpMessages.codeHint)}
          length={sent.otpLength}
          value={code}
          onChange={setCode}
          error={problems.errorOf('otp')}
        />
        <DemoHint loginId={loginId} />
        <Button type="submit" isBusy={isBusy} disabled={isOver}>
          {text(accountStepMessages.verify)}
        </Button>
        <div className="-mx-5 flex flex-wrap items-center justify-between gap-x-4">
          <ResendCode key={round} after={sent.resendAfter} onResend={resend} isBusy={isBusy} />
          <Button variant="quiet" onClick={goBack}>
            {text(accountStepMessages.goBack)}
          </Button>
        </div>
      </Form>
    </AccountCard>
  )
}
