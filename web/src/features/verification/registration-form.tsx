import { useEffect } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { checkRegistration } from '../../../../domain/src/contracts/verification.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { BirthDateInput } from '../../ui/birth-date-input.tsx'
import { Button } from '../../ui/button.tsx'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { Card } from '../../ui/card.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Form } from '../../ui/form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useCaptcha } from '../../ui/use-captcha.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words as uiWords } from '../../ui/words.ts'
import { checkAsked, type AskedRegistration } from './asked-registration.ts'
import { NumberFields } from './number-fields.tsx'
import { searchNames, words } from './registration-words.ts'

export type Registration = AnswerOf<typeof checkRegistration>
type Props = {
  asked: AskedRegistration
  onChange(change: Partial<AskedRegistration>): void
  onAnswer(answer: Registration): void
  /** Back from an answer: the keyboard goes on at the number. */
  hasReturned: boolean
}

export function RegistrationForm({ asked, onChange, onAnswer, hasReturned }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems({
    value: searchNames[asked.searchBy].label,
    dateOfBirth: words.dateOfBirth,
    captcha: uiWords.captcha,
  })
  const { isBusy, run } = useBusy()

  useEffect(() => {
    if (hasReturned) focusField('value')
  }, [hasReturned])

  const submit = () => {
    const isBlank = !captcha.answer
    if (problems.refuse([...checkAsked(asked, dhakaDay(new Date())), ...(isBlank ? [issue('captcha', 'required')] : [])])) return
    problems.clear()
    void run(async () => {
      try {
        onAnswer((await call(checkRegistration, { body: { ...asked, value: asked.value.trim(), ...captcha.given } })).data)
      } catch (problem) {
        // A picture serves once, whatever the answer was.
        captcha.renew()
        if (problem instanceof CallProblem && problem.code === 'INVALID_CAPTCHA') problems.refuse([issue('captcha', 'wrong-captcha')])
        else problems.failed(problem)
      }
    })
  }
  return (
    <Card>
      <Form problems={problems} onSubmit={submit}>
        <NumberFields asked={asked} onChange={onChange} problems={problems} isInline />
        <BirthDateInput
          id="dateOfBirth"
          label={text(words.dateOfBirth)}
          hint={text(words.dateOfBirthHint)}
          value={asked.dateOfBirth}
          onChange={(dateOfBirth) => {
            problems.settle('dateOfBirth')
            onChange({ dateOfBirth })
          }}
          error={problems.errorOf('dateOfBirth')}
        />
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(words.check)}
        </Button>
      </Form>
    </Card>
  )
}
