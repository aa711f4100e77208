import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { Section } from '../../../../../domain/src/programmes/programme.ts'

/** An inner question is marked at its own row, and a condition has no words. */
const elsewhere = new Set(['fields', 'when'])

const isPair = (value: object): value is { bn: unknown; en: unknown } => 'bn' in value && 'en' in value
const isBlank = (text: unknown) => typeof text === 'string' && text.trim() === ''

/** Is one of its texts blank in one of the languages? */
export function lacksText(thing: Field | Section | object): boolean {
  if (isPair(thing)) return isBlank(thing.bn) || isBlank(thing.en)
  return Object.entries(thing).some(
    ([key, inner]) => !elsewhere.has(key) && typeof inner === 'object' && inner !== null && lacksText(inner),
  )
}
