import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { describe, expect, it } from 'vitest'
import { allScreens, getScreen, type ScreenId } from '../../../domain/src/access/screens.ts'
import { filesOf, filesOfPublicEntry, sheetOf } from './preloads.ts'

/** Kilobytes, packed: what a weak line carries before a screen works. A phone pays for every one. */
const budgets: Partial<Record<ScreenId, number>> = {
  home: 95,
  terms: 95,
  notices: 95,
  notice: 95,
  'scholarship-info': 95,
  'benefit-finder': 95,
  'education-results': 95,
  'complaint-submission': 95,
  'complaint-status': 95,
  gms: 95,
  'app-status-check': 95,
  verify: 95,
  'bmet-wewbm-check': 95,
  'service-verification': 115,
  // With the card and all its steps in one: a card that is kept must open without a line.
  download: 130,
  login: 110,
  register: 110,
  'forgot-password': 110,
  dashboard: 160,
  profile: 160,
  'change-password': 160,
  'verification-app-status': 170,
  'verification-bmet-wewbm': 170,
  'audit-log': 170,
}
const fonts = 75

const client = fileURLToPath(new URL('../../dist/client/', import.meta.url))
const manifestFile = `${client}.vite/manifest.json`

describe.skipIf(!existsSync(manifestFile))('what a page weighs', () => {
  const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {}
  const packed = (file: string) => gzipSync(readFileSync(client + file), { level: 9 }).length / 1024
  const sum = (files: string[]) => files.reduce((total, file) => total + packed(file), 0)

  it.each(Object.entries(budgets))('%s stays within %i KB', (id, budget) => {
    const screen = getScreen(id as ScreenId)
    // The rest of a public page comes when somebody reaches for a control (entry-public.ts).
    const scripts = screen.layout === 'public' ? filesOfPublicEntry(manifest) : filesOf(screen, manifest)
    expect(sum([sheetOf(screen, manifest), ...scripts])).toBeLessThanOrEqual(budget)
  })

  it.each(['home', 'terms'] as const)('%s stays within 105 KB when all of it has come alive', (id) => {
    expect(sum([sheetOf(getScreen(id), manifest), ...filesOf(getScreen(id), manifest)])).toBeLessThanOrEqual(105)
  })

  it.each([
    'benefit-finder',
    'app-status-check',
    'education-results',
    'verify',
    'bmet-wewbm-check',
    'complaint-submission',
    'complaint-status',
  ] as const)('%s, which has a form and so comes alive at once, stays within 122 KB', (id) => {
    expect(sum([sheetOf(getScreen(id), manifest), ...filesOf(getScreen(id), manifest)])).toBeLessThanOrEqual(122)
  })

  it(`fonts stay within ${fonts} KB`, () => {
    const files = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
    expect(files.length).toBe(2)
    expect(files.reduce((total, file) => total + readFileSync(client + file).length / 1024, 0)).toBeLessThanOrEqual(fonts)
  })

  it('every built screen has a page the server can preload', () => {
    for (const screen of allScreens.filter(({ built }) => built)) expect(filesOf(screen, manifest).length).toBeGreaterThan(1)
  })
})
