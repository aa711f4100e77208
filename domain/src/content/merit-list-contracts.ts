import * as z from 'zod/mini'
import { flagSchema } from '#casework/cross-checks/cross-check-schemas.ts'
import { contract } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, text, yesNo } from '#http/schemas.ts'

const id = z.strictObject({ id: queryId })

export const meritOrders = ['DEAD_FIRST', 'GPA', 'MARKS', 'YOUNGER', 'EARLIER'] as const

const meritRow = z.strictObject({
  rank: z.int(),
  applicationNo: z.string(),
  name: z.string(),
  nameBng: z.string(),
  district: z.string(),
  districtBng: z.string(),
  workerDeadYn: yesNo,
  gpa: z.string(),
  marks: z.nullable(z.number()),
  bornOn: z.string(),
  submittedAt: timestamp,
  amount: z.string(),
  selectedYn: yesNo,
  /** For the deciding desks: what needs attention in the application. */
  flags: z.array(flagSchema),
})

export const createMeritList = contract({
  method: 'POST',
  path: '/setups/scholarship/:id/merit-list',
  summary:
    'Rank the eligible applications of the assistant director; with `proposeYn` propose them to the director ' +
    'as one list',
  access: 'scholarship-result:reject',
  params: id,
  body: z.strictObject({
    seats: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
    order: z.optional(z.array(z.enum(meritOrders)).check(z.minLength(1), z.maxLength(5))),
    proposeYn: z.optional(yesNo),
  }),
  response: z.strictObject({
    eligible: z.int(),
    selected: z.int(),
    total: z.string(),
    state: z.string(),
    list: z.array(meritRow),
  }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'SETUP_FROZEN'],
})

export const getMeritList = contract({
  method: 'GET',
  path: '/setups/scholarship/:id/merit-list',
  summary: 'Get a merit list as it was proposed',
  access: 'scholarship-result:view',
  params: id,
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  response: z.strictObject({
    ...paginatedList(meritRow).shape,
    state: z.string(),
    seats: z.int(),
    eligible: z.int(),
    selected: z.int(),
    sum: z.string(),
    memoNo: z.nullable(z.string()),
    version: z.int(),
  }),
  problems: ['NOT_FOUND'],
})

export const approveMeritList = contract({
  method: 'POST',
  path: '/setups/scholarship/:id/merit-list/approve',
  summary: 'Approve a merit list: all selected applications in one transaction',
  access: 'scholarship-result:approve',
  params: id,
  /** `version`: the list that the director saw; another one is not approved. */
  body: z.strictObject({ sanctionMemoNo: text(100), note: z.optional(text(1000)), version: z.int() }),
  response: z.strictObject({ approved: z.int() }),
  message: { bn: 'তালিকা অনুমোদিত হয়েছে।', en: 'The list is approved.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'LIST_CHANGED', 'OWN_LIST_CHANGE'],
})
