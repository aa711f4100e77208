import type { Browser, BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { visits } from '../../e2e/screens.ts'
import { medicalAssistance } from '../../domain/src/services/fa-medical-assistance/definition.ts'
import { example as medicalExample } from '../../domain/src/services/fa-medical-assistance/example.ts'
import { financialAssistance } from '../../domain/src/services/fa-financial-assistance/definition.ts'
import { example as financialExample } from '../../domain/src/services/fa-financial-assistance/example.ts'
import { reIntegration } from '../../domain/src/services/re-integration/definition.ts'
import { example as reIntegrationExample } from '../../domain/src/services/re-integration/example.ts'
import type { Locale } from '../../domain/src/language/bilingual.ts'
import { judgeExports } from './exported-texts.ts'
import { takeGround, type Ground } from '../ground/ground.ts'
import { finding, type Promised, type Scale } from '../promise.ts'
import { payloads } from './script-payloads.ts'
import { applyWithPayloads, complainWithPayloads, nameUploads } from './typed-files.ts'
import { publishHostileProgramme, typeEverywhere, type Tally } from './typed-texts.ts'
import { openWays, newWatch, openBrowser, openWindow, visit, type Visitor, type Watch } from './watched-browser.ts'

type Stop = Visitor & { path: string }
type Seeded = { programId: number; ticketNo: string; files: { path: string; no: string; login: string; officer?: string }[] }

const windows = 3
const services = [
  { service: medicalAssistance, example: medicalExample, path: '/medical-assistance', officer: 'so.edu@demo.wewb' },
  { service: financialAssistance, example: financialExample, path: '/financial-assistance', officer: 'ad.welfare@demo.wewb' },
  { service: reIntegration, example: reIntegrationExample, path: '/re-integration', officer: 'wc.tangail@demo.wewb' },
]

export const storedScripts: Promised = {
  id: 'scripts',
  says: 'scripts in every text that a person or an editor can type, every page opened in a browser: none runs, none becomes a part of a page',
  prove: async (scale) => {
    const ground = await takeGround()
    const browser = await openBrowser()
    try {
      const tally: Tally = { kept: 0, refused: 0 }
      const seeded = await seed(ground, scale, tally)
      const watch = newWatch()
      await walk(browser, ground, stopsOf(scale, seeded, await firstIds(ground)), watch)
      const trap = await tryTrap(browser, ground)
      const taken = await judgeExports(ground, seeded.programId)
      if (process.env['PROVE_TELL']) for (const what of [...watch.faults, ...watch.shown]) console.log(what)
      const figure = `${payloads.length} payloads in ${tally.kept} texts kept and ${tally.refused} refused, ${watch.texts} more in answers; ${watch.pages} pages opened, ${watch.shown.size} of them show one as text, ${[...watch.faults].filter((what) => what.includes(' ran ')).length} ran; ${taken.cells} cells of exported sheets, no formula`
      return finding(figure, [
        ...[...watch.faults].slice(0, 12),
        ...trap,
        ...taken.faults,
        watch.shown.size < watch.pages / 5 && 'hardly a page shows a payload: nothing was tried',
      ])
    } finally {
      await browser.close()
      await ground.leave()
    }
  },
}

async function seed(ground: Ground, scale: Scale, tally: Tally): Promise<Seeded> {
  const typed = await typeEverywhere(ground, scale === 'short' ? 2 : 12)
  tally.kept += typed.kept
  tally.refused += typed.refused
  const programId = await publishHostileProgramme(ground, tally)
  const ticketNo = await complainWithPayloads(ground, tally)
  const files: Seeded['files'] = []
  for (const { service, example, path, officer } of scale === 'short' ? services.slice(0, 1) : services) {
    const no = await applyWithPayloads(ground, { service, example, login: '01700000001' }, tally)
    files.push({ path, no, login: '01700000001', officer })
  }
  const token = await ground.tokenOf('01700000002')
  const { applicationNo } = (await ground.ask('POST', '/applications', { token, body: { service: medicalAssistance.id } })).body.data
  const page = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  await nameUploads(ground, applicationNo, 'passportCopy', '01700000002', page, tally)
  files.push({ path: '/medical-assistance', no: `${applicationNo}&step=bank`, login: '01700000002' })
  return { programId, ticketNo, files }
}

/** Rows of lists that open on a page of their own. */
async function firstIds(ground: Ground) {
  const [admin, editor] = await Promise.all(['admin@demo.wewb', 'editor@demo.wewb'].map((loginId) => ground.tokenOf(loginId)))
  const first = async (token: string | undefined, path: string) =>
    (await ground.ask('GET', path, { ...(token && { token }) })).body.data.list?.[0] ?? {}
  return {
    notice: (await first(editor, '/portal-notice')).noticeId as number,
    role: (await first(admin, '/roles?size=100&search=ran')).roleId as number | undefined,
    user: (await first(admin, '/users?search=prove0')).id as number | undefined,
    broadcast: (await first(admin, '/broadcasts')).broadcastId as number | undefined,
    message: (await first(admin, '/messages')).messageId as number | undefined,
  }
}

/** Every address that could show one: first as they are kept, then every screen with a payload behind every word of every answer. */
function stopsOf(scale: Scale, { programId, ticketNo, files }: Seeded, ids: Awaited<ReturnType<typeof firstIds>>): Stop[] {
  const hostile = encodeURIComponent(payloads[3] ?? '')
  const shown: [string, string?][] = [
    ['/'],
    ['/notices'],
    [`/notice?id=${ids.notice}`],
    [`/gms?program=${programId}`],
    [`/notices?search=${hostile}`],
    [`/${hostile}?${hostile}=${hostile}`],
    ['/medical-assistance', '01700000001'],
    ...files.flatMap(({ path, no, login, officer }): [string, string][] => [login, ...(officer ? [officer] : [])].map((who) => [`${path}?application=${no}`, who])),
    [`/complaint-list?ticket=${ticketNo}`, 'ad.welfare@demo.wewb'],
    [`/gms-builder?program=${programId}`, 'admin@demo.wewb'],
  ] // prettier-ignore
  const more: [string, string?][] = [
    [`/error?a=${hostile}`], ['/scholarship-info'], ['/gms'], [`/education-results?roll=${hostile}`], [`/service-verification?code=${hostile}`], [`/demo/outbox?to=${hostile}`], ['/demo/outbox'], [`/complaint-status?ticket=${hostile}`],
    [`/users?search=${hostile}`, 'admin@demo.wewb'], [`/users?user=${ids.user}`, 'admin@demo.wewb'], [`/role?role=${ids.role}`, 'admin@demo.wewb'], [`/role?role=${ids.role}&view=edit`, 'admin@demo.wewb'],
    ...['general', 'holidays', 'offices', 'fees', 'lists', 'lists&list=airport', 'templates', 'templates&template=SUBMITTED'].map((view): [string, string] => [`/settings-setup?view=${view}`, 'admin@demo.wewb']),
    ...['settings', 'preview', 'publish', 'versions'].map((tab): [string, string] => [`/gms-builder?program=${programId}&tab=${tab}`, 'admin@demo.wewb']),
    [`/online-gms-program?service=gms-${programId}`, '01700000003'], ['/family-profile?step=me', '01700000003'], ['/profile', '01700000002'], ['/dashboard', '01700000002'], ['/dashboard', 'so.two@demo.wewb'],
    [`/notice-form?notice=${ids.notice}`, 'editor@demo.wewb'], ['/notice-list', 'editor@demo.wewb'], ['/highlight-news', 'editor@demo.wewb'], [`/registry?search=${hostile}`, 'admin@demo.wewb'],
    ['/messages', 'admin@demo.wewb'], ['/messages?view=broadcasts', 'admin@demo.wewb'], [`/messages?broadcast=${ids.broadcast}`, 'admin@demo.wewb'], [`/messages?message=${ids.message}`, 'admin@demo.wewb'],
    ['/audit-log', 'auditor@demo.wewb'], ['/complaint-list', 'ad.welfare@demo.wewb'], ['/call-centre', 'callcentre@demo.wewb'], ['/general-report', 'dir.welfare@demo.wewb'], ['/dis-application-setup', 'dir.welfare@demo.wewb'],
  ] // prettier-ignore
  const locales: Locale[] = scale === 'short' ? ['bn'] : ['bn', 'en']
  const poisoned = scale === 'short' ? visits.filter(({ path }) => ['/dashboard', '/payment-batch', '/audit-log'].includes(path)) : visits
  return locales.flatMap((locale) => [
    ...[...shown, ...(scale === 'short' ? [] : more)].map(([path, login]): Stop => ({ path, locale, ...(login && { login }) })),
    ...poisoned.map(({ path, as }): Stop => ({ path, locale, isPoisoned: true, ...(as && { login: as }) })),
  ])
}

/** Each person has a window of their own; some windows are looked at side by side. */
async function walk(browser: Browser, ground: Ground, stops: Stop[], watch: Watch) {
  const people = [...Map.groupBy(stops, ({ login, locale, isPoisoned }) => `${login} ${locale} ${isPoisoned}`).values()]
  const next = async () => {
    for (let person = people.pop(); person; person = people.pop()) {
      const [first] = person
      if (!first) continue
      const context = await openWindow(browser, ground, first, watch)
      await lookAt(context, ground, person, watch)
      // A page may still ask for something when nobody looks at it any more.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: windows }, next))
}

async function lookAt(context: BrowserContext, ground: Ground, stops: Stop[], watch: Watch) {
  const page = await context.newPage()
  for (const { path, login, locale, isPoisoned } of stops)
    await visit(page, ground, path, `${login ?? 'visitor'} ${locale}${isPoisoned ? ' poisoned' : ''}`, watch).catch((error: Error) =>
      watch.faults.add(`${path} did not open: ${error.message.split('\n')[0]}`),
    )
}

/** A trap that nothing falls into proves nothing: here something does, once without our policy and once with it. */
async function tryTrap(browser: Browser, ground: Ground): Promise<string[]> {
  const policy = (await fetch(`${ground.origin}/`)).headers.get('content-security-policy') ?? ''
  const body = `<!doctype html><title>x</title><p>${payloads[1]}${payloads[9]}${payloads[2]}</p>`
  const caught = async (headers: Record<string, string>) => {
    const watch = newWatch()
    const context = await openWindow(browser, ground, { locale: 'en' }, watch)
    await context.route('**/prove-trap', (route) => route.fulfill({ contentType: 'text/html', headers, body }))
    const page = await context.newPage()
    await page.goto(`${ground.origin}/prove-trap`, { waitUntil: 'networkidle', timeout: 120_000 })
    await context.close()
    return [...watch.faults]
  }
  const [open, guarded] = [await caught({}), await caught({ 'content-security-policy': policy })]
  const context = await openWindow(browser, ground, { locale: 'en' }, newWatch())
  const page = await context.newPage()
  await page.goto(`${ground.origin}/`, { timeout: 120_000 })
  const ways = await openWays(page)
  await context.close()
  return [
    ...(open.some((what) => what.includes(' ran ')) ? [] : ['the trap does not see a script that runs']),
    ...(guarded.some((what) => what.includes(' ran ')) ? ['a script ran in spite of the policy'] : []),
    ...(guarded.some((what) => what.includes('refused script-src')) ? [] : ['the trap does not see what the policy refuses']),
    ...(guarded.some((what) => what.includes('a text became')) ? [] : ['the trap does not see a text that became a part of the page']),
    ...ways.map((way) => `markup can be written into a page of ours by ${way}`),
  ]
}
