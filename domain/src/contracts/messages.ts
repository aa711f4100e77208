import * as z from 'zod/mini'
import { messageEventKinds, shownStates, type ShownState } from '../messages/states.ts'
import { contract, noData } from './contract.ts'
import { listOf, listQuery, moment, queryId, text, yesNo } from './shapes.ts'

// Longer than any words may be: what is too long is told at its box.
const typed = { subject: text(1000), subjectBng: text(1000), text: text(5000), textBng: text(5000) }
const written = { subject: z.string(), subjectBng: z.string(), text: z.string(), textBng: z.string() }

const template = z.strictObject({
  /** `SUBMITTED`, or `SUBMITTED:edu-allowance` where a service tells it in words of its own. */
  code: z.string(),
  group: z.string(),
  when: z.string(),
  whenBng: z.string(),
  ...written,
  original: z.strictObject(written),
  changedYn: yesNo,
  /** A grant programme has its words from its own builder. */
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
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
  changedByBng: z.nullable(z.string()),
})

const templatePath = { params: z.strictObject({ code: text(100) }) }

export const listMessageTemplates = contract({
  method: 'GET',
  path: '/message-templates',
  summary: 'Every message the portal sends, with the words in force and those it came with',
  opensTo: 'settings-setup:view',
  answer: z.strictObject({ list: z.array(template), total: z.int(), partPoisha: z.int() }),
})

export const saveMessageTemplate = contract({
  method: 'PUT',
  path: '/message-templates/:code',
  summary: 'Send this message in other words; the very next one has them',
  opensTo: 'settings-setup:edit',
  ...templatePath,
  body: z.strictObject({ ...typed, revision: z.int() }),
  answer: template,
  refusals: ['NOT_FOUND', 'ANSWERS_INVALID', 'VERSION_CONFLICT'],
  says: { bn: 'বার্তার কথা রাখা হয়েছে। এখন থেকে এভাবেই যাবে।', en: 'The words are saved. Messages go out with them from now on.' },
})

export const restoreMessageTemplate = contract({
  method: 'DELETE',
  path: '/message-templates/:code',
  summary: 'Go back to the words the portal came with',
  opensTo: 'settings-setup:edit',
  ...templatePath,
  query: z.strictObject({ revision: queryId }),
  answer: template,
  refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  says: { bn: 'মূল কথা ফিরে এসেছে।', en: 'The original words are back.' },
})

export const testMessageTemplate = contract({
  method: 'POST',
  path: '/message-templates/:code/test',
  summary: 'Send these words with example values to one number or e-mail, marked as a test',
  opensTo: 'settings-setup:edit',
  ...templatePath,
  body: z.strictObject({ ...typed, to: text(), language: z.enum(['bn', 'en']) }),
  answer: z.strictObject({ sentTo: z.string(), channel: z.enum(['SMS', 'EMAIL']), sent: z.string() }),
  refusals: ['NOT_FOUND', 'ANSWERS_INVALID', 'TOO_MANY_REQUESTS'],
  says: { bn: 'পরীক্ষার বার্তাটি পাঠানো হচ্ছে।', en: 'The test message is on its way.' },
})

const messageRow = z.strictObject({
  messageId: z.int(),
  at: moment,
  channel: z.enum(['SMS', 'EMAIL']),
  /** 017*****678: the whole number is on no screen. */
  recipient: z.string(),
  template: z.string(),
  occasion: z.string(),
  occasionBng: z.string(),
  language: z.enum(['bn', 'en']),
  state: z.enum(shownStates as [ShownState, ...ShownState[]]),
  fileNo: z.nullable(z.string()),
  /** A one-time code: its digits are shown to nobody. */
  codeYn: yesNo,
  testYn: yesNo,
  text: z.string(),
  sentAt: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  /** When it will leave, for one that waits for the morning. */
  waitsUntil: z.nullable(moment),
})

const byChannel = z.enum(['SMS', 'EMAIL'])

/** No list counts further: nobody turns a thousand pages, and a filter finds it sooner. */
export const mostCounted = 10_000

export const listMessages = contract({
  method: 'GET',
  path: '/messages',
  summary: `What the portal sent or will send, newest first; the total counts to ${mostCounted}`,
  opensTo: 'messages:view',
  query: z.strictObject({
    ...listQuery,
    channel: z.optional(byChannel),
    template: z.optional(text(100)),
    state: z.optional(z.enum(shownStates as [ShownState, ...ShownState[]])),
    broadcastId: z.optional(queryId),
    from: z.optional(text(10)),
    to: z.optional(text(10)),
  }),
  answer: z.strictObject({
    ...listOf(messageRow).shape,
    moreYn: yesNo,
    /** Of the last 24 hours; `waiting` and `doubtful` of all times. */
    counts: z.strictObject({ waiting: z.int(), sent: z.int(), delivered: z.int(), failed: z.int(), doubtful: z.int() }),
    templates: z.array(z.strictObject({ code: z.string(), name: z.string(), nameBng: z.string() })),
  }),
  refusals: ['ANSWERS_INVALID'],
})

export const getMessage = contract({
  method: 'GET',
  path: '/messages/:messageId',
  summary: 'One message with every try and all news of it; a code stays hidden',
  opensTo: 'messages:view',
  params: z.strictObject({ messageId: queryId }),
  answer: z.strictObject({
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
        at: moment,
        kind: z.enum(messageEventKinds),
        detail: z.string(),
        by: z.nullable(z.string()),
        byBng: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})

export const reasonLimits = { shortest: 5, longest: 300 }

export const resendMessage = contract({
  method: 'POST',
  path: '/messages/:messageId/resend',
  summary: 'Send one again that failed or of which nobody knows; never a code',
  opensTo: 'messages:edit',
  params: z.strictObject({ messageId: queryId }),
  body: z.strictObject({ reason: text(1000) }),
  answer: noData,
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_MANY_REQUESTS'],
  says: { bn: 'বার্তাটি আবার পাঠানো হচ্ছে।', en: 'The message is on its way again.' },
})

export const listFileMessages = contract({
  method: 'GET',
  path: '/applications/:applicationNo/messages',
  summary: 'What the applicant was told about a file, newest first; for them and for staff who may see the file',
  opensTo: 'signed-in',
  params: z.strictObject({ applicationNo: text(40) }),
  answer: z.array(
    z.strictObject({
      messageId: z.int(),
      at: moment,
      channel: byChannel,
      recipient: z.string(),
      language: z.enum(['bn', 'en']),
      state: z.enum(shownStates as [ShownState, ...ShownState[]]),
      deliveredAt: z.nullable(moment),
      waitsUntil: z.nullable(moment),
      text: z.string(),
    }),
  ),
  refusals: ['NOT_FOUND'],
})
