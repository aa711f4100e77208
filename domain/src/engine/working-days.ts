const day = 24 * 60 * 60 * 1000

export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Friday and Saturday are off, and the holidays the board has set. */
export function isWorkingDay(date: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 5 && weekday !== 6 && !holidays.has(date)
}

/** The working day on which so many are over; the first day is not counted. */
export function addWorkingDays(from: string, days: number, holidays: ReadonlySet<string>): string {
  let [date, left] = [from, days]
  while (left > 0) {
    date = addDays(date, 1)
    if (isWorkingDay(date, holidays)) left -= 1
  }
  return date
}

const noHolidays: ReadonlySet<string> = new Set()

/** Working days after `from`, up to and with `to`. Whole weeks are counted, not walked: a file may have lain for years. */
export function workingDaysBetween(from: string, to: string, holidays: ReadonlySet<string>): number {
  const days = Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day))
  const weeks = Math.floor(days / 7)
  let count = weeks * 5
  for (let date = addDays(from, weeks * 7 + 1); date <= to; date = addDays(date, 1)) if (isWorkingDay(date, noHolidays)) count += 1
  for (const holiday of holidays) if (holiday > from && holiday <= to && isWorkingDay(holiday, noHolidays)) count -= 1
  return count
}

export type Clock = { dueOn: string; used: number; left: number; light: 'green' | 'amber' | 'red' }

/** How long a file may still lie: amber from three quarters of the time or on its last day, red once it is over. */
export function clockOf(since: string, workingDays: number, today: string, holidays: ReadonlySet<string>): Clock {
  const used = workingDaysBetween(since, today, holidays)
  const left = workingDays - used
  const isShort = left <= 1 || used >= workingDays * 0.75
  return { dueOn: addWorkingDays(since, workingDays, holidays), used, left, light: left < 0 ? 'red' : isShort ? 'amber' : 'green' }
}
