import * as z from 'zod/mini'
import { flagSchema } from '#casework/cross-checks/cross-check-schemas.ts'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, text, yesNo } from '#http/schemas.ts'
import { listChangeActions, listStates } from '#services/awards/list-change.ts'

// A list changes only by a recorded change: one person proposes it, and once the list is approved a second one decides.
// Each type of result has its own screen, so the API checks the permission once it has loaded the circular.

const id = z.strictObject({ id: queryId })
const changeParams = z.strictObject({ id: queryId, changeId: queryId })
const counts = z.strictObject({ eligible: z.int(), selected: z.int() })

const change = z.strictObject({
  changeId: z.int(),
  /** The version of the list that the proposer saw. */
  version: z.int(),
  listState: z.enum(listStates),
  reason: z.string(),
  /** Null: the portal. */
  proposedBy: z.nullable(z.string()),
  proposedByBng: z.nullable(z.string()),
  proposedAt: timestamp,
  /** OPEN: waits for a decision. APPLIED: at once, because the list itself still waits for its approval. */
  outcome: z.enum(['OPEN', 'APPLIED', 'APPROVED', 'REJECTED']),
  note: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedByBng: z.nullable(z.string()),
  decidedAt: z.nullable(timestamp),
  before: z.nullable(counts),
  after: z.nullable(counts),
  rows: z.array(
    z.strictObject({
      applicationNo: z.string(),
      name: z.string(),
      nameBng: z.string(),
      action: z.enum(listChangeActions),
      /** Flags of the application, also of one that is not on the list yet. */
      flags: z.array(flagSchema),
    }),
  ),
  /** `Y` if the caller may approve or reject it. */
  mayDecideYn: yesNo,
})

export const listListChanges = contract({
  method: 'GET',
  path: '/results/:id/changes',
  summary: 'Every change of a list since it was proposed, the latest first, for those who work on it',
  access: 'signed-in',
  params: id,
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  response: z.strictObject({
    ...paginatedList(change).shape,
    version: z.int(),
    state: z.enum(listStates),
    /** `Y` if the list has ranks, so that an application can be selected or added. */
    rankedYn: yesNo,
    mayProposeYn: yesNo,
    /** A change waits for a decision, so no other one can be proposed. */
    openYn: yesNo,
  }),
  problems: ['NOT_FOUND'],
})

export const proposeListChange = contract({
  method: 'POST',
  path: '/results/:id/changes',
  summary:
    'Propose a change of a list with its reason; before the approval of the list it is made at once, ' +
    'after that a second person decides',
  access: 'signed-in',
  params: id,
  body: z.strictObject({
    /** The version that the proposer saw. */
    version: z.int(),
    reason: text(1000),
    rows: z
      .array(z.strictObject({ applicationNo: text(40), action: z.enum(listChangeActions) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.strictObject({ changeId: z.int(), outcome: z.enum(['OPEN', 'APPLIED']), version: z.int() }),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'LIST_CHANGED', 'LIST_CHANGE_OPEN'],
})

export const approveListChange = contract({
  method: 'POST',
  path: '/results/:id/changes/:changeId/approve',
  summary: 'A second person approves the change: approvals, payments, messages and the public list follow at once',
  access: 'signed-in',
  params: changeParams,
  /** The list that the second person saw. */
  body: z.strictObject({ version: z.int() }),
  response: z.strictObject({ version: z.int(), selected: z.int() }),
  message: { bn: 'তালিকার পরিবর্তন অনুমোদিত হয়েছে।', en: 'The change of the list is approved.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'LIST_CHANGED', 'OWN_LIST_CHANGE'],
})

export const rejectListChange = contract({
  method: 'POST',
  path: '/results/:id/changes/:changeId/reject',
  summary: 'A second person rejects the change with a reason; the list stays as it is',
  access: 'signed-in',
  params: changeParams,
  body: z.strictObject({ note: text(1000) }),
  response: noData,
  message: { bn: 'তালিকার পরিবর্তন নামঞ্জুর হয়েছে।', en: 'The change of the list is rejected.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'OWN_LIST_CHANGE'],
})
