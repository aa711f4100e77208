import { showTaka } from '../../../../domain/src/language/money.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Kind } from './kind.ts'
import { isStipend, type ResultRow, type Results, type StipendRow } from './use-results.ts'

type Props = { results: Results; caption: string; words: Kind['words'] }

export function ResultTable({ results, caption, words }: Props) {
  const stipends = results.list.filter(isStipend)
  const stipendColumns = useStipendColumns(words).filter(
    ({ id }) => id !== 'application' || stipends.some(({ applicationNo }) => applicationNo),
  )
  const allowanceColumns = useAllowanceColumns(words)
  return (
    <div className="flex flex-col gap-4">
      {stipends.length > 0 ? (
        <DataTable caption={caption} columns={stipendColumns} rows={stipends} rowId={keyOf} />
      ) : (
        <DataTable caption={caption} columns={allowanceColumns} rows={results.list} rowId={keyOf} />
      )}
      <div className="print:hidden">
        <Pagination {...results} />
      </div>
    </div>
  )
}

const numberCell = ({ applicationNo }: ResultRow) =>
  applicationNo ? (
    <span lang="en" translate="no" className="whitespace-nowrap">
      {applicationNo}
    </span>
  ) : (
    '–'
  )

/** Who stands on a list from outside the portal has no application number, but a roll. */
const keyOf = ({ applicationNo, rollNo, name }: ResultRow) => applicationNo || `${rollNo} ${name}`

const nameCell = ({ name }: ResultRow) => (
  <span lang="en" className="font-semibold md:whitespace-nowrap">
    {name}
  </span>
)

function useAllowanceColumns(words: Kind['words']): Column<ResultRow>[] {
  const { text } = useLanguage()
  return [
    { id: 'record', header: text(words.byApplicationNo), cell: numberCell },
    { id: 'name', header: text(words.name), cell: nameCell },
  ]
}

function useStipendColumns(words: Kind['words']): Column<StipendRow>[] {
  const { text, digits, locale } = useLanguage()
  return [
    { id: 'roll', header: text(words.byRoll), cell: ({ rollNo }) => digits(rollNo) },
    { id: 'name', header: text(words.name), cell: nameCell },
    { id: 'institute', header: text(words.institute), cell: ({ institute }) => (institute ? <span lang="en">{institute}</span> : '–') },
    { id: 'district', header: text(words.district), cell: ({ district, districtBng }) => text({ bn: districtBng, en: district }) },
    { id: 'application', header: text(words.byApplicationNo), cell: numberCell },
    {
      id: 'amount',
      header: text(words.amountPerYear),
      isNumeric: true,
      cell: ({ amountPerYear }) => <span className="whitespace-nowrap">{showTaka(amountPerYear.replace(/\.0+$/, ''), locale)}</span>,
    },
  ]
}
