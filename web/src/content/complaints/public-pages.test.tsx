import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { ComplaintStatusPage } from './complaint-status-page.tsx'
import { ComplaintSubmissionPage } from './complaint-submission-page.tsx'

const settings = ['ALLOW_ONLINE_GCR_APPLICATION', 'ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK']

const draw = (Page: () => React.ReactNode, locale: 'bn' | 'en', active_yn: 'Y' | 'N' = 'Y') => {
  const generalSettings = settings.map((setting_code) => ({ setting_code, active_yn }))
  const data = {
    app: { callCentreLocal: '16135' },
    settings: { appStatusCheckModuleList: [], generalSettings },
  } as unknown as PublicPageData
  return renderToString(
    <LanguageProvider initial={locale}>
      <PageDataProvider value={{ demo: false, data }}>
        <Page />
      </PageDataProvider>
    </LanguageProvider>,
  )
}

describe('the pages of complaints before any script comes', () => {
  it('stand in a form, so that they come alive without being touched', () => {
    expect(draw(ComplaintSubmissionPage, 'bn')).toMatch(/<form[^>]*aria-busy/)
    expect(draw(ComplaintStatusPage, 'bn')).toMatch(/<form.*id="ticketNo".*id="mobile"/s)
  })
  it('ask for no captcha before somebody has missed', () => {
    expect(draw(ComplaintStatusPage, 'en')).not.toContain('captcha')
  })
  it('say kindly that the board has switched them off, and whom to call', () => {
    for (const Page of [ComplaintSubmissionPage, ComplaintStatusPage]) {
      const html = draw(Page, 'bn', 'N')
      expect(html).toContain('এখন বন্ধ আছে')
      expect(html).toContain('১৬১৩৫')
      expect(html).not.toContain('<form')
    }
  })
  it.each([ComplaintSubmissionPage, ComplaintStatusPage])('say whom to call when no script comes', (Page) => {
    expect(draw(Page, 'en')).toMatch(/<noscript>.*16135.*<\/noscript>/s)
  })
})
