import { useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import type { Kind } from './kind.ts'
import { NotFound } from './not-found.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultPaper } from './result-paper.tsx'
import { ResultCard } from './result-card.tsx'
import { ResultTable } from './result-table.tsx'
import { isForOnePerson, type Search } from './search.ts'
import type { Results } from './use-results.ts'
import { viewWords } from './view-words.ts'

type Props = {
  kind: Kind
  search: Search
  results: Results
  /** Whoever pressed the button should land at the answer. Give a new `key` for each answer. */
  takesFocus: boolean
}

/** What was found: one person as a card, many as a list. */
export function ResultView({ kind, search, results, takesFocus }: Props) {
  const { text, number } = useLanguage()
  const { words } = kind
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
          {setup && <About setup={setup} words={words} />}
        </div>
        {results.total > 0 && <ResultActions />}
      </header>
      {results.total === 0 && <NotFound kind={kind} isOne={isOne} />}
      {results.total > 0 &&
        isOne &&
        results.list.map((row) => <ResultCard key={row.applicationNo || `${row.rollNo} ${row.name}`} row={row} words={words} />)}
      {results.total > 0 && !isOne && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <p className="font-semibold">{text(words.total, { n: number(results.total) })}</p>
            {setup && (
              <ResultPaper
                key={`${setup.setupId} ${search.districtId}`}
                setupId={setup.setupId}
                districtId={search.districtId}
                total={results.total}
              />
            )}
          </div>
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

/** When it was published, under which memo, and what the board says to everybody who reads it. */
function About({ setup, words }: { setup: Results['setups'][number]; words: Kind['words'] }) {
  const { text, date, digits } = useLanguage()
  const { publishedOn, correctedOn, memoNo, memoOn, note = '', noteBng = '' } = setup
  const told = text({ bn: noteBng || note, en: note || noteBng })
  return (
    <>
      <p className="text-muted">
        {text(words.published, { date: date(publishedOn) })}
        {correctedOn && ` · ${text(viewWords.corrected, { date: date(correctedOn) })}`}
      </p>
      {memoNo && (
        <p className="text-sm text-muted">
          {memoOn ? text(viewWords.memoOn, { no: digits(memoNo), date: date(memoOn) }) : text(viewWords.memo, { no: digits(memoNo) })}
        </p>
      )}
      {told && <p className="mt-2 max-w-[68ch] whitespace-pre-line">{told}</p>}
    </>
  )
}
