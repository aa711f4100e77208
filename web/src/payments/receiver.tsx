import type { Flag } from '@wewb/domain/casework/cross-checks/cross-check-schemas'
import { WHOLE_SHARE } from '@wewb/domain/reference/paid-through'
import { useLanguage } from '#lib/i18n/language.tsx'
import { FlagList } from '#components/feedback/flag-list.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { paymentMessages } from './messages.ts'

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
  flags: readonly Flag[]
  share: number
  paidThrough: 'SELF' | 'GUARDIAN' | 'AUTHORISED'
  guardian: string
}

/** Shows the receiver, of several the share, and the account holder when that is somebody else. */
export function Receiver({
  row: { name, nameBng, holderName, instalmentNo, instalmentYear, attempt, flags, share, paidThrough, guardian },
}: {
  row: Received
}) {
  const { text, digits, number } = useLanguage()
  const beside = [
    share < WHOLE_SHARE && text(paymentMessages.share, { n: number(share / 100) }),
    paidThrough === 'GUARDIAN' && text(paymentMessages.guardian, { name: guardian || name }),
    paidThrough === 'AUTHORISED' && text(paymentMessages.authorised),
    instalmentYear !== null && `${text(paymentMessages.instalment, { n: instalmentNo })}, ${digits(instalmentYear)}`,
    attempt > 1 && text(paymentMessages.attempt, { n: attempt }),
  ].filter((part) => part !== false)
  return (
    <>
      <PersonName name={name} nameBng={nameBng} />
      {holderName && !isSameName(holderName, name) && (
        <span lang="en" className="block text-sm text-muted">
          {holderName}
        </span>
      )}
      <FlagList flags={flags} />
      {beside.length > 0 && <span className="block text-sm text-muted">{beside.join(' · ')}</span>}
    </>
  )
}

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Shows the bank account, with the last four digits only. */
export function BankAccount({
  row: { bank, bankBng, branch, branchBng, routingNumber, accountEnd },
}: {
  row: Received
}) {
  const { text, digits } = useLanguage()
  return (
    <>
      <span className="block">
        {text({ bn: bankBng || bank, en: bank })}
        {branch && `, ${text({ bn: branchBng || branch, en: branch })}`}
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        {accountEnd && <span className="whitespace-nowrap">•••• {digits(accountEnd)}</span>}
        {routingNumber && (
          <span className="whitespace-nowrap">{text(paymentMessages.routing, { no: digits(routingNumber) })}</span>
        )}
      </span>
    </>
  )
}
