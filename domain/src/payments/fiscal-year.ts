import { fiscalYearOf as governmentYear } from '#language/dates.ts'

/** The code in requests and tables, with an ASCII hyphen: 2026-27. */
export const fiscalYearCodeOf = (day: string): string => governmentYear(day).year.replace('–', '-')
