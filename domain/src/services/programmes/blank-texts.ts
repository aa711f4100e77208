import type { Field } from '#engine/fields/field.ts'
import type { Bilingual } from '#language/bilingual.ts'

export const isBlankText = (text: string): boolean => text.trim() === ''
export const isBlankBilingual = ({ bn, en }: Bilingual): boolean => isBlankText(bn) && isBlankText(en)

/** Texts that may be blank in both languages; the form then omits them. */
const optional = new Set(['hint', 'heading', 'unit', 'typedTwice'])

const isText = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'bn' in value && 'en' in value

/** Removes optional texts that are blank: an empty hint is no hint. */
export function withoutBlankTexts<F extends Field>(field: F): F {
  const entries = Object.entries(field).flatMap(([name, value]): [string, unknown][] => {
    if (optional.has(name) && isText(value) && isBlankBilingual(value)) return []
    return [[name, name === 'fields' ? (value as Field[]).map(withoutBlankTexts) : value]]
  })
  return Object.fromEntries(entries) as F
}
