import { useEffect } from 'react'
import { resendOtp } from '../../../../domain/src/contracts/accounts.ts'
import { openCard } from '../../../../domain/src/contracts/membership.ts'
import { call } from '../../api-client/call.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { codeWords } from '../../ui/code-words.ts'
import { Form } from '../../ui/form.tsx'
import { OtpInput } from '../../ui/otp-input.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { useTypedCode } from '../../ui/use-typed-code.ts'
import { dropCodeStep, keepCodeStep, type CodeSent } from './code-sent.ts'
import { downloadWords as words } from './download-words.ts'
import type { OpenedCard } from './kept-card.ts'
import { StepFrame } from './step-frame.tsx'

type Props = { sent: CodeSent; onOpened(card: OpenedCard): void; onBack(): void }

/** The code that came to the member's own phone or mail opens the card. */
export function CardCode({ sent: first, onOpened, onBack }: Props) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const { sent, round, code, setCode, isOver, problems, isBusy, submit, askAgain } = useTypedCode<CodeSent>(first, {
    enter: async ({ otpToken }, otp) => {
      const { data } = await call(openCard, { body: { otpToken, otp }, isPatient: true })
      dropCodeStep()
      onOpened(data)
    },
    resend: async ({ otpToken }) => (await call(resendOtp, { body: { otpToken, purpose: 'MEMBERSHIP_CARD' }, isPatient: true })).data,
  })
  useEffect(() => keepCodeStep(sent), [sent])
  const goBack = () => {
    dropCodeStep()
    onBack()
  }

  return (
    <StepFrame title={text(words.codeTitle)} intro={text(words.codeIntro, { n: sent.otpLength, minutes: Math.ceil(sent.expiresIn / 60) })}>
      <Card className="shadow-card">
        <Form problems={problems} onSubmit={submit}>
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
          <Button type="submit" isBusy={isBusy} disabled={isOver} className="sm:self-start">
            {text(words.showCard)}
          </Button>
          <div className="-mx-5 flex flex-wrap items-center justify-between gap-x-4">
            <ResendCode key={round} after={sent.resendAfter} onResend={askAgain} isBusy={isBusy} />
            <Button look="quiet" onClick={goBack}>
              {text(words.goBack)}
            </Button>
          </div>
        </Form>
      </Card>
      <p className="text-sm text-muted">{text(words.noCode, { phone })}</p>
    </StepFrame>
  )
}
