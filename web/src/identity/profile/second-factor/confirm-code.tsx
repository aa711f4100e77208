import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { totpSettings } from '@wewb/domain/identity/accounts/second-factor'
import { confirmSecondFactor, sendOwnCode } from '@wewb/domain/identity/second-factor-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { otpMessages } from '#components/inputs/otp-messages.ts'
import { Form } from '#components/inputs/form.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { ResendCode } from '#components/inputs/resend-code.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { withTriesLeft } from '#components/inputs/use-otp-entry.ts'
import { secondFactorMessages } from './second-factor-messages.ts'
import type { SecondFactorSetup } from './set-up-second-factor.tsx'
import { StepCard } from './step-card.tsx'
import { useSecondFactorMethodName, type SecondFactor } from './use-second-factor.ts'

type Props = { factor: SecondFactor; setup: SecondFactorSetup; onCodes(codes: string[]): void; onBack(): void }

export function ConfirmCode({ factor, setup, onCodes, onBack }: Props) {
  const { text } = useLanguage()
  const { to } = useSecondFactorMethodName(factor)
  const [sent, setSent] = useState({ data: setup.sent, round: 0 })
  const [code, setCode] = useState('')
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const length = sent.data?.otpLength ?? totpSettings.digits
  const fail = (problem: unknown) => {
    setCode('')
    if (problem instanceof ApiProblem && problem.code.startsWith('OTP_'))
      problems.showIssues([{ path: 'code', code: 'rule', message: withTriesLeft(problem) }])
    else problems.showProblem(problem)
  }
  const confirm = (typed: string) => {
    const isIncomplete = typed.length < length
    if (isIncomplete && problems.showIssues([{ path: 'code', code: 'rule', message: otpMessages.codeIncomplete }]))
      return
    problems.clear()
    void run(() =>
      sendRequest(confirmSecondFactor, { body: { code: typed } })
        .then(({ data }) => onCodes(data.recoveryCodes))
        .catch(fail),
    )
  }
  const write = (typed: string) => {
    problems.clearErrorsAt('code')
    setCode(typed)
    if (typed.length === length) confirm(typed)
  }
  const resend = () =>
    void run(() =>
      sendRequest(sendOwnCode)
        .then(({ data }) => setSent(({ round }) => ({ data, round: round + 1 })))
        .catch(problems.showProblem),
    )
  const minutes = Math.ceil((sent.data?.expiresIn ?? 0) / 60)
  return (
    <StepCard step={2} title={text(setup.secret ? secondFactorMessages.scanTitle : secondFactorMessages.arrivedTitle)}>
      <Form problems={problems} onSubmit={() => confirm(code)}>
        {setup.secret && setup.qr ? (
          <AppKey secret={setup.secret} qr={setup.qr} />
        ) : (
          <p>{text(secondFactorMessages.sentTo, { to, minutes })}</p>
        )}
        <OtpInput
          id="code"
          label={text(setup.secret ? secondFactorMessages.appCode : secondFactorMessages.code)}
          hint={text(setup.secret ? secondFactorMessages.clockHint : otpMessages.codeHint)}
          length={length}
          value={code}
          onChange={write}
          error={problems.errorOf('code')}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" isBusy={isBusy}>
            {text(secondFactorMessages.confirm)}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {text(secondFactorMessages.back)}
          </Button>
          {sent.data && <ResendCode key={sent.round} after={sent.data.resendAfter} onResend={resend} isBusy={isBusy} />}
        </div>
      </Form>
    </StepCard>
  )
}

function AppKey({ secret, qr }: { secret: string; qr: string }) {
  const { text } = useLanguage()
  const [isCopied, setIsCopied] = useState(false)
  // Without clipboard permission the key can still be selected by hand.
  const copy = () =>
    void navigator.clipboard?.writeText(secret).then(
      () => setIsCopied(true),
      () => undefined,
    )
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
      {/* On white even in dark mode: a camera needs dark on light. */}
      <img
        src={qr}
        alt={text(secondFactorMessages.qr)}
        width={208}
        height={208}
        className="size-52 rounded-control border border-line bg-white"
      />
      <div className="grid content-start gap-3">
        <p>{text(secondFactorMessages.scan)}</p>
        <p className="text-muted">{text(secondFactorMessages.byHand)}</p>
        <p lang="en" data-secret className="font-mono text-lg font-semibold tracking-wide break-words">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <Button
          variant="secondary"
          isSmall
          className="justify-self-start"
          icon={isCopied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
          onClick={copy}
        >
          <span aria-live="polite">{text(isCopied ? secondFactorMessages.copied : secondFactorMessages.copyKey)}</span>
        </Button>
      </div>
    </div>
  )
}
