import { issue, type Issue } from '../fields/issue.ts'
import { fill, type Bilingual } from '../language/bilingual.ts'
import { readMoment } from './publication.ts'
import { refusedLinks } from './rich-text.ts'
import { tidyLine, tidyText } from './tidy-text.ts'

/** domain/2-fields.md 2.15, what notices and news have in common. */
type Written = {
  title: string
  titleBng: string
  details: string
  detailsBng: string
  publishFrom: string
  publishUntil: string | null
  orderNo: number
}
export type NoticeText = Written & { noticeNumber: string; activeYn: 'Y' | 'N' }
export type NewsText = Written & { publishedYn: 'Y' | 'N' }

export const longest = { noticeNumber: 100, title: 255, noticeDetails: 5000, newsDetails: 1000 } as const
export const attachmentTypes = ['pdf', 'jpg', 'png'] as const
export const largestAttachmentKb = 5120
const lastPlace = 999

const sentences = {
  untilBeforeFrom: { bn: 'শেষের সময়টি শুরুর সময়ের পরে হতে হবে।', en: 'The end must be later than the beginning.' },
  numberTaken: { bn: 'এই নম্বরে আরেকটি নোটিশ আছে। নম্বরটি দেখে নিন।', en: 'Another notice has this number. Please check it.' },
  linkRefused: {
    bn: 'শুধু নিরাপদ ওয়েব ঠিকানা, ফোন নম্বর বা ই-মেইলের লিংক দেওয়া যায়। এটি দেওয়া যায় না: {link}',
    en: 'Only secure web addresses, phone numbers and e-mail may be linked. This one may not: {link}',
  },
  otherLanguage: { bn: 'দুই ভাষাতেই বিবরণ লিখুন, অথবা দুটিই খালি রাখুন।', en: 'Write the details in both languages, or leave both empty.' },
} satisfies Record<string, Bilingual>

const rule = (path: string, message: Bilingual): Issue => ({ path, code: 'rule', message })

export const numberTaken = rule('noticeNumber', sentences.numberTaken)

const tidyWritten = <T extends Written>(text: T): T => ({
  ...text,
  title: tidyLine(text.title),
  titleBng: tidyLine(text.titleBng),
  details: tidyText(text.details),
  detailsBng: tidyText(text.detailsBng),
})

/** The one form of it that is checked and stored. */
export const tidyNotice = (notice: NoticeText): NoticeText => ({ ...tidyWritten(notice), noticeNumber: tidyLine(notice.noticeNumber) })
export const tidyNews = (news: NewsText): NewsText => tidyWritten(news)

/** Everything an editor must put right, of a tidied notice. */
export const checkNotice = (notice: NoticeText): Issue[] => [
  ...filled('noticeNumber', notice.noticeNumber, longest.noticeNumber),
  ...checkWritten(notice, longest.noticeDetails),
]
export const checkNews = (news: NewsText): Issue[] => checkWritten(news, longest.newsDetails)

const checkWritten = (text: Written, longestDetails: number): Issue[] => [
  ...first(filled('title', text.title, longest.title), hasBangla(text.title) ? [issue('title', 'english-only')] : []),
  ...first(filled('titleBng', text.titleBng, longest.title), hasBangla(text.titleBng) ? [] : [issue('titleBng', 'bangla-letters-only')]),
  ...checkDetails('details', text.details, text.detailsBng, longestDetails),
  ...checkDetails('detailsBng', text.detailsBng, text.details, longestDetails),
  ...checkDates(text),
  ...(Number.isInteger(text.orderNo) && text.orderNo >= 1 && text.orderNo <= lastPlace ? [] : [rule('orderNo', place)]),
]

const place: Bilingual = { bn: '১ থেকে ৯৯৯ পর্যন্ত একটি সংখ্যা লিখুন।', en: 'Write a number from 1 to 999.' }
// A name or a number of another script may stand in a title; the language it is written in must be the right one.
const hasBangla = (text: string) => /[\u0985-\u09b9]/.test(text)
const first = (...lists: Issue[][]): Issue[] => lists.find((list) => list.length > 0) ?? []

const filled = (path: string, text: string, most: number): Issue[] => {
  if (!text) return [issue(path, 'required')]
  return text.length > most ? [issue(path, 'too-long', most)] : []
}

function checkDetails(path: string, text: string, other: string, most: number): Issue[] {
  if (!text && other) return [rule(path, sentences.otherLanguage)]
  if (text.length > most) return [issue(path, 'too-long', most)]
  const [link] = refusedLinks(text)
  return link === undefined ? [] : [rule(path, fill(sentences.linkRefused, { link: link.slice(0, 60) }))]
}

function checkDates({ publishFrom, publishUntil }: Written): Issue[] {
  const from = readMoment(publishFrom)
  if (!publishFrom) return [issue('publishFrom', 'required')]
  if (!from) return [issue('publishFrom', 'not-a-date')]
  if (!publishUntil) return []
  const until = readMoment(publishUntil)
  if (!until) return [issue('publishUntil', 'not-a-date')]
  return until > from ? [] : [rule('publishUntil', sentences.untilBeforeFrom)]
}
