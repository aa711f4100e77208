import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Report } from '../../../domain/src/reports/report.ts'
import { refuse } from '../platform/problem.ts'
import type { Counting } from './counting.ts'
import { filesBehind } from './files-behind.ts'
import { generalCountings } from './general/catalogue.ts'
import { miscellaneousCountings } from './miscellaneous/catalogue.ts'
import { smsCountings } from './sms/catalogue.ts'

const countings: Record<Report['screen'], Record<string, Counting>> = {
  'miscellaneous-report': { ...miscellaneousCountings, FILES: filesBehind },
  'general-report': { ...generalCountings, FILES: filesBehind },
  'sms-module-summary-report': smsCountings,
}

export const countingOf = ({ screen, code }: Pick<Report, 'screen' | 'code'>): Counting =>
  getOwn(countings[screen], code) ?? refuse('NOT_FOUND')
