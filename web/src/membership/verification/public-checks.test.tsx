import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { BmetWewbmCheckPage } from './bmet-wewbm-check-page.tsx'
import { VerifyPage } from './verify-page.tsx'

const draw = (Page: () => React.ReactNode, locale: 'bn' | 'en', active: 'Y' | 'N' = 'Y') => {
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

describe('the public checks before any script comes', () => {
  it('show the ways to a code in the order of their ease: camera, picture, typed code', () => {
    expect(draw(VerifyPage, 'en')).toMatch(/Scan with the camera.*Choose a picture or photo.*<form.*id="code"/s)
    expect(draw(VerifyPage, 'bn')).toMatch(/ক্যামেরা দিয়ে স্ক্যান করুন.*ছবি বা ফটো বেছে নিন.*<form.*id="code"/s)
  })

  it('ask for a number, the birth day and the captcha', () => {
    expect(draw(BmetWewbmCheckPage, 'bn')).toMatch(/<form.*id="searchBy".*id="value".*id="dateOfBirth".*id="captcha"/s)
  })

  it('say that the registration check is closed when the setting is off, and whom to call', () => {
    const html = draw(BmetWewbmCheckPage, 'bn', 'N')
    expect(html).toContain('এই যাচাই এখন বন্ধ আছে')
    expect(html).toContain('১৬১৩৫')
    expect(html).not.toContain('<form')
  })

  it.each([VerifyPage, BmetWewbmCheckPage])('say whom to call when no script comes', (Page) => {
    expect(draw(Page, 'en')).toMatch(/<noscript>.*16135.*<\/noscript>/s)
  })
})
