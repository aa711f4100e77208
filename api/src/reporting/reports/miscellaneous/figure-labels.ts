import type { Bilingual } from '@wewb/domain/language/bilingual'
import { miscellaneousReports } from '@wewb/domain/reporting/catalogue'
import { joinBilingual } from '#reporting/reports/report-names.ts'

type Part = Bilingual | string | undefined

/** Returns the heading of the column of a figure. */
export const columnLabelOf = (code: string, column: string): Bilingual | undefined =>
  miscellaneousReports.find((report) => report.code === code)?.columns.find(({ id }) => id === column)?.label

/** Joins the known parts of a figure: Section officer, 4–7 days. */
export const joinLabels = (...parts: readonly Part[]): Bilingual =>
  joinBilingual(
    parts
      .filter((part) => part !== undefined && part !== '')
      .map((part) => (typeof part === 'object' ? part : { bn: part ?? '', en: part ?? '' })),
    ', ',
  )
