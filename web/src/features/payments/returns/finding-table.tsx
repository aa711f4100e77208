import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import type { takeReturns } from '../../../../../domain/src/contracts/payment-returns.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { words as shared } from '../words.ts'
import { findingWords, returnWords as words } from './words.ts'

export type FoundRow = AnswerOf<typeof takeReturns>['findings'][number]

/** Row by row as the bank's file has them, each with what it means for us. */
export function FindingTable({ rows }: { rows: readonly FoundRow[] }) {
  const { text } = useLanguage()
  return <DataTable caption={text(words.findings)} columns={useColumns()} rows={rows} rowId={({ row }) => row} />
}

const lookOf = ({ finding }: FoundRow): Status => (finding === 'PAID' ? 'done' : finding === 'FAILED' ? 'refused' : 'needs-you')

function useColumns(): Column<FoundRow>[] {
  const { text, digits, number, dateInTable } = useLanguage()
  return [
    { id: 'row', header: text(words.row), isNumeric: true, cell: ({ row }) => digits(row) },
    {
      id: 'reference',
      header: text(words.reference),
      cell: ({ reference, applicationNo }) => (
        <span lang="en" className="lg:whitespace-nowrap">
          {reference || '–'}
          {applicationNo && <span className="block text-sm text-muted">{applicationNo}</span>}
        </span>
      ),
    },
    {
      id: 'finding',
      header: text(words.finding),
      cell: (row) => <StatusBadge status={lookOf(row)}>{text(findingWords[row.finding])}</StatusBadge>,
    },
    {
      id: 'explained',
      header: text(words.explained),
      cell: ({ message, messageBng, returnCode, valueDate, bankReference }) => {
        const particulars = [
          valueDate && text(words.valueDate, { date: dateInTable(valueDate) }),
          bankReference && text(words.bankReference, { no: bankReference }),
        ].filter(Boolean)
        return (
          <>
            {returnCode && `${returnCode}: `}
            {text({ bn: messageBng, en: message })}
            {particulars.length > 0 && <span className="block text-sm text-muted">{particulars.join(', ')}</span>}
          </>
        )
      },
    },
    { id: 'amount', header: text(shared.amount), isNumeric: true, cell: ({ amount }) => (amount ? number(amount) : '–') },
  ]
}
