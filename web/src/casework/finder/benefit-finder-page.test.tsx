import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { BenefitFinderPage } from './benefit-finder-page.tsx'

const renderHtml = (locale: 'bn' | 'en') =>
  renderToString(
    <StaticRouter location="/benefit-finder">
      <LanguageProvider initial={locale}>
        <PageDataProvider
          value={{ demo: false, data: { app: { callCentreLocal: '16135' } } as unknown as PublicPageData }}
        >
          <BenefitFinderPage />
        </PageDataProvider>
      </LanguageProvider>
    </StaticRouter>,
  )

it('renders the first question before hydration, with nothing selected', () => {
  expect(renderHtml('bn')).toMatch(/প্রশ্ন ১\/৫.*<form.*<h1[^>]*>আপনি কে\?<\/h1>.*name="who".*value="abroad"/s)
  expect(renderHtml('en')).toContain('Question 1 of 5')
  expect(renderHtml('en')).not.toContain('checked=""')
})

it('shows the telephone number without script', () => {
  expect(renderHtml('bn')).toMatch(/<noscript>.*১৬১৩৫.*<\/noscript>/s)
})
