import { registrationSearches } from '../../../../domain/src/contracts/verification.ts'
import { useText } from '../../i18n/language.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { useProblems } from '../../ui/use-problems.ts'
import type { AskedRegistration } from './asked-registration.ts'
import { searchNames, words } from './registration-words.ts'

type Asked = Pick<AskedRegistration, 'searchBy' | 'value'>
type Props = { asked: Asked; onChange(change: Partial<Asked>): void; problems: ReturnType<typeof useProblems>; isInline?: boolean }

/** Which number, and the number: the same two questions for the public and for staff. */
export function NumberFields({ asked: { searchBy, value }, onChange, problems, isInline = false }: Props) {
  const text = useText()
  const set = (change: Partial<Asked>) => {
    problems.settle('value')
    onChange(change)
  }
  return (
    <>
      <RadioGroup
        id="searchBy"
        label={text(words.searchBy)}
        isInline={isInline}
        choices={registrationSearches.map((search) => ({ value: search, label: text(searchNames[search].name) }))}
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
