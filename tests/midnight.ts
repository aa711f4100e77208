import { endOfDhakaDay } from '@wewb/domain/language/date-times'
import { toDhakaDate } from '@wewb/domain/language/dates'

/** Milliseconds until a second after midnight, in the last minute of a day in Dhaka; otherwise 0. */
export function delayPastMidnight(now: Date): number {
  const lastMinute = endOfDhakaDay(toDhakaDate(now)).getTime()
  return now.getTime() < lastMinute ? 0 : lastMinute + 61_000 - now.getTime()
}

/** Keeps a test out of midnight in Dhaka, because many tests read the day and then ask the portal. */
export async function waitPastMidnight(): Promise<void> {
  const delay = delayPastMidnight(new Date())
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
}
