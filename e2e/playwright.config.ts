import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { freePort } from '../api/src/testing/free-port.ts'
import { isFull } from '../test-size.ts'

interface Browser {
  executablePath: string
  env: Record<string, string>
  args: string[]
}

const browserFile = new URL('../.cache/browser.json', import.meta.url)

function foundBrowser(): Browser {
  if (!existsSync(browserFile)) throw new Error('No browser is known yet: run node scripts/prepare.mjs --browser')
  return JSON.parse(readFileSync(browserFile, 'utf8')) as Browser
}

// This file is read again in every worker: the environment carries the ports chosen first.
const port = (process.env.E2E_PORT ??= String(await freePort()))
process.env.E2E_SCREENS_PORT ??= String(await freePort())
const browser = foundBrowser()

export default defineConfig({
  testDir: '.',
  // `npm run bench:slow-phone` times what journeys only walk through.
  testMatch: `**/*.${process.env.E2E_KIND ?? 'e2e'}.ts`,
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  globalSetup: './portal.ts',
  // Journeys wait more than they work: for what is typed to be saved, for a message to leave, for a page to come.
  workers: 3,
  // The gate is the same each time. In the full run a busy machine may trip one of hundreds; who needs the second try is named at the end.
  retries: isFull ? 1 : 0,
  timeout: 120_000,
  // Journeys with the tag @full run in `npm run test:full` only: docs/testing.md says which, and what proves them in the gate.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  // A busy machine may stand still for seconds; what is wrong stays wrong for longer.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    // What is missing is missing: a click does not wait for it until the journey is over.
    actionTimeout: 20_000,
    locale: 'bn-BD',
    // Most users live abroad: dates must be those of Dhaka wherever the browser is.
    timezoneId: 'Asia/Riyadh',
    // What moves is drawn sixty times a second. The full run shows it as most people see it.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    // On a busy machine the worker would rightly show the page of a moment ago; journeys without a line allow it.
    serviceWorkers: 'block',
    // Recording every step takes as long as the steps themselves.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...definedEnv(), ...browser.env },
    },
  },
})

function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
