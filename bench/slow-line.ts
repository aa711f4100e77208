import { chromium, type Page } from '@playwright/test'
import type { KnownBrowser } from './known-browser.ts'

/** The slow third generation: 400 kbit/s each way and 400 ms until anything answers. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

export type Reading = { cold: number; warm: number }

/** When the heading of a page stands on the screen of a phone, counted from the tap: with nothing kept, and come back. */
export async function readOnSlowLine(browser: KnownBrowser, address: string): Promise<Reading> {
  const running = await chromium.launch({
    executablePath: browser.executablePath,
    args: browser.args,
    env: { ...process.env, ...browser.env },
  })
  try {
    const context = await running.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true })
    const page = await context.newPage()
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', slowLine)
    await page.addInitScript(watchHeading)
    const cold = await headingShown(page, address)
    await page.goto('about:blank')
    return { cold, warm: await headingShown(page, address) }
  } finally {
    await running.close()
  }
}

/** Runs in the page: the browser tells when an element is painted if it is marked before that. */
function watchHeading() {
  const mark = () => document.querySelector('h1')?.setAttribute('elementtiming', 'heading')
  new MutationObserver(mark).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { headingAt: (window as { headingAt?: number }).headingAt ?? entry.startTime })
  }).observe({ type: 'element', buffered: true })
}

async function headingShown(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  const shown = await page.waitForFunction(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    const heading = (window as { headingAt?: number }).headingAt
    return first !== undefined && heading !== undefined ? Math.max(first, heading) : false
  })
  return (await shown.jsonValue()) as number
}
