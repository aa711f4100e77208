import type { ResponseOf } from '@wewb/domain/http/contract'
import type { listReturns } from '@wewb/domain/payments/payment-return-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { batchUrl } from '#payments/batch/batch-url.ts'
import { returnMessages } from './messages.ts'

type Taken = ResponseOf<typeof listReturns>['list'][number]

/** Lists the imported return files, with links to their rows. */
export function ReturnHistory({ batchNo, list }: { batchNo: string; list: readonly Taken[] }) {
  const { text } = useLanguage()
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h3 className="font-bold">{text(returnMessages.history)}</h3>
      <DataTable
        caption={text(returnMessages.history)}
        columns={useColumns(batchNo)}
        rows={list}
        rowId={({ returnId }) => returnId}
      />
    </section>
  )
}

function useColumns(batchNo: string): Column<Taken>[] {
  const { text, number, dateInTable, time } = useLanguage()
  return [
    {
      id: 'file',
      header: text(returnMessages.file),
      cell: ({ returnId, fileName }) => (
        <TextLink to={batchUrl(batchNo, { return: String(returnId) })} className="font-semibold break-all">
          {fileName}
        </TextLink>
      ),
    },
    {
      id: 'by',
      header: text(returnMessages.takenBy),
      cell: ({ takenBy, confirmedBy, takenAt }) => (
        <>
          <PersonName {...takenBy} />
          {confirmedBy && (
            <span className="block text-sm text-muted">
              {text(returnMessages.confirmedBy)} <PersonName {...confirmedBy} />
            </span>
          )}
          <span className="block text-sm text-muted">{`${dateInTable(takenAt)}, ${time(takenAt)}`}</span>
        </>
      ),
    },
    { id: 'rows', header: text(returnMessages.rows), isNumeric: true, cell: ({ rows }) => number(rows) },
    { id: 'paid', header: text(returnMessages.paidColumn), isNumeric: true, cell: ({ paid }) => number(paid.count) },
    {
      id: 'failed',
      header: text(returnMessages.failedColumn),
      isNumeric: true,
      cell: ({ failed }) => number(failed.count),
    },
    {
      id: 'refused',
      header: text(returnMessages.refusedColumn),
      isNumeric: true,
      cell: ({ refused }) => number(refused),
    },
  ]
}
