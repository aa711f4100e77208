import { showMoment } from '../../../../domain/src/language/moments.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { words } from './words.ts'

/** From when until when, on the clock of Dhaka. */
export function ShownPeriod({ publishFrom, publishUntil }: { publishFrom: string; publishUntil: string | null }) {
  const { text, locale } = useLanguage()
  const from = showMoment(publishFrom, locale)
  return publishUntil === null ? text(words.fromOn, { from }) : text(words.fromUntil, { from, until: showMoment(publishUntil, locale) })
}
