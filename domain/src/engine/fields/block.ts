import * as z from 'zod/mini'
import { resolveAnswer, isAnswers } from '#engine/conditions/evaluate-condition.ts'
import { FieldId } from '#engine/conditions/identifiers.ts'
import { localize } from '#language/bilingual.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import { blockNames, blocks } from './blocks.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('block'),
  block: z.enum(blockNames),
  /** Offers a checkbox with this label that copies another block: `{ same: true }` is then the whole answer. */
  sameAs: z.exactOptional(z.strictObject({ field: FieldId, label: Bilingual })),
})
export type BlockField = z.infer<typeof shape>

const isSame = (field: BlockField, answer: unknown) =>
  field.sameAs !== undefined && isAnswers(answer) && answer.same === true

export const block: Kind<BlockField> = {
  schema: shape,
  // Copies instead of referencing, so that searches find the district in every address.
  normalize(field, answer, view) {
    if (!field.sameAs || !isSame(field, answer)) return answer
    const original = resolveAnswer(field.sameAs.field, view)
    return isAnswers(original) ? { ...original, same: true } : { same: true }
  },
  validate: (_field, answer) => (isAnswers(answer) ? NO_ISSUES : fieldIssues('wrong-type')),
  format: (field, answer, locale) =>
    field.sameAs && isSame(field, answer) ? localize(field.sameAs.label, locale) : '',
  // A copy is not validated again, so that an issue is reported only once, at the original.
  childFields: (field, answer) => (isSame(field, answer) ? [] : blocks[field.block]),
}
