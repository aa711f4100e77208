const day = 24 * 60 * 60 * 1000

export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day

/** Friday and Saturday. Day 0 was a Thursday. */
const isWeekend = (number: number): boolean => (((number + 6) % 7) + 7) % 7 < 2

/** Neither weekend nor holiday. */
export const isWorkingDay = (date: string, holidays: ReadonlySet<string>): boolean =>
  !isWeekend(dayNumber(date)) && !holidays.has(date)

/** Adds working days; the first day does not count. */
export function addWorkingDays(from: string, days: number, holidays: ReadonlySet<string>): string {
  let [date, left] = [from, days]
  while (left > 0) {
    date = addDays(date, 1)
    if (isWorkingDay(date, holidays)) left -= 1
  }
  return date
}

/**
 * Working days after `from`, up to and including `to`. Counts whole weeks at once, because the interval may span
 * years.
 */
export function workingDaysBetween(from: string, to: string, holidays: ReadonlySet<string>): number {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const weeks = Math.max(0, Math.floor((last - first) / 7))
  let count = weeks * 5
  for (let number = first + weeks * 7 + 1; number <= last; number += 1) if (!isWeekend(number)) count += 1
  for (const holiday of holidays) if (holiday > from && holiday <= to && !isWeekend(dayNumber(holiday))) count -= 1
  return count
}

/** Working days up to each day, counted from the first; any number of intervals is then a subtraction. */
export function countWorkingDays(first: string, last: string, holidays: ReadonlySet<string>): Map<string, number> {
  const passed = new Map<string, number>()
  let count = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (isWorkingDay(day, holidays)) count += 1
    passed.set(day, count)
  }
  return passed
}

export type DeadlineStatus = { dueOn: string; used: number; left: number; light: 'green' | 'amber' | 'red' }

/** Deadline of an application: amber from three quarters of the time or on the last day, red once overdue. */
export function deadlineStatusOf(
  since: string,
  workingDays: number,
  today: string,
  holidays: ReadonlySet<string>,
): DeadlineStatus {
  const used = workingDaysBetween(since, today, holidays)
  return {
    dueOn: addWorkingDays(since, workingDays, holidays),
    used,
    left: workingDays - used,
    light: trafficLightOf(used, workingDays),
  }
}

export function trafficLightOf(used: number, workingDays: number): DeadlineStatus['light'] {
  const left = workingDays - used
  const isShort = left <= 1 || used >= workingDays * 0.75
  return left < 0 ? 'red' : isShort ? 'amber' : 'green'
}
