import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { roleSeeds } from '@wewb/domain/access/roles'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { DisApplicationSetupPage } from './dis-application-setup-page.tsx'

const renderHtml = (location: string) =>
  renderToString(
    <StaticRouter location={location}>
      <LanguageProvider initial="en">
        <QueryClientProvider client={new QueryClient()}>
          <DisApplicationSetupPage />
        </QueryClientProvider>
      </LanguageProvider>
    </StaticRouter>,
  )

it('offers the circulars of the scholarship beside those of the disability allowance', () => {
  const html = renderHtml('/dis-application-setup')
  expect(html).toContain('Scholarship and disability setup')
  expect(html).toMatch(/href="\?service=edu-allowance"[^>]*>Education stipend/)
  expect(html).toMatch(
    /href="\?service=dis-allowance"[^>]*aria-current|aria-current="page"[^>]*href="\?service=dis-allowance"/,
  )
  expect(renderHtml('/dis-application-setup?service=edu-allowance')).toMatch(
    /aria-current="page"[^>]*href="\?service=edu-allowance"/,
  )
})

it('is open to the administrator', () => {
  const administrator = roleSeeds.find(({ code }) => code === 'SYS_ADMIN')
  expect(administrator?.permissions).toEqual(
    expect.arrayContaining([
      'dis-application-setup:view',
      'dis-application-setup:create',
      'dis-application-setup:edit',
    ]),
  )
})
