const day = 24 * 60 * 60 * 1000

export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day

/** Friday and Saturday. Day 0 was a Thursday. */
const isWeekend = (number: number): boolean => (((number + 6) % 7) + 7) % 7 < 2

/** The weekend is off, and the holidays the board has set. */
export const isWorkingDay = (date: string, holidays: ReadonlySet<string>): boolean => !isWeekend(dayNumber(date)) && !holidays.has(date)

/** The working day on which so many are over; the first day is not counted. */
export function addWorkingDays(from: string, days: number, holidays: ReadonlySet<string>): string {
  let [date, left] = [from, days]
  while (left > 0) {
    date = addDays(date, 1)
    if (isWorkingDay(date, holidays)) left -= 1
  }
  return date
}

/** Working days after `from`, up to and with `to`. Whole weeks are counted, not walked: a file may have lain for years. */
export function workingDaysBetween(from: string, to: string, holidays: ReadonlySet<string>): number {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const weeks = Math.max(0, Math.floor((last - first) / 7))
  let count = weeks * 5
  for (let number = first + weeks * 7 + 1; number <= last; number += 1) if (!isWeekend(number)) count += 1
  for (const holiday of holidays) if (holiday > from && holiday <= to && !isWeekend(dayNumber(holiday))) count -= 1
  return count
}

export type Clock = { dueOn: string; used: number; left: number; light: 'green' | 'amber' | 'red' }

/** How long a file may still lie: amber from three quarters of the time or on its last day, red once it is over. */
export function clockOf(since: string, workingDays: number, today: string, holidays: ReadonlySet<string>): Clock {
  const used = workingDaysBetween(since, today, holidays)
  return { dueOn: addWorkingDays(since, workingDays, holidays), used, left: workingDays - used, light: lightOf(used, workingDays) }
}

export function lightOf(used: number, workingDays: number): Clock['light'] {
  const left = workingDays - used
  const isShort = left <= 1 || used >= workingDays * 0.75
  return left < 0 ? 'red' : isShort ? 'amber' : 'green'
}
