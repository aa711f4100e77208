import * as z from 'zod/mini'

export const FieldId = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/))
/** Path of a nested field: `nominee.mobile`. */
export const FieldPath = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*$/))
/** Present only when true, so that a definition shows just the exceptions. */
export const flag = z.exactOptional(z.literal(true))
