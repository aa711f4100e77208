import { useState } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { BanglaNameInput } from '#components/inputs/bangla-name-input.tsx'
import { BirthDateInput } from '#components/inputs/birth-date-input.tsx'
import { CaptchaInput } from '#components/inputs/captcha-input.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { ComboBox } from '#components/inputs/combo-box.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { OtpInput } from '#components/inputs/otp-input.tsx'
import { PasswordInput } from '#components/inputs/password-input.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useCaptcha } from '#components/inputs/use-captcha.ts'
import { demoUiMessages } from './ui-messages.ts'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Sample districts for the demo. */
const demoDistricts: { id: string; name: Bilingual }[] = [
  { id: 'dhaka', name: { bn: 'ঢাকা', en: 'Dhaka' } },
  { id: 'cumilla', name: { bn: 'কুমিল্লা', en: 'Cumilla' } },
  { id: 'chattogram', name: { bn: 'চট্টগ্রাম', en: 'Chattogram' } },
  { id: 'brahmanbaria', name: { bn: 'ব্রাহ্মণবাড়িয়া', en: 'Brahmanbaria' } },
  { id: 'tangail', name: { bn: 'টাঙ্গাইল', en: 'Tangail' } },
  { id: 'sylhet', name: { bn: 'সিলেট', en: 'Sylhet' } },
  { id: 'noakhali', name: { bn: 'নোয়াখালী', en: 'Noakhali' } },
  { id: 'narsingdi', name: { bn: 'নরসিংদী', en: 'Narsingdi' } },
]

const blank = {
  nameEn: 'Rahima Begum',
  nameBn: 'রহিমা বেগম',
  digits: '1990',
  short: '',
  again: '',
  district: '',
  search: '',
  date: '',
  birth: '',
  choice: '',
  message: '',
  password: '',
  otp: '48',
  letters: '',
}

/** Shows each field in its normal state. */
export function Fields() {
  const { text } = useLanguage()
  const [typed, setTyped] = useState(blank)
  const [isAgreed, setIsAgreed] = useState(false)
  const captcha = useCaptcha()
  const inputProps = (id: keyof typeof blank) => ({
    id,
    value: typed[id],
    onChange: (value: string) => setTyped((all) => ({ ...all, [id]: value })),
  })
  const options = demoDistricts.map(({ id, name }) => ({ value: id, label: text(name) }))
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <TextInput
        {...inputProps('nameEn')}
        label={text(demoUiMessages.nameEn)}
        hint={text(demoUiMessages.nameHint)}
        script="english-text"
      />
      <BanglaNameInput {...inputProps('nameBn')} label={text(demoUiMessages.nameBn)} isOptional />
      <TextInput
        {...inputProps('digits')}
        label={text(demoUiMessages.amount)}
        hint={text(demoUiMessages.amountHint)}
        script="digits"
        width="short"
      />
      <TextInput
        {...inputProps('short')}
        label={text(demoUiMessages.short)}
        hint={text(demoUiMessages.shortHint)}
        maxLength={40}
      />
      <TextInput
        {...inputProps('again')}
        label={text(demoUiMessages.account)}
        script="digits"
        width="medium"
        mustBeTyped
      />
      <Select {...inputProps('district')} label={text(demoUiMessages.district)} options={options} width="medium" />
      <ComboBox
        {...inputProps('search')}
        label={text(demoUiMessages.districtSearch)}
        options={options}
        width="medium"
      />
      <DateInput {...inputProps('date')} label={text(demoUiMessages.date)} />
      <BirthDateInput {...inputProps('birth')} label={text(demoUiMessages.birth)} isOptional />
      <OtpInput {...inputProps('otp')} length={6} />
      <OtpInput {...inputProps('letters')} label={text(demoUiMessages.letterCode)} mode="letter-numeric" />
      <RadioGroup
        {...inputProps('choice')}
        label={text(demoUiMessages.choice)}
        choices={[
          { value: 'SMS', label: text(demoUiMessages.sms) },
          { value: 'EMAIL', label: text(demoUiMessages.email), hint: text(demoUiMessages.emailHint) },
          { value: 'POST', label: text(demoUiMessages.post), isDisabled: true },
        ]}
      />
      <PasswordInput
        {...inputProps('password')}
        label={text(demoUiMessages.password)}
        autoComplete="new-password"
        showsRules
      />
      <TextArea {...inputProps('message')} maxLength={500} />
      <CaptchaInput captcha={captcha} />
      <Checkbox id="agree" label={text(demoUiMessages.agree)} isChecked={isAgreed} onChange={setIsAgreed} />
    </div>
  )
}
