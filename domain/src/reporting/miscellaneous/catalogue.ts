import type { Report } from '#reporting/report.ts'
import { deathReports } from './deaths.ts'
import { applicationReports } from './applications.ts'
import { moneyReports } from './money.ts'
import { peopleReports } from './people.ts'

/** M01 to M14 (docs/domain/reports.md), and their drill-down lists. */
export const miscellaneousReports: readonly Report[] = [
  ...applicationReports,
  ...deathReports,
  ...moneyReports,
  ...peopleReports,
]
