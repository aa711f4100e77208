import type { ResponseOf } from '@wewb/domain/http/contract'
import type { importReturns } from '@wewb/domain/payments/payment-return-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { paymentMessages as shared } from '#payments/messages.ts'
import { findingMessages, returnMessages } from './messages.ts'

export type FindingRow = ResponseOf<typeof importReturns>['findings'][number]

/** Lists the rows of the return file with their effect. */
export function FindingTable({ rows }: { rows: readonly FindingRow[] }) {
  const { text } = useLanguage()
  return (
    <DataTable caption={text(returnMessages.findings)} columns={useColumns()} rows={rows} rowId={({ row }) => row} />
  )
}

const lookOf = ({ finding }: FindingRow): Status =>
  finding === 'PAID' ? 'done' : finding === 'FAILED' ? 'refused' : 'needs-you'

function useColumns(): Column<FindingRow>[] {
  const { text, digits, number, dateInTable } = useLanguage()
  return [
    { id: 'row', header: text(returnMessages.row), isNumeric: true, cell: ({ row }) => digits(row) },
    {
      id: 'reference',
      header: text(returnMessages.reference),
      cell: ({ reference, applicationNo }) => (
        <span lang="en" className="lg:whitespace-nowrap">
          {reference || '–'}
          {applicationNo && <span className="block text-sm text-muted">{applicationNo}</span>}
        </span>
      ),
    },
    {
      id: 'finding',
      header: text(returnMessages.finding),
      cell: (row) => <StatusBadge status={lookOf(row)}>{text(findingMessages[row.finding])}</StatusBadge>,
    },
    {
      id: 'explained',
      header: text(returnMessages.explained),
      cell: ({ message, messageBng, returnCode, valueDate, bankReference }) => {
        const particulars = [
          valueDate && text(returnMessages.valueDate, { date: dateInTable(valueDate) }),
          bankReference && text(returnMessages.bankReference, { no: bankReference }),
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
    {
      id: 'amount',
      header: text(shared.amount),
      isNumeric: true,
      cell: ({ amount }) => (amount ? number(amount) : '–'),
    },
  ]
}
