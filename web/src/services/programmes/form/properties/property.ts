import type { Field } from '@wewb/domain/engine/fields/field'

/** Props of one property editor. `mergeKey` identifies the input, so that typing in it is one undo step. */
export type PropertyProps<F extends Field = Field> = { field: F; onChange(mergeKey: string, next: F): void }

/** Sets or removes a property. */
export function withProperty<F extends object, K extends keyof F>(field: F, name: K, value: F[K] | undefined): F {
  if (value !== undefined) return { ...field, [name]: value }
  const { [name]: _unsaid, ...rest } = field
  return rest as F
}

/** Returns undefined for a text that is blank in both languages. */
export const nonBlankText = <T extends { bn: string; en: string }>(text: T): T | undefined =>
  text.bn.trim() === '' && text.en.trim() === '' ? undefined : text
