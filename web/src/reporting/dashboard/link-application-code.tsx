import { useQueryClient } from '@tanstack/react-query'
import { resendOtp } from '@wewb/domain/identity/account-contracts'
import { confirmTag, type requestTagCode } from '@wewb/domain/casework/application-move-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { ResendCode } from '#components/inputs/resend-code.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useOtpEntry } from '#components/inputs/use-otp-entry.ts'
import { linkApplicationMessages } from './link-application-messages.ts'

type Props = { challenge: ResponseOf<typeof requestTagCode>; mobile: string; onDone(): void; onBack(): void }

/** Verifies the code and links the application to this account. */
export function LinkApplicationCode({ challenge: first, mobile, onDone, onBack }: Props) {
  const { text, digits } = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { demo } = usePageData()
  const { sent, round, code, setCode, isOver, problems, isBusy, submit, resend } = useOtpEntry(first, {
    verify: async ({ otpToken }, otp) => {
      const { data, message } = await sendRequest(confirmTag, { body: { otpToken, otp }, isOfflineTolerant: true })
      toast({ kind: 'success', text: message })
      if (data.linkedYn === 'Y') await client.invalidateQueries({ queryKey: ['applications'] })
      else navigate('/earlier-applications')
      onDone()
    },
    resend: async (now) => ({
      ...now,
      ...(
        await sendRequest(resendOtp, {
          body: { otpToken: now.otpToken, purpose: 'TAG_OLD_EDUCATION' },
          isOfflineTolerant: true,
        })
      ).data,
    }),
  })
  return (
    <Form problems={problems} onSubmit={submit}>
      <p>{text(linkApplicationMessages.codeSent, { to: digits(sent.sentTo), n: sent.otpLength })}</p>
      <OtpInput id="otp" length={sent.otpLength} value={code} onChange={setCode} error={problems.errorOf('otp')} />
      {demo && (
        <Alert kind="needs-you">
          {text(linkApplicationMessages.demoCode)}{' '}
          <TextLink to={`/demo/outbox?to=${parseMobile(mobile) ?? ''}`} target="_blank">
            {text(linkApplicationMessages.demoOutbox)}
          </TextLink>
        </Alert>
      )}
      <Button type="submit" isBusy={isBusy} disabled={isOver}>
        {text(linkApplicationMessages.confirm)}
      </Button>
      <div className="-mx-5 flex flex-wrap items-center">
        <ResendCode key={round} after={sent.resendAfter} onResend={resend} isBusy={isBusy} />
        <Button variant="quiet" onClick={onBack}>
          {text(linkApplicationMessages.back)}
        </Button>
      </div>
    </Form>
  )
}
