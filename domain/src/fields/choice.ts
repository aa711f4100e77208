import * as z from 'zod/mini'
import { FactNameShape } from '../conditions/condition.ts'
import type { Facts } from '../conditions/facts.ts'
import { flag } from '../conditions/names.ts'
import { say, type Bilingual as Words } from '../language/bilingual.ts'
import { Bilingual } from '../language/bilingual-schema.ts'
import { fine, found, shared, type Kind } from './kind.ts'

const Option = z.strictObject({
  value: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  label: Bilingual,
  /** Shown to everyone, but to be chosen only while this fact is true; `closed` says why it is not. */
  opensWith: z.exactOptional(z.strictObject({ fact: FactNameShape, closed: Bilingual })),
})

const shape = z.strictObject({
  ...shared,
  kind: z.literal('choice'),
  display: z.enum(['radio', 'dropdown', 'checkboxes']),
  options: z.array(Option).check(z.minLength(1)),
  /** Checkboxes that must all be ticked: an officer's check-list. */
  every: flag,
})
export type ChoiceField = z.infer<typeof shape>
export type Option = z.infer<typeof Option>

/** Why it cannot be chosen now, if it cannot. */
export const closedText = ({ opensWith }: Option, facts: Facts): Words | undefined =>
  opensWith && facts[opensWith.fact] !== true ? opensWith.closed : undefined

export const choice: Kind<ChoiceField> = {
  shape,
  // Ids the board fixes (level 3, board 11) arrive from facts as numbers.
  tidy: (_field, answer) => (typeof answer === 'number' ? String(answer) : answer),
  check({ display, options, every }, answer, { facts }) {
    if (Array.isArray(answer) !== (display === 'checkboxes')) return found('wrong-type')
    const chosen = [answer].flat()
    if (!chosen.every((value) => options.some((option) => option.value === value))) return found('not-an-option')
    if (new Set(chosen).size !== chosen.length) return found('listed-twice')
    const closed = options.find((option) => chosen.includes(option.value) && closedText(option, facts))
    if (closed) return found('rule', undefined, closedText(closed, facts))
    return every && chosen.length < options.length ? found('tick-all') : fine
  },
  text: ({ options }, answer, locale) =>
    options
      .filter(({ value }) => [answer].flat().includes(value))
      .map(({ label }) => say(label, locale))
      .join(', '),
}
