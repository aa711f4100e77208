import type { Report } from '#reporting/report.ts'
import { budgetAndDurationReports } from './budget-and-duration.ts'
import { peopleReports } from './people.ts'
import { summaryReports } from './summaries.ts'

/** G01 to G08, in the order of their codes. */
export const generalReports: readonly Report[] = [
  ...summaryReports,
  ...peopleReports,
  ...budgetAndDurationReports,
].toSorted((a, b) => (a.code < b.code ? -1 : 1))
