import type { Counting } from '../counting.ts'
import { beneficiaries } from './beneficiaries.ts'
import { budgets } from './budgets.ts'
import { byCountry } from './by-country.ts'
import { byGenderAndAge } from './by-gender-and-age.ts'
import { byDistrict, byService } from './by-standing.ts'
import { byYear } from './by-year.ts'
import { processingTimes } from './processing-times.ts'

/** What counts each general report, by its code. */
export const generalCountings: Record<string, Counting> = {
  G01: byService,
  G02: byDistrict,
  G03: byCountry,
  G04: byYear,
  G05: byGenderAndAge,
  G06: budgets,
  G07: beneficiaries,
  G08: processingTimes,
}
