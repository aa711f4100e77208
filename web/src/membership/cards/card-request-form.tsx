import { IdCard } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { downloadCard } from '@wewb/domain/membership/membership-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { parseMemberNumber } from '@wewb/domain/engine/fields/member-number'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { buildLoginUrl } from '#lib/api-client/return-to.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { BirthDateInput } from '#components/inputs/birth-date-input.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { CaptchaInput } from '#components/inputs/captcha-input.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useCaptcha } from '#components/inputs/use-captcha.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { componentMessages } from '#components/messages.ts'
import { validateCardRequest, type CardRequest } from './card-request.ts'
import type { OtpChallenge } from './otp-challenge.ts'
import { downloadMessages } from './download-messages.ts'
import { offlineCardMessages } from './offline-card-messages.ts'
import { StepFrame } from './step-frame.tsx'

type Props = {
  request: CardRequest
  onChange(change: Partial<CardRequest>): void
  onSent(sent: OtpChallenge): void
  /** True when the shared link has expired. */
  isLinkExpired: boolean
  /** Returns to the card saved on this phone. */
  onShowOfflineCard?: (() => void) | undefined
  takesFocus: boolean
}

const labels = {
  membershipId: downloadMessages.membershipId,
  passportNo: downloadMessages.passportNo,
  dateOfBirth: downloadMessages.dateOfBirth,
  captcha: componentMessages.captcha,
}

/** Requests a code with three details. The response is the same whether they match or not. */
export function CardRequestForm({ request, onChange, onSent, isLinkExpired, onShowOfflineCard, takesFocus }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const field = (name: keyof CardRequest) => ({
    id: name,
    label: text(downloadMessages[name]),
    value: request[name],
    error: problems.errorOf(name),
    onChange: (typed: string) => {
      problems.clearErrorsAt(name)
      onChange({ [name]: typed })
    },
  })
  const submit = () => {
    const isBlank = !captcha.answer
    if (
      problems.showIssues([
        ...validateCardRequest(request, toDhakaDate(new Date())),
        ...(isBlank ? [issue('captcha', 'required')] : []),
      ])
    )
      return
    problems.clear()
    void run(async () => {
      try {
        const { membershipId, passportNo } = request
        const details = {
          ...request,
          membershipId: parseMemberNumber(membershipId) ?? membershipId,
          passportNo: passportNo.trim(),
        }
        onSent(
          (await sendRequest(downloadCard, { body: { ...details, ...captcha.requestFields }, isOfflineTolerant: true }))
            .data,
        )
      } catch (problem) {
        // A captcha is valid for one request, also for a rejected one.
        captcha.refresh()
        if (problem instanceof ApiProblem && problem.code === 'INVALID_CAPTCHA')
          problems.showIssues([issue('captcha', 'wrong-captcha')])
        else problems.showProblem(problem)
      }
    })
  }
  return (
    <StepFrame
      title={text(getScreen('download').title)}
      intro={text(downloadMessages.intro)}
      takesFocus={takesFocus && !isLinkExpired}
    >
      {isLinkExpired && (
        <Alert kind="needs-you" title={text(downloadMessages.linkExpired)} takesFocus>
          {text(downloadMessages.linkExpiredText)}
        </Alert>
      )}
      <Card className="shadow-card">
        <Form problems={problems} onSubmit={submit}>
          <TextInput {...field('membershipId')} hint={<NumberHint />} autoComplete="off" width="medium" lang="en" />
          <TextInput
            {...field('passportNo')}
            hint={text(downloadMessages.passportNoHint)}
            autoComplete="off"
            width="medium"
            lang="en"
          />
          <BirthDateInput {...field('dateOfBirth')} />
          <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
          <Button type="submit" isBusy={isBusy} className="sm:self-start">
            {text(downloadMessages.sendCode)}
          </Button>
        </Form>
      </Card>
      {onShowOfflineCard && (
        <Button
          variant="secondary"
          icon={<IdCard aria-hidden size={20} />}
          className="sm:justify-self-start"
          onClick={onShowOfflineCard}
        >
          {text(offlineCardMessages.backToKept)}
        </Button>
      )}
      <p className="text-center">
        {text(downloadMessages.hasAccount)}{' '}
        <TextLink
          to={buildLoginUrl(getScreen('membership').path)}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {text(downloadMessages.logIn)}
        </TextLink>
      </p>
    </StepFrame>
  )
}

function NumberHint() {
  const text = useText()
  return (
    <>
      {text(downloadMessages.membershipIdHint)}{' '}
      <span lang="en" translate="no" className="whitespace-nowrap">
        RUH0000001
      </span>
    </>
  )
}
