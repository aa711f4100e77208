import type { Bilingual } from '#language/bilingual.ts'
import { interpolate } from '#language/bilingual.ts'
import type { ProgrammeIssue } from './check-allowed.ts'
import { isBlankText, isBlankBilingual } from './blank-texts.ts'
import { checkQuestions } from './check-questions.ts'
import { checkSettings } from './check-settings.ts'
import type { Programme } from './programme.ts'
import { textsOf, type TextRow } from './texts.ts'

const missing = {
  bn: { bn: '{where}: বাংলা লেখা নেই।', en: '{where}: the Bangla text is missing.' },
  en: { bn: '{where}: ইংরেজি লেখা নেই।', en: '{where}: the English text is missing.' },
} satisfies Record<'bn' | 'en', Bilingual>

/**
 * Everything missing before a programme can be published, in form order, with its path. With an empty checklist
 * `createProgrammeDefinition` returns a definition that `parseDefinition` accepts.
 */
export const checklist = (programme: Programme): ProgrammeIssue[] => [
  ...textsOf(programme).flatMap(checkText),
  ...checkQuestions(programme),
  ...checkSettings(programme),
]

/** Published texts need both languages; optional ones may be blank in both. */
function checkText(row: TextRow): ProgrammeIssue[] {
  if (row.isOptional && isBlankBilingual(row)) return []
  return (['bn', 'en'] as const)
    .filter((language) => isBlankText(row[language]))
    .map((language) => ({
      path: `${row.path}.${language}`,
      message: interpolate(missing[language], { where: row.where }),
    }))
}
