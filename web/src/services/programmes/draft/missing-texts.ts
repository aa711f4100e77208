import type { Field } from '@wewb/domain/engine/fields/field'
import type { Section } from '@wewb/domain/services/programmes/programme'

/** Nested questions are marked at their own rows, and conditions have no texts. */
const elsewhere = new Set(['fields', 'when'])

const isPair = (value: object): value is { bn: unknown; en: unknown } => 'bn' in value && 'en' in value
const isBlank = (text: unknown) => typeof text === 'string' && text.trim() === ''

/** True when one of its texts is missing in one language. */
export function hasMissingText(item: Field | Section | object): boolean {
  if (isPair(item)) return isBlank(item.bn) || isBlank(item.en)
  return Object.entries(item).some(
    ([key, inner]) => !elsewhere.has(key) && typeof inner === 'object' && inner !== null && hasMissingText(inner),
  )
}
