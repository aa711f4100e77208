import { publicationState } from '@wewb/domain/content/publication'
import { yesNo } from '#server/listing.ts'
import type { NewsRow, NoticeWithFile } from './queries.ts'

/** Describes a published notice for the public. */
export const describeNotice = (row: NoticeWithFile) => ({
  noticeId: row.id,
  noticeNumber: row.number,
  ...describeText(row),
  hasAttachment: yesNo(row.attachment !== null),
  fileName: row.file_name,
  mediaType: row.media_type,
  fileSize: row.size,
})

/** Adds the fields that only editors see. */
export const describeNoticeForStaff = (row: NoticeWithFile, now: Date) => ({
  ...describeNotice(row),
  ...storedOf(row, row.active_yn, now),
  activeYn: row.active_yn,
})

export const describeNews = (row: NewsRow, now: Date) => ({
  portalNewsHighlightId: row.id,
  ...describeText(row),
  ...storedOf(row, row.published_yn, now),
  publishedYn: row.published_yn,
})

type Written = Pick<NewsRow, 'title' | 'title_bng' | 'details' | 'details_bng' | 'publish_from'>

export const describeText = ({ title, title_bng, details, details_bng, publish_from }: Written) => ({
  title,
  titleBng: title_bng,
  details,
  detailsBng: details_bng,
  publishFrom: publish_from.toISOString(),
})

type Stored = Pick<NewsRow, 'publish_from' | 'publish_until' | 'order_no' | 'revision' | 'changed_at'>

const storedOf = (
  { publish_from, publish_until, order_no, revision, changed_at }: Stored,
  activeYn: 'Y' | 'N',
  now: Date,
) => ({
  publishUntil: publish_until?.toISOString() ?? null,
  orderNo: order_no,
  state: publicationState({ activeYn, publishFrom: publish_from, publishUntil: publish_until }, now),
  revision,
  changedAt: changed_at.toISOString(),
})
