import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { miscellaneousReports } from '../../../../domain/src/reports/miscellaneous/catalogue.ts'
import { joined } from './joined.ts'

type Part = Bilingual | string | undefined

/** The heading of the column that a figure stood in. */
export const headingOf = (code: string, column: string): Bilingual | undefined =>
  miscellaneousReports.find((report) => report.code === code)?.columns.find(({ id }) => id === column)?.label

/** What is known of a figure, one after the other: Section officer, 4–7 days. */
export const sayParts = (...parts: readonly Part[]): Bilingual =>
  joined(
    parts
      .filter((part) => part !== undefined && part !== '')
      .map((part) => (typeof part === 'object' ? part : { bn: part ?? '', en: part ?? '' })),
    ', ',
  )
