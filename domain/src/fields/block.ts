import * as z from 'zod/mini'
import { answerAt, isAnswers } from '../conditions/holds.ts'
import { FieldId } from '../conditions/names.ts'
import { say } from '../language/bilingual.ts'
import { Bilingual } from '../language/bilingual-schema.ts'
import { blockNames, blocks } from './blocks.ts'
import { fine, found, shared, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...shared,
  kind: z.literal('block'),
  block: z.enum(blockNames),
  /** Offers a tick box, with this label, that copies another block: `{ same: true }` is then the whole answer. */
  sameAs: z.exactOptional(z.strictObject({ field: FieldId, label: Bilingual })),
})
export type BlockField = z.infer<typeof shape>

const isSame = (field: BlockField, answer: unknown) => field.sameAs !== undefined && isAnswers(answer) && answer.same === true

export const block: Kind<BlockField> = {
  shape,
  // Copied rather than pointed at, so that who looks for a district finds it in every address.
  tidy(field, answer, view) {
    if (!field.sameAs || !isSame(field, answer)) return answer
    const original = answerAt(field.sameAs.field, view)
    return isAnswers(original) ? { ...original, same: true } : { same: true }
  },
  check: (_field, answer) => (isAnswers(answer) ? fine : found('wrong-type')),
  text: (field, answer, locale) => (field.sameAs && isSame(field, answer) ? say(field.sameAs.label, locale) : ''),
  // A copy is as right or wrong as its original, and says so only once.
  parts: (field, answer) => (isSame(field, answer) ? [] : blocks[field.block]),
}
