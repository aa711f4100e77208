import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FinderAnswers } from '@wewb/domain/casework/finder/answers'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { PageDataProvider } from '#lib/api-client/page-data.tsx'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { FinderResults } from './finder-results.tsx'

const headingAndFirst = (answers: FinderAnswers, service?: string) => {
  const html = renderToString(
    <StaticRouter location="/benefit-finder">
      <LanguageProvider initial="en">
        <PageDataProvider
          value={{
            demo: false,
            data: {
              app: { callCentreLocal: '16135', callCentreAbroad: '+8809610102030' },
            } as unknown as PublicPageData,
          }}
        >
          <FinderResults answers={answers} service={service} />
        </PageDataProvider>
      </LanguageProvider>
    </StaticRouter>,
  )
  return [/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], /<h3[^>]*>(.*?)<\/h3>/.exec(html)?.[1], html] as const
}

it('says first whether the service whose page the person comes from fits, and why it does not', () => {
  const student = { who: ['family'], registration: ['bmet'], needs: ['study'], study: ['after-ssc'] }
  expect(headingAndFirst(student, 'edu-allowance').slice(0, 2)).toEqual(['You can apply', 'Education stipend'])
  const [heading, first, html] = headingAndFirst(student, 'fa-burial-cost')
  expect([heading, first]).toEqual(['This service is not for you now', 'Burial cost'])
  expect(html.split('Burial cost')).toHaveLength(2)
  expect(headingAndFirst(student)[0]).toBe('Services that may help')
})
