import * as z from 'zod/mini'
import { publicationStates } from './publication.ts'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, sortBy, text, yesNo, uploadProblems } from '#http/schemas.ts'

// Higher than the limits of the fields: validation reports a long text at its field, the schema rejects absurd sizes.
const title = text(1000)
const details = text(20_000)
const orderNo = z.int().check(z.gte(-1_000_000), z.lte(1_000_000))

const noticePath = { params: z.strictObject({ noticeId: queryId }) }
const newsPath = { params: z.strictObject({ portalNewsHighlightId: queryId }) }
/** Revision that the editor saw last. A newer revision is not overwritten. */
const revisionSchema = z.optional(z.int())

const written = {
  title: z.string(),
  titleBng: z.string(),
  details: z.string(),
  detailsBng: z.string(),
  publishFrom: timestamp,
}
const typed = {
  title,
  titleBng: title,
  details,
  detailsBng: details,
  publishFrom: timestamp,
  publishUntil: z.optional(z.nullable(timestamp)),
  revision: revisionSchema,
}
const attached = {
  hasAttachment: yesNo,
  fileName: z.nullable(z.string()),
  mediaType: z.nullable(z.string()),
  fileSize: z.nullable(z.int()),
}
const stored = {
  publishUntil: z.nullable(timestamp),
  orderNo: z.int(),
  state: z.enum(publicationStates),
  revision: z.int(),
  changedAt: timestamp,
}

/** The JSON part `notice` of the form; the file part is `attachment`. */
export const NoticePart = z.strictObject({
  noticeId: z.optional(z.nullable(z.int())),
  noticeNumber: text(1000),
  ...typed,
  orderNo,
  activeYn: yesNo,
  /** Removes the attachment without a replacement. */
  removeAttachmentYn: z.optional(yesNo),
})
export type NoticePart = z.infer<typeof NoticePart>

export const saveNotice = contract({
  method: 'POST',
  path: '/portal-notice',
  summary: 'Create a notice, or with `noticeId` update it. Parts: `notice` (JSON) and optionally the file `attachment`',
  access: 'notice-form:view',
  multipart: { notice: NoticePart, attachment: 'file?' },
  response: z.strictObject({ noticeId: z.int(), revision: z.int() }),
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', ...uploadProblems],
  message: { bn: 'জমা হয়েছে।', en: 'Successfully submitted !' },
})

const staffNotice = z.strictObject({
  noticeId: z.int(),
  noticeNumber: z.string(),
  ...written,
  ...attached,
  ...stored,
  activeYn: yesNo,
})

export const listNotices = contract({
  method: 'GET',
  path: '/portal-notice',
  summary: 'List all notices, including unpublished ones',
  access: 'notice-list:view',
  query: z.strictObject({
    ...listQuery,
    activeYn: z.optional(yesNo),
    state: z.optional(z.enum(publicationStates)),
    /** Only notices that expire within a week. */
    ending: z.optional(yesNo),
    sort: sortBy('orderNo', 'publishFrom', 'title'),
  }),
  response: paginatedList(staffNotice),
})

export const getNotice = contract({
  method: 'GET',
  path: '/portal-notice/:noticeId',
  summary: 'Get a notice for editing',
  access: 'notice-form:view',
  ...noticePath,
  response: staffNotice,
  problems: ['NOT_FOUND'],
})

export const openNoticeFile = contract({
  method: 'GET',
  path: '/portal-notice/:noticeId/attachment',
  summary: 'Download the file of a notice, published or not',
  access: 'notice-list:view',
  ...noticePath,
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})

export const publishNotice = contract({
  method: 'POST',
  path: '/portal-notice/:noticeId/publish',
  summary: 'Publish a notice within its dates, or unpublish it',
  access: 'notice-list:publish',
  ...noticePath,
  body: z.strictObject({ activeYn: yesNo, revision: z.int() }),
  response: staffNotice,
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'নোটিশটির অবস্থা বদলানো হয়েছে।', en: 'The notice has been changed.' },
})

export const deleteNotice = contract({
  method: 'DELETE',
  path: '/portal-notice/:noticeId',
  summary: 'Delete a notice and its file permanently',
  access: 'notice-list:delete',
  ...noticePath,
  query: z.strictObject({ revision: queryId }),
  response: noData,
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'নোটিশটি মুছে ফেলা হয়েছে।', en: 'The notice has been deleted.' },
})

const publicNotice = z.strictObject({ noticeId: z.int(), noticeNumber: z.string(), ...written, ...attached })

export const listPublicNotices = contract({
  method: 'GET',
  path: '/pub/portal-notice',
  summary: 'List the notices that are active and within their dates',
  access: 'anyone',
  query: z.strictObject({ ...listQuery, sort: sortBy('publishFrom', 'title') }),
  response: paginatedList(publicNotice),
  problems: ['TOO_MANY_REQUESTS'],
})

export const getPublicNotice = contract({
  method: 'GET',
  path: '/pub/portal-notice-details',
  summary: 'Get a notice that is active and within its dates',
  access: 'anyone',
  query: z.strictObject({ noticeId: queryId }),
  response: publicNotice,
  problems: ['NOT_FOUND'],
})

export const getNoticeAttachment = contract({
  method: 'GET',
  path: '/pub/portal-get-attachment/notice',
  summary: 'Download the file of a published notice',
  access: 'anyone',
  query: z.strictObject({ noticeId: queryId }),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})

const headline = { portalNewsHighlightId: z.int(), title: z.string(), titleBng: z.string() }

export const saveNews = contract({
  method: 'POST',
  path: '/portal-news-highlight',
  summary: 'Create a news highlight, or with `portalNewsHighlightId` update it',
  access: 'highlight-news:view',
  body: z.strictObject({
    portalNewsHighlightId: z.optional(z.nullable(z.int())),
    ...typed,
    orderNo: z.optional(orderNo),
    publishedYn: yesNo,
  }),
  response: z.strictObject({ portalNewsHighlightId: z.int(), revision: z.int() }),
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'জমা হয়েছে।', en: 'Successfully submitted !' },
})

export const listNews = contract({
  method: 'GET',
  path: '/portal-news-highlight',
  summary: 'List all news highlights, including unpublished ones',
  access: 'highlight-news:view',
  query: z.strictObject({
    ...listQuery,
    state: z.optional(z.enum(publicationStates)),
    ending: z.optional(yesNo),
    sort: sortBy('orderNo', 'publishFrom', 'title'),
  }),
  response: paginatedList(z.strictObject({ ...headline, ...written, ...stored, publishedYn: yesNo })),
})

export const deleteNews = contract({
  method: 'DELETE',
  path: '/portal-news-highlight/:portalNewsHighlightId',
  summary: 'Delete a news highlight permanently',
  access: 'highlight-news:delete',
  ...newsPath,
  query: z.strictObject({ revision: queryId }),
  response: noData,
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'খবরটি মুছে ফেলা হয়েছে।', en: 'The news has been deleted.' },
})

export const getNewsShort = contract({
  method: 'GET',
  path: '/pub/portal-news-highlight-short',
  summary: 'List the headlines of the news ticker',
  access: 'anyone',
  response: z.array(z.strictObject(headline)),
})

export const getNewsDetails = contract({
  method: 'GET',
  path: '/pub/portal-news-highlight-details',
  summary: 'Get a news item',
  access: 'anyone',
  query: z.strictObject({ portalNewsHighlightId: queryId }),
  response: z.strictObject({ ...headline, details: z.string(), detailsBng: z.string(), publishFrom: timestamp }),
  problems: ['NOT_FOUND'],
})
