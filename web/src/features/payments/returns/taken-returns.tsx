import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import type { listReturns } from '../../../../../domain/src/contracts/payment-returns.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { PersonName } from '../../../ui/person-name.tsx'
import { batchAddress } from '../batch/batch-address.ts'
import { returnWords as words } from './words.ts'

type Taken = AnswerOf<typeof listReturns>['list'][number]

/** What the bank answered so far; each file opens with its rows. */
export function TakenReturns({ batchNo, list }: { batchNo: string; list: readonly Taken[] }) {
  const { text } = useLanguage()
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h3 className="font-bold">{text(words.history)}</h3>
      <DataTable caption={text(words.history)} columns={useColumns(batchNo)} rows={list} rowId={({ returnId }) => returnId} />
    </section>
  )
}

function useColumns(batchNo: string): Column<Taken>[] {
  const { text, number, dateInTable, time } = useLanguage()
  return [
    {
      id: 'file',
      header: text(words.file),
      cell: ({ returnId, fileName }) => (
        <TextLink to={batchAddress(batchNo, { return: String(returnId) })} className="font-semibold break-all">
          {fileName}
        </TextLink>
      ),
    },
    {
      id: 'by',
      header: text(words.takenBy),
      cell: ({ takenBy, takenAt }) => (
        <>
          <PersonName {...takenBy} />
          <span className="block text-sm text-muted">{`${dateInTable(takenAt)}, ${time(takenAt)}`}</span>
        </>
      ),
    },
    { id: 'rows', header: text(words.rows), isNumeric: true, cell: ({ rows }) => number(rows) },
    { id: 'paid', header: text(words.paidColumn), isNumeric: true, cell: ({ paid }) => number(paid.count) },
    { id: 'failed', header: text(words.failedColumn), isNumeric: true, cell: ({ failed }) => number(failed.count) },
    { id: 'refused', header: text(words.refusedColumn), isNumeric: true, cell: ({ refused }) => number(refused) },
  ]
}
