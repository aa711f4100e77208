import * as z from 'zod/mini'
import { messageEventKinds, visibleMessageStates, type VisibleMessageState } from './message-states.ts'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, text, yesNo } from '#http/schemas.ts'

// Higher than the limits of the fields: validation reports a long text at its input.
const typed = { subject: text(1000), subjectBng: text(1000), text: text(5000), textBng: text(5000) }
const written = { subject: z.string(), subjectBng: z.string(), text: z.string(), textBng: z.string() }

const template = z.strictObject({
  /** `SUBMITTED`, or `SUBMITTED:edu-allowance` where a service overrides the text. */
  code: z.string(),
  group: z.string(),
  when: z.string(),
  whenBng: z.string(),
  ...written,
  original: z.strictObject(written),
  changedYn: yesNo,
  /** Messages of a grant programme are edited in its builder. */
  editableYn: yesNo,
  places: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      labelBng: z.string(),
      example: z.string(),
      exampleBng: z.string(),
      longest: z.string(),
      longestBng: z.string(),
      neededYn: yesNo,
    }),
  ),
  revision: z.int(),
  changedAt: z.nullable(timestamp),
  changedBy: z.nullable(z.string()),
  changedByBng: z.nullable(z.string()),
})

const templatePath = { params: z.strictObject({ code: text(100) }) }

export const listMessageTemplates = contract({
  method: 'GET',
  path: '/message-templates',
  summary: 'List all message templates with the current and the default text',
  access: 'settings-setup:view',
  response: z.strictObject({ list: z.array(template), total: z.int(), partPoisha: z.int() }),
})

export const saveMessageTemplate = contract({
  method: 'PUT',
  path: '/message-templates/:code',
  summary: 'Change the text of a message template, effective from the next message',
  access: 'settings-setup:edit',
  ...templatePath,
  body: z.strictObject({ ...typed, revision: z.int() }),
  response: template,
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'VERSION_CONFLICT'],
  message: {
    bn: 'বার্তার কথা রাখা হয়েছে। এখন থেকে এভাবেই যাবে।',
    en: 'The words are saved. Messages go out with them from now on.',
  },
})

export const restoreMessageTemplate = contract({
  method: 'DELETE',
  path: '/message-templates/:code',
  summary: 'Reset a message template to the default text',
  access: 'settings-setup:edit',
  ...templatePath,
  query: z.strictObject({ revision: queryId }),
  response: template,
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'মূল কথা ফিরে এসেছে।', en: 'The original words are back.' },
})

export const testMessageTemplate = contract({
  method: 'POST',
  path: '/message-templates/:code/test',
  summary: 'Send a test message with example values to one number or e-mail',
  access: 'settings-setup:edit',
  ...templatePath,
  body: z.strictObject({ ...typed, to: text(), language: z.enum(['bn', 'en']) }),
  response: z.strictObject({ sentTo: z.string(), channel: z.enum(['SMS', 'EMAIL']), sent: z.string() }),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'TOO_MANY_REQUESTS'],
  message: { bn: 'পরীক্ষার বার্তাটি পাঠানো হচ্ছে।', en: 'The test message is on its way.' },
})

const messageRow = z.strictObject({
  messageId: z.int(),
  at: timestamp,
  channel: z.enum(['SMS', 'EMAIL']),
  /** 017*****678: no screen shows the whole number. */
  recipient: z.string(),
  template: z.string(),
  occasion: z.string(),
  occasionBng: z.string(),
  language: z.enum(['bn', 'en']),
  state: z.enum(visibleMessageStates as [VisibleMessageState, ...VisibleMessageState[]]),
  fileNo: z.nullable(z.string()),
  /** A one-time code, whose digits are never shown. */
  codeYn: yesNo,
  testYn: yesNo,
  text: z.string(),
  sentAt: z.nullable(timestamp),
  deliveredAt: z.nullable(timestamp),
  /** Time at which a message deferred by quiet hours will be sent. */
  waitsUntil: z.nullable(timestamp),
})

const byChannel = z.enum(['SMS', 'EMAIL'])

/** Maximum of the count: a filter is quicker than more pages. */
export const MAX_COUNTED_MESSAGES = 10_000

export const listMessages = contract({
  method: 'GET',
  path: '/messages',
  summary: `List the sent and queued messages, newest first; the total counts to ${MAX_COUNTED_MESSAGES}`,
  access: 'messages:view',
  query: z.strictObject({
    ...listQuery,
    channel: z.optional(byChannel),
    template: z.optional(text(100)),
    state: z.optional(z.enum(visibleMessageStates as [VisibleMessageState, ...VisibleMessageState[]])),
    broadcastId: z.optional(queryId),
    from: z.optional(text(10)),
    to: z.optional(text(10)),
  }),
  response: z.strictObject({
    ...paginatedList(messageRow).shape,
    moreYn: yesNo,
    /** Counts of the last 24 hours; `waiting` and `doubtful` of all time. */
    counts: z.strictObject({ waiting: z.int(), sent: z.int(), delivered: z.int(), failed: z.int(), doubtful: z.int() }),
    templates: z.array(z.strictObject({ code: z.string(), name: z.string(), nameBng: z.string() })),
  }),
  problems: ['ANSWERS_INVALID'],
})

export const getMessage = contract({
  method: 'GET',
  path: '/messages/:messageId',
  summary: 'Get a message with its attempts and delivery reports; codes are masked',
  access: 'messages:view',
  params: z.strictObject({ messageId: queryId }),
  response: z.strictObject({
    ...messageRow.shape,
    module: z.string(),
    subject: z.nullable(z.string()),
    parts: z.int(),
    costPoisha: z.int(),
    operator: z.nullable(z.string()),
    gatewayId: z.nullable(z.string()),
    failure: z.nullable(z.string()),
    broadcastId: z.nullable(z.int()),
    resendableYn: yesNo,
    events: z.array(
      z.strictObject({
        at: timestamp,
        kind: z.enum(messageEventKinds),
        detail: z.string(),
        by: z.nullable(z.string()),
        byBng: z.nullable(z.string()),
      }),
    ),
  }),
  problems: ['NOT_FOUND'],
})

export const resendReasonLimits = { shortest: 5, longest: 300 }

export const resendMessage = contract({
  method: 'POST',
  path: '/messages/:messageId/resend',
  summary: 'Resend a message that failed or has no delivery report, unless it contains a code',
  access: 'messages:edit',
  params: z.strictObject({ messageId: queryId }),
  body: z.strictObject({ reason: text(1000) }),
  response: noData,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_MANY_REQUESTS'],
  message: { bn: 'বার্তাটি আবার পাঠানো হচ্ছে।', en: 'The message is on its way again.' },
})

export const listApplicationMessages = contract({
  method: 'GET',
  path: '/applications/:applicationNo/messages',
  summary: 'List the notifications about an application, newest first, for the applicant and permitted staff',
  access: 'signed-in',
  params: z.strictObject({ applicationNo: text(40) }),
  response: z.array(
    z.strictObject({
      messageId: z.int(),
      at: timestamp,
      channel: byChannel,
      recipient: z.string(),
      language: z.enum(['bn', 'en']),
      state: z.enum(visibleMessageStates as [VisibleMessageState, ...VisibleMessageState[]]),
      deliveredAt: z.nullable(timestamp),
      waitsUntil: z.nullable(timestamp),
      text: z.string(),
    }),
  ),
  problems: ['NOT_FOUND'],
})
