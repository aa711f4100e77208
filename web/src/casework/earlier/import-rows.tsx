import type { EarlierImportDetail } from '@wewb/domain/casework/earlier-contracts'
import { isIsoDate } from '@wewb/domain/language/dates'
import { useLanguage } from '#lib/i18n/language.tsx'
import { DataTable } from '#components/tables/data-table.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { Cell } from './earlier-search.tsx'
import { earlierImportMessages } from './import-messages.ts'

/** The errors by row, and all valid rows as they will be stored, by page. */
export function ImportRows({ detail: { columns, rows, rowPage, errors } }: { detail: EarlierImportDetail }) {
  const { text, digits, dateInTable } = useLanguage()
  // Most sheets have few of the columns that only some services need.
  const shown = columns.flatMap((column, index) => (column.heading === null ? [] : [{ ...column, index }]))
  const caption = text(earlierImportMessages.validRows, { n: rowPage.total })
  return (
    <>
      {errors.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-bold">{text(earlierImportMessages.errors)}</h3>
          <p className="text-muted">{text(earlierImportMessages.errorsText)}</p>
          <DataTable
            caption={text(earlierImportMessages.errors)}
            rows={errors.map((error, index) => ({ ...error, index }))}
            rowId={({ index }) => index}
            columns={[
              { id: 'row', header: text(earlierImportMessages.row), cell: ({ row }) => digits(row) },
              { id: 'column', header: text(earlierImportMessages.column), cell: ({ label }) => text(label) },
              { id: 'reason', header: text(earlierImportMessages.reason), cell: ({ message }) => text(message) },
            ]}
          />
        </section>
      )}
      {rows.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="font-bold">{caption}</h3>
          <section
            aria-label={caption}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll it
            tabIndex={0}
            className={classes('overflow-x-auto rounded-control border border-line', focusRing)}
          >
            <table className="w-full border-collapse text-left text-sm whitespace-nowrap">
              <thead>
                <tr className="border-b-2 border-line">
                  {shown.map(({ id, label }) => (
                    <th key={id} scope="col" className="px-3 py-2 font-semibold text-muted">
                      {text(label)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index} className="border-b border-line last:border-b-0">
                    {shown
                      .map(({ id, index: place }) => ({ id, cell: row[place] ?? null }))
                      .map(({ id, cell }) => (
                        <td key={id} className="px-3 py-2">
                          {cell === null ? '–' : isIsoDate(cell) ? dateInTable(cell) : <Cell>{cell}</Cell>}
                        </td>
                      ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {rowPage.lastPage > 1 && <Pagination {...rowPage} />}
        </div>
      )}
    </>
  )
}
