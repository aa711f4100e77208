import type { Field } from '../../../../../../domain/src/fields/field.ts'

/** One thing that can be said of a question. `place` names the box, so that typing in it is undone as one step. */
export type PropertyProps<F extends Field = Field> = { field: F; onChange(place: string, next: F): void }

/** The question with this said, or not said any more. */
export function saying<F extends object, K extends keyof F>(field: F, name: K, value: F[K] | undefined): F {
  if (value !== undefined) return { ...field, [name]: value }
  const { [name]: _unsaid, ...rest } = field
  return rest as F
}

/** A text that is blank in both languages is none. */
export const saidText = <T extends { bn: string; en: string }>(text: T): T | undefined =>
  text.bn.trim() === '' && text.en.trim() === '' ? undefined : text
