import { useState } from 'react'
import { findScreenByPath, getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useHydrated } from '#lib/hooks/use-hydrated.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { Card } from '#components/layout/card.tsx'
import { LazyForm } from '#content/complaints/lazy-form.tsx'
import { pageProblemMessages } from './messages.ts'

const loadForm = async () => (await import('./report-problem-form.tsx')).ReportProblemForm

/** Takes a report about the page that the footer named in the URL. */
export function ReportProblemPage() {
  const { text, digits } = useLanguage()
  const [params] = useSearchParams()
  const [isDone, setIsDone] = useState(false)
  const phone = digits(usePageData().data.app.callCentreLocal)
  // The server renders one page for all URLs.
  const page = useHydrated() ? findScreenByPath(params.get('page') ?? '') : undefined
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen('report-problem').title)}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{text(pageProblemMessages.intro)}</p>
      <noscript>
        <p className="mb-6 font-semibold">{text(pageProblemMessages.needsScript, { phone })}</p>
      </noscript>
      {isDone ? (
        <Card>
          <Alert kind="success" title={text(pageProblemMessages.done)} takesFocus>
            <p>{text(pageProblemMessages.doneText, { phone })}</p>
          </Alert>
          {page && (
            <Link
              to={page.path}
              className="mt-4 inline-block py-1 font-semibold text-brand underline underline-offset-4"
            >
              {text(pageProblemMessages.back)}
            </Link>
          )}
        </Card>
      ) : (
        <div className="flex flex-col gap-4">
          <Alert kind="info" title={text(pageProblemMessages.noPersonalData)} />
          <Card>
            {page && <p className="mb-4 font-semibold">{text(pageProblemMessages.page, { page: page.title })}</p>}
            <LazyForm load={loadForm} formProps={{ page: page?.path ?? '/', onDone: () => setIsDone(true) }} />
          </Card>
        </div>
      )}
    </div>
  )
}
