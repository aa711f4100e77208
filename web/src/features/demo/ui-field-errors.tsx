import { useState } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { issueText, type IssueCode } from '../../../../domain/src/fields/issue.ts'
import { useText } from '../../i18n/language.tsx'
import { BirthDateInput } from '../../ui/birth-date-input.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { OtpInput } from '../../ui/otp-input.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { words } from './ui-words.ts'

const wrong: Record<string, IssueCode> = {
  'wrong-name': 'english-letters-only',
  'wrong-list': 'required',
  'wrong-birth': 'not-a-date',
  'wrong-otp': 'code-incomplete',
  'wrong-choice': 'not-an-option',
  'wrong-agree': 'must-accept',
}

/** The same fields when something has to be put right, with the summary that leads to them. */
export function FieldErrors() {
  const text = useText()
  const [attempt, setAttempt] = useState(0)
  const errorOf = (path: string) => text(issueText({ code: getOwn(wrong, path) ?? 'rule', limit: 6 }))
  const box = (id: string, value = '') => ({ id, value, onChange: () => undefined, error: errorOf(id) })
  return (
    <div className="grid grid-cols-1 gap-6">
      {attempt > 0 && <ErrorSummary key={attempt} errors={Object.keys(wrong).map((path) => ({ path, text: errorOf(path) }))} />}
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <TextInput {...box('wrong-name', 'রহিমা Begum')} label={text(words.nameEn)} hint={text(words.nameHint)} script="english-text" />
        <Select {...box('wrong-list')} label={text(words.district)} options={[]} width="medium" />
        <BirthDateInput {...box('wrong-birth', '1990-02-30')} label={text(words.birth)} />
        <OtpInput {...box('wrong-otp', '48')} length={6} />
        <RadioGroup
          {...box('wrong-choice')}
          label={text(words.choice)}
          isInline
          choices={[
            { value: 'SMS', label: text(words.sms) },
            { value: 'EMAIL', label: text(words.email) },
          ]}
        />
        <Checkbox id="wrong-agree" label={text(words.agree)} isChecked={false} onChange={() => undefined} error={errorOf('wrong-agree')} />
      </div>
      <Button look="secondary" className="justify-self-start" onClick={() => setAttempt(attempt + 1)}>
        {text(words.check)}
      </Button>
    </div>
  )
}
