import type { useProblems } from '../../ui/use-problems.ts'
import { useText } from '../../i18n/language.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { words } from './words.ts'

type Names = { name: string; nameBng: string }
type Props = { typed: Names; problems: ReturnType<typeof useProblems>; onType(field: keyof Names, value: string): void }

/** One name, in each language. */
export function BothNames({ typed, problems, onType }: Props) {
  const text = useText()
  const box = (id: keyof Names) => ({
    id,
    label: text(words[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => onType(id, value),
  })
  return (
    <>
      <TextInput {...box('nameBng')} lang="bn" autoComplete="off" />
      <TextInput {...box('name')} lang="en" autoComplete="off" />
    </>
  )
}
