import type { Bilingual } from '@wewb/domain/language/bilingual'
import { endOfDhakaDay, formatInReaderZone, formatDateTime } from '@wewb/domain/language/date-times'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useHydrated } from '#lib/hooks/use-hydrated.ts'

const deadlineMessages = {
  inDhaka: { bn: '{moment} (বাংলাদেশ সময়)', en: '{moment} (Bangladesh time)' },
  local: { bn: 'আপনার সময়: {moment}', en: 'your time: {moment}' },
} satisfies Record<string, Bilingual>

/**
 * Inserts the last day into the sentence at `{date}`. A day ends at midnight in Dhaka: readers in other time zones see
 * the time in both.
 */
export function Deadline({ sentence, day }: { sentence: Bilingual; day: string }) {
  const { text, date } = useLanguage()
  const { inDhaka, local } = useClocks()(endOfDhakaDay(day))
  if (local === undefined) return text(sentence, { date: date(day) })
  return (
    <>
      {text(sentence, { date: inDhaka })}
      <span className="font-normal"> · {local}</span>
    </>
  )
}

/** Formats a time in Dhaka time and, in another time zone, also in local time. */
export function useFormatMoment(): (moment: Date | string) => string {
  const clocks = useClocks()
  return (moment) => {
    const { inDhaka, local } = clocks(moment)
    return local === undefined ? inDhaka : `${inDhaka} · ${local}`
  }
}

/** Formats a time in Dhaka time, naming the zone to readers in another one: staff refer to that time only. */
export const useDhakaMoment = (moment: Date): string => useClocks()(moment).inDhaka

/** Returns both times; `here` only where it differs. The server knows only Dhaka's; local time comes with hydration. */
function useClocks() {
  const { text, locale } = useLanguage()
  const isHydrated = useHydrated()
  return (moment: Date | string): { inDhaka: string; local?: string } => {
    const formatted = formatDateTime(moment, locale)
    const own = isHydrated ? formatInReaderZone(moment, locale, offsetAt(moment)) : undefined
    return own === undefined
      ? { inDhaka: formatted }
      : {
          inDhaka: text(deadlineMessages.inDhaka, { moment: formatted }),
          local: text(deadlineMessages.local, { moment: own }),
        }
  }
}

/** Offset of local time from UTC at that time, including daylight saving. */
const offsetAt = (moment: Date | string): number => -new Date(moment).getTimezoneOffset()
