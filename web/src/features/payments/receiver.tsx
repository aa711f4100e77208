import { useLanguage } from '../../i18n/language.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { words } from './words.ts'

type Received = {
  name: string
  nameBng: string | null
  holderName: string
  bank: string
  bankBng: string
  branch: string
  branchBng: string
  routingNumber: string
  accountEnd: string
  instalmentNo: number
  instalmentYear: number | null
  attempt: number
}

/** Who gets the money; the holder of the account beside it when that is somebody else. */
export function Receiver({ row: { name, nameBng, holderName, instalmentNo, instalmentYear, attempt } }: { row: Received }) {
  const { text, digits } = useLanguage()
  const beside = [
    instalmentYear !== null && `${text(words.instalment, { n: instalmentNo })}, ${digits(instalmentYear)}`,
    attempt > 1 && text(words.attempt, { n: attempt }),
  ].filter((part) => part !== false)
  return (
    <>
      <PersonName name={name} nameBng={nameBng} />
      {holderName && !isSameName(holderName, name) && (
        <span lang="en" className="block text-sm text-muted">
          {holderName}
        </span>
      )}
      {beside.length > 0 && <span className="block text-sm text-muted">{beside.join(' · ')}</span>}
    </>
  )
}

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Where it goes: of the account nobody sees more than the last four digits. */
export function Account({ row: { bank, bankBng, branch, branchBng, routingNumber, accountEnd } }: { row: Received }) {
  const { text, digits } = useLanguage()
  return (
    <>
      <span className="block">
        {text({ bn: bankBng || bank, en: bank })}
        {branch && `, ${text({ bn: branchBng || branch, en: branch })}`}
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        {accountEnd && <span className="whitespace-nowrap">•••• {digits(accountEnd)}</span>}
        {routingNumber && <span className="whitespace-nowrap">{text(words.routing, { no: digits(routingNumber) })}</span>}
      </span>
    </>
  )
}
