import * as z from 'zod/mini'

/** July to June: 2026-27. */
export const fiscalYear = z.string().check(z.regex(/^\d{4}-\d{2}$/))
export const batchParam = z.strictObject({ batchNo: z.string().check(z.maxLength(30)) })
export const nullableText = z.nullable(z.string())
export const said = { code: z.string(), message: z.string(), messageBng: z.string() }
/** How many, and what they add up to: a decimal text with two places. */
export const sum = z.strictObject({ count: z.int(), amount: z.string() })
export const person = z.strictObject({ name: z.string(), nameBng: nullableText })
