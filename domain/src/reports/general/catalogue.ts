import type { Report } from '../report.ts'
import { moneyAndTime } from './money-and-time.ts'
import { people } from './people.ts'
import { summaries } from './summaries.ts'

/** G01 to G08, in the order of their codes. */
export const generalReports: readonly Report[] = [...summaries, ...people, ...moneyAndTime].toSorted((a, b) => (a.code < b.code ? -1 : 1))
