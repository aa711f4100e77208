import type { Locale } from '@wewb/domain/language/bilingual'
import { PageDataProvider, type PageData, usePageData } from '#lib/api-client/page-data.tsx'
import { LanguageProvider, useText } from '#lib/i18n/language.tsx'
import { LoaderOverlay } from '#components/feedback/loader-overlay.tsx'
import { ToastRegion } from '#components/feedback/toast.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { ScreenSource } from './screen-source.ts'
import { SessionWatch } from './session-watch.tsx'
import { Link } from '#lib/router/link.tsx'
import { appMessages } from './messages.ts'

type Props = { locale: Locale; pageData: PageData; source: ScreenSource }

/** Renders the portal inside the router of the browser or of the server. */
export function App({ locale, pageData, source }: Props) {
  return (
    <ErrorBoundary>
      <LanguageProvider initial={locale}>
        <PageDataProvider value={pageData}>
          <SessionWatch />
          <DemoRibbon />
          <CurrentScreen source={source} />
          <LoaderOverlay />
          <ToastRegion />
        </PageDataProvider>
      </LanguageProvider>
    </ErrorBoundary>
  )
}

/** Marks a demo portal, so that nobody takes it for the real one. */
function DemoRibbon() {
  const { demo } = usePageData()
  const text = useText()
  if (!demo) return null
  return (
    <aside aria-label={text(appMessages.demoLabel)} className="bg-needs-you-soft text-sm text-needs-you print:hidden">
      <p className="mx-auto flex max-w-[1200px] flex-wrap gap-x-3 px-4 py-1">
        <span>{text(appMessages.demo)}</span>
        <Link to="/demo/outbox" className="underline underline-offset-4">
          {text(appMessages.demoOutbox)}
        </Link>
        <Link to="/demo/ui" className="underline underline-offset-4">
          {text(appMessages.demoUi)}
        </Link>
      </p>
    </aside>
  )
}
