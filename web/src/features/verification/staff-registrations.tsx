import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { checkRegistrationSignedIn } from '../../../../domain/src/contracts/verification.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { AnswerFrame, PrintedNumber } from './answer-frame.tsx'
import { registrationTypes, words } from './registration-words.ts'
import { memberStates, staffWords } from './staff-words.ts'

export type StaffAnswer = AnswerOf<typeof checkRegistrationSignedIn>
type Row = StaffAnswer['list'][number]

/** Every paper of the person behind a number, a line each. */
export function StaffRegistrations({ answer: { list } }: { answer: StaffAnswer }) {
  const { text } = useLanguage()
  const columns = useColumns()
  const heading = useRef<HTMLHeadingElement>(null)
  // The reader, and the screen reader, should land here.
  useEffect(() => heading.current?.focus(), [])
  if (!list.length)
    return (
      <AnswerFrame icon={<SearchX aria-hidden size={32} />} colours="bg-draft-soft text-ink" word={text(words.notFound)}>
        {text(staffWords.notFoundHelp)}
      </AnswerFrame>
    )
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-lg font-bold outline-none">
        {text(staffWords.rows, { n: list.length })}
      </h2>
      <DataTable caption={text(words.found)} columns={columns} rows={list} rowId={({ type, number }) => `${type} ${number}`} />
    </section>
  )
}

function useColumns(): Column<Row>[] {
  const { text } = useLanguage()
  return [
    { id: 'type', header: text(words.type), cell: (row) => <Type {...row} /> },
    { id: 'number', header: text(words.number), cell: ({ number }) => <PrintedNumber>{number}</PrintedNumber> },
    { id: 'name', header: text(words.name), cell: (row) => <Name {...row} /> },
    { id: 'passport', header: text(staffWords.passport), cell: (row) => <Passports {...row} /> },
    { id: 'country', header: text(words.country), cell: (row) => text({ bn: row.countryNameBng, en: row.countryName }) },
    { id: 'issued', header: text(words.issuedOn), cell: ({ issuedOn }) => <Day date={issuedOn} /> },
    { id: 'insurance', header: text(words.insurance), cell: (row) => <Insurance {...row} /> },
    { id: 'application', header: text(staffWords.application), cell: (row) => <File {...row} /> },
  ]
}

function Type({ type, membershipState }: Row) {
  const { text } = useLanguage()
  const state = membershipState && getOwn(memberStates, membershipState)
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
          {text(staffWords.father)}: <span lang="en">{fatherName}</span>
        </span>
      )}
    </>
  )
}

function Passports({ passportNo, linkedPassports }: Row) {
  const { text } = useLanguage()
  return (
    <>
      <PrintedNumber>{passportNo}</PrintedNumber>
      {linkedPassports.length > 0 && (
        <span className="block text-sm text-muted">
          {text(staffWords.linked)}:{' '}
          {linkedPassports.map((passport) => (
            <span key={passport} className="block">
              <PrintedNumber>{passport}</PrintedNumber>
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
      <PrintedNumber>{insuranceNo}</PrintedNumber>
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
      <PrintedNumber>{applicationNo}</PrintedNumber>
      <TextLink
        to={`${getScreen('membership').path}?application=${applicationNo}`}
        className="flex min-h-11 items-center"
        aria-label={`${text(staffWords.openFile)}: ${applicationNo}`}
      >
        {text(staffWords.openFile)}
      </TextLink>
    </>
  )
}

function Day({ date }: { date: string | null }) {
  const { dateInTable } = useLanguage()
  return date ? <span className="whitespace-nowrap">{dateInTable(date)}</span> : '–'
}
