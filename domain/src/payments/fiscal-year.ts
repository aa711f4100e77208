import { fiscalYearOf as governmentYear } from '../language/dates.ts'

/** As calls and tables write it, in plain signs: 2026-27. */
export const fiscalYearOf = (day: string): string => governmentYear(day).year.replace('–', '-')
