import { useState } from 'react'
import { parseEmail } from '@wewb/domain/engine/fields/formats'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { confirmContactEmail, requestContactEmailCode } from '@wewb/domain/identity/contact-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useText } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { otpMessages } from '#components/inputs/otp-messages.ts'
import { TextInput } from '#components/inputs/text-input.tsx'
import { withTriesLeft } from '#components/inputs/use-otp-entry.ts'
import type { Contact } from './contact-card.tsx'
import { contactMessages } from './contact-messages.ts'

type Sent = ResponseOf<typeof requestContactEmailCode>
type Props = { onAdded(contact: Contact): void }

/** Adds an email address, which the person confirms with a code that goes to it. */
export function AddEmail({ onAdded }: Props) {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<Sent>()
  return sent ? (
    <ConfirmEmail sent={sent} onAdded={onAdded} onBack={() => setSent(undefined)} />
  ) : (
    <EnterEmail email={email} onChange={setEmail} onSent={setSent} />
  )
}

function EnterEmail({
  email,
  onChange,
  onSent,
}: {
  email: string
  onChange(email: string): void
  onSent(sent: Sent): void
}) {
  const text = useText()
  const problems = useProblems({ email: contactMessages.email })
  const { isBusy, run } = useBusy()
  const send = () => {
    if (problems.showIssues(parseEmail(email) ? [] : [issue('email', 'not-an-email')])) return
    problems.clear()
    void run(() =>
      sendRequest(requestContactEmailCode, { body: { email } }).then(({ data }) => onSent(data), problems.showProblem),
    )
  }
  return (
    <Form problems={problems} onSubmit={send}>
      <TextInput
        id="email"
        label={text(contactMessages.email)}
        type="email"
        autoComplete="email"
        lang="en"
        value={email}
        onChange={(value) => {
          problems.clearErrorsAt('email')
          onChange(value)
        }}
        error={problems.errorOf('email')}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy} className="self-start">
        {text(contactMessages.sendCode)}
      </Button>
    </Form>
  )
}

function ConfirmEmail({ sent, onAdded, onBack }: Props & { sent: Sent; onBack(): void }) {
  const text = useText()
  const [code, setCode] = useState('')
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const { otpToken, otpLength, sentTo, expiresIn } = sent
  const confirm = () => {
    const isIncomplete = code.length < otpLength
    if (isIncomplete && problems.showIssues([{ path: 'otp', code: 'rule', message: otpMessages.codeIncomplete }]))
      return
    void run(async () => {
      try {
        const { data, message } = await sendRequest(confirmContactEmail, { body: { otpToken, otp: code } })
        toast({ kind: 'success', text: message })
        onAdded(data)
      } catch (problem) {
        const isAboutCode = problem instanceof ApiProblem && problem.code.startsWith('OTP_')
        if (!isAboutCode) return problems.showProblem(problem)
        setCode('')
        problems.showIssues([{ path: 'otp', code: 'rule', message: withTriesLeft(problem) }])
      }
    })
  }
  return (
    <Form problems={problems} onSubmit={confirm}>
      <p>{text(contactMessages.sent, { to: sentTo, minutes: Math.ceil(expiresIn / 60) })}</p>
      <OtpInput
        id="otp"
        hint={text(otpMessages.codeHint)}
        length={otpLength}
        value={code}
        onChange={setCode}
        error={problems.errorOf('otp')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {text(contactMessages.confirm)}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {text(contactMessages.otherEmail)}
        </Button>
      </div>
    </Form>
  )
}
