import type { Field } from '#engine/fields/field.ts'

/** Makes every field optional; a profile may be incomplete. */
export const optional = (fields: readonly Field[]): Field[] => fields.map((field) => ({ ...field, optional: true }))

/** The worker is a different person from the one who fills in the profile. */
export const workerIsNotMe = { not: { field: 'workerIsMeYn', is: 'Y' } }
