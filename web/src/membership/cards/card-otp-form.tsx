import { useEffect } from 'react'
import { resendOtp } from '@wewb/domain/identity/account-contracts'
import { openCard } from '@wewb/domain/membership/membership-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { otpMessages } from '#components/inputs/otp-messages.ts'
import { Form } from '#components/inputs/form.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { ResendCode } from '#components/inputs/resend-code.tsx'
import { useOtpEntry } from '#components/inputs/use-otp-entry.ts'
import { deleteOtpChallenge, saveOtpChallenge, type OtpChallenge } from './otp-challenge.ts'
import { downloadMessages } from './download-messages.ts'
import type { CardWithLink } from './offline-card.ts'
import { StepFrame } from './step-frame.tsx'

type Props = { challenge: OtpChallenge; onOpened(card: CardWithLink): void; onBack(): void }

/** Verifies the code sent to the member's phone or e-mail, and opens the card. */
export function CardOtpForm({ challenge: first, onOpened, onBack }: Props) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const { sent, round, code, setCode, isOver, problems, isBusy, submit, resend } = useOtpEntry<OtpChallenge>(first, {
    verify: async ({ otpToken }, otp) => {
      const { data } = await sendRequest(openCard, { body: { otpToken, otp }, isOfflineTolerant: true })
      deleteOtpChallenge()
      onOpened(data)
    },
    resend: async ({ otpToken }) =>
      (await sendRequest(resendOtp, { body: { otpToken, purpose: 'MEMBERSHIP_CARD' }, isOfflineTolerant: true })).data,
  })
  useEffect(() => saveOtpChallenge(sent), [sent])
  const goBack = () => {
    deleteOtpChallenge()
    onBack()
  }

  return (
    <StepFrame
      title={text(downloadMessages.codeTitle)}
      intro={text(downloadMessages.codeIntro, { n: sent.otpLength, minutes: Math.ceil(sent.expiresIn / 60) })}
    >
      <Card className="shadow-card">
        <Form problems={problems} onSubmit={submit}>
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
          <Button type="submit" isBusy={isBusy} disabled={isOver} className="sm:self-start">
            {text(downloadMessages.showCard)}
          </Button>
          <div className="-mx-5 flex flex-wrap items-center justify-between gap-x-4">
            <ResendCode key={round} after={sent.resendAfter} onResend={resend} isBusy={isBusy} />
            <Button variant="quiet" onClick={goBack}>
              {text(downloadMessages.goBack)}
            </Button>
          </div>
        </Form>
      </Card>
      <p className="text-sm text-muted">{text(downloadMessages.noCode, { phone })}</p>
    </StepFrame>
  )
}
