import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/card.tsx'
import type { Kind } from './kind.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultCard } from './result-card.tsx'
import { ResultTable } from './result-table.tsx'
import { isForOnePerson, type Search } from './search.ts'
import type { Results } from './use-results.ts'

type Props = {
  kind: Kind
  search: Search
  results: Results
  /** Whoever pressed the button should land at the answer. Give a new `key` for each answer. */
  takesFocus: boolean
}

/** What was found: one person as a card, many as a list. */
export function ResultView({ kind, search, results, takesFocus }: Props) {
  const { text, date, number, digits } = useLanguage()
  const { words } = kind
  const phone = digits(usePageData().data.app.callCentreLocal)
  const isOne = isForOnePerson(search)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const setup = results.setups.find(({ setupId }) => String(setupId) === search.setupId) ?? (search.setupId ? undefined : results.setups[0])
  const title = setup ? text({ bn: setup.titleBng, en: setup.title }) : text(words.result)
  return (
    <section
      aria-labelledby="result-title"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="result-title" ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
            {title}
          </h2>
          {setup && <p className="text-muted">{text(words.published, { date: date(setup.publishedOn) })}</p>}
        </div>
        {results.total > 0 && <ResultActions />}
      </header>
      {results.total === 0 && (
        <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.notFound)}>
          {text(isOne ? words.notFoundNumber : words.notFoundDistrict, { phone })}
        </EmptyState>
      )}
      {results.total > 0 && isOne && results.list.map((row) => <ResultCard key={row.applicationNo} row={row} words={words} />)}
      {results.total > 0 && !isOne && (
        <>
          <p className="font-semibold">{text(words.total, { n: number(results.total) })}</p>
          <ResultTable results={results} caption={title} words={words} />
        </>
      )}
      {results.total > 0 && <p className="text-sm text-muted">{text(words.maskedNames)}</p>}
      {isOne && kind.wholeList && (
        <p className="print:hidden">
          <TextLink to={search.setupId ? `?setupId=${search.setupId}` : '?'}>{text(kind.wholeList)}</TextLink>
        </p>
      )}
    </section>
  )
}
