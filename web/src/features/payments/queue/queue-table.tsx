import { CircleSlash } from 'lucide-react'
import { addressOfService } from '../../../forms/service-address.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { Cell, DenseRow, DenseTable, Heading, lineLook, TickAll, TickCell } from '../../../ui/staff/dense-table.tsx'
import { Account, Receiver } from '../receiver.tsx'
import { words as shared } from '../words.ts'
import type { QueuedPayment } from './use-payment-queue.ts'
import { queueWords as words } from './words.ts'

type Props = {
  rows: readonly QueuedPayment[]
  /** Without them the list is only looked at. */
  chosen?: ReadonlyMap<number, QueuedPayment>
  onChoose?(rows: readonly QueuedPayment[], isChosen: boolean): void
}

/** A dense table; on a phone each file is a card. What has a problem cannot be ticked, and says why. */
export function QueueTable({ rows, chosen, onChoose }: Props) {
  const { text, number } = useLanguage()
  const ready = rows.filter(({ payableYn }) => payableYn === 'Y')
  const isAllChosen = chosen !== undefined && ready.length > 0 && ready.every(({ paymentId }) => chosen.has(paymentId))
  return (
    <DenseTable
      caption={text(words.list)}
      head={
        <>
          {chosen && <TickAll label={text(words.selectAll)} isTicked={isAllChosen} onTick={(isTicked) => onChoose?.(ready, isTicked)} />}
          <Heading>{text(shared.number)}</Heading>
          <Heading>{text(shared.name)}</Heading>
          <Heading>{text(shared.account)}</Heading>
          <Heading isNumeric>{text(shared.amount)}</Heading>
        </>
      }
    >
      {rows.map((row) => (
        <DenseRow key={row.paymentId} isChosen={chosen?.has(row.paymentId)}>
          {chosen && (
            <TickCell
              tick={
                row.payableYn === 'Y' && {
                  label: text(words.select, { no: row.applicationNo }),
                  isTicked: chosen.has(row.paymentId),
                  onTick: (isTicked) => onChoose?.([row], isTicked),
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
            <Account row={row} />
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
      <Link to={addressOfService(module, { application: applicationNo })} data-file={applicationNo} className={lineLook}>
        {applicationNo}
      </Link>
      <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
        {text(words.approvedOn, { date: dateInTable(approvedOn) })}
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
        {text(words.cannot)}: {problems.map(({ message, messageBng }) => text({ bn: messageBng, en: message })).join(' ')}
      </span>
    </span>
  )
}
