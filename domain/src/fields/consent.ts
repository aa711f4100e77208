import * as z from 'zod/mini'
import { say } from '../language/bilingual.ts'
import { Bilingual } from '../language/bilingual-schema.ts'
import { fine, found, shared, type Kind } from './kind.ts'

const shape = z.strictObject({ ...shared, kind: z.literal('consent'), statement: Bilingual })
export type ConsentField = z.infer<typeof shape>

export const consent: Kind<ConsentField> = {
  shape,
  check: (_field, answer) => (answer === true ? fine : found('must-accept')),
  text: ({ statement }, _answer, locale) => say(statement, locale),
  whenBlank: 'must-accept',
}
