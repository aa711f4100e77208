import { useEffect } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { checkRegistration } from '@wewb/domain/membership/verification-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { BirthDateInput } from '#components/inputs/birth-date-input.tsx'
import { Button } from '#components/inputs/button.tsx'
import { CaptchaInput } from '#components/inputs/captcha-input.tsx'
import { Card } from '#components/layout/card.tsx'
import { focusField } from '#components/inputs/focus-field.ts'
import { Form } from '#components/inputs/form.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useCaptcha } from '#components/inputs/use-captcha.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { componentMessages } from '#components/messages.ts'
import { validateRegistrationQuery, type RegistrationQuery } from './registration-query.ts'
import { NumberFields } from './number-fields.tsx'
import { searchNames, registrationMessages } from './registration-messages.ts'

export type Registration = ResponseOf<typeof checkRegistration>
type Props = {
  query: RegistrationQuery
  onChange(change: Partial<RegistrationQuery>): void
  onResult(answer: Registration): void
  /** After returning from a result, the number takes the focus. */
  hasReturned: boolean
}

export function RegistrationForm({ query, onChange, onResult, hasReturned }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems({
    value: searchNames[query.searchBy].label,
    dateOfBirth: registrationMessages.dateOfBirth,
    captcha: componentMessages.captcha,
  })
  const { isBusy, run } = useBusy()

  useEffect(() => {
    if (hasReturned) focusField('value')
  }, [hasReturned])

  const submit = () => {
    const isBlank = !captcha.answer
    if (
      problems.showIssues([
        ...validateRegistrationQuery(query, toDhakaDate(new Date())),
        ...(isBlank ? [issue('captcha', 'required')] : []),
      ])
    )
      return
    problems.clear()
    void run(async () => {
      try {
        onResult(
          (
            await sendRequest(checkRegistration, {
              body: { ...query, value: query.value.trim(), ...captcha.requestFields },
            })
          ).data,
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
    <Card>
      <Form problems={problems} onSubmit={submit}>
        <NumberFields query={query} onChange={onChange} problems={problems} isInline />
        <BirthDateInput
          id="dateOfBirth"
          label={text(registrationMessages.dateOfBirth)}
          hint={text(registrationMessages.dateOfBirthHint)}
          value={query.dateOfBirth}
          onChange={(dateOfBirth) => {
            problems.clearErrorsAt('dateOfBirth')
            onChange({ dateOfBirth })
          }}
          error={problems.errorOf('dateOfBirth')}
        />
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(registrationMessages.check)}
        </Button>
      </Form>
    </Card>
  )
}
