import { useEffect, useRef } from 'react'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { TextLink, Button } from '#components/inputs/button.tsx'
import type { ResultKind } from './result-kind.ts'
import { ResultNotFound } from './result-not-found.tsx'
import { ResultPdfDownload } from './result-pdf-download.tsx'
import { ResultCard } from './result-card.tsx'
import { ResultTable } from './result-table.tsx'
import { isForOnePerson, type ResultSearch } from './result-search.ts'
import type { Results } from './use-results.ts'
import { resultViewMessages } from './result-view-messages.ts'
import { Link2, Printer } from 'lucide-react'
import { toast } from '#components/feedback/toast.tsx'
import { resultMessages } from './messages.ts'

/** Prints the result or copies its link. */
function ResultActions() {
  const text = useText()
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(location.href))
      .then(
        () => toast({ kind: 'success', text: text(resultMessages.linkCopied) }),
        () => toast({ kind: 'error', text: text(resultMessages.linkNotCopied) }),
      )
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" isSmall icon={<Link2 aria-hidden size={18} />} onClick={copy}>
        {text(resultMessages.copyLink)}
      </Button>
      <Button variant="secondary" isSmall icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
        {text(resultMessages.print)}
      </Button>
    </div>
  )
}

type Props = {
  kind: ResultKind
  search: ResultSearch
  results: Results
  /** Takes the focus after a search. Needs a new `key` for each response. */
  takesFocus: boolean
}

/** Shows the results: one person as a card, many as a list. */
export function ResultView({ kind, search, results, takesFocus }: Props) {
  const { text, number } = useLanguage()
  const { messages } = kind
  const isOne = isForOnePerson(search)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const setup =
    results.setups.find(({ setupId }) => String(setupId) === search.setupId) ??
    (search.setupId ? undefined : results.setups[0])
  const title = setup ? text({ bn: setup.titleBng, en: setup.title }) : text(messages.result)
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
          {setup && <About setup={setup} messages={messages} />}
        </div>
        {results.total > 0 && <ResultActions />}
      </header>
      {results.total === 0 && <ResultNotFound kind={kind} isOne={isOne} />}
      {results.total > 0 &&
        isOne &&
        results.list.map((row) => (
          <ResultCard key={row.applicationNo || `${row.rollNo} ${row.name}`} row={row} messages={messages} />
        ))}
      {results.total > 0 && !isOne && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <p className="font-semibold">{text(messages.total, { n: number(results.total) })}</p>
            {setup && (
              <ResultPdfDownload
                key={`${setup.setupId} ${search.districtId}`}
                setupId={setup.setupId}
                districtId={search.districtId}
                total={results.total}
              />
            )}
          </div>
          <ResultTable results={results} caption={title} messages={messages} />
        </>
      )}
      {results.total > 0 && <p className="text-sm text-muted">{text(messages.maskedNames)}</p>}
      {isOne && kind.fullListLabel && (
        <p className="print:hidden">
          <TextLink to={search.setupId ? `?setupId=${search.setupId}` : '?'}>{text(kind.fullListLabel)}</TextLink>
        </p>
      )}
    </section>
  )
}

/** Shows the publication date, the memo and the public note. */
function About({ setup, messages }: { setup: Results['setups'][number]; messages: ResultKind['messages'] }) {
  const { text, date, digits } = useLanguage()
  const { publishedOn, correctedOn, memoNo, memoOn, note = '', noteBng = '' } = setup
  const noteText = text({ bn: noteBng || note, en: note || noteBng })
  return (
    <>
      <p className="text-muted">
        {text(messages.published, { date: date(publishedOn) })}
        {correctedOn && ` · ${text(resultViewMessages.corrected, { date: date(correctedOn) })}`}
      </p>
      {memoNo && (
        <p className="text-sm text-muted">
          {memoOn
            ? text(resultViewMessages.memoOn, { no: digits(memoNo), date: date(memoOn) })
            : text(resultViewMessages.memo, { no: digits(memoNo) })}
        </p>
      )}
      {noteText && <p className="mt-2 max-w-[68ch] whitespace-pre-line">{noteText}</p>}
      {setup.changes && <PublicChanges changes={setup.changes} />}
    </>
  )
}

/** Shows what has changed on the list since its publication, with the reasons. */
function PublicChanges({ changes }: { changes: NonNullable<Results['setups'][number]['changes']> }) {
  const { text, date, number } = useLanguage()
  return (
    <div className="mt-3 max-w-[68ch]">
      <h3 className="font-semibold">{text(resultViewMessages.changes)}</h3>
      <ul className="mt-1 grid gap-2">
        {changes.map(({ at, added, removed, reason }) => (
          <li key={at}>
            <span className="block">
              {text(resultViewMessages.changedOn, { date: date(at), added: number(added), removed: number(removed) })}
            </span>
            <span className="block whitespace-pre-line text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
