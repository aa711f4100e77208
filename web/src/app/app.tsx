import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { PageDataProvider, type PageData } from '../api-client/page-data.tsx'
import { LanguageProvider } from '../i18n/language.tsx'
import { LoaderOverlay } from '../ui/loader-overlay.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { DemoRibbon } from './demo-ribbon.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import type { ScreenSource } from './screen-source.ts'
import { SessionWatch } from './session-watch.tsx'

type Props = { locale: Locale; pageData: PageData; source: ScreenSource }

/** All of the portal inside a router: the browser's or the server's. */
export function App({ locale, pageData, source }: Props) {
  return (
    <FailureBoundary>
      <LanguageProvider initial={locale}>
        <PageDataProvider value={pageData}>
          <SessionWatch />
          <DemoRibbon />
          <CurrentScreen source={source} />
          <LoaderOverlay />
          <ToastRegion />
        </PageDataProvider>
      </LanguageProvider>
    </FailureBoundary>
  )
}
