import * as z from 'zod/mini'

export const FieldId = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/))
/** A field inside another: `nominee.mobile`. */
export const FieldPath = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*$/))
/** Written only when true, so a definition shows what is special and hides what is usual. */
export const flag = z.exactOptional(z.literal(true))
