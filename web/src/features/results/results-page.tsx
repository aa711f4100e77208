import { SearchX } from 'lucide-react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { Kind } from './kind.ts'
import { SearchForm } from './search-form.tsx'
import { isForOnePerson, searchInAddress } from './search.ts'
import { useResults } from './use-results.ts'

// The form comes alive first: what shows an answer is fetched while the answer is.
const fetchView = async () => ({ default: (await import('./result-view.tsx')).ResultView })
const ResultView = lazy(fetchView)

const untold = () => () => undefined
/** As high as the screen, so that nothing below is seen to jump when the answer comes. */
const coming = (
  <div className="min-h-dvh">
    <SkeletonLines lines={6} />
  </div>
)
const nothing = new URLSearchParams()

/** Published results of one benefit. The search stands in the address, so that Back works and a result can be sent. */
export function ResultsPage({ kind }: { kind: Kind }) {
  const { text, digits } = useLanguage()
  const { words } = kind
  const { app, publishedResults } = usePageData().data
  const phone = digits(app.callCentreLocal)
  const [query, setQuery] = useSearchParams()
  // The server draws one page for all addresses: the first drawing in the browser must be the same, only the next may know more.
  const isDrawnAgain = useSyncExternalStore(
    untold,
    () => true,
    () => false,
  )
  const search = searchInAddress(isDrawnAgain ? query : nothing, kind.ways)
  const { found, problem, answered, isWaiting, retry } = useResults(kind.type, isDrawnAgain ? search : undefined, query.get('page'))
  // A link kept from longer days, or a typed number: the last page is the nearest there is.
  const nearest = found && !isWaiting && found.results.page > found.results.lastPage ? String(found.results.lastPage) : undefined
  useEffect(() => {
    if (nearest) setQuery((now) => (now.set('page', nearest), now), { replace: true })
  }, [nearest, setQuery])
  useEffect(() => void fetchView(), [])
  // On a phone the form would push the one result that was looked for below the edge.
  const isOneFound = found !== undefined && isForOnePerson(found.search) && found.results.total > 0
  const answer = (
    <div aria-live="polite" aria-busy={isWaiting} className="aria-busy:opacity-60">
      {found && (
        <Suspense fallback={coming}>
          <ResultView key={answered} kind={kind} search={found.search} results={found.results} takesFocus={!found.isFirst} />
        </Suspense>
      )}
      {problem !== undefined && <LoadFailed problem={problem} onRetry={retry} />}
      {!found && problem === undefined && coming}
    </div>
  )
  // Told by the page itself before any call; a page come from inside the portal may hold those of the other benefit.
  const setups = found?.results.setups ?? (publishedResults?.type === kind.type ? publishedResults.setups : undefined)
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-6 px-4 py-8 lg:py-12">
      <header>
        <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen(kind.screen).title)}</h1>
        <p className="mt-2 max-w-[68ch] text-lg text-muted print:hidden">{text(words.intro)}</p>
      </header>
      <noscript>
        <p className="font-semibold">{text(words.needsScript, { phone })}</p>
      </noscript>
      {setups?.length === 0 ? (
        <Card>
          <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.noneYet)}>
            {text(words.noneYetText)}
          </EmptyState>
        </Card>
      ) : (
        <>
          {isOneFound && answer}
          <Card className="max-w-[44rem] print:hidden">
            <SearchForm kind={kind} search={search} setups={setups ?? []} />
          </Card>
          {!isOneFound && answer}
        </>
      )}
    </div>
  )
}
