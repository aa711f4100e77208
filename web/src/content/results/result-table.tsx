import { formatTaka } from '@wewb/domain/language/money'
import { useLanguage } from '#lib/i18n/language.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import type { ResultKind } from './result-kind.ts'
import { isStipend, type ResultRow, type Results, type StipendRow } from './use-results.ts'

type Props = { results: Results; caption: string; messages: ResultKind['messages'] }

export function ResultTable({ results, caption, messages }: Props) {
  const stipends = results.list.filter(isStipend)
  const stipendColumns = useStipendColumns(messages).filter(
    ({ id }) => id !== 'application' || stipends.some(({ applicationNo }) => applicationNo),
  )
  const allowanceColumns = useAllowanceColumns(messages)
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

/** Rows of an imported list have no application number, but a roll number. */
const keyOf = ({ applicationNo, rollNo, name }: ResultRow) => applicationNo || `${rollNo} ${name}`

const nameCell = ({ name }: ResultRow) => (
  <span lang="en" className="font-semibold md:whitespace-nowrap">
    {name}
  </span>
)

function useAllowanceColumns(messages: ResultKind['messages']): Column<ResultRow>[] {
  const { text } = useLanguage()
  return [
    { id: 'record', header: text(messages.byApplicationNo), cell: numberCell },
    { id: 'name', header: text(messages.name), cell: nameCell },
  ]
}

function useStipendColumns(messages: ResultKind['messages']): Column<StipendRow>[] {
  const { text, digits, locale } = useLanguage()
  return [
    { id: 'roll', header: text(messages.byRoll), cell: ({ rollNo }) => digits(rollNo) },
    { id: 'name', header: text(messages.name), cell: nameCell },
    {
      id: 'institute',
      header: text(messages.institute),
      cell: ({ institute }) => (institute ? <span lang="en">{institute}</span> : '–'),
    },
    {
      id: 'district',
      header: text(messages.district),
      cell: ({ district, districtBng }) => text({ bn: districtBng, en: district }),
    },
    { id: 'application', header: text(messages.byApplicationNo), cell: numberCell },
    {
      id: 'amount',
      header: text(messages.amountPerYear),
      isNumeric: true,
      cell: ({ amountPerYear }) => (
        <span className="whitespace-nowrap">{formatTaka(amountPerYear.replace(/\.0+$/, ''), locale)}</span>
      ),
    },
  ]
}
