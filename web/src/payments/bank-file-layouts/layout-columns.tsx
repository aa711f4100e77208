import { columnSources, type ColumnSource } from '@wewb/domain/payments/bank-file-layout'
import { useText } from '#lib/i18n/language.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { layoutMessages } from './messages.ts'

type ColumnOfFile = { heading: string; source: ColumnSource; cell: string; before?: string | undefined }

/** Shows beside each heading which value stands under it, so that two headings that changed places are seen. */
export function LayoutColumns({ columns }: { columns: readonly ColumnOfFile[] }) {
  const text = useText()
  return (
    <DataTable
      caption={text(layoutMessages.columns)}
      columns={useColumns()}
      rows={columns}
      rowId={({ source }) => source}
    />
  )
}

function useColumns(): Column<ColumnOfFile>[] {
  const text = useText()
  return [
    {
      id: 'heading',
      header: text(layoutMessages.headingAtBank),
      cell: ({ heading, before }) => (
        <>
          <span lang="en" className="font-semibold">
            {heading}
          </span>
          {before !== undefined && (
            <span className="block text-sm text-needs-you">
              {before ? text(layoutMessages.before, { heading: before }) : text(layoutMessages.newColumn)}
            </span>
          )}
        </>
      ),
    },
    { id: 'source', header: text(layoutMessages.value), cell: ({ source }) => text(columnSources[source]) },
    {
      id: 'cell',
      header: text(layoutMessages.example),
      cell: ({ cell }) => (
        <span lang="en" className="break-words">
          {cell || '–'}
        </span>
      ),
    },
  ]
}
