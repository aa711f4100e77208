import { SearchX } from 'lucide-react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import type { ResultKind } from './result-kind.ts'
import { ResultSearchForm } from './result-search-form.tsx'
import { isForOnePerson, parseResultSearch } from './result-search.ts'
import { useResults } from './use-results.ts'

// Lazy, so that the form hydrates first; loaded in parallel with the response.
const fetchView = async () => ({ default: (await import('./result-view.tsx')).ResultView })
const ResultView = lazy(fetchView)

const untold = () => () => undefined
/** As high as the screen, so that nothing shifts when the response arrives. */
const coming = (
  <div className="min-h-dvh">
    <SkeletonLines lines={6} />
  </div>
)
const nothing = new URLSearchParams()

/** Published results of one benefit. The search is part of the URL, so that Back works and a result can be shared. */
export function ResultsPage({ kind }: { kind: ResultKind }) {
  const { text, digits } = useLanguage()
  const { messages } = kind
  const { app, publishedResults } = usePageData().data
  const phone = digits(app.callCentreLocal)
  const [query, setQuery] = useSearchParams()
  // The server renders one page for all URLs: the first render in the browser must match it.
  const isRenderedAgain = useSyncExternalStore(
    untold,
    () => true,
    () => false,
  )
  const search = parseResultSearch(isRenderedAgain ? query : nothing, kind.searchOptions)
  const { found, problem, answered, isWaiting, retry } = useResults(
    kind.type,
    isRenderedAgain ? search : undefined,
    query.get('page'),
  )
  // An outdated link or a typed number may exceed the last page: falls back to it.
  const nearest =
    found && !isWaiting && found.results.page > found.results.lastPage ? String(found.results.lastPage) : undefined
  useEffect(() => {
    if (nearest) setQuery((now) => (now.set('page', nearest), now), { replace: true })
  }, [nearest, setQuery])
  useEffect(() => void fetchView(), [])
  // On a phone the form would push the single result out of view.
  const isOneFound = found !== undefined && isForOnePerson(found.search) && found.results.total > 0
  const answer = (
    <div aria-live="polite" aria-busy={isWaiting} className="aria-busy:opacity-60">
      {found && (
        <Suspense fallback={coming}>
          <ResultView
            key={answered}
            kind={kind}
            search={found.search}
            results={found.results}
            takesFocus={!found.isFirst}
          />
        </Suspense>
      )}
      {problem !== undefined && <LoadFailed problem={problem} onRetry={retry} />}
      {!found && problem === undefined && coming}
    </div>
  )
  // Embedded in the page; after a client-side navigation it may belong to the other benefit.
  const setups = found?.results.setups ?? (publishedResults?.type === kind.type ? publishedResults.setups : undefined)
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-6 px-4 py-8 lg:py-12">
      <header>
        <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen(kind.screen).title)}</h1>
        <p className="mt-2 max-w-[68ch] text-lg text-muted print:hidden">{text(messages.intro)}</p>
      </header>
      <noscript>
        <p className="font-semibold">{text(messages.needsScript, { phone })}</p>
      </noscript>
      {setups?.length === 0 ? (
        <Card>
          <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(messages.noneYet)}>
            {text(messages.noneYetText)}
          </EmptyState>
        </Card>
      ) : (
        <>
          {isOneFound && answer}
          <Card className="max-w-[44rem] print:hidden">
            <ResultSearchForm kind={kind} search={search} setups={setups ?? []} />
          </Card>
          {!isOneFound && answer}
        </>
      )}
    </div>
  )
}
