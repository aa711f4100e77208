import { useQueryClient } from '@tanstack/react-query'
import { resendOtp } from '../../../../domain/src/contracts/accounts.ts'
import { confirmTag, type askTag } from '../../../../domain/src/contracts/application-moves.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { readMobile } from '../../../../domain/src/fields/formats.ts'
import { call } from '../../api-client/call.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { OtpInput } from '../../ui/otp-input.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { toast } from '../../ui/toast.tsx'
import { useTypedCode } from '../../ui/use-typed-code.ts'
import { earlierWords as words } from './earlier-words.ts'

type Props = { sent: AnswerOf<typeof askTag>; mobile: string; onDone(): void; onBack(): void }

/** The code typed back links the application to this account. */
export function ConfirmEarlier({ sent: first, mobile, onDone, onBack }: Props) {
  const { text, digits } = useLanguage()
  const client = useQueryClient()
  const { demo } = usePageData()
  const { sent, round, code, setCode, isOver, problems, isBusy, submit, askAgain } = useTypedCode(first, {
    enter: async ({ otpToken }, otp) => {
      const { message } = await call(confirmTag, { body: { otpToken, otp }, isPatient: true })
      toast({ kind: 'success', text: message })
      await client.invalidateQueries({ queryKey: ['applications'] })
      onDone()
    },
    resend: async (now) => ({
      ...now,
      ...(await call(resendOtp, { body: { otpToken: now.otpToken, purpose: 'TAG_OLD_EDUCATION' }, isPatient: true })).data,
    }),
  })
  return (
    <Form problems={problems} onSubmit={submit}>
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
      <Button type="submit" isBusy={isBusy} disabled={isOver}>
        {text(words.confirm)}
      </Button>
      <div className="-mx-5 flex flex-wrap items-center">
        <ResendCode key={round} after={sent.resendAfter} onResend={askAgain} isBusy={isBusy} />
        <Button look="quiet" onClick={onBack}>
          {text(words.back)}
        </Button>
      </div>
    </Form>
  )
}
