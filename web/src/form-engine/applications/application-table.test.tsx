import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '@wewb/domain/language/bilingual'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { ApplicationTable } from './application-table.tsx'
import type { MyApplication } from './use-my-applications.ts'

const submitted: MyApplication = {
  applicationNo: 'EDU-2026-000007',
  service: 'edu-allowance',
  title: 'Education allowance',
  titleBng: 'শিক্ষা ভাতা',
  path: '/education-allowance',
  setupTitle: null,
  setupTitleBng: null,
  name: null,
  submittedOn: '2026-11-02',
  approvalStatus: 1,
  applicationStatus: 'UNDER_REVIEW',
  statusText: 'Forwarded',
  statusTextBng: 'অগ্রগামী',
  colour: 'blue',
  progressPercent: 50,
  next: 'You need not do anything.',
  nextBng: 'আপনার কিছু করার প্রয়োজন নেই।',
  currentOffice: 'District office, Tangail',
  currentOfficeBng: 'জেলা অফিস, টাঙ্গাইল',
  dueOn: null,
  updatedOn: '2026-11-05T06:00:00Z',
  actions: [],
  membershipId: null,
}

const renderHtml = (locale: Locale, change: Partial<MyApplication> = {}) =>
  renderToString(
    <StaticRouter location="/dashboard">
      <LanguageProvider initial={locale}>
        <ApplicationTable applications={[{ ...submitted, ...change }]} isShortOnPhone={false} onDelete={() => {}} />
      </LanguageProvider>
    </StaticRouter>,
  ).replaceAll('<!-- -->', '')

const headings = (html: string) => [...html.matchAll(/<th [^>]*>([^<]*)/g)].map(([, heading]) => heading)

it('shows number, service, date, status, holder, next step and actions of an application', () => {
  expect(headings(renderHtml('en'))).toEqual([
    'Application number',
    'Service',
    'Submitted on',
    'Status',
    'Who has it now',
    'Next step',
    'What you can do',
  ])
  const html = renderHtml('bn')
  for (const text of ['EDU-2026-000007', 'শিক্ষা ভাতা', '০২-১১-২০২৬', 'যাচাই চলছে', 'জেলা অফিস, টাঙ্গাইল'])
    expect(html).toContain(text)
  expect(html).toContain('আপনার কিছু করার প্রয়োজন নেই।')
})

it.each<[string, Partial<MyApplication>, string[]]>([
  ['the slip', {}, ['See the status', 'Slip']],
  ['the correction', { applicationStatus: 'RETURNED', colour: 'orange' }, ['Correct it', 'Slip']],
  ['the bank details', { applicationStatus: 'PAYMENT_FAILED', colour: 'orange' }, ['Correct bank details', 'Slip']],
  ['the appeal', { applicationStatus: 'REJECTED', actions: ['appeal'] }, ['See the status', 'Appeal', 'Slip']],
  ['the card', { applicationStatus: 'APPROVED', membershipId: 'RUH0000001' }, ['See the status', 'Card', 'Slip']],
  ['a draft', { applicationStatus: 'DRAFT', submittedOn: null }, ['Continue', 'Delete the draft']],
])('offers %s where it is possible', (_action, change, expected) => {
  const offered = [...renderHtml('en', change).matchAll(/<span>([^<]+)<span class="sr-only"> EDU-2026-000007/g)]
  expect(offered.map(([, label]) => label)).toEqual(expected)
})
