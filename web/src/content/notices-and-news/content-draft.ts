import { toDhakaDateTimeLocal } from '@wewb/domain/content/publication'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { ContentDraft } from './content-fields.tsx'

type Stored = Omit<ContentDraft, 'publishUntil' | 'orderNo'> & { publishUntil: string | null; orderNo: number }

/** Initial values of a form: the stored ones, or those of a new item published from now on. */
export const toContentDraft = (stored: Stored | undefined): ContentDraft => ({
  title: stored?.title ?? '',
  titleBng: stored?.titleBng ?? '',
  details: stored?.details ?? '',
  detailsBng: stored?.detailsBng ?? '',
  publishFrom: toDhakaDateTimeLocal(stored?.publishFrom ?? new Date()),
  publishUntil: stored?.publishUntil ? toDhakaDateTimeLocal(stored.publishUntil) : '',
  orderNo: String(stored?.orderNo ?? 1),
})

/** Converts the form values for validation and saving. */
export const fromContentDraft = (typed: ContentDraft) => ({
  title: typed.title,
  titleBng: typed.titleBng,
  details: typed.details,
  detailsBng: typed.detailsBng,
  publishFrom: toAsciiDigits(typed.publishFrom),
  publishUntil: toAsciiDigits(typed.publishUntil) || null,
  orderNo: /^[0-9]{1,4}$/.test(typed.orderNo) ? Number(typed.orderNo) : 0,
})
