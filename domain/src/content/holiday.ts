import { issue, type Issue } from '../fields/issue.ts'
import { isDay } from '../language/dates.ts'
import { checkNames } from './both-names.ts'
import { tidyLine } from './tidy-text.ts'

export type HolidayText = { day: string; name: string; nameBng: string }

const firstYear = 2000
const lastYear = 2100

export const isYear = (typed: string): boolean => /^\d{4}$/.test(typed) && Number(typed) >= firstYear && Number(typed) <= lastYear

export const tidyHoliday = ({ day, name, nameBng }: HolidayText): HolidayText => ({
  day: day.trim(),
  name: tidyLine(name),
  nameBng: tidyLine(nameBng),
})

/** Everything to put right, of a tidied holiday. */
export const checkHoliday = ({ day, ...names }: HolidayText): Issue[] => [
  ...(day === '' ? [issue('day', 'required')] : isDay(day) && isYear(day.slice(0, 4)) ? [] : [issue('day', 'not-a-date')]),
  ...checkNames(names),
]
