import * as z from 'zod/mini'

export const applicationNo = z.string().check(z.regex(/^[A-Z]{3}-[0-9]{4}-[0-9]{6,}$/))
export const withNumber = <S extends Record<string, z.ZodMiniType>>(shape: S) => z.strictObject({ applicationNo, ...shape })
export const ofOne = { params: z.strictObject({ applicationNo }) }

/** By field id; what is inside, the definition of the service says. */
export const answers = z.record(z.string().check(z.maxLength(60)), z.unknown())
export const revision = z.int().check(z.gte(1))
export const day = z.nullable(z.string())
export const bothLabels = { label: z.string(), labelBng: z.string() }
