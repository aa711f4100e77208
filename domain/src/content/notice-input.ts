import { issue, type Issue } from '#engine/fields/issue.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { parseDhakaDateTime } from './publication.ts'
import { findDisallowedLinks } from './rich-text.ts'
import { normalizeSingleLine, normalizeText } from '#language/normalize-text.ts'

/** The fields that notices and news have in common. */
type Written = {
  title: string
  titleBng: string
  details: string
  detailsBng: string
  publishFrom: string
  publishUntil: string | null
  orderNo: number
}
export type NoticeInput = Written & { noticeNumber: string; activeYn: 'Y' | 'N' }
export type NewsInput = Written & { publishedYn: 'Y' | 'N' }

export const MAX_NOTICE_LENGTHS = { noticeNumber: 100, title: 255, noticeDetails: 5000, newsDetails: 1000 } as const
export const noticeAttachmentTypes = ['pdf', 'jpg', 'png'] as const
export const MAX_NOTICE_ATTACHMENT_KB = 5120
const lastPlace = 999

const sentences = {
  untilBeforeFrom: { bn: 'শেষের সময়টি শুরুর সময়ের পরে হতে হবে।', en: 'The end must be later than the beginning.' },
  numberTaken: {
    bn: 'এই নম্বরে আরেকটি নোটিশ আছে। নম্বরটি দেখে নিন।',
    en: 'Another notice has this number. Please check it.',
  },
  linkRefused: {
    bn: 'শুধু নিরাপদ ওয়েব ঠিকানা, ফোন নম্বর বা ই-মেইলের লিংক দেওয়া যায়। এটি দেওয়া যায় না: {link}',
    en: 'Only secure web addresses, phone numbers and e-mail may be linked. This one may not: {link}',
  },
  otherLanguage: {
    bn: 'দুই ভাষাতেই বিবরণ লিখুন, অথবা দুটিই খালি রাখুন।',
    en: 'Write the details in both languages, or leave both empty.',
  },
} satisfies Record<string, Bilingual>

const rule = (path: string, message: Bilingual): Issue => ({ path, code: 'rule', message })

export const noticeNumberTakenIssue = rule('noticeNumber', sentences.numberTaken)

const normalizeWritten = <T extends Written>(text: T): T => ({
  ...text,
  title: normalizeSingleLine(text.title),
  titleBng: normalizeSingleLine(text.titleBng),
  details: normalizeText(text.details),
  detailsBng: normalizeText(text.detailsBng),
})

/** Normalizes the input before validation and storage. */
export const normalizeNotice = (notice: NoticeInput): NoticeInput => ({
  ...normalizeWritten(notice),
  noticeNumber: normalizeSingleLine(notice.noticeNumber),
})
export const normalizeNews = (news: NewsInput): NewsInput => normalizeWritten(news)

/** Validates a normalized notice. */
export const validateNotice = (notice: NoticeInput): Issue[] => [
  ...filled('noticeNumber', notice.noticeNumber, MAX_NOTICE_LENGTHS.noticeNumber),
  ...checkWritten(notice, MAX_NOTICE_LENGTHS.noticeDetails),
]
export const validateNews = (news: NewsInput): Issue[] => checkWritten(news, MAX_NOTICE_LENGTHS.newsDetails)

const checkWritten = (text: Written, maxDetails: number): Issue[] => [
  ...first(
    filled('title', text.title, MAX_NOTICE_LENGTHS.title),
    hasBangla(text.title) ? [issue('title', 'english-only')] : [],
  ),
  ...first(
    filled('titleBng', text.titleBng, MAX_NOTICE_LENGTHS.title),
    hasBangla(text.titleBng) ? [] : [issue('titleBng', 'bangla-letters-only')],
  ),
  ...checkDetails('details', text.details, text.detailsBng, maxDetails),
  ...checkDetails('detailsBng', text.detailsBng, text.details, maxDetails),
  ...checkDates(text),
  ...(Number.isInteger(text.orderNo) && text.orderNo >= 1 && text.orderNo <= lastPlace
    ? []
    : [rule('orderNo', positionMessage)]),
]

const positionMessage: Bilingual = { bn: '১ থেকে ৯৯৯ পর্যন্ত একটি সংখ্যা লিখুন।', en: 'Write a number from 1 to 999.' }
// A title may contain names or numbers in the other script, so one Bangla letter is enough.
const hasBangla = (text: string) => /[\u0985-\u09b9]/.test(text)
const first = (...lists: Issue[][]): Issue[] => lists.find((list) => list.length > 0) ?? []

const filled = (path: string, text: string, max: number): Issue[] => {
  if (!text) return [issue(path, 'required')]
  return text.length > max ? [issue(path, 'too-long', max)] : []
}

function checkDetails(path: string, text: string, other: string, max: number): Issue[] {
  if (!text && other) return [rule(path, sentences.otherLanguage)]
  if (text.length > max) return [issue(path, 'too-long', max)]
  const [link] = findDisallowedLinks(text)
  return link === undefined ? [] : [rule(path, interpolate(sentences.linkRefused, { link: link.slice(0, 60) }))]
}

function checkDates({ publishFrom, publishUntil }: Written): Issue[] {
  const from = parseDhakaDateTime(publishFrom)
  if (!publishFrom) return [issue('publishFrom', 'required')]
  if (!from) return [issue('publishFrom', 'not-a-date')]
  if (!publishUntil) return []
  const until = parseDhakaDateTime(publishUntil)
  if (!until) return [issue('publishUntil', 'not-a-date')]
  return until > from ? [] : [rule('publishUntil', sentences.untilBeforeFrom)]
}
