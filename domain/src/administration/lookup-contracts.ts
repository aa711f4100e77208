import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { text } from '#http/schemas.ts'

/** Filters by up to two parents: a branch belongs to a bank and to a district. */
export const getLookup = contract({
  method: 'GET',
  path: '/lookups/:name',
  summary: 'List the entries of a lookup list, filtered by parent entry',
  access: 'anyone',
  params: z.strictObject({ name: text(60) }),
  query: z.strictObject({ parentId: z.optional(text(60)), parentId2: z.optional(text(60)) }),
  response: z.array(
    z.strictObject({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      nameBng: z.string(),
      parentId: z.nullable(z.string()),
    }),
  ),
  problems: ['NOT_FOUND'],
})
