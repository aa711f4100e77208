import type { Field } from './field.ts'

/**
 * Narrows a field to one kind, for code outside the engine that builds or lists fields. Rendering and validation
 * belong to the kind itself.
 */
export const isKind = <Kind extends Field['kind']>(
  field: Field | undefined,
  kind: Kind,
): field is Extract<Field, { kind: Kind }> => field?.kind === kind
