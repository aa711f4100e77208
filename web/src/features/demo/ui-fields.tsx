import { useState } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { BanglaNameInput } from '../../ui/bangla-name-input.tsx'
import { BirthDateInput } from '../../ui/birth-date-input.tsx'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ComboBox } from '../../ui/combo-box.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { OtpInput } from '../../ui/otp-input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useCaptcha } from '../../ui/use-captcha.ts'
import { districts } from './districts.ts'
import { words } from './ui-words.ts'

const blank = { nameEn: 'Rahima Begum', nameBn: 'রহিমা বেগম', digits: '1990', short: '', again: '', district: '', search: '', date: '', birth: '', choice: '', message: '', password: '', otp: '48', letters: '' } // prettier-ignore

/** Each field live, in its everyday state. */
export function Fields() {
  const { text } = useLanguage()
  const [typed, setTyped] = useState(blank)
  const [isAgreed, setIsAgreed] = useState(false)
  const captcha = useCaptcha()
  const box = (id: keyof typeof blank) => ({
    id,
    value: typed[id],
    onChange: (value: string) => setTyped((all) => ({ ...all, [id]: value })),
  })
  const options = districts.map(({ id, name }) => ({ value: id, label: text(name) }))
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <TextInput {...box('nameEn')} label={text(words.nameEn)} hint={text(words.nameHint)} script="english-text" />
      <BanglaNameInput {...box('nameBn')} label={text(words.nameBn)} isOptional />
      <TextInput {...box('digits')} label={text(words.amount)} hint={text(words.amountHint)} script="digits" width="short" />
      <TextInput {...box('short')} label={text(words.short)} hint={text(words.shortHint)} maxLength={40} />
      <TextInput {...box('again')} label={text(words.account)} script="digits" width="medium" typedTwice />
      <Select {...box('district')} label={text(words.district)} options={options} width="medium" />
      <ComboBox {...box('search')} label={text(words.districtSearch)} options={options} width="medium" />
      <DateInput {...box('date')} label={text(words.date)} />
      <BirthDateInput {...box('birth')} label={text(words.birth)} isOptional />
      <OtpInput {...box('otp')} length={6} />
      <OtpInput {...box('letters')} label={text(words.letterCode)} mode="letter-numeric" />
      <RadioGroup
        {...box('choice')}
        label={text(words.choice)}
        choices={[
          { value: 'SMS', label: text(words.sms) },
          { value: 'EMAIL', label: text(words.email), hint: text(words.emailHint) },
          { value: 'POST', label: text(words.post), isDisabled: true },
        ]}
      />
      <PasswordInput {...box('password')} label={text(words.password)} autoComplete="new-password" showsRules />
      <TextArea {...box('message')} maxLength={500} />
      <CaptchaInput captcha={captcha} />
      <Checkbox id="agree" label={text(words.agree)} isChecked={isAgreed} onChange={setIsAgreed} />
    </div>
  )
}
