import { registrationSearchTypes } from '@wewb/domain/membership/verification-contracts'
import { useText } from '#lib/i18n/language.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import type { RegistrationQuery } from './registration-query.ts'
import { searchNames, registrationMessages } from './registration-messages.ts'

type Query = Pick<RegistrationQuery, 'searchBy' | 'value'>
type Props = {
  query: Query
  onChange(change: Partial<Query>): void
  problems: ReturnType<typeof useProblems>
  isInline?: boolean
}

/** Chooses the kind of number and the number, for the public and for staff. */
export function NumberFields({ query: { searchBy, value }, onChange, problems, isInline = false }: Props) {
  const text = useText()
  const set = (change: Partial<Query>) => {
    problems.clearErrorsAt('value')
    onChange(change)
  }
  return (
    <>
      <RadioGroup
        id="searchBy"
        label={text(registrationMessages.searchBy)}
        isInline={isInline}
        choices={registrationSearchTypes.map((search) => ({ value: search, label: text(searchNames[search].name) }))}
        value={searchBy}
        onChange={(search) => set({ searchBy: search })}
      />
      <TextInput
        id="value"
        label={text(searchNames[searchBy].label)}
        hint={text(searchNames[searchBy].hint)}
        autoComplete="off"
        width="medium"
        lang="en"
        value={value}
        onChange={(typed) => set({ value: typed })}
        error={problems.errorOf('value')}
      />
    </>
  )
}
