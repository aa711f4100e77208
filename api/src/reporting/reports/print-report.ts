import { interpolate } from '@wewb/domain/language/bilingual'
import { formatDateTime } from '@wewb/domain/language/date-times'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { portalName } from '@wewb/domain/reference/portal'
import { reportMessages } from '@wewb/domain/reporting/columns'
import { numericKinds, type Cell } from '@wewb/domain/reporting/report'
import { formatCell } from '@wewb/domain/reporting/format-cell'
import { printList } from '#pdf/print-documents.ts'
import type { ReportRow } from './report-data-source.ts'
import { formatFilterLines } from './describe-filters.ts'
import type { PreparedReport } from './run-report.ts'

const words = {
  rows: { bn: 'মোট {n}টি সারি', en: '{n} rows in all' },
  page: { bn: 'পৃষ্ঠা {page}/{pages}', en: 'Page {page} of {pages}' },
}
const unwrappedKinds = new Set(['application', 'day'])
/** Maximum number of columns in portrait format. */
const maxUpright = 7

/** Prints the report: headers on each page, page numbers, and one language throughout. */
export async function printReport(
  prepared: PreparedReport,
  { total, sums, rows }: { total: number; sums: Record<string, Cell>; rows: AsyncIterable<ReportRow> },
) {
  const {
    report: { columns, title, about },
    reportContext,
    filters,
    locale,
  } = prepared
  const printed: string[][] = []
  for await (const { cells } of rows) printed.push(columns.map(({ id, kind }) => formatCell(kind, cells[id], locale)))
  const last = columns.map(({ id, kind }, index) =>
    index === 0 ? reportMessages.total[locale] : formatCell(kind, sums[id], locale),
  )
  return await printList(
    {
      board: portalName[locale],
      title: title[locale],
      lines: [...formatFilterLines(filters, locale), interpolate(words.rows, { n: bilingualDigits(total) })[locale]],
      note: about[locale],
      columns: columns.map(({ label, kind, share = 1 }) => ({
        header: label[locale],
        share,
        ...(numericKinds.has(kind) && { isNumeric: true as const }),
        ...(unwrappedKinds.has(kind) && { noWrap: true as const }),
      })),
      groups: [{ heading: '', rows: printed }],
      ...(Object.keys(sums).length > 0 && { totals: last }),
      ...(columns.length > maxUpright && { isLandscape: true as const }),
      closing: [],
      printedOn: formatDateTime(reportContext.now(), locale),
      pageLabel: words.page[locale],
    },
    locale,
  )
}
