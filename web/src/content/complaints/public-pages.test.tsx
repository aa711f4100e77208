import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { ComplaintStatusPage } from './complaint-status-page.tsx'
import { ComplaintSubmissionPage } from './complaint-submission-page.tsx'

const settings = ['ALLOW_ONLINE_GCR_APPLICATION', 'ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK']

const renderHtml = (Page: () => React.ReactNode, locale: 'bn' | 'en', active_yn: 'Y' | 'N' = 'Y') => {
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

describe('complaint pages before hydration', () => {
  it('are inside a form, so that they hydrate without interaction', () => {
    expect(renderHtml(ComplaintSubmissionPage, 'bn')).toMatch(/<form[^>]*aria-busy/)
    expect(renderHtml(ComplaintStatusPage, 'bn')).toMatch(/<form.*id="ticketNo".*id="mobile"/s)
  })
  it('require no captcha before a failed attempt', () => {
    expect(renderHtml(ComplaintStatusPage, 'en')).not.toContain('captcha')
  })
  it('show a message with the telephone number while disabled by setting', () => {
    for (const Page of [ComplaintSubmissionPage, ComplaintStatusPage]) {
      const html = renderHtml(Page, 'bn', 'N')
      expect(html).toContain('এখন বন্ধ আছে')
      expect(html).toContain('১৬১৩৫')
      expect(html).not.toContain('<form')
    }
  })
  it.each([ComplaintSubmissionPage, ComplaintStatusPage])('show the telephone number without script', (Page) => {
    expect(renderHtml(Page, 'en')).toMatch(/<noscript>.*16135.*<\/noscript>/s)
  })
})
