import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { findScreenByPath } from '@wewb/domain/access/screens'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import type { Locale } from '@wewb/domain/language/bilingual'
import { GmsPage } from '#services/grants/gms-page.tsx'
import { HelpPage } from '#content/public/help-page.tsx'
import { HomePage } from '#content/public/home-page.tsx'
import { NoticePage } from '#content/public/notice-page.tsx'
import { NoticesPage } from '#content/public/notices-page.tsx'
import { ScholarshipInfoPage } from '#content/public/scholarship-info-page.tsx'
import { TermsPage } from '#content/public/terms-page.tsx'
import { EducationResultsPage } from '#content/results/education-results-page.tsx'
import { AppStatusCheckPage } from '#casework/status/app-status-check-page.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { App } from './app.tsx'
import { PublicLayout } from './public/public-layout.tsx'

const data: PublicPageData = {
  app: {
    raiseCoreVersion: '',
    uiVersion: 'V251027.1026',
    callCentreLocal: '16135',
    callCentreAbroad: '+8809610102030',
    otpLength: 6,
    resendAfter: 120,
    defaultLocale: 'bn',
    maintenanceYn: 'N',
    maintenanceOn: null,
    maintenanceNotice: null,
  },
  settings: { appStatusCheckModuleList: [], generalSettings: [] },
  news: [{ portalNewsHighlightId: 1, title: 'A headline', titleBng: 'একটি শিরোনাম' }],
  isGrantOpen: false,
  waitingTimes: [],
  notices: [
    {
      noticeId: 1,
      noticeNumber: '49.04',
      title: 'A notice',
      titleBng: 'একটি নোটিশ',
      publishFrom: '2026-11-14T20:00:00Z',
      hasAttachment: 'N',
      fileName: null,
      mediaType: null,
      fileSize: null,
    },
  ],
}

const pages = {
  '/': HomePage,
  '/gms': GmsPage,
  '/notices': NoticesPage,
  '/notice': NoticePage,
  '/help': HelpPage,
  '/terms': TermsPage,
  '/education-results': EducationResultsPage,
  '/scholarship-info': ScholarshipInfoPage,
  '/app-status-check': AppStatusCheckPage,
}

function renderHtml(path: keyof typeof pages, locale: Locale, content: PublicPageData = data, search = '') {
  const screen = { Layout: PublicLayout, Page: pages[path] }
  return renderToString(
    <StaticRouter location={path + search}>
      <App locale={locale} pageData={{ demo: false, data: content }} source={() => screen} />
    </StaticRouter>,
  )
}

describe.each(['bn', 'en'] as const)('public pages in %s', (locale) => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])('%s links only to existing screens', (path) => {
    const links = [...renderHtml(path, locale).matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((href) => !findScreenByPath(href.replace(/\?.*/, ''))?.built)).toEqual([])
  })

  it('have no inline script and no inline handler', () => {
    expect(renderHtml('/', locale)).not.toMatch(/<script|\son\w+=/)
  })
})

describe('landing page', () => {
  it('carries the chosen service through the log-in, from its card', () => {
    const html = renderHtml('/', 'en')
    for (const path of ['disability-allowance', 'wewb-membership', 'online-gms-program'])
      expect(html).toContain(`href="/login?returnTo=%2F${path}"`)
    expect(html).toContain('href="/scholarship-info"')
  })

  it('links to the verification of documents and to the card, in the menu and in the footer', () => {
    const html = renderHtml('/', 'en')
    for (const path of ['/verify', '/download']) {
      expect(html.slice(0, html.indexOf('<main'))).toContain(`href="${path}"`)
      expect(html.slice(html.indexOf('<footer'))).toContain(`href="${path}"`)
    }
  })

  it('dials Latin digits and shows Bangla ones', () => {
    const html = renderHtml('/', 'bn')
    expect(html).toContain('href="tel:16135"')
    expect(html).toContain('১৬১৩৫')
    expect(html).toContain('href="tel:+8809610102030"')
    expect(html).toContain('+৮৮০ ৯৬১ ০১০২০৩০')
  })

  it('dates a notice in Dhaka time, in the reader’s language', () => {
    expect(renderHtml('/', 'bn')).toContain('১৫ নভেম্বর ২০২৬')
    expect(renderHtml('/', 'en')).toContain('15 November 2026')
  })

  it('shows a message without notices, and no ticker without news', () => {
    const html = renderHtml('/', 'en', { ...data, notices: [], news: [] })
    expect(html).toContain('There is no notice now')
    expect(html).toContain('id="notice-board"')
    expect(html).not.toContain('ticker')
  })

  it.each(Object.keys(pages) as (keyof typeof pages)[])('announces maintenance on %s', (path) => {
    const app = { ...data.app, maintenanceNotice: { bn: 'কাজ চলবে', en: 'Work is planned' } }
    expect(renderHtml(path, 'en', { ...data, app })).toContain('Work is planned')
  })

  it('shows both versions, and the default without a server version', () => {
    expect(renderHtml('/', 'en')).toMatch(/V251027\.1026.*20250000\.00\.00/s)
    const known = renderHtml('/', 'en', { ...data, app: { ...data.app, raiseCoreVersion: '20261119.01.02' } })
    expect(known).toContain('Server version 20261119.01.02')
    expect(known).not.toContain('20250000.00.00')
  })
})

describe('page of the grant programmes', () => {
  const days = { startDate: '2026-11-01', endDate: '2026-11-30' }
  const grants: PublicPageData['grants'] = {
    programmes: [
      {
        programId: 7,
        programTitle: 'Sewing machines',
        programTitleBng: 'সেলাই মেশিন',
        details: 'For a start',
        detailsBng: 'শুরুর জন্য',
        ...days,
        maxAmount: '30000',
        opensTo: 'members',
        openYn: 'Y',
      },
      {
        programId: 6,
        programTitle: 'Cattle',
        programTitleBng: 'গবাদি পশু',
        details: 'It is over',
        detailsBng: 'শেষ',
        ...days,
        maxAmount: '',
        opensTo: 'applicants',
        openYn: 'N',
      },
    ],
    forms: [
      {
        programId: 7,
        version: 1,
        sections: [
          {
            title: 'About you',
            titleBng: 'আপনার কথা',
            fields: [
              { fieldKey: 'q1', fieldType: 'text', label: 'Trade', labelBng: 'পেশা', requiredYn: 'Y' },
              { fieldKey: 'q2', fieldType: 'file', label: 'Trade licence', labelBng: 'ট্রেড লাইসেন্স', requiredYn: 'N' },
            ],
          },
        ],
      },
    ],
  }
  const open = { ...data, isGrantOpen: true, grants }

  it('lists open programmes before closed ones, with last day and maximum amount, in both languages', () => {
    const html = renderHtml('/gms', 'bn', open)
    expect(html).toMatch(/সেলাই মেশিন.*৩০ নভেম্বর ২০২৬.*৩০,০০০ টাকা.*গবাদি পশু/s)
    expect(renderHtml('/gms', 'en', open)).toMatch(/Sewing machines.*30 November 2026.*BDT 30,000.*Cattle/s)
  })

  it('shows a whole programme without script: purpose, questions, documents and the log-in link', () => {
    const html = renderHtml('/gms', 'en', open, '?program=7')
    expect(html).toMatch(
      /<h1[^>]*>Sewing machines.*For a start.*Members of the board only.*About you.*Trade.*Trade licence/s,
    )
    expect(html).toContain('href="/login?returnTo=%2Fonline-gms-program%3Fservice%3Dgms-7"')
    expect(html).not.toContain('Cattle')
  })

  it('offers no application for a closed programme', () => {
    const html = renderHtml('/gms', 'en', open, '?program=6')
    expect(html.slice(html.indexOf('<main'))).not.toContain('/login?returnTo=')
  })

  it('shows advice without programmes, and the list for an unknown number', () => {
    expect(renderHtml('/gms', 'en', { ...data, grants: { programmes: [], forms: [] } })).toMatch(
      /no grant programme now.*\/benefit-finder/s,
    )
    expect(renderHtml('/gms', 'en', open, '?program=99')).toContain('Sewing machines')
  })

  it('shows how long decisions take, in working days, as the landing page and the page of the stipend do', () => {
    const time = { medianDays: 4, ninetyDays: 12, cases: 10 }
    const services = ['gms-7', 'edu-allowance', 'compensation']
    const known = { ...open, waitingTimes: services.map((service) => ({ service, ...time })) }
    const bangla = /অর্ধেক আবেদনের সিদ্ধান্ত ৪ কর্মদিবসের মধ্যে হয়েছে, প্রতি ১০টির ৯টির ১২ কর্মদিবসের মধ্যে/
    expect(renderHtml('/gms', 'bn', known, '?program=7')).toMatch(bangla)
    expect(renderHtml('/gms', 'bn', known, '?program=6')).not.toContain('কর্মদিবস')
    expect(renderHtml('/scholarship-info', 'bn', known)).toMatch(bangla)
    expect(renderHtml('/scholarship-info', 'en', known)).toContain('decided within 4 working days, 9 of 10 within 12')
    expect(renderHtml('/', 'bn', known)).toContain('সিদ্ধান্ত ৪ কর্মদিবসে')
    expect(renderHtml('/', 'bn', open)).not.toContain('কর্মদিবস')
  })

  it('is linked from the landing page while a programme is open', () => {
    expect(renderHtml('/', 'en', open)).toContain('href="/gms"')
    expect(renderHtml('/', 'en')).not.toContain('href="/gms"')
  })
})

describe('pages of notices', () => {
  const found = {
    noticeId: 7,
    noticeNumber: '49.04',
    title: 'A notice',
    titleBng: 'একটি নোটিশ',
    details: 'Read **this**\n\n1. one\n\n[x](javascript:alert(1)) <b>raw</b>',
    detailsBng: '১. এক',
    publishFrom: '2026-11-14T20:00:00Z',
    hasAttachment: 'Y' as const,
    fileName: 'notice.pdf',
    mediaType: 'application/pdf',
    fileSize: 320_000,
  }
  const one = { ...data, notice: { noticeId: 7, found } }
  const list = { ...data, noticeList: { list: [found], total: 11, page: 1, size: 10, lastPage: 2, search: 'a"b' } }

  it('render a notice without script: its text as elements, its file with type and size', () => {
    const html = renderHtml('/notice', 'en', one, '?id=7&lang=en')
    expect(html).toMatch(/<h1[^>]*>A notice<\/h1>/)
    expect(html).toContain('<strong>this</strong>')
    expect(html).toContain('[x](javascript:alert(1)) &lt;b&gt;raw&lt;/b&gt;')
    expect(html).toContain('href="/api/v1/pub/portal-get-attachment/notice?noticeId=7"')
    expect(html.replaceAll('<!-- -->', '')).toContain('(PDF, 313 KB)')
    expect(renderHtml('/notice', 'bn', one, '?id=7')).toContain('list-[bengali]')
  })

  it('show a message for an unknown notice, with a link to all', () => {
    const html = renderHtml('/notice', 'en', { ...data, notice: { noticeId: 8, found: null } }, '?id=8')
    expect(html).toContain('This notice is not here')
    expect(html).toContain('href="/notices"')
  })

  it('search by a plain form, and page by links', () => {
    const html = renderHtml('/notices', 'en', list, '?search=a%22b')
    expect(html).toMatch(/<form[^>]*action="\/notices" method="get".*name="search".*value="a&quot;b"/s)
    expect(html).toContain('href="?search=a%22b&amp;page=2"')
    expect(html).toContain('href="/notice?id=7"')
  })

  it('preserve the query when the language changes', () => {
    expect(renderHtml('/notice', 'bn', one, '?id=7')).toContain('href="?id=7&amp;lang=en"')
  })
})

describe('pages with a query form', () => {
  const inputs = [
    {
      name: 'applicationNo',
      label: 'Application number',
      labelBng: 'আবেদন নম্বর',
      type: 'text',
      requiredYn: 'Y' as const,
    },
  ]
  const module = { moduleCode: 'edu-allowance', moduleName: 'Education stipend', moduleNameBng: 'শিক্ষাবৃত্তি', inputs }
  const open = { ...data, settings: { ...data.settings, appStatusCheckModuleList: [module] } }

  it('have their form before hydration', () => {
    expect(renderHtml('/app-status-check', 'bn', open)).toMatch(
      /<form.*শিক্ষাবৃত্তি.*id="applicationNo".*id="mobile".*id="captcha"/s,
    )
    expect(renderHtml('/education-results', 'en')).toMatch(/<form.*id="setupId".*id="searchValue"/s)
  })

  it('show the telephone number without script', () => {
    expect(renderHtml('/app-status-check', 'bn', open)).toMatch(/<noscript>.*১৬১৩৫.*<\/noscript>/s)
    expect(renderHtml('/education-results', 'en')).toMatch(/<noscript>.*16135.*<\/noscript>/s)
  })

  it('hide the status form while no service accepts applications', () => {
    const html = renderHtml('/app-status-check', 'en')
    expect(html).toContain('No service takes applications online yet')
    expect(html).not.toContain('<form')
  })
})
