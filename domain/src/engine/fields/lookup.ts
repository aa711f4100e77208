import * as z from 'zod/mini'
import { resolveAnswer } from '#engine/conditions/evaluate-condition.ts'
import { FieldId, flag } from '#engine/conditions/identifiers.ts'
import { localize } from '#language/bilingual.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'
import { lookupNames, OTHER_OPTION } from './lookup-names.ts'

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('lookup'),
  source: z.enum(lookupNames),
  /** Fields that filter this one: a branch belongs to a bank and to a district. */
  within: z.exactOptional(z.array(FieldId).check(z.minLength(1))),
  /** Offers "not in the list"; a separate text field then takes the name. */
  orOther: flag,
})
export type LookupField = z.infer<typeof shape>

const notListed = { bn: 'তালিকায় নেই', en: 'Not in the list' }

export const lookup: Kind<LookupField> = {
  schema: shape,
  normalize: (_field, answer) => (typeof answer === 'number' ? String(answer) : answer),
  validate({ source, within = [], orOther }, answer, view) {
    if (typeof answer !== 'string' || answer.length > 60) return fieldIssues('wrong-type')
    if (orOther && answer === OTHER_OPTION) return NO_ISSUES
    if (!view.lists) return NO_ISSUES
    const entry = view.lists(source, answer)
    const parents = within.map((id) => resolveAnswer(id, view)).filter((parent) => parent !== OTHER_OPTION)
    return entry && parents.every((parent) => entry.within?.includes(String(parent)))
      ? NO_ISSUES
      : fieldIssues('not-an-option')
  },
  format({ source }, answer, locale, { lists }) {
    // Some lists have their own "other" entry with a more specific label.
    const entry = lists?.(source, String(answer))
    if (entry) return localize(entry.label, locale)
    return answer === OTHER_OPTION ? localize(notListed, locale) : String(answer)
  },
}
