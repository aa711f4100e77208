import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { getScreen } from '@wewb/domain/access/screens'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { checkRegistrationSignedIn } from '@wewb/domain/membership/verification-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { VerificationResultFrame, UntranslatedNumber } from './verification-result-frame.tsx'
import { registrationTypes, registrationMessages } from './registration-messages.ts'
import { memberStateMessages, staffRegistrationMessages } from './staff-registration-messages.ts'

export type StaffRegistrationResponse = ResponseOf<typeof checkRegistrationSignedIn>
type Row = StaffRegistrationResponse['list'][number]

/** Lists all documents of the person, one per row. */
export function StaffRegistrations({ response: { list } }: { response: StaffRegistrationResponse }) {
  const { text } = useLanguage()
  const columns = useColumns()
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus and the screen reader here.
  useEffect(() => heading.current?.focus(), [])
  if (!list.length)
    return (
      <VerificationResultFrame
        icon={<SearchX aria-hidden size={32} />}
        colours="bg-draft-soft text-ink"
        title={text(registrationMessages.notFound)}
      >
        {text(staffRegistrationMessages.notFoundHelp)}
      </VerificationResultFrame>
    )
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-lg font-bold outline-none">
        {text(staffRegistrationMessages.rows, { n: list.length })}
      </h2>
      <DataTable
        caption={text(registrationMessages.found)}
        columns={columns}
        rows={list}
        rowId={({ type, number }) => `${type} ${number}`}
      />
    </section>
  )
}

function useColumns(): Column<Row>[] {
  const { text } = useLanguage()
  return [
    { id: 'type', header: text(registrationMessages.type), cell: (row) => <Type {...row} /> },
    {
      id: 'number',
      header: text(registrationMessages.number),
      cell: ({ number }) => <UntranslatedNumber>{number}</UntranslatedNumber>,
    },
    { id: 'name', header: text(registrationMessages.name), cell: (row) => <Name {...row} /> },
    { id: 'passport', header: text(staffRegistrationMessages.passport), cell: (row) => <Passports {...row} /> },
    {
      id: 'country',
      header: text(registrationMessages.country),
      cell: (row) => text({ bn: row.countryNameBng, en: row.countryName }),
    },
    { id: 'issued', header: text(registrationMessages.issuedOn), cell: ({ issuedOn }) => <Day date={issuedOn} /> },
    { id: 'insurance', header: text(registrationMessages.insurance), cell: (row) => <Insurance {...row} /> },
    { id: 'application', header: text(staffRegistrationMessages.application), cell: (row) => <File {...row} /> },
  ]
}

function Type({ type, membershipState }: Row) {
  const { text } = useLanguage()
  const state = membershipState && getOwn(memberStateMessages, membershipState)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {text(registrationTypes[type])}
      {state && <StatusBadge status={membershipState === 'ACTIVE' ? 'done' : 'draft'}>{text(state)}</StatusBadge>}
    </span>
  )
}

function Name({ name, fatherName }: Row) {
  const { text } = useLanguage()
  return (
    <>
      <span lang="en" className="font-semibold">
        {name}
      </span>
      {fatherName && (
        <span className="block text-sm text-muted">
          {text(staffRegistrationMessages.father)}: <span lang="en">{fatherName}</span>
        </span>
      )}
    </>
  )
}

function Passports({ passportNo, linkedPassports }: Row) {
  const { text } = useLanguage()
  return (
    <>
      <UntranslatedNumber>{passportNo}</UntranslatedNumber>
      {linkedPassports.length > 0 && (
        <span className="block text-sm text-muted">
          {text(staffRegistrationMessages.linked)}:{' '}
          {linkedPassports.map((passport) => (
            <span key={passport} className="block">
              <UntranslatedNumber>{passport}</UntranslatedNumber>
            </span>
          ))}
        </span>
      )}
    </>
  )
}

function Insurance({ insuranceNo, coverFrom, coverUntil }: Row) {
  if (!insuranceNo) return '–'
  return (
    <>
      <UntranslatedNumber>{insuranceNo}</UntranslatedNumber>
      {coverFrom && coverUntil && (
        <span className="block text-sm text-muted">
          <Day date={coverFrom} /> – <Day date={coverUntil} />
        </span>
      )}
    </>
  )
}

function File({ applicationNo }: Row) {
  const { text } = useLanguage()
  if (!applicationNo) return '–'
  return (
    <>
      <UntranslatedNumber>{applicationNo}</UntranslatedNumber>
      <TextLink
        to={`${getScreen('membership').path}?application=${applicationNo}`}
        className="flex min-h-11 items-center"
        aria-label={`${text(staffRegistrationMessages.openFile)}: ${applicationNo}`}
      >
        {text(staffRegistrationMessages.openFile)}
      </TextLink>
    </>
  )
}

function Day({ date }: { date: string | null }) {
  const { dateInTable } = useLanguage()
  return date ? <span className="whitespace-nowrap">{dateInTable(date)}</span> : '–'
}
