import { formatDateTime } from '@wewb/domain/language/date-times'
import { useLanguage } from '#lib/i18n/language.tsx'
import { contentMessages } from './messages.ts'

/** Shows the publication period in Dhaka time. */
export function PublicationPeriod({ publishFrom, publishUntil }: { publishFrom: string; publishUntil: string | null }) {
  const { text, locale } = useLanguage()
  const from = formatDateTime(publishFrom, locale)
  return publishUntil === null
    ? text(contentMessages.fromOn, { from })
    : text(contentMessages.fromUntil, { from, until: formatDateTime(publishUntil, locale) })
}
