import { useLanguage } from '#lib/i18n/language.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { grantMessages } from './messages.ts'

export type ApplicationDates = { startDate: string; endDate: string; openYn: 'Y' | 'N' }

/**
 * Shows until when one can apply, or the period of a closed programme. It does not depend on today, because the server
 * caches the rendered page.
 */
export function ApplicationPeriod({ dates: { startDate, endDate, openYn } }: { dates: ApplicationDates }) {
  const { text, date } = useLanguage()
  return openYn === 'Y' ? (
    <Deadline sentence={grantMessages.applyUntil} day={endDate} />
  ) : (
    text(grantMessages.window, { from: date(startDate), to: date(endDate) })
  )
}
