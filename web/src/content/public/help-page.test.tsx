import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import type { Locale } from '@wewb/domain/language/bilingual'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { helpGroups } from './help-messages.ts'
import { HelpPage } from './help-page.tsx'

const app = { callCentreLocal: '16135', callCentreAbroad: '+8809610102030' }
const renderHtml = (locale: Locale) =>
  renderToString(
    <StaticRouter location="/help">
      <LanguageProvider initial={locale}>
        <PageDataProvider value={{ demo: false, data: { app } as unknown as PublicPageData }}>
          <HelpPage />
        </PageDataProvider>
      </LanguageProvider>
    </StaticRouter>,
  )

it('answers frequent questions without script, in both languages, with the page where it can be done', () => {
  const topics = helpGroups.flatMap((group) => group.topics)
  for (const locale of ['bn', 'en'] as const) {
    const html = renderHtml(locale)
    expect(html.match(/<details/g)).toHaveLength(topics.length)
    expect(topics.filter(({ question }) => !html.includes(question[locale]))).toEqual([])
    expect(html).toMatch(/<a [^>]*href="\/benefit-finder"/)
  }
})

it('names each question once, so that a link can open it', () => {
  const ids = helpGroups.flatMap((group) => [group.id, ...group.topics.map(({ id }) => id)])
  expect(new Set(ids).size).toBe(ids.length)
})
