import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { screenAt } from '../../../domain/src/access/screens.ts'
import type { PublicData } from '../../../domain/src/contracts/public-data.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { missingServerVersion } from '../../../domain/src/lookups/portal.ts'
import { HomePage } from '../features/public/home-page.tsx'
import { TermsPage } from '../features/public/terms-page.tsx'
import { EducationResultsPage } from '../features/results/education-results-page.tsx'
import { AppStatusCheckPage } from '../features/status/app-status-check-page.tsx'
import { StaticRouter } from '../router/router.tsx'
import { App } from './app.tsx'
import { PublicLayout } from './public/public-layout.tsx'

const data: PublicData = {
  app: {
    raiseCoreVersion: '',
    uiVersion: 'V251027.1026',
    callCentreLocal: '16135',
    callCentreAbroad: '+8809610102030',
    otpLength: 6,
    resendAfter: 120,
    defaultLocale: 'bn',
    maintenanceYn: 'N',
  },
  settings: { appStatusCheckModuleList: [], generalSettings: [] },
  news: [{ portalNewsHighlightId: 1, title: 'A headline', titleBng: 'একটি শিরোনাম' }],
  notices: [
    {
      noticeId: 1,
      noticeNumber: '49.04',
      title: 'A notice',
      titleBng: 'একটি নোটিশ',
      details: 'Its text',
      detailsBng: 'তার কথা',
      publishFrom: '2026-11-14T20:00:00Z',
      hasAttachment: 'N',
      fileName: null,
    },
  ],
}

const pages = { '/': HomePage, '/terms': TermsPage, '/education-results': EducationResultsPage, '/app-status-check': AppStatusCheckPage }

function draw(path: keyof typeof pages, locale: Locale, content: PublicData = data) {
  const screen = { Layout: PublicLayout, Page: pages[path] }
  return renderToString(
    <StaticRouter location={path}>
      <App locale={locale} pageData={{ demo: false, data: content }} source={() => screen} />
    </StaticRouter>,
  )
}

describe.each(['bn', 'en'] as const)('public pages in %s', (locale) => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])('%s leads only to screens that exist', (path) => {
    const links = [...draw(path, locale).matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((href) => !screenAt(href)?.built)).toEqual([])
  })

  it('runs nothing by itself: no inline script, no inline handler', () => {
    expect(draw('/', locale)).not.toMatch(/<script|\son\w+=/)
  })
})

describe('the landing page', () => {
  it('dials Latin digits and shows Bangla ones', () => {
    const html = draw('/', 'bn')
    expect(html).toContain('href="tel:16135"')
    expect(html).toContain('১৬১৩৫')
    expect(html).toContain('href="tel:+8809610102030"')
    expect(html).toContain('+৮৮০ ৯৬১ ০১০২০৩০')
  })

  it('dates a notice by the day in Dhaka, in the reader’s language', () => {
    expect(draw('/', 'bn')).toContain('১৫ নভেম্বর ২০২৬')
    expect(draw('/', 'en')).toContain('15 November 2026')
  })

  it('says so when there is no notice, and has no ticker when there is no news', () => {
    const html = draw('/', 'en', { ...data, notices: [], news: [] })
    expect(html).toContain('There is no notice now')
    expect(html).toContain('id="notice-board"')
    expect(html).not.toContain('ticker')
  })

  it('shows both versions, and the default when the server does not say its own', () => {
    const html = draw('/', 'en')
    expect(html).toContain('V251027.1026')
    expect(html).toContain(missingServerVersion)
  })
})

describe('the pages that answer a question', () => {
  const inputs = [{ name: 'applicationNo', label: 'Application number', labelBng: 'আবেদন নম্বর', type: 'text', requiredYn: 'Y' as const }]
  const module = { moduleCode: 'edu-allowance', moduleName: 'Education stipend', moduleNameBng: 'শিক্ষাবৃত্তি', inputs }
  const open = { ...data, settings: { ...data.settings, appStatusCheckModuleList: [module] } }

  it('have their form before any script comes', () => {
    expect(draw('/app-status-check', 'bn', open)).toMatch(/<form.*শিক্ষাবৃত্তি.*id="applicationNo".*id="mobile".*id="captcha"/s)
    expect(draw('/education-results', 'en')).toMatch(/<form.*id="setupId".*id="searchValue"/s)
  })

  it('say whom to call when no script comes', () => {
    expect(draw('/app-status-check', 'bn', open)).toMatch(/<noscript>.*১৬১৩৫.*<\/noscript>/s)
    expect(draw('/education-results', 'en')).toMatch(/<noscript>.*16135.*<\/noscript>/s)
  })

  it('ask nothing of the status while no service takes applications', () => {
    const html = draw('/app-status-check', 'en')
    expect(html).toContain('No service takes applications online yet')
    expect(html).not.toContain('<form')
  })
})
