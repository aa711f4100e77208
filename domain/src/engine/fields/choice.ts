import * as z from 'zod/mini'
import { Condition, FactNameSchema } from '#engine/conditions/condition.ts'
import { evaluateCondition, type ConditionContext } from '#engine/conditions/evaluate-condition.ts'
import type { Facts } from '#engine/conditions/facts.ts'
import { flag } from '#engine/conditions/identifiers.ts'
import { confirmingChecks } from '#engine/definition/cross-check-rule.ts'
import { localize, type Bilingual as BilingualText } from '#language/bilingual.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'

const Option = z.strictObject({
  value: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  label: Bilingual,
  /** Offered only while this holds. */
  when: z.exactOptional(Condition),
  /** Shown to everyone, but selectable only while this fact is true; `closed` is the reason shown otherwise. */
  opensWith: z.exactOptional(z.strictObject({ fact: FactNameSchema, closed: Bilingual })),
  /** The portal preselects this item of an officer's check-list if this comparison agrees. */
  crossCheck: z.exactOptional(z.enum(confirmingChecks)),
})

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('choice'),
  display: z.enum(['radio', 'dropdown', 'checkboxes']),
  options: z.array(Option).check(z.minLength(1)),
  /** All checkboxes must be checked: an officer's check-list. */
  every: flag,
})
export type ChoiceField = z.infer<typeof shape>
export type Option = z.infer<typeof Option>

/** Reason why the option cannot be selected now; undefined if it can. */
export const unavailableReason = ({ opensWith }: Option, facts: Facts): BilingualText | undefined =>
  opensWith && facts[opensWith.fact] !== true ? opensWith.closed : undefined

/** The options that are offered to the person who answers. */
export const offeredOptions = ({ options }: Pick<ChoiceField, 'options'>, view: ConditionContext): Option[] =>
  options.filter(({ when }) => evaluateCondition(when, view))

/** A longer list is written by hand: boxes would fill a page. */
const MAX_BOXES = 16

export const choice: Kind<ChoiceField> = {
  schema: shape,
  printSpace: ({ options }) => (options.length > MAX_BOXES ? {} : { options: options.map(({ label }) => label) }),
  // Ids set by a circular (level 3, board 11) come from facts as numbers.
  normalize: (_field, answer) => (typeof answer === 'number' ? String(answer) : answer),
  validate({ display, options: all, every }, answer, view) {
    const { facts } = view
    const options = offeredOptions({ options: all }, view)
    if (Array.isArray(answer) !== (display === 'checkboxes')) return fieldIssues('wrong-type')
    const chosen = [answer].flat()
    if (!chosen.every((value) => options.some((option) => option.value === value))) return fieldIssues('not-an-option')
    if (new Set(chosen).size !== chosen.length) return fieldIssues('listed-twice')
    const closed = options.find((option) => chosen.includes(option.value) && unavailableReason(option, facts))
    if (closed) return fieldIssues('rule', undefined, unavailableReason(closed, facts))
    return every && chosen.length < options.length ? fieldIssues('tick-all') : NO_ISSUES
  },
  format: ({ options }, answer, locale) =>
    options
      .filter(({ value }) => [answer].flat().includes(value))
      .map(({ label }) => localize(label, locale))
      .join(', '),
}
