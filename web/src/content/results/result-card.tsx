import type { ReactNode } from 'react'
import { formatTaka } from '@wewb/domain/language/money'
import { useLanguage } from '#lib/i18n/language.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import type { ResultKind } from './result-kind.ts'
import { isStipend, type ResultRow, type StipendRow } from './use-results.ts'

type Props<R> = { row: R; messages: ResultKind['messages'] }

/** Shows the result of one person in a plain way. */
export function ResultCard({ row, messages }: Props<ResultRow>) {
  const { text } = useLanguage()
  return (
    <article className="max-w-[44rem] rounded-card border-2 border-done bg-card p-4 sm:p-6">
      <StatusBadge status="done">{text(messages.selected)}</StatusBadge>
      {isStipend(row) ? <Stipend row={row} messages={messages} /> : <Allowance row={row} messages={messages} />}
    </article>
  )
}

function Stipend({ row, messages }: Props<StipendRow>) {
  const { text, digits, locale } = useLanguage()
  return (
    <>
      <h3 className="mt-2 text-xl font-bold">
        <PersonName name={row.name} nameBng={null} />
      </h3>
      <p className="mt-1">
        <span className="text-muted">{text(messages.amountPerYear)}: </span>
        <span className="text-lg font-bold">{formatTaka(row.amountPerYear.replace(/\.0+$/, ''), locale)}</span>
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        <Fact name={text(messages.byRoll)}>{digits(row.rollNo)}</Fact>
        {row.applicationNo && (
          <Fact name={text(messages.byApplicationNo)}>
            <Latin>{row.applicationNo}</Latin>
          </Fact>
        )}
        {row.institute && (
          <Fact name={text(messages.institute)}>
            <PersonName name={row.institute} nameBng={null} />
          </Fact>
        )}
        <Fact name={text(messages.district)}>{text({ bn: row.districtBng, en: row.district })}</Fact>
      </dl>
    </>
  )
}

function Allowance({ row, messages }: Props<ResultRow>) {
  const { text } = useLanguage()
  return (
    <>
      <h3 className="mt-2 text-xl font-bold">
        <Latin>{row.applicationNo}</Latin>
      </h3>
      <dl className="mt-4 border-t border-line pt-4">
        <Fact name={text(messages.name)}>
          <Latin>{row.name}</Latin>
        </Fact>
      </dl>
    </>
  )
}

const Latin = ({ children }: { children: string }) => (
  <span lang="en" translate="no">
    {children}
  </span>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 break-words">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
