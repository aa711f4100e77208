import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { removeBatchRow, type PaymentState } from '../../../../../domain/src/contracts/payments.ts'
import { call } from '../../../api-client/call.ts'
import { addressOfService } from '../../../forms/service-address.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { Cell, DenseRow, DenseTable, Heading, lineLook } from '../../../ui/staff/dense-table.tsx'
import { FilterChoice, FilterSearch } from '../../../ui/filters.tsx'
import { useListKeys } from '../../../ui/use-list-keys.ts'
import { FoundRows } from '../../../ui/staff/found-rows.tsx'
import { PaymentBadge } from '../batches/batch-badge.tsx'
import { paymentStateWords } from '../batches/words.ts'
import { useTaka } from '../money.ts'
import { Account, Receiver } from '../receiver.tsx'
import { words as shared } from '../words.ts'
import { rowsOnPage, useBatchChanged, useBatchRows, type Batch, type BatchPayment } from './use-batch.ts'
import { batchWords as words } from './words.ts'

const told: readonly PaymentState[] = ['SENT', 'PAID', 'FAILED']

/** The payments in the order of the bank's file, by the state that is asked for. */
export function BatchRows({ batch }: { batch: Batch }) {
  const { text, number } = useLanguage()
  const taka = useTaka()
  const { asked, rows } = useBatchRows(batch.batchNo)
  const [removing, setRemoving] = useState<BatchPayment>()
  useListKeys()
  const isOnItsWay = !['MADE', 'CANCELLED'].includes(batch.state)
  return (
    <Card
      title={text(words.rows)}
      aside={
        rows.data && (
          <p aria-live="polite" className="font-semibold tabular-nums">
            {text(words.rowsSum, { n: number(rows.data.total), sum: taka(rows.data.amount) })}
          </p>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <FilterSearch
            key={asked.search}
            search={asked.search ?? ''}
            label={text(words.rowSearch)}
            find={text(shared.find)}
            width="lg:w-96"
          />
          {isOnItsWay && (
            <FilterChoice
              id="state"
              label={text(shared.state)}
              none={text(shared.anyState)}
              value={asked.state}
              options={told.map((value) => ({ value, label: text(paymentStateWords[value]) }))}
              width="w-full sm:w-56"
            />
          )}
        </div>
        <FoundRows
          found={rows}
          size={rowsOnPage}
          empty={<EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.noRows)} />}
        >
          {(page) => <Rows rows={page.list} {...(batch.mayRemoveYn === 'Y' && { onRemove: setRemoving })} />}
        </FoundRows>
      </div>
      {removing && <RemoveRow batch={batch} row={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  )
}

function Rows({ rows, onRemove }: { rows: readonly BatchPayment[]; onRemove?(row: BatchPayment): void }) {
  const { text, number, digits } = useLanguage()
  return (
    <DenseTable
      caption={text(words.rows)}
      head={
        <>
          <Heading isNumeric>{text(words.serial)}</Heading>
          <Heading>{text(shared.number)}</Heading>
          <Heading>{text(shared.name)}</Heading>
          <Heading>{text(shared.account)}</Heading>
          <Heading>{text(shared.state)}</Heading>
          <Heading isNumeric>{text(shared.amount)}</Heading>
          {onRemove && <Heading>{text(words.act)}</Heading>}
        </>
      }
    >
      {rows.map((row) => (
        <DenseRow key={row.paymentId}>
          <Cell heading={text(words.serial)} isNumeric>
            {digits(row.serial)}
          </Cell>
          <Cell heading={text(shared.number)}>
            <Link to={addressOfService(row.module, { application: row.applicationNo })} data-file={row.applicationNo} className={lineLook}>
              {row.applicationNo}
            </Link>
            <span className="block text-sm text-muted lg:whitespace-nowrap">
              <span className="sr-only">{text(words.reference)} </span>
              {row.reference}
            </span>
          </Cell>
          <Cell heading={text(shared.name)}>
            <Receiver row={row} />
          </Cell>
          <Cell heading={text(shared.account)}>
            <Account row={row} />
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
            <Cell heading={text(words.act)}>
              <Button look="quiet" isSmall className="-my-1.5 -ml-3" onClick={() => onRemove(row)}>
                {text(words.remove)}
                <span className="sr-only"> {row.applicationNo}</span>
              </Button>
            </Cell>
          )}
        </DenseRow>
      ))}
    </DenseTable>
  )
}

/** Where the payment is, and what the bank said of it. */
function Outcome({ row: { state, valueDate, bankReference, returnCode, returnedOn, reason, reasonBng } }: { row: BatchPayment }) {
  const { text, dateInTable } = useLanguage()
  return (
    <span className="flex flex-col items-start gap-0.5">
      <PaymentBadge state={state} />
      {state === 'PAID' && valueDate && (
        <span className="text-sm text-muted">
          {text(words.valueDate, { date: dateInTable(valueDate) })}
          {bankReference && `, ${text(words.bankReference, { no: bankReference })}`}
        </span>
      )}
      {state === 'FAILED' && (
        <span className="text-sm">
          <strong>
            {returnCode && `${returnCode}: `}
            {text({ bn: reasonBng ?? reason ?? '', en: reason ?? '' })}
          </strong>
          {returnedOn && <span className="block text-muted">{text(words.returnedOn, { date: dateInTable(returnedOn) })}</span>}
        </span>
      )}
    </span>
  )
}

function RemoveRow({ batch: { batchNo, revision }, row, onClose }: { batch: Batch; row: BatchPayment; onClose(): void }) {
  const { text } = useLanguage()
  const taka = useTaka()
  const changed = useBatchChanged()
  const { applicationNo, name, nameBng, amount } = row
  const remove = async () => {
    const { data } = await call(removeBatchRow, { params: { batchNo }, body: { applicationNo, revision }, isPatient: true })
    changed(data)
    onClose()
    return text(words.removed, { no: applicationNo })
  }
  return (
    <AskedOnceMore
      title={text(words.removeTitle, { no: applicationNo })}
      yes={text(words.removeYes)}
      no={text(words.keep)}
      act={remove}
      onCancel={onClose}
    >
      <p>{text(words.removeText, { name: { bn: nameBng ?? name, en: name }, sum: taka(amount) })}</p>
    </AskedOnceMore>
  )
}
