import { showTaka } from '../../../../domain/src/language/money.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { ResultRow, Results } from './use-results.ts'
import { words } from './words.ts'

export function ResultTable({ results, caption }: { results: Results; caption: string }) {
  const columns = useColumns()
  return (
    <div className="flex flex-col gap-4">
      <DataTable caption={caption} columns={columns} rows={results.list} rowId={({ applicationNo }) => applicationNo} />
      <div className="print:hidden">
        <Pagination {...results} />
      </div>
    </div>
  )
}

function useColumns(): Column<ResultRow>[] {
  const { text, digits, locale } = useLanguage()
  return [
    { id: 'roll', header: text(words.byRoll), cell: ({ rollNo }) => digits(rollNo) },
    {
      id: 'name',
      header: text(words.name),
      cell: ({ name }) => (
        <span lang="en" className="font-semibold md:whitespace-nowrap">
          {name}
        </span>
      ),
    },
    { id: 'institute', header: text(words.institute), cell: ({ institute }) => <span lang="en">{institute}</span> },
    { id: 'district', header: text(words.district), cell: ({ district, districtBng }) => text({ bn: districtBng, en: district }) },
    {
      id: 'application',
      header: text(words.byApplicationNo),
      cell: ({ applicationNo }) => (
        <span lang="en" translate="no" className="whitespace-nowrap">
          {applicationNo}
        </span>
      ),
    },
    {
      id: 'amount',
      header: text(words.amountPerYear),
      isNumeric: true,
      cell: ({ amountPerYear }) => <span className="whitespace-nowrap">{showTaka(amountPerYear.replace(/\.0+$/, ''), locale)}</span>,
    },
  ]
}
