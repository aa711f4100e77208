import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import type { Locale } from '@wewb/domain/language/bilingual'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { PageFooter } from './page-footer.tsx'

const data = { app: { callCentreLocal: '16135', callCentreAbroad: '+8809610102030' } } as PublicPageData

const draw = (locale: Locale) =>
  renderToString(
    <LanguageProvider initial={locale}>
      <PageDataProvider value={{ demo: false, data }}>
        <PageFooter />
      </PageDataProvider>
    </LanguageProvider>,
  ).replaceAll('<!-- -->', '')

it('shows the telephone numbers for callers at home and abroad on every page', () => {
  expect(draw('bn')).toMatch(
    /সাহায্য লাগলে ফোন করুন <a href="tel:16135"[^>]*>১৬১৩৫<\/a>.*বিদেশ থেকে <a href="tel:\+8809610102030"[^>]*>\+৮৮০ ৯৬১ ০১০২০৩০</,
  )
  expect(draw('en')).toMatch(
    /For help call <a href="tel:16135"[^>]*>16135<\/a>.*From abroad <a href="tel:\+8809610102030"/,
  )
})
