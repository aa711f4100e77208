import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { queryId, text, timestamp, yesNo } from '#http/schemas.ts'
import { retentionKinds, retentionRunStates } from './retention.ts'

const kind = z.enum(retentionKinds)
const nullableText = z.nullable(z.string())
const person = z.strictObject({ name: z.string(), nameBng: nullableText })

const run = z.strictObject({
  runId: z.int(),
  kind,
  years: z.int(),
  /** What ended before this day is removed. */
  before: z.string(),
  foreseen: z.int(),
  done: z.int(),
  reason: z.string(),
  state: z.enum(retentionRunStates),
  proposedBy: person,
  proposedAt: timestamp,
  /** The caller proposed it, and does not decide it. */
  ownYn: yesNo,
  decidedBy: z.nullable(person),
  decision: nullableText,
  endedAt: z.nullable(timestamp),
})

const hold = z.strictObject({
  holdId: z.int(),
  no: z.string(),
  reason: z.string(),
  placedBy: person,
  placedAt: timestamp,
  ownYn: yesNo,
})

export const listRetention = contract({
  method: 'GET',
  path: '/data-retention',
  summary:
    'List the retention rules, where asked with a preview of what each covers today, the runs and the legal holds',
  access: 'data-retention:view',
  query: z.strictObject({ previewYn: z.optional(yesNo) }),
  response: z.strictObject({
    rules: z.array(
      z.strictObject({
        kind,
        /** 0: nothing is removed. */
        years: z.int(),
        /** Null where it is not asked for or the rule is off. */
        preview: z.nullable(
          z.strictObject({
            before: z.string(),
            count: z.int(),
            oldest: nullableText,
            /** The oldest ones by number. */
            examples: z.array(z.string()),
          }),
        ),
      }),
    ),
    runs: z.array(run),
    holds: z.array(hold),
  }),
})

const message = (bn: string, en: string) => ({ bn, en })
const runParams = z.strictObject({ runId: queryId })

export const proposeRetentionRun = contract({
  method: 'POST',
  path: '/data-retention/runs',
  summary: 'Propose to remove what is older than its rule allows; a second person approves',
  access: 'data-retention:create',
  body: z.strictObject({ kind, reason: text(2000) }),
  response: z.null(),
  message: message('প্রস্তাবটি আরেকজনের অনুমোদনের অপেক্ষায় আছে।', 'The proposal waits for the approval of another person.'),
  problems: ['ANSWERS_INVALID', 'ALREADY_EXISTS', 'RETENTION_OFF'],
})

export const decideRetentionRun = contract({
  method: 'POST',
  path: '/data-retention/runs/:runId/decision',
  summary: 'Approve or decline a proposed run of another person; an approved run starts at once',
  access: 'data-retention:approve',
  params: runParams,
  body: z.strictObject({ approveYn: yesNo, reason: text(2000) }),
  response: z.null(),
  message: message('সিদ্ধান্তটি রাখা হয়েছে।', 'The decision is recorded.'),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'MOVE_NOT_OPEN', 'OWN_PROPOSAL', 'VERSION_CONFLICT'],
})

export const stopRetentionRun = contract({
  method: 'POST',
  path: '/data-retention/runs/:runId/stop',
  summary: 'Stop a proposed or running removal; what is removed stays removed',
  access: 'data-retention:view',
  params: runParams,
  body: z.strictObject({ reason: text(2000) }),
  response: z.null(),
  message: message('থামানো হয়েছে।', 'Stopped.'),
  problems: ['NO_PERMISSION', 'NOT_FOUND', 'ANSWERS_INVALID', 'MOVE_NOT_OPEN'],
})

export const placeLegalHold = contract({
  method: 'POST',
  path: '/data-retention/holds',
  summary: 'Keep an application or a complaint for a court, an audit or an inquiry: no rule removes it',
  access: 'data-retention:edit',
  body: z.strictObject({ no: text(40), reason: text(2000) }),
  response: z.null(),
  message: message('নম্বরটির কিছু মোছা হবে না।', 'Nothing of this number will be removed.'),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'ALREADY_EXISTS'],
})

export const releaseLegalHold = contract({
  method: 'POST',
  path: '/data-retention/holds/:holdId/release',
  summary: 'Release a legal hold that another person placed',
  access: 'data-retention:approve',
  params: z.strictObject({ holdId: queryId }),
  body: z.strictObject({ reason: text(2000) }),
  response: z.null(),
  message: message('নম্বরটি আবার নিয়মের মধ্যে এসেছে।', 'The rules apply to this number again.'),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'OWN_PROPOSAL'],
})
