import type { ReportDataSource } from '#reporting/reports/report-data-source.ts'
import { beneficiaries } from './beneficiaries.ts'
import { budgets } from './budgets.ts'
import { byCountry } from './by-country.ts'
import { byGenderAndAge } from './by-gender-and-age.ts'
import { byDistrict, byService } from './by-status.ts'
import { byYear } from './by-year.ts'
import { processingTimes } from './processing-times.ts'

/** Data sources of the general reports, by code. */
export const generalDataSources: Record<string, ReportDataSource> = {
  G01: byService,
  G02: byDistrict,
  G03: byCountry,
  G04: byYear,
  G05: byGenderAndAge,
  G06: budgets,
  G07: beneficiaries,
  G08: processingTimes,
}
