import * as z from 'zod/mini'
import { answerAt } from '../conditions/holds.ts'
import { FieldId, flag } from '../conditions/names.ts'
import { say } from '../language/bilingual.ts'
import { fine, found, shared, type Kind } from './kind.ts'
import { lookupNames, other } from './lookup-names.ts'

const shape = z.strictObject({
  ...shared,
  kind: z.literal('lookup'),
  source: z.enum(lookupNames),
  /** The answers that narrow this one: a branch is of a bank and in a district. */
  within: z.exactOptional(z.array(FieldId).check(z.minLength(1))),
  /** Offers "not in the list"; a text beside it then asks for the name. */
  orOther: flag,
})
export type LookupField = z.infer<typeof shape>

const notListed = { bn: 'তালিকায় নেই', en: 'Not in the list' }

export const lookup: Kind<LookupField> = {
  shape,
  tidy: (_field, answer) => (typeof answer === 'number' ? String(answer) : answer),
  check({ source, within = [], orOther }, answer, view) {
    if (typeof answer !== 'string' || answer.length > 60) return found('wrong-type')
    if (orOther && answer === other) return fine
    if (!view.lists) return fine
    const entry = view.lists(source, answer)
    const parents = within.map((id) => answerAt(id, view)).filter((parent) => parent !== other)
    return entry && parents.every((parent) => entry.within?.includes(String(parent))) ? fine : found('not-an-option')
  },
  text({ source }, answer, locale, { lists }) {
    // Some lists have an "other" of their own, with a better name for it.
    const entry = lists?.(source, String(answer))
    if (entry) return say(entry.label, locale)
    return answer === other ? say(notListed, locale) : String(answer)
  },
}
