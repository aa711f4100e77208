import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { listQuery, paginatedList, queryId, text, timestamp, yesNo } from '#http/schemas.ts'

/** Longer than the form accepts, so that a text that is too long gets a sentence beside its field. */
const longText = text(5000)

const report = {
  /** Path of the page that the report is about. */
  page: text(200),
  text: longText,
  /** Phone number or e-mail address; may be empty. */
  contact: text(),
  /** Width of the window in pixels. */
  width: z.int().check(z.gte(0), z.lte(20_000)),
}
const message = { bn: 'আপনার কথা আমরা পেয়েছি।', en: 'We have received your report.' }

export const reportPageProblem = contract({
  method: 'POST',
  path: '/pub/page-problems',
  summary: 'Report a problem with a page as a visitor',
  access: 'anyone',
  body: z.strictObject({ ...report, captchaId: text(64), captcha: text(12) }),
  response: noData,
  problems: ['INVALID_CAPTCHA', 'ANSWERS_INVALID', 'TOO_MANY_REQUESTS'],
  message,
})

export const reportOwnPageProblem = contract({
  method: 'POST',
  path: '/page-problems',
  summary: 'Report a problem with a page with the own account',
  access: 'signed-in',
  body: z.strictObject(report),
  response: noData,
  problems: ['ANSWERS_INVALID', 'TOO_MANY_REQUESTS'],
  message,
})

export const listPageProblems = contract({
  method: 'GET',
  path: '/page-problems',
  summary: 'List the reported problems with pages, the newest first: open ones, or those that are done',
  access: 'page-problems:view',
  query: z.strictObject({ page: listQuery.page, size: listQuery.size, done: z.optional(yesNo) }),
  response: paginatedList(
    z.strictObject({
      id: z.int(),
      page: z.string(),
      text: z.string(),
      contact: z.string(),
      language: z.enum(['bn', 'en']),
      width: z.int(),
      browser: z.string(),
      receivedAt: timestamp,
      reporter: z.nullable(z.string()),
      reporterBng: z.nullable(z.string()),
      doneAt: z.nullable(timestamp),
      doneBy: z.nullable(z.string()),
      doneByBng: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
})

export const closePageProblem = contract({
  method: 'PUT',
  path: '/page-problems/:id/done',
  summary: 'Mark a reported problem as done, with a note',
  access: 'page-problems:edit',
  params: z.strictObject({ id: queryId }),
  body: z.strictObject({ note: longText }),
  response: noData,
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'MOVE_NOT_OPEN'],
  message: { bn: 'সংরক্ষণ করা হয়েছে।', en: 'Saved.' },
})
