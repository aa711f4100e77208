import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { lastMinuteOf, showElsewhere, showMoment } from '../../../domain/src/language/moments.ts'
import { useLanguage } from '../i18n/language.tsx'
import { useIsAlive } from './use-is-alive.ts'

const words = {
  inDhaka: { bn: '{moment} (বাংলাদেশ সময়)', en: '{moment} (Bangladesh time)' },
  here: { bn: 'আপনার সময়: {moment}', en: 'your time: {moment}' },
} satisfies Record<string, Bilingual>

/**
 * A sentence with the last day to do something, at its `{date}`. A day ends at midnight in Dhaka: whoever reads it on
 * another clock is told the minute there and here.
 */
export function Deadline({ sentence, day }: { sentence: Bilingual; day: string }) {
  const { text, date } = useLanguage()
  const { inDhaka, here } = useClocks()(lastMinuteOf(day))
  if (here === undefined) return text(sentence, { date: date(day) })
  return (
    <>
      {text(sentence, { date: inDhaka })}
      <span className="font-normal"> · {here}</span>
    </>
  )
}

/** A moment with its hour, in words: by the clock of the board and, for whoever has another one, by that too. */
export function useMoment(): (moment: Date | string) => string {
  const clocks = useClocks()
  return (moment) => {
    const { inDhaka, here } = clocks(moment)
    return here === undefined ? inDhaka : `${inDhaka} · ${here}`
  }
}

/** When it was by the clock of the board, which is named to whoever has another one: staff speak of it by that clock alone. */
export const useMomentInDhaka = (moment: Date): string => useClocks()(moment).inDhaka

/** What both clocks show; `here` only where it is something else. The server knows Dhaka's alone: the reader's comes with the script. */
function useClocks() {
  const { text, locale } = useLanguage()
  const isAlive = useIsAlive()
  return (moment: Date | string): { inDhaka: string; here?: string } => {
    const shown = showMoment(moment, locale)
    const own = isAlive ? showElsewhere(moment, locale, offsetAt(moment)) : undefined
    return own === undefined
      ? { inDhaka: shown }
      : { inDhaka: text(words.inDhaka, { moment: shown }), here: text(words.here, { moment: own }) }
  }
}

/** How far the reader's clock is ahead of UTC at that moment, summer time included. */
const offsetAt = (moment: Date | string): number => -new Date(moment).getTimezoneOffset()
