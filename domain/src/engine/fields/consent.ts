import * as z from 'zod/mini'
import { localize } from '#language/bilingual.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'

const shape = z.strictObject({ ...baseFieldProperties, kind: z.literal('consent'), statement: Bilingual })
export type ConsentField = z.infer<typeof shape>

export const consent: Kind<ConsentField> = {
  schema: shape,
  validate: (_field, answer) => (answer === true ? NO_ISSUES : fieldIssues('must-accept')),
  format: ({ statement }, _answer, locale) => localize(statement, locale),
  blankIssueCode: 'must-accept',
  printSpace: ({ statement }) => ({ options: [statement] }),
}
