import type { Bilingual } from '@wewb/domain/language/bilingual'
import { endOfDhakaDay, formatInReaderZone, formatDateTime } from '@wewb/domain/language/date-times'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useHydrated } from '#lib/hooks/use-hydrated.ts'

const words = {
  inDhaka: { bn: '{moment} (বাংলাদেশ সময়)', en: '{moment} (Bangladesh time)' },
  here: { bn: 'আপনার সময়: {moment}', en: 'your time: {moment}' },
} satisfies Record<string, Bilingual>

/**
 * Inserts the last day into the sentence at `{date}`. A day ends at midnight in Dhaka: readers in other time zones see
 * the time in both.
 */
export function Deadline({ sentence, day }: { sentence: Bilingual; day: string }) {
  const { text, date } = useLanguage()
  const { inDhaka, here } = useClocks()(endOfDhakaDay(day))
  if (here === undefined) return text(sentence, { date: date(day) })
  return (
    <>
      {text(sentence, { date: inDhaka })}
      <span className="font-normal"> · {here}</span>
    </>
  )
}

/** Formats a time in Dhaka time and, in another time zone, also in local time. */
export function useFormatMoment(): (moment: Date | string) => string {
  const clocks = useClocks()
  return (moment) => {
    const { inDhaka, here } = clocks(moment)
    return here === undefined ? inDhaka : `${inDhaka} · ${here}`
  }
}

/** Formats a time in Dhaka time, naming the zone to readers in another one: staff refer to that time only. */
export const useDhakaMoment = (moment: Date): string => useClocks()(moment).inDhaka

/** Returns both times; `here` only where it differs. The server knows only Dhaka's; local time comes with hydration. */
function useClocks() {
  const { text, locale } = useLanguage()
  const isAlive = useHydrated()
  return (moment: Date | string): { inDhaka: string; here?: string } => {
    const formatted = formatDateTime(moment, locale)
    const own = isAlive ? formatInReaderZone(moment, locale, offsetAt(moment)) : undefined
    return own === undefined
      ? { inDhaka: formatted }
      : { inDhaka: text(words.inDhaka, { moment: formatted }), here: text(words.here, { moment: own }) }
  }
}

/** Offset of local time from UTC at that time, including daylight saving. */
const offsetAt = (moment: Date | string): number => -new Date(moment).getTimezoneOffset()
