import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from '../router/router.tsx'
import { css, manifest } from 'virtual:client-build'
import type { Screen } from '../../../domain/src/access/screen.ts'
import { getScreen, screenAt, type BuiltScreenId, type ScreenId } from '../../../domain/src/access/screens.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { addressIn } from '../../../domain/src/language/language-address.ts'
import { formSearch, type PageRequest, type PublicData } from '../../../domain/src/contracts/public-data.ts'
import { PageDataProvider } from '../api-client/page-data.tsx'
import { ComplaintStatusPage } from '../features/complaints/complaint-status-page.tsx'
import { ComplaintSubmissionPage } from '../features/complaints/complaint-submission-page.tsx'
import { BenefitFinderPage } from '../features/finder/benefit-finder-page.tsx'
import { GmsPage } from '../features/grants/gms-page.tsx'
import { HomePage } from '../features/public/home-page.tsx'
import { NoticePage } from '../features/public/notice-page.tsx'
import { NoticesPage } from '../features/public/notices-page.tsx'
import { ScholarshipInfoPage } from '../features/public/scholarship-info-page.tsx'
import { TermsPage } from '../features/public/terms-page.tsx'
import { FirstStep } from '../features/applying/first-step.tsx'
import { DisabilityResultsPage } from '../features/results/disability-results-page.tsx'
import { EducationResultsPage } from '../features/results/education-results-page.tsx'
import { AppStatusCheckPage } from '../features/status/app-status-check-page.tsx'
import { BmetWewbmCheckPage } from '../features/verification/bmet-wewbm-check-page.tsx'
import { VerifyPage } from '../features/verification/verify-page.tsx'
import type { Application } from '../forms/application.ts'
import { addressOfService } from '../forms/service-address.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { App } from './app.tsx'
import { aroundFrame, aroundSkeleton, aroundStep, aroundText, documentOf, linkedStyle, styleInside, withoutScript } from './document.ts'
import { descriptionOf } from './page-descriptions.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { filesOf, filesOfForm, filesOfPublicEntry, fontsOf, sheetOf } from './preloads.ts'
import { PublicLayout } from './public/public-layout.tsx'
import type { LoadedScreen } from './screen-source.ts'
import { PageFooter } from './signed-in/page-footer.tsx'
import { earlyEntry, lightSheet } from './sources.ts'
import { ComingPage } from './standalone/coming-page.tsx'
import { StandaloneLayout } from './standalone/standalone-layout.tsx'
import { titleOf } from './title.ts'

/** The pages whose text is there before any script runs. */
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
  'education-results': { Layout: PublicLayout, Page: EducationResultsPage },
  'disability-results': { Layout: PublicLayout, Page: DisabilityResultsPage },
  'app-status-check': { Layout: PublicLayout, Page: AppStatusCheckPage },
  verify: { Layout: PublicLayout, Page: VerifyPage },
  'bmet-wewbm-check': { Layout: PublicLayout, Page: BmetWewbmCheckPage },
}

/** The content security policy allows these `<style>` elements and no others. */
export const styleHashes: string[] = [`sha256-${createHash('sha256').update(css).digest('base64')}`]

const publicScript = filesOfPublicEntry(manifest)[0] ?? ''
const skeleton = renderToString(<PageSkeleton />)

/** The whole document for a path: public screens with their text, those with a frame of their own with that, the others with a place to draw in. */
export function render({ path, search, locale, demo, origin, data }: PageRequest): string {
  const found = screenAt(path)
  const screen = found?.built && (demo || !found.demoOnly) ? found : getScreen('error')
  const pageData = { demo, data }
  const isFound = mayBeFound(screen) && data.notice?.found !== null && !data.noticeList?.search
  const about = isFound ? { description: descriptionOf(screen.id, data)[locale], origin, address: screen.path + search } : undefined
  const installs = screen.id === 'download' ? ('card' as const) : ('portal' as const)
  const page = { locale, title: titleOf(screen, locale, data), about, pageData, manifest: installs }
  const isForm = search === formSearch
  const files = isForm ? filesOfForm(screen, manifest) : filesOf(screen, manifest)
  const sheet = sheetOf(screen, manifest)
  const parts = rendered[screen.id] ?? frameOf(screen)
  // On a weak line the letters would hold up the script that draws them; the device has its own until then.
  if (!parts) {
    const early = manifest[earlyEntry]?.file ?? ''
    const around = isForm ? aroundStep(sheet, files, locale, early) : aroundSkeleton(sheet, files, locale)
    return documentOf({ ...page, content: skeleton, ...around })
  }
  const fonts = fontsOf(locale, manifest)
  const content = renderToString(
    <StaticRouter location={screen.path + search}>
      <App locale={locale} pageData={pageData} source={() => parts} />
    </StaticRouter>,
  )
  // React hides a failure inside a boundary and would leave it to the browser: better nothing than half a page.
  if (content.includes('<!--$!-->')) throw new Error(`the page ${screen.path} could not be rendered`)
  if (screen.layout === 'public') {
    const { head, foot } = aroundText(css, publicScript, files)
    const isLedOn = screen.id === 'app-status-check' && !data.postedStatus
    return documentOf({
      ...page,
      fonts,
      content,
      head: isLedOn ? `${head}\n${withoutScript(addressIn(locale, `${screen.path}?plain=1`))}` : head,
      foot,
    })
  }
  const style = sheet === manifest[lightSheet]?.file ? styleInside(css) : linkedStyle(sheet)
  return documentOf({ ...page, fonts, content, ...aroundFrame(style, files) })
}

/** Not what lies behind the log-in, not what is only there to be tried out, and no page that says that there is none. */
const mayBeFound = ({ id, layout, demoOnly }: Screen & { id: ScreenId }) => layout !== 'signed-in' && !demoOnly && id !== 'error'

const frameOf = ({ id, layout }: Screen & { id: ScreenId }): LoadedScreen | undefined =>
  layout === 'standalone' ? { Layout: StandaloneLayout, Page: () => <ComingPage id={id} /> } : undefined

type Asked = { application: object; step: string; locale: Locale; app: PublicData['app'] }

/** One step of a draft, for the phone that waits for its form (`entry-early.ts`). `application` is the answer of the call of that name. */
export function drawStep({ application, step, locale, app }: Asked): string {
  // As it would come over the line: moments as text, and nothing that was undefined.
  const told = JSON.parse(JSON.stringify(application)) as Application
  const content = renderToString(
    <StaticRouter location={addressOfService(told.service)}>
      <LanguageProvider initial={locale}>
        <FirstStep application={told} step={step} />
        <PageDataProvider value={{ demo: false, data: { app } as PublicData }}>
          <PageFooter />
        </PageDataProvider>
      </LanguageProvider>
    </StaticRouter>,
  )
  return `<!doctype html><meta charset="utf-8"><title></title><div id="first-step">${content}</div>`
}
