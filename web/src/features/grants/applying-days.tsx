import { useLanguage } from '../../i18n/language.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import { words } from './words.ts'

export type Days = { startDate: string; endDate: string; openYn: 'Y' | 'N' }

/** Until when one can apply; of what is not open, from when to when. Without today: the server keeps the page it has drawn. */
export function ApplyingDays({ days: { startDate, endDate, openYn } }: { days: Days }) {
  const { text, date } = useLanguage()
  return openYn === 'Y' ? (
    <Deadline sentence={words.applyUntil} day={endDate} />
  ) : (
    text(words.window, { from: date(startDate), to: date(endDate) })
  )
}
