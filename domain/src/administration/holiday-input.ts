import { issue, type Issue } from '#engine/fields/issue.ts'
import { isIsoDate } from '#language/dates.ts'
import { validateBilingualNames } from './validate-bilingual-names.ts'
import { normalizeSingleLine } from '#language/normalize-text.ts'

export type HolidayInput = { day: string; name: string; nameBng: string }

const firstYear = 2000
const lastYear = 2100

export const isHolidayYear = (typed: string): boolean =>
  /^\d{4}$/.test(typed) && Number(typed) >= firstYear && Number(typed) <= lastYear

export const normalizeHoliday = ({ day, name, nameBng }: HolidayInput): HolidayInput => ({
  day: day.trim(),
  name: normalizeSingleLine(name),
  nameBng: normalizeSingleLine(nameBng),
})

/** Validates a normalized holiday. */
export const validateHoliday = ({ day, ...names }: HolidayInput): Issue[] => [
  ...(day === ''
    ? [issue('day', 'required')]
    : isIsoDate(day) && isHolidayYear(day.slice(0, 4))
      ? []
      : [issue('day', 'not-a-date')]),
  ...validateBilingualNames(names),
]
