import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from '#lib/router/router.tsx'
import { css, manifest } from 'virtual:client-build'
import type { Screen } from '@wewb/domain/access/screen'
import { getScreen, findScreenByPath, type BuiltScreenId, type ScreenId } from '@wewb/domain/access/screens'
import type { Locale } from '@wewb/domain/language/bilingual'
import { localizedUrl } from '@wewb/domain/language/localized-url'
import { formStepSearch, type PageRequest, type PublicPageData } from '@wewb/domain/content/public-page-data'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { ComplaintStatusPage } from '#content/complaints/complaint-status-page.tsx'
import { ComplaintSubmissionPage } from '#content/complaints/complaint-submission-page.tsx'
import { BenefitFinderPage } from '#casework/finder/benefit-finder-page.tsx'
import { HelpPage } from '#content/public/help-page.tsx'
import { ReportProblemPage } from '#content/page-problems/report-problem-page.tsx'
import { GmsPage } from '#services/grants/gms-page.tsx'
import { HomePage } from '#content/public/home-page.tsx'
import { NoticePage } from '#content/public/notice-page.tsx'
import { NoticesPage } from '#content/public/notices-page.tsx'
import { ScholarshipInfoPage } from '#content/public/scholarship-info-page.tsx'
import { TermsPage } from '#content/public/terms-page.tsx'
import { ServerRenderedStep } from '#casework/applying/server-rendered-step.tsx'
import { DisabilityResultsPage } from '#content/results/disability-results-page.tsx'
import { EducationResultsPage } from '#content/results/education-results-page.tsx'
import { AppStatusCheckPage } from '#casework/status/app-status-check-page.tsx'
import { BmetWewbmCheckPage } from '#membership/verification/bmet-wewbm-check-page.tsx'
import { VerifyPage } from '#membership/verification/verify-page.tsx'
import type { Application } from '#form-engine/applications/application.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { App } from './app.tsx'
import {
  renderStandalonePageTags,
  renderClientPageTags,
  renderFormStepTags,
  renderPublicPageTags,
  renderHtmlDocument,
  renderStylesheetLink,
  renderInlineStyle,
  renderNoScriptRedirect,
} from './html-document.ts'
import { descriptionOf } from './page-descriptions.ts'
import { oldBrowserStyle } from './old-browser-notice.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { filesOfScreen, filesOfForm, filesOfPublicEntry, fontsOf, stylesheetOf } from './preloads.ts'
import { PublicLayout } from './public/public-layout.tsx'
import type { LoadedScreen } from './screen-source.ts'
import { PageFooter } from './signed-in/page-footer.tsx'
import { formStepEntry, publicStylesheet } from './build-entries.ts'
import { StandaloneSkeleton } from './standalone/standalone-skeleton.tsx'
import { StandaloneLayout } from './standalone/standalone-layout.tsx'
import { getDocumentTitle } from './document-title.ts'

/** Pages that are rendered on the server. */
const rendered: { [K in BuiltScreenId]?: LoadedScreen } = {
  home: { Layout: PublicLayout, Page: HomePage },
  terms: { Layout: PublicLayout, Page: TermsPage },
  notices: { Layout: PublicLayout, Page: NoticesPage },
  notice: { Layout: PublicLayout, Page: NoticePage },
  'benefit-finder': { Layout: PublicLayout, Page: BenefitFinderPage },
  'scholarship-info': { Layout: PublicLayout, Page: ScholarshipInfoPage },
  gms: { Layout: PublicLayout, Page: GmsPage },
  'complaint-submission': { Layout: PublicLayout, Page: ComplaintSubmissionPage },
  'complaint-status': { Layout: PublicLayout, Page: ComplaintStatusPage },
  help: { Layout: PublicLayout, Page: HelpPage },
  'report-problem': { Layout: PublicLayout, Page: ReportProblemPage },
  'education-results': { Layout: PublicLayout, Page: EducationResultsPage },
  'disability-results': { Layout: PublicLayout, Page: DisabilityResultsPage },
  'app-status-check': { Layout: PublicLayout, Page: AppStatusCheckPage },
  verify: { Layout: PublicLayout, Page: VerifyPage },
  'bmet-wewbm-check': { Layout: PublicLayout, Page: BmetWewbmCheckPage },
}

/** Hashes of the inline `<style>` elements that the content security policy allows. */
export const styleHashes: string[] = [css, oldBrowserStyle].map(
  (style) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
)

const publicScript = filesOfPublicEntry(manifest)[0] ?? ''
const skeleton = renderToString(<PageSkeleton />)

/**
 * Renders the document of a path: public screens with their text, standalone screens with their layout, all others with
 * a skeleton.
 */
export function renderPage({ path, search, locale, demo, origin, data }: PageRequest): string {
  const found = findScreenByPath(path)
  const screen = found?.built && (demo || !found.demoOnly) ? found : getScreen('error')
  const pageData = { demo, data }
  const isFound = mayBeFound(screen) && data.notice?.found !== null && !data.noticeList?.search
  const metadata = isFound
    ? { description: descriptionOf(screen.id, data)[locale], origin, address: screen.path + search }
    : undefined
  const installs = screen.id === 'download' ? ('card' as const) : ('portal' as const)
  const page = { locale, title: getDocumentTitle(screen, locale, data), metadata, pageData, manifest: installs }
  const isForm = search === formStepSearch
  const files = isForm ? filesOfForm(screen, manifest) : filesOfScreen(screen, manifest)
  const sheet = stylesheetOf(screen, manifest)
  const parts = rendered[screen.id] ?? frameOf(screen)
  // No font preload here: on a slow connection it would delay the script, and the device has fallback fonts.
  if (!parts) {
    const early = manifest[formStepEntry]?.file ?? ''
    const around = isForm ? renderFormStepTags(sheet, files, locale, early) : renderClientPageTags(sheet, files, locale)
    return renderHtmlDocument({ ...page, content: skeleton, ...around })
  }
  const fonts = fontsOf(locale, manifest)
  const content = renderToString(
    <StaticRouter location={screen.path + search}>
      <App locale={locale} pageData={pageData} source={() => parts} />
    </StaticRouter>,
  )
  // React hides a failure inside a Suspense boundary and leaves it to the browser; an error is better than half a page.
  if (content.includes('<!--$!-->')) throw new Error(`the page ${screen.path} could not be rendered`)
  if (screen.layout === 'public') {
    const { head, foot } = renderPublicPageTags(css, publicScript, files)
    const isLedOn = screen.id === 'app-status-check' && !data.postedStatus
    return renderHtmlDocument({
      ...page,
      fonts,
      content,
      head: isLedOn ? `${head}\n${renderNoScriptRedirect(localizedUrl(locale, `${screen.path}?plain=1`))}` : head,
      foot,
    })
  }
  const style = sheet === manifest[publicStylesheet]?.file ? renderInlineStyle(css) : renderStylesheetLink(sheet)
  return renderHtmlDocument({ ...page, fonts, content, ...renderStandalonePageTags(style, files) })
}

/** True for pages that search engines may index: not signed-in, demo or error pages. */
const mayBeFound = ({ id, layout, demoOnly }: Screen & { id: ScreenId }) =>
  layout !== 'signed-in' && !demoOnly && id !== 'error'

const frameOf = ({ id, layout }: Screen & { id: ScreenId }): LoadedScreen | undefined =>
  layout === 'standalone' ? { Layout: StandaloneLayout, Page: () => <StandaloneSkeleton id={id} /> } : undefined

type Query = { application: object; step: string; locale: Locale; app: PublicPageData['app'] }

/**
 * Renders one step of a draft for a phone that waits for its form (`entry-form-step.ts`). `application` is the response
 * of the endpoint of that name.
 */
export function renderStep({ application, step, locale, app }: Query): string {
  // Serialises like the API response: dates become text, and undefined values disappear.
  const plainApplication = JSON.parse(JSON.stringify(application)) as Application
  const content = renderToString(
    <StaticRouter location={buildServiceUrl(plainApplication.service)}>
      <LanguageProvider initial={locale}>
        <ServerRenderedStep application={plainApplication} step={step} />
        <PageDataProvider value={{ demo: false, data: { app } as PublicPageData }}>
          <PageFooter />
        </PageDataProvider>
      </LanguageProvider>
    </StaticRouter>,
  )
  return `<!doctype html><meta charset="utf-8"><title></title><div id="first-step">${content}</div>`
}
