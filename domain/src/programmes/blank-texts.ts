import type { Field } from '../fields/field.ts'
import type { Bilingual } from '../language/bilingual.ts'

export const isBlankIn = (text: string): boolean => text.trim() === ''
export const isUnsaid = ({ bn, en }: Bilingual): boolean => isBlankIn(bn) && isBlankIn(en)

/** What staff may leave unsaid in both languages: the form then simply does not have it. */
const optional = new Set(['hint', 'heading', 'unit', 'typedTwice'])

const isText = (value: unknown): value is Bilingual => typeof value === 'object' && value !== null && 'bn' in value && 'en' in value

/** A question without the texts that nobody has written: an empty hint is no hint. */
export function withoutUnsaid<F extends Field>(field: F): F {
  const entries = Object.entries(field).flatMap(([name, value]): [string, unknown][] => {
    if (optional.has(name) && isText(value) && isUnsaid(value)) return []
    return [[name, name === 'fields' ? (value as Field[]).map(withoutUnsaid) : value]]
  })
  return Object.fromEntries(entries) as F
}
