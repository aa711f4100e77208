import type { ReactNode } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { BirthDateInput } from '#components/inputs/birth-date-input.tsx'
import { PasswordInput } from '#components/inputs/password-input.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { RegistrationAnswers } from './register-page.tsx'
import { accountMessages } from './account-messages.ts'
import { registerMessages } from './register-messages.ts'

type Props = {
  answers: RegistrationAnswers
  set(change: Partial<RegistrationAnswers>): void
  errorOf(path: string): string | undefined
  isValid(path: keyof RegistrationAnswers): boolean
}

export function PersonalDetailsFields({ answers, set, errorOf, isValid }: Props) {
  const text = useText()
  return (
    <Part title={text(registerMessages.aboutYou)}>
      <TextInput
        id="fullNameEn"
        label={text(registerMessages.fullNameEn)}
        hint={text(registerMessages.fullNameEnHint)}
        script="name-english"
        autoComplete="name"
        maxLength={255}
        lang="en"
        value={answers.fullNameEn}
        onChange={(fullNameEn) => set({ fullNameEn })}
        error={errorOf('fullNameEn')}
        isValid={isValid('fullNameEn')}
      />
      <TextInput
        id="fullNameBn"
        label={text(registerMessages.fullNameBn)}
        hint={text(registerMessages.fullNameBnHint)}
        script="name-bangla"
        maxLength={255}
        lang="bn"
        isOptional
        value={answers.fullNameBn}
        onChange={(fullNameBn) => set({ fullNameBn })}
        error={errorOf('fullNameBn')}
      />
      <TextInput
        id="nid"
        label={text(registerMessages.nid)}
        hint={text(registerMessages.nidHint)}
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
        label={text(registerMessages.dateOfBirth)}
        isOptional
        value={answers.dateOfBirth}
        onChange={(dateOfBirth) => set({ dateOfBirth })}
        error={errorOf('dateOfBirth')}
      />
    </Part>
  )
}

export function ContactFields({ answers, set, errorOf, isValid }: Props) {
  const text = useText()
  return (
    <Part title={text(registerMessages.contact)}>
      <RadioGroup
        id="loginType"
        label={text(registerMessages.loginType)}
        hint={text(registerMessages.loginTypeHint)}
        isInline
        value={answers.loginType}
        onChange={(loginType) => set({ loginType })}
        choices={[
          { value: 'MOBILE', label: text(registerMessages.mobile) },
          { value: 'EMAIL', label: text(registerMessages.email) },
        ]}
      />
      {answers.loginType === 'MOBILE' ? (
        <TextInput
          id="mobile"
          label={text(registerMessages.mobile)}
          hint={text(registerMessages.mobileHint)}
          script="phone"
          autoComplete="tel"
          width="medium"
          value={answers.mobile}
          onChange={(mobile) => set({ mobile })}
          error={errorOf('mobile')}
          isValid={isValid('mobile')}
        />
      ) : (
        <TextInput
          id="email"
          label={text(registerMessages.email)}
          type="email"
          autoComplete="email"
          value={answers.email}
          onChange={(email) => set({ email })}
          error={errorOf('email')}
          isValid={isValid('email')}
        />
      )}
    </Part>
  )
}

export function PasswordFields({ answers, set, errorOf, isValid }: Props) {
  const text = useText()
  return (
    <Part title={text(registerMessages.security)}>
      <PasswordInput
        id="password"
        label={text(accountMessages.password)}
        autoComplete="new-password"
        showsRules
        value={answers.password}
        onChange={(password) => set({ password })}
        error={errorOf('password')}
        isValid={isValid('password')}
      />
      <PasswordInput
        id="confirmPassword"
        label={text(registerMessages.confirmPassword)}
        hint={text(registerMessages.confirmHint)}
        autoComplete="new-password"
        value={answers.confirmPassword}
        onChange={(confirmPassword) => set({ confirmPassword })}
        error={errorOf('confirmPassword')}
        isValid={isValid('confirmPassword')}
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
