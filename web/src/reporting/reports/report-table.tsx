import type { ReactNode } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import type { ReportResponse, ReportResponseColumn, ReportResponseRow } from './report-endpoints.ts'
import { ReportColumnHeader } from './report-column-header.tsx'
import { isBlank, isNumeric, isZero, detectCellLanguage, formatReportValue } from './format-report-value.ts'
import { reportMessages } from './messages.ts'

type Props = {
  caption: string
  response: Pick<ReportResponse, 'columns' | 'rows' | 'totals'>
  sort: string | undefined
}

/**
 * Table of a report. On wide screens header and first column are sticky; on narrow ones each row is a card. In print
 * the table is complete, with its header on every page.
 */
export function ReportTable({ caption, response: { columns, rows, totals }, sort }: Props) {
  const { text } = useLanguage()
  const hasTotals = Object.keys(totals).length > 0
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll it
      tabIndex={0}
      className={classes(
        'sm:max-h-[75dvh] sm:overflow-auto sm:rounded-control sm:border sm:border-line',
        'print:max-h-none print:overflow-visible print:border-0',
        focusRing,
      )}
    >
      <table className="block w-full border-separate border-spacing-0 text-left sm:table sm:text-sm print:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            {columns.map((column, index) => (
              <ReportColumnHeader key={column.id} column={column} sort={sort} isFirst={index === 0} />
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 sm:table-row-group">
          {rows.map((row, index) => (
            // Rows have no id, and the whole list changes at once.
            <ReportRow key={index} columns={columns} row={row} />
          ))}
        </tbody>
        {hasTotals && (
          <tfoot className="mt-3 block sm:table-footer-group print:table-row-group">
            <ReportRow columns={columns} row={{ cells: totals, links: {} }} head={text(reportMessages.total)} />
          </tfoot>
        )}
      </table>
    </section>
  )
}

const stickyClasses = 'sm:sticky sm:left-0 print:static'
const cellLook = 'sm:border-b sm:border-line sm:px-2 sm:py-2 print:px-1'

/** One row, or the totals (labelled by `head`). */
function ReportRow({
  columns,
  row,
  head,
}: {
  columns: readonly ReportResponseColumn[]
  row: ReportResponseRow
  head?: string
}) {
  const { text } = useLanguage()
  const isSum = head !== undefined
  const figures = columns.filter(({ kind }) => isNumeric(kind))
  const isAllZero = figures.length > 0 && figures.every(({ id, kind }) => isZero(kind, row.cells[id]))
  return (
    <tr
      className={classes(
        'grid grid-cols-2 gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3 break-inside-avoid sm:table-row',
        isSum ? 'bg-brand-soft font-bold' : 'group',
      )}
    >
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.id}
            scope="row"
            className={classes(
              'col-span-2 min-w-0 text-left align-top font-semibold break-words sm:min-w-40 sm:max-w-72 print:min-w-0',
              cellLook,
              stickyClasses,
              isSum ? 'bg-brand-soft sm:bottom-0 sm:z-20' : 'bg-card sm:group-hover:bg-brand-soft',
            )}
          >
            {head ?? <Value column={column} row={row} />}
            {!isSum && isAllZero && (
              <span className="font-normal text-muted sm:hidden"> · {text(reportMessages.allZero)}</span>
            )}
          </th>
        ) : (
          <Figure key={column.id} column={column} row={row} isSum={isSum} />
        ),
      )}
    </tr>
  )
}

function Figure({ column, row, isSum }: { column: ReportResponseColumn; row: ReportResponseRow; isSum: boolean }) {
  const { text } = useLanguage()
  const numeric = isNumeric(column.kind)
  const cell = row.cells[column.id]
  // Blank values stay as empty cells in a table and are left out of cards. The totals show which figures exist.
  const isLeftOut = isBlank(cell) || (!isSum && isZero(column.kind, cell))
  return (
    <td
      className={classes(
        'min-w-0 align-top break-words sm:table-cell',
        cellLook,
        isLeftOut && 'hidden',
        numeric
          ? 'tabular-nums sm:text-right sm:whitespace-nowrap'
          : 'col-span-2 grid grid-cols-[6.5rem_1fr] gap-x-3 sm:min-w-32',
        isSum ? 'sm:sticky sm:bottom-0 sm:z-10 sm:bg-brand-soft print:static' : 'sm:group-hover:bg-brand-soft',
      )}
    >
      <span aria-hidden className="block text-sm font-normal text-muted sm:hidden">
        {text({ bn: column.labelBng, en: column.label })}
      </span>
      {!(isSum && isBlank(cell)) && <Value column={column} row={row} />}
    </td>
  )
}

/** A value, linked to its drill-down list or application where there is one. */
function Value({
  column: { id, kind },
  row: { cells, links },
}: {
  column: ReportResponseColumn
  row: ReportResponseRow
}): ReactNode {
  const language = useLanguage()
  const formatted = formatReportValue(kind, cells[id], language)
  const lang = detectCellLanguage(cells[id])
  const value = lang ? <span lang={lang}>{formatted}</span> : formatted
  const to = links[id]
  return to ? <TextLink to={to}>{value}</TextLink> : value
}
