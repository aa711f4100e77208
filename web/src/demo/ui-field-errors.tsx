import { useState } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { issueMessage, type IssueCode } from '@wewb/domain/engine/fields/issue'
import { useText } from '#lib/i18n/language.tsx'
import { BirthDateInput } from '#components/inputs/birth-date-input.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { ErrorSummary } from '#components/feedback/error-summary.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { demoUiMessages } from './ui-messages.ts'

const wrong: Record<string, IssueCode> = {
  'wrong-name': 'english-letters-only',
  'wrong-list': 'required',
  'wrong-birth': 'not-a-date',
  'wrong-otp': 'digits-only',
  'wrong-choice': 'not-an-option',
  'wrong-agree': 'must-accept',
}

/** Shows the fields with errors, and the error summary. */
export function FieldErrors() {
  const text = useText()
  const [attempt, setAttempt] = useState(0)
  const errorOf = (path: string) => text(issueMessage({ code: getOwn(wrong, path) ?? 'rule', limit: 6 }))
  const inputProps = (id: string, value = '') => ({ id, value, onChange: () => undefined, error: errorOf(id) })
  return (
    <div className="grid grid-cols-1 gap-6">
      {attempt > 0 && (
        <ErrorSummary key={attempt} errors={Object.keys(wrong).map((path) => ({ path, text: errorOf(path) }))} />
      )}
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <TextInput
          {...inputProps('wrong-name', 'রহিমা Begum')}
          label={text(demoUiMessages.nameEn)}
          hint={text(demoUiMessages.nameHint)}
          script="english-text"
        />
        <Select {...inputProps('wrong-list')} label={text(demoUiMessages.district)} options={[]} width="medium" />
        <BirthDateInput {...inputProps('wrong-birth', '1990-02-30')} label={text(demoUiMessages.birth)} />
        <OtpInput {...inputProps('wrong-otp', '48')} length={6} />
        <RadioGroup
          {...inputProps('wrong-choice')}
          label={text(demoUiMessages.choice)}
          isInline
          choices={[
            { value: 'SMS', label: text(demoUiMessages.sms) },
            { value: 'EMAIL', label: text(demoUiMessages.email) },
          ]}
        />
        <Checkbox
          id="wrong-agree"
          label={text(demoUiMessages.agree)}
          isChecked={false}
          onChange={() => undefined}
          error={errorOf('wrong-agree')}
        />
      </div>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAttempt(attempt + 1)}>
        {text(demoUiMessages.check)}
      </Button>
    </div>
  )
}
