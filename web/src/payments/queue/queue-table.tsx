import { CircleSlash } from 'lucide-react'
import { WHOLE_SHARE } from '@wewb/domain/reference/paid-through'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import {
  Cell,
  DenseRow,
  DenseTable,
  HeaderCell,
  rowLinkClasses,
  SelectAllCell,
  SelectCell,
} from '#components/tables/dense-table.tsx'
import { BankAccount, Receiver } from '#payments/receiver.tsx'
import { paymentMessages as shared } from '#payments/messages.ts'
import type { QueuedPayment } from './use-payment-queue.ts'
import { paymentQueueMessages } from './messages.ts'

type Props = {
  rows: readonly QueuedPayment[]
  /** Without these the list is read-only. */
  selected?: ReadonlyMap<number, QueuedPayment>
  onSelect?(rows: readonly QueuedPayment[], isChosen: boolean): void
}

/** A dense table; on a phone each payment is a card. Payments with a problem cannot be selected and show the reason. */
export function QueueTable({ rows, selected, onSelect }: Props) {
  const { text, number } = useLanguage()
  const ready = rows.filter(({ payableYn }) => payableYn === 'Y')
  const isAllChosen =
    selected !== undefined && ready.length > 0 && ready.every(({ paymentId }) => selected.has(paymentId))
  return (
    <DenseTable
      caption={text(paymentQueueMessages.list)}
      head={
        <>
          {selected && (
            <SelectAllCell
              label={text(paymentQueueMessages.selectAll)}
              isSelected={isAllChosen}
              onSelect={(isChecked) => onSelect?.(ready, isChecked)}
            />
          )}
          <HeaderCell>{text(shared.number)}</HeaderCell>
          <HeaderCell>{text(shared.name)}</HeaderCell>
          <HeaderCell>{text(shared.account)}</HeaderCell>
          <HeaderCell isNumeric>{text(shared.amount)}</HeaderCell>
        </>
      }
    >
      {rows.map((row) => (
        <DenseRow key={row.paymentId} isSelected={selected?.has(row.paymentId)}>
          {selected && (
            <SelectCell
              selection={
                row.payableYn === 'Y' && {
                  label:
                    row.share < WHOLE_SHARE
                      ? text(paymentQueueMessages.selectPayee, { no: row.applicationNo, name: row.name })
                      : text(paymentQueueMessages.select, { no: row.applicationNo }),
                  isSelected: selected.has(row.paymentId),
                  onSelect: (isChecked) => onSelect?.([row], isChecked),
                }
              }
            />
          )}
          <Cell heading={text(shared.number)} isTitle>
            <NumberAndDay row={row} />
          </Cell>
          <Cell heading={text(shared.name)}>
            <Receiver row={row} />
          </Cell>
          <Cell heading={text(shared.account)}>
            <BankAccount row={row} />
            {row.payableYn === 'N' && <Problems row={row} />}
          </Cell>
          <Cell heading={text(shared.amount)} isNumeric>
            <strong className="text-base">{number(row.amount)}</strong>
          </Cell>
        </DenseRow>
      ))}
    </DenseTable>
  )
}

function NumberAndDay({ row: { applicationNo, module, approvedOn } }: { row: QueuedPayment }) {
  const { text, dateInTable } = useLanguage()
  return (
    <>
      <Link
        to={buildServiceUrl(module, { application: applicationNo })}
        data-file={applicationNo}
        className={rowLinkClasses}
      >
        {applicationNo}
      </Link>
      <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
        {text(paymentQueueMessages.approvedOn, { date: dateInTable(approvedOn) })}
      </span>
    </>
  )
}

function Problems({ row: { problems } }: { row: QueuedPayment }) {
  const { text } = useLanguage()
  return (
    <span className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-needs-you">
      <CircleSlash aria-hidden size={16} className="mt-1 shrink-0" />
      <span>
        {text(paymentQueueMessages.cannot)}:{' '}
        {problems.map(({ message, messageBng }) => text({ bn: messageBng, en: message })).join(' ')}
      </span>
    </span>
  )
}
