import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import type { Locale } from '@wewb/domain/language/bilingual'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { PageFooter } from './page-footer.tsx'

const data = { app: { callCentreLocal: '16135', callCentreAbroad: '+8809610102030' } } as PublicPageData

const renderHtml = async (locale: Locale) => {
  const { prelude } = await prerender(
    <StaticRouter location="/dashboard">
      <LanguageProvider initial={locale}>
        <PageDataProvider value={{ demo: false, data }}>
          <PageFooter />
        </PageDataProvider>
      </LanguageProvider>
    </StaticRouter>,
  )
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

it('shows the telephone numbers for callers at home and abroad on every page', async () => {
  expect(await renderHtml('bn')).toMatch(
    /সাহায্য লাগলে ফোন করুন <a href="tel:16135"[^>]*>১৬১৩৫<\/a>.*বিদেশ থেকে <a href="tel:\+8809610102030"[^>]*>\+৮৮০ ৯৬১ ০১০২০৩০</,
  )
  expect(await renderHtml('en')).toMatch(
    /For help call <a href="tel:16135"[^>]*>16135<\/a>.*From abroad <a href="tel:\+8809610102030"/,
  )
})

it('links to the websites of the government, the verification of documents and the card', async () => {
  const html = await renderHtml('bn')
  expect(html).toContain('গুরুত্বপূর্ণ সরকারি ওয়েবসাইট')
  expect(html.match(/rel="noreferrer"/g)).toHaveLength(9)
  for (const path of ['/verify', '/download']) expect(html).toContain(`href="${path}"`)
})

it('links to the form for a problem with this page', async () => {
  expect(await renderHtml('bn')).toMatch(/<a [^>]*href="\/report-problem\?page=%2Fdashboard"[^>]*>এই পাতার সমস্যা জানান<\/a>/)
})
