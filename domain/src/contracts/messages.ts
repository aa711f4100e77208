import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { moment, queryId, text, yesNo } from './shapes.ts'

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
