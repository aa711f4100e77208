import type { useProblems } from '#components/feedback/use-problems.ts'
import { useText } from '#lib/i18n/language.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { settingsMessages } from './messages.ts'

type Names = { name: string; nameBng: string }
type Props = {
  typed: Names
  problems: ReturnType<typeof useProblems>
  onChange(field: keyof Names, value: string): void
}

export function BilingualNameInput({ typed, problems, onChange }: Props) {
  const text = useText()
  const inputProps = (id: keyof Names) => ({
    id,
    label: text(settingsMessages[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => onChange(id, value),
  })
  return (
    <>
      <TextInput {...inputProps('nameBng')} lang="bn" autoComplete="off" />
      <TextInput {...inputProps('name')} lang="en" autoComplete="off" />
    </>
  )
}
