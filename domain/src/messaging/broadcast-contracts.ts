import * as z from 'zod/mini'
import { audienceKinds, audienceStatuses } from './audience.ts'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, text, yesNo } from '#http/schemas.ts'

const audience = z.strictObject({
  kind: z.enum(audienceKinds),
  service: z.optional(text(60)),
  status: z.optional(z.enum(audienceStatuses as [string, ...string[]])),
  district: z.optional(text(20)),
  mission: z.optional(text(20)),
  country: z.optional(text(2)),
  setupId: z.optional(z.int()),
})

// Higher than the limits of the fields: validation reports a long text at its input.
const typed = { subject: text(1000), subjectBng: text(1000), text: text(5000), textBng: text(5000), audience }

const inBoth = z.strictObject({ bn: z.int(), en: z.int() })

const broadcast = z.strictObject({
  broadcastId: z.int(),
  subject: z.string(),
  subjectBng: z.string(),
  text: z.string(),
  textBng: z.string(),
  audience,
  state: z.enum(['WAITING', 'RUNNING', 'DONE', 'STOPPED']),
  /** The count at the preview; while it runs, the actual number of recipients. */
  people: z.int(),
  /** `told`: already in the outbox. `skipped`: over the weekly limit of broadcasts. */
  told: z.int(),
  skipped: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  waiting: z.int(),
  writtenBy: z.string(),
  writtenByBng: z.nullable(z.string()),
  writtenAt: timestamp,
  approvedBy: z.nullable(z.string()),
  approvedByBng: z.nullable(z.string()),
  approvedAt: z.nullable(timestamp),
  endedAt: z.nullable(timestamp),
  reason: z.nullable(z.string()),
  /** Actions that the caller may take now. */
  approvableYn: yesNo,
  stoppableYn: yesNo,
})

export const listBroadcasts = contract({
  method: 'GET',
  path: '/broadcasts',
  summary: 'List the broadcasts with their progress, newest first',
  access: 'messages:view',
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  response: paginatedList(broadcast),
})

const broadcastPath = { params: z.strictObject({ broadcastId: queryId }) }

export const getBroadcast = contract({
  method: 'GET',
  path: '/broadcasts/:broadcastId',
  summary: 'Get a broadcast with the numbers of sent, delivered and failed messages',
  access: 'messages:view',
  ...broadcastPath,
  response: broadcast,
  problems: ['NOT_FOUND'],
})

export const previewBroadcast = contract({
  method: 'POST',
  path: '/broadcasts/preview',
  summary: 'Preview a broadcast: recipients, SMS parts, cost and a masked sample of five; nothing is stored',
  access: 'messages:create',
  body: z.strictObject(typed),
  response: z.strictObject({
    people: z.int(),
    sms: inBoth,
    email: inBoth,
    parts: inBoth,
    costPoisha: inBoth,
    /** People who have reached the weekly limit of broadcasts. */
    leftOut: z.int(),
    examples: z.array(
      z.strictObject({ recipient: z.string(), channel: z.enum(['SMS', 'EMAIL']), language: z.enum(['bn', 'en']) }),
    ),
  }),
  problems: ['ANSWERS_INVALID'],
})

export const writeBroadcast = contract({
  method: 'POST',
  path: '/broadcasts',
  summary: 'Propose a broadcast for approval by a second person; nothing is sent yet',
  access: 'messages:create',
  body: z.strictObject(typed),
  response: broadcast,
  problems: ['ANSWERS_INVALID'],
  message: { bn: 'গণবার্তাটি অনুমোদনের অপেক্ষায় আছে।', en: 'The broadcast waits for approval.' },
})

export const approveBroadcast = contract({
  method: 'POST',
  path: '/broadcasts/:broadcastId/approve',
  summary: 'Approve a broadcast; its author may not',
  access: 'messages:approve',
  ...broadcastPath,
  response: broadcast,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'OWN_BROADCAST'],
  message: { bn: 'অনুমোদন হয়েছে। বার্তা পাঠানো শুরু হচ্ছে।', en: 'Approved. The messages begin to leave.' },
})

export const stopBroadcast = contract({
  method: 'POST',
  path: '/broadcasts/:broadcastId/stop',
  summary: 'Withdraw or stop a broadcast, by its author or an approver; unsent messages are not sent',
  access: 'messages:view',
  ...broadcastPath,
  body: z.strictObject({ reason: text(1000) }),
  response: noData,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'NO_PERMISSION'],
  message: { bn: 'থামানো হয়েছে। যা যায়নি, তা আর যাবে না।', en: 'It is stopped. What has not left will not leave.' },
})

const named = { title: z.string(), titleBng: z.string() }

export const listBroadcastChoices = contract({
  method: 'GET',
  path: '/broadcasts/choices',
  summary: 'List the services and circulars that can filter the recipients',
  access: 'messages:view',
  response: z.strictObject({
    services: z.array(z.strictObject({ service: z.string(), ...named })),
    setups: z.array(z.strictObject({ setupId: z.int(), service: z.string(), ...named })),
  }),
})
