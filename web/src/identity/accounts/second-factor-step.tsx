import type { SecondFactorMethod } from '@wewb/domain/identity/accounts/second-factor'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { otpMessages } from '#components/inputs/otp-messages.ts'
import { Form } from '#components/inputs/form.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { ResendCode } from '#components/inputs/resend-code.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { AccountCard } from './account-card.tsx'
import { DemoHint } from './demo-hint.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import type { SecondFactorChallenge } from './use-log-in.ts'
import { isSentMethod, useSecondFactor } from './use-second-factor.ts'

const offers: Record<SecondFactorMethod, keyof typeof secondFactorMessages> = {
  TOTP: 'byApp',
  SMS: 'bySms',
  EMAIL: 'byEmail',
  RECOVERY: 'byRecovery',
}

type Props = { challenge: SecondFactorChallenge; loginId: string; isSharedPhone: boolean; onBack(): void }

/** Second step after the password: a code of the app, a sent code, or a recovery code. */
export function SecondFactorStep({ challenge, loginId, isSharedPhone, onBack }: Props) {
  const { text, digits } = useLanguage()
  const step = useSecondFactor(challenge, isSharedPhone)
  const { way, sent, problems, isBusy, isOver } = step
  const to = way === 'SMS' ? digits(challenge.sentTo ?? '') : (challenge.sentTo ?? '')
  const others = challenge.ways.filter((other) => other !== way)
  return (
    <AccountCard title={text(secondFactorMessages.title)} intro={<Intro step={step} to={to} />}>
      <Form problems={problems} onSubmit={step.submit}>
        {way === 'RECOVERY' ? (
          <TextInput
            id="code"
            label={text(secondFactorMessages.recoveryCode)}
            hint={text(secondFactorMessages.recoveryHint)}
            autoComplete="off"
            lang="en"
            width="medium"
            value={step.code}
            onChange={step.write}
            error={problems.errorOf('code')}
          />
        ) : (
          <OtpInput
            id="code"
            hint={text(otpMessages.codeHint)}
            length={step.length}
            value={step.code}
            onChange={step.write}
            error={problems.errorOf('code')}
          />
        )}
        {isSentMethod(way) && <DemoHint loginId={loginId} />}
        {isOver ? (
          <Button onClick={onBack}>{text(secondFactorMessages.again)}</Button>
        ) : (
          <Button type="submit" isBusy={isBusy}>
            {text(secondFactorMessages.enter)}
          </Button>
        )}
        <div className="-mx-5 -mt-3 grid justify-items-start">
          {isSentMethod(way) && sent && (
            <ResendCode key={sent.round} after={sent.data.resendAfter} onResend={step.send} isBusy={isBusy} />
          )}
          {isSentMethod(way) && !sent && !isBusy && (
            <Button variant="quiet" onClick={step.send}>
              {text(secondFactorMessages.sendCode)}
            </Button>
          )}
          {others.map((other) => (
            <Button key={other} variant="quiet" onClick={() => step.choose(other)} className="text-left">
              {text(secondFactorMessages[offers[other]], {
                to: other === 'SMS' ? digits(challenge.sentTo ?? '') : (challenge.sentTo ?? ''),
              })}
            </Button>
          ))}
          {!isOver && (
            <Button variant="quiet" onClick={onBack}>
              {text(secondFactorMessages.again)}
            </Button>
          )}
        </div>
        <LostPhone />
      </Form>
    </AccountCard>
  )
}

function Intro({ step: { way, sent, length }, to }: { step: ReturnType<typeof useSecondFactor>; to: string }) {
  const { text } = useLanguage()
  const sentences = {
    TOTP: text(secondFactorMessages.appIntro, { n: length }),
    RECOVERY: text(secondFactorMessages.recoveryIntro),
    sent: sent
      ? text(secondFactorMessages.sentIntro, { to, n: length, minutes: Math.ceil(sent.data.expiresIn / 60) })
      : text(secondFactorMessages.sending, { to }),
  }
  return <span aria-live="polite">{way === 'TOTP' || way === 'RECOVERY' ? sentences[way] : sentences.sent}</span>
}

function LostPhone() {
  const { text, digits } = useLanguage()
  const { callCentreLocal } = usePageData().data.app
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">
        {text(secondFactorMessages.lost)}
      </summary>
      <ul className="mt-1 grid list-disc gap-2 pl-5 text-muted">
        <li>{text(secondFactorMessages.lostRecovery)}</li>
        <li>{text(secondFactorMessages.lostAsk, { phone: digits(callCentreLocal) })}</li>
        <li>{text(secondFactorMessages.lostPassword)}</li>
      </ul>
    </details>
  )
}
