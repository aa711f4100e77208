import { fill } from '../../../domain/src/language/bilingual.ts'
import { showMoment } from '../../../domain/src/language/moments.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'
import { reportWords } from '../../../domain/src/reports/columns.ts'
import { numericKinds, type Cell } from '../../../domain/src/reports/report.ts'
import { showCell } from '../../../domain/src/reports/show-cell.ts'
import { printList } from '../printing/print-application.ts'
import type { ReportRow } from './counting.ts'
import { linesOf } from './describe-filters.ts'
import type { Prepared } from './run-report.ts'

const words = {
  rows: { bn: 'মোট {n}টি সারি', en: '{n} rows in all' },
  page: { bn: 'পৃষ্ঠা {page}/{pages}', en: 'Page {page} of {pages}' },
}
const whole = new Set(['application', 'day'])
/** As many columns stand side by side on an upright page. */
const mostUpright = 7

/** The report on paper: its heads again on each page, page numbers, and every word and digit in one language. */
export async function printReport(prepared: Prepared, { total, sums, rows }: { total: number; sums: Record<string, Cell>; rows: AsyncIterable<ReportRow> }) {
  const { report: { columns, title, about }, asked, filters, locale } = prepared
  const printed: string[][] = []
  for await (const { cells } of rows) printed.push(columns.map(({ id, kind }) => showCell(kind, cells[id], locale)))
  const last = columns.map(({ id, kind }, index) => (index === 0 ? reportWords.total[locale] : showCell(kind, sums[id], locale)))
  return await printList(
    {
      board: portalName[locale],
      title: title[locale],
      lines: [...linesOf(filters, locale), fill(words.rows, { n: digitsInBoth(total) })[locale]],
      note: about[locale],
      columns: columns.map(({ label, kind, share = 1 }) => ({ header: label[locale], share, ...(numericKinds.has(kind) && { isNumeric: true as const }), ...(whole.has(kind) && { isWhole: true as const }) })),
      groups: [{ heading: '', rows: printed }],
      ...(Object.keys(sums).length > 0 && { last }),
      ...(columns.length > mostUpright && { isWide: true as const }),
      closing: [],
      printedOn: showMoment(asked.now(), locale),
      pageLabel: words.page[locale],
    },
    locale,
  )
} // prettier-ignore
