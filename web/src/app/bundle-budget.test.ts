import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { describe, expect, it } from 'vitest'
import { allScreens, getScreen, type BuiltScreenId, type ScreenId } from '@wewb/domain/access/screens'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { filesOfScreen, filesOfForm, filesOfPublicEntry, stylesheetOf } from './preloads.ts'
import { formStepEntry } from './build-entries.ts'

/**
 * Budgets in compressed kilobytes: the code and styles that load before a screen works. A screen without a budget does
 * not compile. Budgets of staff screens are their size rounded up, mostly to the next five, at most 171.
 */
const budgets: Record<BuiltScreenId, number> = {
  home: 95,
  terms: 95,
  notices: 95,
  notice: 95,
  'scholarship-info': 95,
  'benefit-finder': 95,
  'education-results': 95,
  'disability-results': 95,
  'complaint-submission': 95,
  'complaint-status': 95,
  help: 95,
  'report-problem': 95,
  gms: 95,
  'app-status-check': 95,
  verify: 95,
  'bmet-wewbm-check': 95,
  error: 95,
  'service-verification': 115,
  // Bundles the card with all its steps, because a saved card must open offline.
  download: 130,
  login: 110,
  register: 111,
  'forgot-password': 110,
  'demo-outbox': 110,
  // Renders every component.
  'demo-ui': 325,
  dashboard: 160,
  profile: 161,
  'change-password': 160,
  // These screens lazy-load the form or the desk by user type; the form has its own budget below.
  'education-allowance': 145,
  'disability-allowance': 145,
  'medical-assistance': 145,
  'financial-assistance': 145,
  'burial-cost': 145,
  compensation: 145,
  bereavement: 145,
  're-integration': 145,
  'repatriation-application': 145,
  'surokkha-application': 145,
  membership: 155,
  'online-gms-program': 160,
  'family-profile': 198,
  'earlier-applications': 155,
  'earlier-imports': 170,
  'dis-application-setup': 145,
  'gms-builder': 145,
  'settings-setup': 145,
  'stopped-services': 170,
  'user-type-role': 150,
  'notice-list': 155,
  'call-centre': 165,
  'notice-form': 167,
  'general-report': 165,
  'miscellaneous-report': 165,
  'sms-module-summary-report': 165,
  role: 165,
  'verification-app-status': 170,
  'verification-bmet-wewbm': 170,
  'audit-log': 170,
  messages: 171,
  registry: 170,
  'highlight-news': 172,
  users: 156,
  'payment-batch': 170,
  'complaint-list': 160,
  'page-problems': 160,
  'data-retention': 160,
  'scholarship-result': 167,
  'disability-alw-result': 152,
}
/** Budgets of a fully hydrated public page, and of a page at a form step. */
const hydratedBudgets: Partial<Record<ScreenId, number>> = {
  home: 107,
  terms: 105,
  notices: 115,
  notice: 115,
  'scholarship-info': 115,
}
const hydratedFormBudget = 123
const form = 198
const fonts = 75

const client = fileURLToPath(new URL('../../dist/client/', import.meta.url))
const manifestFile = `${client}.vite/manifest.json`

describe.skipIf(!existsSync(manifestFile))('size of a page', () => {
  const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {}
  const packed = (file: string) => gzipSync(readFileSync(client + file), { level: 9 }).length / 1024
  const sum = (files: string[]) => files.reduce((total, file) => total + packed(file), 0)

  it.each(Object.entries(budgets))('%s stays within %i KB', (id, budget) => {
    const screen = getScreen(id as BuiltScreenId)
    // The rest of a public page loads on the first interaction (entry-public.ts).
    const scripts = screen.layout === 'public' ? filesOfPublicEntry(manifest) : filesOfScreen(screen, manifest)
    expect(sum([stylesheetOf(screen, manifest), ...scripts])).toBeLessThanOrEqual(budget)
  })

  const publicScreens = allScreens.filter(({ built, layout }) => built && layout === 'public')
  it.each(
    publicScreens.map((screen) => [screen.id, hydratedBudgets[screen.id] ?? hydratedFormBudget, screen] as const),
  )('%s stays within %i KB after hydration', (_id, budget, screen) => {
    expect(sum([stylesheetOf(screen, manifest), ...filesOfScreen(screen, manifest)])).toBeLessThanOrEqual(budget)
  })

  const services = new Set(serviceModules.map(({ path }) => path))
  const atStep = allScreens.filter(({ path }) => services.has(path)).map((screen) => [screen.id, form, screen] as const)
  it.each(atStep)('%s at a step of its form stays within %i KB', (_id, budget, screen) => {
    const early = manifest[formStepEntry]?.file ?? ''
    expect(sum([early, stylesheetOf(screen, manifest), ...filesOfForm(screen, manifest)])).toBeLessThanOrEqual(budget)
  })

  it('a form step loads few files, because each adds a round trip on a slow connection', () => {
    expect(filesOfForm(getScreen('education-allowance'), manifest).length).toBeLessThanOrEqual(45)
  })

  it('no file has a cyclic import with another', () => {
    const waitsFor = (key: string, found = new Set<string>()): Set<string> => {
      for (const next of manifest[key]?.imports ?? []) if (!found.has(next)) waitsFor(next, found.add(next))
      return found
    }
    expect(Object.keys(manifest).filter((key) => waitsFor(key).has(key))).toEqual([])
  })

  it(`fonts stay within ${fonts} KB`, () => {
    const files = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
    expect(files.length).toBe(2)
    expect(files.reduce((total, file) => total + readFileSync(client + file).length / 1024, 0)).toBeLessThanOrEqual(
      fonts,
    )
  })

  it('every built screen has a page that the server can preload', () => {
    for (const screen of allScreens.filter(({ built }) => built))
      expect(filesOfScreen(screen, manifest).length).toBeGreaterThan(1)
  })
})

it('the groups of chunks name only files that exist', () => {
  const root = new URL('../../../', import.meta.url)
  const named = [...readFileSync(new URL('web/chunks.ts', root), 'utf8').matchAll(/'((?:domain|web)\/[^']+)'/g)]
  expect(named.length).toBeGreaterThan(50)
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})
