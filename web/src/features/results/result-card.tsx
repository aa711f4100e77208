import type { ReactNode } from 'react'
import { showTaka } from '../../../../domain/src/language/money.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { ResultRow } from './use-results.ts'
import { words } from './words.ts'

/** The result of one person, told plainly: money came because somebody works far away, or died there. */
export function ResultCard({ row }: { row: ResultRow }) {
  const { text, digits, locale } = useLanguage()
  return (
    <article className="max-w-[44rem] rounded-card border-2 border-done bg-card p-4 sm:p-6">
      <StatusBadge status="done">{text(words.selected)}</StatusBadge>
      <h3 className="mt-2 text-xl font-bold">
        <PersonName name={row.name} nameBng={null} />
      </h3>
      <p className="mt-1">
        <span className="text-muted">{text(words.amountPerYear)}: </span>
        <span className="text-lg font-bold">{showTaka(row.amountPerYear.replace(/\.0+$/, ''), locale)}</span>
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        <Fact name={text(words.byRoll)}>{digits(row.rollNo)}</Fact>
        <Fact name={text(words.byApplicationNo)}>
          <span lang="en" translate="no">
            {row.applicationNo}
          </span>
        </Fact>
        <Fact name={text(words.institute)}>
          <PersonName name={row.institute} nameBng={null} />
        </Fact>
        <Fact name={text(words.district)}>{text({ bn: row.districtBng, en: row.district })}</Fact>
      </dl>
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 break-words">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
