import type { Bilingual } from '../language/bilingual.ts'
import { fill } from '../language/bilingual.ts'
import type { ProgrammeIssue } from './allowed.ts'
import { isBlankIn, isUnsaid } from './blank-texts.ts'
import { checkQuestions } from './check-questions.ts'
import { checkSettings } from './check-settings.ts'
import type { Programme } from './programme.ts'
import { textsOf, type TextRow } from './texts.ts'

const missing = {
  bn: { bn: '{where}: বাংলা লেখা নেই।', en: '{where}: the Bangla text is missing.' },
  en: { bn: '{where}: ইংরেজি লেখা নেই।', en: '{where}: the English text is missing.' },
} satisfies Record<'bn' | 'en', Bilingual>

/**
 * Everything that is missing before a programme can be published, in the order of the form, each with the place it is missing
 * at. When there is nothing, `definitionOf` gives a service that `readDefinition` takes.
 */
export const checklist = (programme: Programme): ProgrammeIssue[] => [
  ...textsOf(programme).flatMap(checkText),
  ...checkQuestions(programme),
  ...checkSettings(programme),
]

/** Everything the board publishes is written in both languages; what may be left out is left out in both. */
function checkText(row: TextRow): ProgrammeIssue[] {
  if (row.isOptional && isUnsaid(row)) return []
  return (['bn', 'en'] as const)
    .filter((language) => isBlankIn(row[language]))
    .map((language) => ({ path: `${row.path}.${language}`, message: fill(missing[language], { where: row.where }) }))
}
