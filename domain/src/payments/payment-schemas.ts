import * as z from 'zod/mini'

/** July to June: 2026-27. */
export const fiscalYear = z.string().check(z.regex(/^\d{4}-\d{2}$/))
export const batchParam = z.strictObject({ batchNo: z.string().check(z.maxLength(30)) })
export const nullableText = z.nullable(z.string())
export const codedMessage = { code: z.string(), message: z.string(), messageBng: z.string() }
/** A count and its sum, as a decimal string with two decimals. */
export const countAndAmount = z.strictObject({ count: z.int(), amount: z.string() })
export const personName = z.strictObject({ name: z.string(), nameBng: nullableText })
