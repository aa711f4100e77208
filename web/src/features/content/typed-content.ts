import { dhakaClock } from '../../../../domain/src/content/publication.ts'
import { toAsciiDigits } from '../../../../domain/src/language/digits.ts'
import type { Typed } from './written-fields.tsx'

type Stored = Omit<Typed, 'publishUntil' | 'orderNo'> & { publishUntil: string | null; orderNo: number }

/** What a form begins with: what is stored, or a new one that would be shown from now on. */
export const typedOf = (stored: Stored | undefined): Typed => ({
  title: stored?.title ?? '',
  titleBng: stored?.titleBng ?? '',
  details: stored?.details ?? '',
  detailsBng: stored?.detailsBng ?? '',
  publishFrom: dhakaClock(stored?.publishFrom ?? new Date()),
  publishUntil: stored?.publishUntil ? dhakaClock(stored.publishUntil) : '',
  orderNo: String(stored?.orderNo ?? 1),
})

/** What was typed, as it is checked and sent. */
export const writtenOf = (typed: Typed) => ({
  title: typed.title,
  titleBng: typed.titleBng,
  details: typed.details,
  detailsBng: typed.detailsBng,
  publishFrom: toAsciiDigits(typed.publishFrom),
  publishUntil: toAsciiDigits(typed.publishUntil) || null,
  orderNo: /^[0-9]{1,4}$/.test(typed.orderNo) ? Number(typed.orderNo) : 0,
})
