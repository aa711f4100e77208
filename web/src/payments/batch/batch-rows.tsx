import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { removeBatchRow, type PaymentState } from '@wewb/domain/payments/payment-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { Cell, DenseRow, DenseTable, HeaderCell, rowLinkClasses } from '#components/tables/dense-table.tsx'
import { FilterSelect, FilterSearch } from '#components/tables/filters.tsx'
import { useListKeyboardNavigation } from '#components/tables/use-list-keyboard-navigation.ts'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { PaymentStateBadge } from '#payments/batches/state-badges.tsx'
import { paymentStateMessages } from '#payments/batches/messages.ts'
import { useFormatTaka } from '#payments/money.ts'
import { BankAccount, Receiver } from '#payments/receiver.tsx'
import { paymentMessages as shared } from '#payments/messages.ts'
import { BATCH_ROWS_PAGE_SIZE, useUpdateBatchCache, useBatchRows, type Batch, type BatchPayment } from './use-batch.ts'
import { batchMessages } from './messages.ts'

const settledStates: readonly PaymentState[] = ['SENT', 'PAID', 'FAILED']

/** Lists the payments in the order of the bank file, filtered by state. */
export function BatchRows({ batch }: { batch: Batch }) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  const { filters, rows } = useBatchRows(batch.batchNo)
  const [removing, setRemoving] = useState<BatchPayment>()
  useListKeyboardNavigation()
  const isAuthorised = !['MADE', 'CANCELLED'].includes(batch.state)
  return (
    <Card
      title={text(batchMessages.rows)}
      aside={
        rows.data && (
          <p aria-live="polite" className="font-semibold tabular-nums">
            {text(batchMessages.rowsSum, { n: number(rows.data.total), sum: taka(rows.data.amount) })}
          </p>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <FilterSearch
            key={filters.search}
            search={filters.search ?? ''}
            label={text(batchMessages.rowSearch)}
            submitLabel={text(shared.find)}
            width="lg:w-96"
          />
          {isAuthorised && (
            <FilterSelect
              id="state"
              label={text(shared.state)}
              allLabel={text(shared.anyState)}
              value={filters.state}
              options={settledStates.map((value) => ({ value, label: text(paymentStateMessages[value]) }))}
              width="w-full sm:w-56"
            />
          )}
        </div>
        <PagedResults
          query={rows}
          size={BATCH_ROWS_PAGE_SIZE}
          empty={<EmptyState icon={<SearchX aria-hidden size={28} />} title={text(batchMessages.noRows)} />}
        >
          {(page) => <Rows rows={page.list} {...(batch.mayRemoveYn === 'Y' && { onRemove: setRemoving })} />}
        </PagedResults>
      </div>
      {removing && <RemoveRow batch={batch} row={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  )
}

function Rows({ rows, onRemove }: { rows: readonly BatchPayment[]; onRemove?(row: BatchPayment): void }) {
  const { text, number, digits } = useLanguage()
  return (
    <DenseTable
      caption={text(batchMessages.rows)}
      head={
        <>
          <HeaderCell isNumeric>{text(batchMessages.serial)}</HeaderCell>
          <HeaderCell>{text(shared.number)}</HeaderCell>
          <HeaderCell>{text(shared.name)}</HeaderCell>
          <HeaderCell>{text(shared.account)}</HeaderCell>
          <HeaderCell>{text(shared.state)}</HeaderCell>
          <HeaderCell isNumeric>{text(shared.amount)}</HeaderCell>
          {onRemove && <HeaderCell>{text(batchMessages.act)}</HeaderCell>}
        </>
      }
    >
      {rows.map((row) => (
        <DenseRow key={row.paymentId}>
          <Cell heading={text(batchMessages.serial)} isNumeric>
            {digits(row.serial)}
          </Cell>
          <Cell heading={text(shared.number)}>
            <Link
              to={buildServiceUrl(row.module, { application: row.applicationNo })}
              data-file={row.applicationNo}
              className={rowLinkClasses}
            >
              {row.applicationNo}
            </Link>
            <span className="block text-sm text-muted lg:whitespace-nowrap">
              <span className="sr-only">{text(batchMessages.reference)} </span>
              {row.reference}
            </span>
          </Cell>
          <Cell heading={text(shared.name)}>
            <Receiver row={row} />
          </Cell>
          <Cell heading={text(shared.account)}>
            <BankAccount row={row} />
          </Cell>
          <Cell heading={text(shared.state)}>
            <span className="block max-w-80">
              <Outcome row={row} />
            </span>
          </Cell>
          <Cell heading={text(shared.amount)} isNumeric>
            <strong className="text-base whitespace-nowrap">{number(row.amount)}</strong>
          </Cell>
          {onRemove && (
            <Cell heading={text(batchMessages.act)}>
              <Button variant="quiet" isSmall className="-my-1.5 -ml-3" onClick={() => onRemove(row)}>
                {text(batchMessages.remove)}
                <span className="sr-only"> {row.applicationNo}</span>
              </Button>
            </Cell>
          )}
        </DenseRow>
      ))}
    </DenseTable>
  )
}

/** Shows the state of the payment and the bank's response. */
function Outcome({
  row: { state, valueDate, bankReference, returnCode, returnedOn, reason, reasonBng },
}: {
  row: BatchPayment
}) {
  const { text, dateInTable } = useLanguage()
  return (
    <span className="flex flex-col items-start gap-0.5">
      <PaymentStateBadge state={state} />
      {state === 'PAID' && valueDate && (
        <span className="text-sm text-muted">
          {text(batchMessages.valueDate, { date: dateInTable(valueDate) })}
          {bankReference && `, ${text(batchMessages.bankReference, { no: bankReference })}`}
        </span>
      )}
      {state === 'FAILED' && (
        <span className="text-sm">
          <strong>
            {returnCode && `${returnCode}: `}
            {text({ bn: reasonBng ?? reason ?? '', en: reason ?? '' })}
          </strong>
          {returnedOn && (
            <span className="block text-muted">
              {text(batchMessages.returnedOn, { date: dateInTable(returnedOn) })}
            </span>
          )}
        </span>
      )}
    </span>
  )
}

function RemoveRow({
  batch: { batchNo, revision },
  row,
  onClose,
}: {
  batch: Batch
  row: BatchPayment
  onClose(): void
}) {
  const { text } = useLanguage()
  const taka = useFormatTaka()
  const changed = useUpdateBatchCache()
  const { paymentId, applicationNo, name, nameBng, amount } = row
  const remove = async () => {
    const { data } = await sendRequest(removeBatchRow, {
      params: { batchNo },
      body: { paymentId, revision },
      isOfflineTolerant: true,
    })
    changed(data)
    onClose()
    return text(batchMessages.removed, { no: applicationNo })
  }
  return (
    <ConfirmDialog
      title={text(batchMessages.removeTitle, { no: applicationNo })}
      confirmLabel={text(batchMessages.removeYes)}
      cancelLabel={text(batchMessages.keep)}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{text(batchMessages.removeText, { name: { bn: nameBng ?? name, en: name }, sum: taka(amount) })}</p>
    </ConfirmDialog>
  )
}
