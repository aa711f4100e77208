import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { InstalledBrowser } from './installed-browser.ts'

/** Downloaded on demand, so that it is not a dependency of the portal. */
const [command = 'npx', ...before] = (process.env['LIGHTHOUSE'] ?? 'npx --yes lighthouse@13.5.0').split(' ')

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
export type LighthouseScores = Record<Category, number> & {
  paint: number
  largest: number
  blocking: number
  shift: number
  missed: string[]
}

type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

/** Runs Lighthouse on one page with its default mobile profile and an empty browser profile. */
export async function runLighthouse(browser: InstalledBrowser, address: string): Promise<LighthouseScores> {
  const flags = [...browser.args, '--headless=new'].join(' ')
  const pages = [
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ]
  const { stdout } = await promisify(execFile)(command, [...before, address, ...pages], {
    env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
    maxBuffer: 64 * 1024 * 1024,
  })
  return marksOf(JSON.parse(stdout) as Report)
}

function marksOf({ categories: found, audits }: Report): LighthouseScores {
  const mark = (name: Category) => Math.round((found[name].score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const missed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    'best-practices': mark('best-practices'),
    seo: mark('seo'),
    paint: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    missed: missed.map(({ id }) => id),
  }
}
