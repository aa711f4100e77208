import type { Locale } from '@wewb/domain/language/bilingual'
import { PageDataProvider, type PageData } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { LoaderOverlay } from '#components/feedback/loader-overlay.tsx'
import { ToastRegion } from '#components/feedback/toast.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { DemoRibbon } from './demo-ribbon.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { ScreenSource } from './screen-source.ts'
import { SessionWatch } from './session-watch.tsx'

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
