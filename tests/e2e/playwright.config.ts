import { projectRoot } from '#project-root.ts'
import { join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { freePort } from '@wewb/api/testing/free-port.ts'
import { isFull } from '#test-size.ts'

interface Browser {
  executablePath: string
  env: Record<string, string>
  args: string[]
}

const browserFile = join(projectRoot, '.cache/browser.json')

function foundBrowser(): Browser {
  if (!existsSync(browserFile)) throw new Error('No browser is installed: run node scripts/prepare.mjs --browser')
  return JSON.parse(readFileSync(browserFile, 'utf8')) as Browser
}

// Every worker evaluates this file again, so the environment carries the chosen ports.
const port = (process.env.E2E_PORT ??= String(await freePort()))
process.env.E2E_SCREENS_PORT ??= String(await freePort())
const browser = foundBrowser()

export default defineConfig({
  testDir: '.',
  // Node strips the types itself, which takes a tenth of the time of Playwright's own transformation.
  build: { external: ['**/*.ts'] },
  // `npm run bench:slow-phone` runs the benchmarks instead of the journeys.
  testMatch: `**/*.${process.env.E2E_KIND ?? 'e2e'}.ts`,
  outputDir: join(projectRoot, 'test-results'),
  globalSetup: './portal.ts',
  // Three workers on two cores, because journeys mostly wait for saves, messages and pages.
  workers: 3,
  // No retries in the gate. In the full run a busy machine may fail one of hundreds of tests; retried ones are listed
  // at the end.
  retries: isFull ? 1 : 0,
  timeout: 240_000,
  // Journeys tagged @full run in `npm run test:full` only; docs/testing.md lists them and what covers them in the
  // gate.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  // A busy machine may be half as fast as a quiet one, and stall for seconds.
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    // Fails early on a missing element instead of waiting until the test times out.
    actionTimeout: 40_000,
    locale: 'bn-BD',
    // Most users live abroad: dates must be in Dhaka time whatever the browser's time zone.
    timezoneId: 'Asia/Riyadh',
    // Animations cost CPU time; the full run has them, as for most users.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    // On a busy machine the service worker would rightly serve a stale page; offline journeys allow it.
    serviceWorkers: 'block',
    // Traces double the run time, so they are recorded on retries only.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...definedEnv(), ...browser.env },
    },
  },
})

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
