import type { Browser, BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { screenVisits } from '#e2e/screen-visits.ts'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as reIntegrationExample } from '@wewb/domain/services/definitions/re-integration/example'
import type { Locale } from '@wewb/domain/language/bilingual'
import { checkExports } from './formula-injection.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant, type Scale } from '#resilience/invariant.ts'
import { xssPayloads } from './xss-payloads.ts'
import { applyWithPayloads, submitComplaintWithPayloads, uploadWithPayloadNames } from './submit-payloads.ts'
import { publishProgrammeWithPayloads, savePayloadsEverywhere, type PayloadCounts } from './save-payloads.ts'
import {
  findInjectionSinks,
  createBrowserFindings,
  openBrowser,
  openMonitoredWindow,
  visitPage,
  type Visitor,
  type BrowserFindings,
} from './monitored-browser.ts'

type Stop = Visitor & { path: string }
type Seeded = {
  programId: number
  ticketNo: string
  applications: { path: string; no: string; login: string; officer?: string }[]
}

const windows = 3
const services = [
  { service: medicalAssistance, example: medicalExample, path: '/medical-assistance', officer: 'so.edu@demo.wewb' },
  {
    service: financialAssistance,
    example: financialExample,
    path: '/financial-assistance',
    officer: 'ad.welfare@demo.wewb',
  },
  { service: reIntegration, example: reIntegrationExample, path: '/re-integration', officer: 'wc.tangail@demo.wewb' },
]

export const storedXss: Invariant = {
  id: 'scripts',
  description:
    'scripts in every text input of users and editors, every page opened in a browser: ' +
    'none runs, none becomes markup',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    const browser = await openBrowser()
    try {
      const tally: PayloadCounts = { accepted: 0, refused: 0 }
      const seeded = await seed(environment, scale, tally)
      const findings = createBrowserFindings()
      await visitAll(browser, environment, stopsOf(scale, seeded, await firstIds(environment)), findings)
      const trap = await verifyDetection(browser, environment)
      const exported = await checkExports(environment, seeded.programId)
      if (process.env['VERBOSE']) for (const what of [...findings.faults, ...findings.displayed]) console.log(what)
      const figure =
        `${xssPayloads.length} payloads in ${tally.accepted} texts accepted and ${tally.refused} rejected, ` +
        `${findings.texts} more in responses; ${findings.pages} pages opened, ` +
        `${findings.displayed.size} of them display one as text, ` +
        `${[...findings.faults].filter((what) => what.includes(' ran ')).length} ran; ` +
        `${exported.cells} cells of exported sheets, no formula`
      return invariantResult(figure, [
        ...[...findings.faults].slice(0, 12),
        ...trap,
        ...exported.faults,
        findings.displayed.size < findings.pages / 5 && 'too few pages display a payload',
      ])
    } finally {
      await browser.close()
      await environment.stop()
    }
  },
}

async function seed(environment: TestEnvironment, scale: Scale, tally: PayloadCounts): Promise<Seeded> {
  const typed = await savePayloadsEverywhere(environment, scale === 'short' ? 2 : 12)
  tally.accepted += typed.accepted
  tally.refused += typed.refused
  const programId = await publishProgrammeWithPayloads(environment, tally)
  const ticketNo = await submitComplaintWithPayloads(environment, tally)
  const applications: Seeded['applications'] = []
  for (const { service, example, path, officer } of scale === 'short' ? services.slice(0, 1) : services) {
    const no = await applyWithPayloads(environment, { service, example, login: '01700000001' }, tally)
    applications.push({ path, no, login: '01700000001', officer })
  }
  const token = await environment.tokenOf('01700000002')
  const { applicationNo } = (
    await environment.request('POST', '/applications', { token, body: { service: medicalAssistance.id } })
  ).body.data
  const page = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  await uploadWithPayloadNames(environment, applicationNo, 'passportCopy', '01700000002', page, tally)
  applications.push({ path: '/medical-assistance', no: `${applicationNo}&step=bank`, login: '01700000002' })
  return { programId, ticketNo, applications }
}

/** Ids of list rows that have their own page. */
async function firstIds(environment: TestEnvironment) {
  const [admin, editor] = await Promise.all(
    ['admin@demo.wewb', 'editor@demo.wewb'].map((loginId) => environment.tokenOf(loginId)),
  )
  const first = async (token: string | undefined, path: string) =>
    (await environment.request('GET', path, { ...(token && { token }) })).body.data.list?.[0] ?? {}
  return {
    notice: (await first(editor, '/portal-notice')).noticeId as number,
    role: (await first(admin, '/roles?size=100&search=ran')).roleId as number | undefined,
    user: (await first(admin, '/users?search=textuser0')).id as number | undefined,
    broadcast: (await first(admin, '/broadcasts')).broadcastId as number | undefined,
    message: (await first(admin, '/messages')).messageId as number | undefined,
  }
}

/**
 * Every URL that could display a payload: first with stored payloads, then every screen with payloads in every text of
 * the API responses.
 */
function stopsOf(
  scale: Scale,
  { programId, ticketNo, applications }: Seeded,
  ids: Awaited<ReturnType<typeof firstIds>>,
): Stop[] {
  const hostile = encodeURIComponent(xssPayloads[3] ?? '')
  const pages: [string, string?][] = [
    ['/'],
    ['/notices'],
    [`/notice?id=${ids.notice}`],
    [`/gms?program=${programId}`],
    [`/notices?search=${hostile}`],
    [`/${hostile}?${hostile}=${hostile}`],
    ['/medical-assistance', '01700000001'],
    ...applications.flatMap(({ path, no, login, officer }): [string, string][] =>
      [login, ...(officer ? [officer] : [])].map((who) => [`${path}?application=${no}`, who]),
    ),
    [`/complaint-list?ticket=${ticketNo}`, 'ad.welfare@demo.wewb'],
    [`/gms-builder?program=${programId}`, 'admin@demo.wewb'],
  ]
  const more: [string, string?][] = [
    [`/error?a=${hostile}`],
    ['/scholarship-info'],
    ['/gms'],
    [`/education-results?roll=${hostile}`],
    [`/service-verification?code=${hostile}`],
    [`/demo/outbox?to=${hostile}`],
    ['/demo/outbox'],
    [`/complaint-status?ticket=${hostile}`],
    [`/users?search=${hostile}`, 'admin@demo.wewb'],
    [`/users?user=${ids.user}`, 'admin@demo.wewb'],
    [`/role?role=${ids.role}`, 'admin@demo.wewb'],
    [`/role?role=${ids.role}&view=edit`, 'admin@demo.wewb'],
    ...[
      'general',
      'holidays',
      'offices',
      'fees',
      'lists',
      'lists&list=airport',
      'templates',
      'templates&template=SUBMITTED',
    ].map((view): [string, string] => [`/settings-setup?view=${view}`, 'admin@demo.wewb']),
    ...['settings', 'preview', 'publish', 'versions'].map((tab): [string, string] => [
      `/gms-builder?program=${programId}&tab=${tab}`,
      'admin@demo.wewb',
    ]),
    [`/online-gms-program?service=gms-${programId}`, '01700000003'],
    ['/family-profile?step=me', '01700000003'],
    ['/profile', '01700000002'],
    ['/dashboard', '01700000002'],
    ['/dashboard', 'so.two@demo.wewb'],
    [`/notice-form?notice=${ids.notice}`, 'editor@demo.wewb'],
    ['/notice-list', 'editor@demo.wewb'],
    ['/highlight-news', 'editor@demo.wewb'],
    [`/registry?search=${hostile}`, 'admin@demo.wewb'],
    ['/messages', 'admin@demo.wewb'],
    ['/messages?view=broadcasts', 'admin@demo.wewb'],
    [`/messages?broadcast=${ids.broadcast}`, 'admin@demo.wewb'],
    [`/messages?message=${ids.message}`, 'admin@demo.wewb'],
    ['/audit-log', 'auditor@demo.wewb'],
    ['/complaint-list', 'ad.welfare@demo.wewb'],
    ['/call-centre', 'callcentre@demo.wewb'],
    ['/general-report', 'dir.welfare@demo.wewb'],
    ['/dis-application-setup', 'dir.welfare@demo.wewb'],
  ]
  const locales: Locale[] = scale === 'short' ? ['bn'] : ['bn', 'en']
  const poisoned =
    scale === 'short'
      ? screenVisits.filter(({ path }) => ['/dashboard', '/payment-batch', '/audit-log'].includes(path))
      : screenVisits
  return locales.flatMap((locale) => [
    ...[...pages, ...(scale === 'short' ? [] : more)].map(([path, login]): Stop => ({
      path,
      locale,
      ...(login && { login }),
    })),
    ...poisoned.map(({ path, as }): Stop => ({ path, locale, isPoisoned: true, ...(as && { login: as }) })),
  ])
}

/** Each person has a separate window; several run in parallel. */
async function visitAll(browser: Browser, environment: TestEnvironment, stops: Stop[], findings: BrowserFindings) {
  const people = [...Map.groupBy(stops, ({ login, locale, isPoisoned }) => `${login} ${locale} ${isPoisoned}`).values()]
  const next = async () => {
    for (let person = people.pop(); person; person = people.pop()) {
      const [first] = person
      if (!first) continue
      const context = await openMonitoredWindow(browser, environment, first, findings)
      await visitStop(context, environment, person, findings)
      // Ignores requests that are still pending when the page closes.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: windows }, next))
}

async function visitStop(
  context: BrowserContext,
  environment: TestEnvironment,
  stops: Stop[],
  findings: BrowserFindings,
) {
  const page = await context.newPage()
  for (const { path, login, locale, isPoisoned } of stops)
    await visitPage(
      page,
      environment,
      path,
      `${login ?? 'visitor'} ${locale}${isPoisoned ? ' poisoned' : ''}`,
      findings,
    ).catch((error: Error) => findings.faults.add(`${path} did not open: ${error.message.split('\n')[0]}`))
}

/** Verifies the detection itself: it must find a real injection, once without our CSP and once with it. */
async function verifyDetection(browser: Browser, environment: TestEnvironment): Promise<string[]> {
  const policy = (await fetch(`${environment.origin}/`)).headers.get('content-security-policy') ?? ''
  const body = `<!doctype html><title>x</title><p>${xssPayloads[1]}${xssPayloads[9]}${xssPayloads[2]}</p>`
  const faultsWith = async (headers: Record<string, string>) => {
    const findings = createBrowserFindings()
    const context = await openMonitoredWindow(browser, environment, { locale: 'en' }, findings)
    await context.route('**/xss-trap', (route) => route.fulfill({ contentType: 'text/html', headers, body }))
    const page = await context.newPage()
    await page.goto(`${environment.origin}/xss-trap`, { waitUntil: 'networkidle', timeout: 120_000 })
    await context.close()
    return [...findings.faults]
  }
  const [open, guarded] = [await faultsWith({}), await faultsWith({ 'content-security-policy': policy })]
  const context = await openMonitoredWindow(browser, environment, { locale: 'en' }, createBrowserFindings())
  const page = await context.newPage()
  await page.goto(`${environment.origin}/`, { timeout: 120_000 })
  const sinks = await findInjectionSinks(page)
  await context.close()
  return [
    ...(open.some((what) => what.includes(' ran ')) ? [] : ['the monitor does not detect a script that runs']),
    ...(guarded.some((what) => what.includes(' ran ')) ? ['a script ran despite the policy'] : []),
    ...(guarded.some((what) => what.includes('refused script-src'))
      ? []
      : ['the monitor does not detect policy violations']),
    ...(guarded.some((what) => what.includes('a text became')) ? [] : ['the monitor does not detect injected markup']),
    ...sinks.map((sink) => `markup can be injected by ${sink}`),
  ]
}
