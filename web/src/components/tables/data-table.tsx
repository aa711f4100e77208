import type { ReactNode } from 'react'
import { classes } from '#components/styles/class-names.ts'

export type Column<Row> = { id: string; header: string; cell(row: Row): ReactNode; isNumeric?: boolean }

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId(row: Row): string | number
}

/** A native table; on phones each row becomes a card with the headings beside the values. */
export function DataTable<Row>({ caption, columns, rows, rowId }: Props<Row>) {
  return (
    <table className="block w-full border-collapse text-left md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:border-b-2 md:border-line">
          {columns.map(({ id, header, isNumeric }) => (
            <th
              key={id}

              scope="col"
              className={classes('px-3 py-2 text-sm font-semibold text-muted', isNumeric && 'text-right')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowId(row)}
            className={classes(
              'block rounded-control border border-line px-4 py-2',
              'md:table-row md:rounded-none md:border-0 md:border-b md:px-0 md:hover:bg-brand-soft/40',
            )}
          >
            {columns.map(({ id, header, cell, isNumeric }) => (
              <td
                key={id}

                className={classes(
                  'grid grid-cols-[6.5rem_1fr] gap-3 py-1 align-top md:table-cell md:px-3 md:py-2.5',
                  isNumeric && 'tabular-nums md:text-right',
                )}
              >
                <span aria-hidden className="text-sm text-muted md:hidden">
                  {header}
                </span>
                <span className="min-w-0 wrap-anywhere md:wrap-break-word">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
