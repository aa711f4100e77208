import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { BmetWewbmCheckPage } from './bmet-wewbm-check-page.tsx'
import { VerifyPage } from './verify-page.tsx'

const renderHtml = (Page: () => React.ReactNode, locale: 'bn' | 'en', active: 'Y' | 'N' = 'Y') => {
  const generalSettings = [{ setting_code: 'ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL', active_yn: active }]
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

describe('public checks before hydration', () => {
  it('show camera, picture and typed code in this order', () => {
    expect(renderHtml(VerifyPage, 'en')).toMatch(/Scan with the camera.*Choose a picture or photo.*<form.*id="code"/s)
    expect(renderHtml(VerifyPage, 'bn')).toMatch(/ক্যামেরা দিয়ে স্ক্যান করুন.*ছবি বা ফটো বেছে নিন.*<form.*id="code"/s)
  })

  it('require a number, the date of birth and the captcha', () => {
    expect(renderHtml(BmetWewbmCheckPage, 'bn')).toMatch(
      /<form.*id="searchBy".*id="value".*id="dateOfBirth".*id="captcha"/s,
    )
  })

  it('show a message with the telephone number while disabled by setting', () => {
    const html = renderHtml(BmetWewbmCheckPage, 'bn', 'N')
    expect(html).toContain('এই যাচাই এখন বন্ধ আছে')
    expect(html).toContain('১৬১৩৫')
    expect(html).not.toContain('<form')
  })

  it.each([VerifyPage, BmetWewbmCheckPage])('show the telephone number without script', (Page) => {
    expect(renderHtml(Page, 'en')).toMatch(/<noscript>.*16135.*<\/noscript>/s)
  })
})
