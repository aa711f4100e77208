import { issue, type Issue } from '../fields/issue.ts'

const longestName = 255

/** A name that people read in either language, each in its own letters. */
export const checkNames = ({ name, nameBng }: { name: string; nameBng: string }): Issue[] => [
  ...(filled('nameBng', nameBng) ?? (hasBangla(nameBng) ? [] : [issue('nameBng', 'bangla-letters-only')])),
  ...(filled('name', name) ?? (hasBangla(name) ? [issue('name', 'english-only')] : [])),
]

const hasBangla = (text: string) => /\p{Script=Bengali}/u.test(text)

function filled(path: string, text: string): Issue[] | undefined {
  if (text === '') return [issue(path, 'required')]
  return text.length > longestName ? [issue(path, 'too-long', longestName)] : undefined
}
