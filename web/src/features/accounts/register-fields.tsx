import type { ReactNode } from 'react'
import { useText } from '../../i18n/language.tsx'
import { BirthDateInput } from '../../ui/birth-date-input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Answers } from './register-page.tsx'
import { accountWords } from './account-words.ts'
import { registerWords } from './register-words.ts'

type Props = { answers: Answers; set(change: Partial<Answers>): void; errorOf(path: string): string | undefined }

export function AboutYou({ answers, set, errorOf }: Props) {
  const text = useText()
  return (
    <Part title={text(registerWords.aboutYou)}>
      <TextInput
        id="fullNameEn"
        label={text(registerWords.fullNameEn)}
        hint={text(registerWords.fullNameEnHint)}
        script="english-text"
        autoComplete="name"
        maxLength={255}
        lang="en"
        value={answers.fullNameEn}
        onChange={(fullNameEn) => set({ fullNameEn })}
        error={errorOf('fullNameEn')}
      />
      <TextInput
        id="fullNameBn"
        label={text(registerWords.fullNameBn)}
        hint={text(registerWords.fullNameBnHint)}
        script="bangla-text"
        maxLength={255}
        lang="bn"
        isOptional
        value={answers.fullNameBn}
        onChange={(fullNameBn) => set({ fullNameBn })}
        error={errorOf('fullNameBn')}
      />
      <TextInput
        id="nid"
        label={text(registerWords.nid)}
        hint={text(registerWords.nidHint)}
        script="digits"
        autoComplete="off"
        maxLength={17}
        width="medium"
        isOptional
        value={answers.nid}
        onChange={(nid) => set({ nid })}
        error={errorOf('nid')}
      />
      <BirthDateInput
        id="dateOfBirth"
        label={text(registerWords.dateOfBirth)}
        isOptional
        value={answers.dateOfBirth}
        onChange={(dateOfBirth) => set({ dateOfBirth })}
        error={errorOf('dateOfBirth')}
      />
    </Part>
  )
}

export function Contact({ answers, set, errorOf }: Props) {
  const text = useText()
  return (
    <Part title={text(registerWords.contact)}>
      <RadioGroup
        id="loginType"
        label={text(registerWords.loginType)}
        hint={text(registerWords.loginTypeHint)}
        isInline
        value={answers.loginType}
        onChange={(loginType) => set({ loginType })}
        choices={[
          { value: 'MOBILE', label: text(registerWords.mobile) },
          { value: 'EMAIL', label: text(registerWords.email) },
        ]}
      />
      {answers.loginType === 'MOBILE' ? (
        <TextInput
          id="mobile"
          label={text(registerWords.mobile)}
          hint={text(registerWords.mobileHint)}
          script="phone"
          autoComplete="tel"
          width="medium"
          value={answers.mobile}
          onChange={(mobile) => set({ mobile })}
          error={errorOf('mobile')}
        />
      ) : (
        <TextInput
          id="email"
          label={text(registerWords.email)}
          type="email"
          autoComplete="email"
          value={answers.email}
          onChange={(email) => set({ email })}
          error={errorOf('email')}
        />
      )}
    </Part>
  )
}

export function Passwords({ answers, set, errorOf }: Props) {
  const text = useText()
  return (
    <Part title={text(registerWords.security)}>
      <PasswordInput
        id="password"
        label={text(accountWords.password)}
        autoComplete="new-password"
        showsRules
        value={answers.password}
        onChange={(password) => set({ password })}
        error={errorOf('password')}
      />
      <PasswordInput
        id="confirmPassword"
        label={text(registerWords.confirmPassword)}
        hint={text(registerWords.confirmHint)}
        autoComplete="new-password"
        value={answers.confirmPassword}
        onChange={(confirmPassword) => set({ confirmPassword })}
        error={errorOf('confirmPassword')}
      />
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-5">
    <h2 className="border-b border-line pb-1 text-lg font-bold text-brand">{title}</h2>
    {children}
  </section>
)
