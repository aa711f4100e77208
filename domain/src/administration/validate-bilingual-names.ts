import { issue, type Issue } from '#engine/fields/issue.ts'

const maxNameLength = 255

/** Validates that both names are filled in, each in its own script. */
export const validateBilingualNames = ({ name, nameBng }: { name: string; nameBng: string }): Issue[] => [
  ...(filled('nameBng', nameBng) ?? (hasBangla(nameBng) ? [] : [issue('nameBng', 'bangla-letters-only')])),
  ...(filled('name', name) ?? (hasBangla(name) ? [issue('name', 'english-only')] : [])),
]

const hasBangla = (text: string) => /\p{Script=Bengali}/u.test(text)

function filled(path: string, text: string): Issue[] | undefined {
  if (text === '') return [issue(path, 'required')]
  return text.length > maxNameLength ? [issue(path, 'too-long', maxNameLength)] : undefined
}
