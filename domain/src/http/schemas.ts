import * as z from 'zod/mini'

/** Short text of a request, limited in length. */
export const text = (maxLength = 255) => z.string().check(z.maxLength(maxLength))
/** Problems of an endpoint that stores an uploaded document. */
export const uploadProblems = ['ANSWERS_INVALID', 'TOO_LARGE', 'FILE_INFECTED', 'SCANNER_UNAVAILABLE'] as const

export const yesNo = z.enum(['Y', 'N'])
export const timestamp = z.string().check(z.maxLength(40))

/** An integer in a query string: plain digits only, so `1e3`, ` 1` and `0x1` are rejected. */
export const queryNumber = (smallest: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[0-9]{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(smallest), z.lte(max))),
  )

/** Sort keys of a list; a `-` prefix reverses the order. */
export const sortBy = <const N extends string>(...names: N[]) =>
  z.optional(z.enum(names.flatMap((name) => [name, `-${name}`] as const) as [N | `-${N}`, ...(N | `-${N}`)[]]))

/** Common query parameters of lists. */
export const listQuery = {
  page: z.optional(queryNumber(1, 1_000_000)),
  size: z.optional(queryNumber(1, 100)),
  search: z.optional(text(100)),
}
export const queryId = queryNumber(1, 999_999_999)

export const DEFAULT_PAGE_SIZE = 10

export const paginatedList = <T extends z.ZodMiniType>(item: T) =>
  z.strictObject({ list: z.array(item), total: z.int(), page: z.int(), size: z.int(), lastPage: z.int() })
