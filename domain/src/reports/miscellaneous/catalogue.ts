import type { Report } from '../report.ts'
import { deathReports } from './deaths.ts'
import { fileReports } from './files.ts'
import { moneyReports } from './money.ts'
import { peopleReports } from './people.ts'

/** domain/6-reports.md 6.1, and the lists behind their figures. */
export const miscellaneousReports: readonly Report[] = [...fileReports, ...deathReports, ...moneyReports, ...peopleReports]
