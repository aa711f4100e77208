import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { Button } from '#components/inputs/button.tsx'
import {
  Cell,
  DenseRow,
  DenseTable,
  HeaderCell,
  rowLinkClasses,
  SelectAllCell,
  SelectCell,
} from '#components/tables/dense-table.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { paymentMessages as shared } from '#payments/messages.ts'
import { chequeKey, type Cheque } from './use-cheques.ts'
import { chequeRegisterMessages } from './messages.ts'

type Props = {
  rows: readonly Cheque[]
  /** Without these the register is read-only. */
  selected?: ReadonlyMap<string, Cheque>
  onSelect?(rows: readonly Cheque[], isChosen: boolean): void
  onRequestVoid?(cheque: Cheque): void
  onDecideVoid?(cheque: Cheque): void
}

const isOpen = ({ state, reconciledOn }: Cheque) => state === 'GIVEN' && reconciledOn === null

export function ChequeTable({ rows, selected, onSelect, ...actions }: Props) {
  const { text, number, digits, dateInTable } = useLanguage()
  const open = rows.filter(isOpen)
  const isAllChosen =
    selected !== undefined && open.length > 0 && open.every((cheque) => selected.has(chequeKey(cheque)))
  const hasActions = Object.values(actions).some(Boolean)
  return (
    <DenseTable
      caption={text(chequeRegisterMessages.title)}
      head={
        <>
          {selected && (
            <SelectAllCell
              label={text(chequeRegisterMessages.selectAll)}
              isSelected={isAllChosen}
              onSelect={(isChecked) => onSelect?.(open, isChecked)}
            />
          )}
          <HeaderCell>{text(chequeRegisterMessages.number)}</HeaderCell>
          <HeaderCell>{text(chequeRegisterMessages.givenOn)}</HeaderCell>
          <HeaderCell>{text(shared.name)}</HeaderCell>
          <HeaderCell>{text(chequeRegisterMessages.airport)}</HeaderCell>
          <HeaderCell>{text(chequeRegisterMessages.state)}</HeaderCell>
          <HeaderCell isNumeric>{text(shared.amount)}</HeaderCell>
          {hasActions && <HeaderCell>{text(chequeRegisterMessages.act)}</HeaderCell>}
        </>
      }
    >
      {rows.map((cheque) => (
        <DenseRow key={chequeKey(cheque)} isSelected={selected?.has(chequeKey(cheque))}>
          {selected && (
            <SelectCell
              selection={
                isOpen(cheque) && {
                  label: text(chequeRegisterMessages.select, { no: digits(cheque.chequeNo) }),
                  isSelected: selected.has(chequeKey(cheque)),
                  onSelect: (isChecked) => onSelect?.([cheque], isChecked),
                }
              }
            />
          )}
          <Cell heading={text(chequeRegisterMessages.number)} isTitle>
            <span className="font-semibold tabular-nums">{digits(cheque.chequeNo)}</span>
            <span className="block text-sm text-muted">{cheque.bank}</span>
          </Cell>
          <Cell heading={text(chequeRegisterMessages.givenOn)}>
            <span className="whitespace-nowrap">{dateInTable(cheque.givenOn)}</span>
          </Cell>
          <Cell heading={text(shared.name)}>
            <PersonName name={cheque.name ?? '–'} nameBng={cheque.nameBng} />
            <Link
              to={buildServiceUrl('fa-burial-cost', { application: cheque.applicationNo })}
              data-file={chequeKey(cheque)}
              className={`block w-fit ${rowLinkClasses}`}
            >
              {cheque.applicationNo}
            </Link>
          </Cell>
          <Cell heading={text(chequeRegisterMessages.airport)}>
            {text({ bn: cheque.airportNameBng || cheque.airportName, en: cheque.airportName })}
          </Cell>
          <Cell heading={text(chequeRegisterMessages.state)}>
            <ChequeState cheque={cheque} />
          </Cell>
          <Cell heading={text(shared.amount)} isNumeric>
            <strong className="text-base whitespace-nowrap">
              {cheque.amount === null ? '–' : number(cheque.amount)}
            </strong>
          </Cell>
          {hasActions && (
            <Cell heading={text(chequeRegisterMessages.act)}>
              <ChequeActions cheque={cheque} {...actions} />
            </Cell>
          )}
        </DenseRow>
      ))}
    </DenseTable>
  )
}

type ActionProps = { cheque: Cheque } & Pick<Props, 'onRequestVoid' | 'onDecideVoid'>

function ChequeActions({ cheque, onRequestVoid, onDecideVoid }: ActionProps) {
  const { text, digits } = useLanguage()
  const { reconciledOn, voiding, voidableYn } = cheque
  if (reconciledOn !== null) return null
  const [label, act] = voiding
    ? [chequeRegisterMessages.decideVoid, voiding.byMeYn === 'N' ? onDecideVoid : undefined]
    : [chequeRegisterMessages.askVoid, voidableYn === 'Y' ? onRequestVoid : undefined]
  if (!act) return null
  return (
    <Button variant="quiet" isSmall className="-my-1.5 -ml-3" onClick={() => act(cheque)}>
      {text(label)}
      <span className="sr-only"> {digits(cheque.chequeNo)}</span>
    </Button>
  )
}

function ChequeState({ cheque: { state, reconciledOn, voiding } }: { cheque: Cheque }) {
  const { text, dateInTable } = useLanguage()
  if (voiding)
    return (
      <>
        <StatusBadge status="needs-you">{text(chequeRegisterMessages.voidAsked)}</StatusBadge>
        <PersonName {...voiding.requestedBy} />
        <span className="block text-sm text-muted">{voiding.reason}</span>
      </>
    )
  if (state === 'VOID') return <StatusBadge status="draft">{text(chequeRegisterMessages.void)}</StatusBadge>
  if (reconciledOn === null)
    return <StatusBadge status="needs-you">{text(chequeRegisterMessages.openState)}</StatusBadge>
  return (
    <StatusBadge status="done">
      {text(chequeRegisterMessages.reconciledOn, { date: dateInTable(reconciledOn) })}
    </StatusBadge>
  )
}
