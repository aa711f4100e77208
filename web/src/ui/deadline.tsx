import { useSyncExternalStore } from 'react'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaOffset, lastMinuteOf, showMoment } from '../../../domain/src/language/dates.ts'
import { useLanguage } from '../i18n/language.tsx'

const words = {
  inDhaka: { bn: '{moment} (বাংলাদেশ সময়)', en: '{moment} (Bangladesh time)' },
  here: { bn: 'আপনার সময়: {moment}', en: 'your time: {moment}' },
} satisfies Record<string, Bilingual>

/**
 * A sentence with the last day to do something, at its `{date}`. A day ends at midnight in Dhaka: whoever reads it on
 * another clock is told the minute there and here.
 */
export function Deadline({ sentence, day }: { sentence: Bilingual; day: string }) {
  const { text, date, locale } = useLanguage()
  const end = lastMinuteOf(day)
  const offset = useOffsetAt(end)
  const inDhaka = useMomentInDhaka(end)
  if (offset === dhakaOffset) return text(sentence, { date: date(day) })
  return (
    <>
      {text(sentence, { date: inDhaka })}
      <span className="font-normal"> · {text(words.here, { moment: showMoment(end, locale, offset) })}</span>
    </>
  )
}

/** When it was or will be by the clock of the board, which is named to whoever has another one. */
export function useMomentInDhaka(moment: Date): string {
  const { text, locale } = useLanguage()
  const shown = showMoment(moment, locale)
  return useOffsetAt(moment) === dhakaOffset ? shown : text(words.inDhaka, { moment: shown })
}

/** How far the reader's clock is ahead of UTC at that moment, summer time included. The server knows only Dhaka's. */
const useOffsetAt = (moment: Date): number =>
  useSyncExternalStore(
    neverChanges,
    () => -moment.getTimezoneOffset(),
    () => dhakaOffset,
  )

const neverChanges = () => () => undefined
