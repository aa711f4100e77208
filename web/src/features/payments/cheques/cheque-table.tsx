import { addressOfService } from '../../../forms/service-address.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Cell, DenseRow, DenseTable, Heading, lineLook, TickAll, TickCell } from '../../../ui/staff/dense-table.tsx'
import { PersonName } from '../../../ui/person-name.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { words as shared } from '../words.ts'
import { keyOfCheque, type Cheque } from './use-cheques.ts'
import { chequeWords as words } from './words.ts'

type Props = {
  rows: readonly Cheque[]
  /** Without them the register is only looked at. */
  chosen?: ReadonlyMap<string, Cheque>
  onChoose?(rows: readonly Cheque[], isChosen: boolean): void
  onUnmark?(cheque: Cheque): void
}

const isOpen = ({ state, reconciledOn }: Cheque) => state === 'GIVEN' && reconciledOn === null

export function ChequeTable({ rows, chosen, onChoose, onUnmark }: Props) {
  const { text, number, digits, dateInTable } = useLanguage()
  const open = rows.filter(isOpen)
  const isAllChosen = chosen !== undefined && open.length > 0 && open.every((cheque) => chosen.has(keyOfCheque(cheque)))
  return (
    <DenseTable
      caption={text(words.title)}
      head={
        <>
          {chosen && <TickAll label={text(words.selectAll)} isTicked={isAllChosen} onTick={(isTicked) => onChoose?.(open, isTicked)} />}
          <Heading>{text(words.number)}</Heading>
          <Heading>{text(words.givenOn)}</Heading>
          <Heading>{text(shared.name)}</Heading>
          <Heading>{text(words.airport)}</Heading>
          <Heading>{text(words.state)}</Heading>
          <Heading isNumeric>{text(shared.amount)}</Heading>
          {onUnmark && <Heading>{text(words.act)}</Heading>}
        </>
      }
    >
      {rows.map((cheque) => (
        <DenseRow key={keyOfCheque(cheque)} isChosen={chosen?.has(keyOfCheque(cheque))}>
          {chosen && (
            <TickCell
              tick={
                isOpen(cheque) && {
                  label: text(words.select, { no: digits(cheque.chequeNo) }),
                  isTicked: chosen.has(keyOfCheque(cheque)),
                  onTick: (isTicked) => onChoose?.([cheque], isTicked),
                }
              }
            />
          )}
          <Cell heading={text(words.number)} isTitle>
            <span className="font-semibold tabular-nums">{digits(cheque.chequeNo)}</span>
            <span className="block text-sm text-muted">{cheque.bank}</span>
          </Cell>
          <Cell heading={text(words.givenOn)}>
            <span className="whitespace-nowrap">{dateInTable(cheque.givenOn)}</span>
          </Cell>
          <Cell heading={text(shared.name)}>
            <PersonName name={cheque.name ?? '–'} nameBng={cheque.nameBng} />
            <Link
              to={addressOfService('fa-burial-cost', { application: cheque.applicationNo })}
              data-file={keyOfCheque(cheque)}
              className={`block w-fit ${lineLook}`}
            >
              {cheque.applicationNo}
            </Link>
          </Cell>
          <Cell heading={text(words.airport)}>{text({ bn: cheque.airportNameBng || cheque.airportName, en: cheque.airportName })}</Cell>
          <Cell heading={text(words.state)}>
            <ChequeState cheque={cheque} />
          </Cell>
          <Cell heading={text(shared.amount)} isNumeric>
            <strong className="text-base whitespace-nowrap">{cheque.amount === null ? '–' : number(cheque.amount)}</strong>
          </Cell>
          {onUnmark && (
            <Cell heading={text(words.act)}>
              {cheque.reconciledOn !== null && (
                <Button look="quiet" isSmall className="-my-1.5 -ml-3" onClick={() => onUnmark(cheque)}>
                  {text(words.undo)}
                  <span className="sr-only"> {digits(cheque.chequeNo)}</span>
                </Button>
              )}
            </Cell>
          )}
        </DenseRow>
      ))}
    </DenseTable>
  )
}

function ChequeState({ cheque: { state, reconciledOn } }: { cheque: Cheque }) {
  const { text, dateInTable } = useLanguage()
  if (state === 'VOID') return <StatusBadge status="draft">{text(words.void)}</StatusBadge>
  if (reconciledOn === null) return <StatusBadge status="needs-you">{text(words.openState)}</StatusBadge>
  return <StatusBadge status="done">{text(words.reconciledOn, { date: dateInTable(reconciledOn) })}</StatusBadge>
}
