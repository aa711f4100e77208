import { chromium, type Page } from '@playwright/test'
import type { InstalledBrowser } from './installed-browser.ts'

/** Slow 3G: 400 kbit/s each way and 400 ms latency. */
const slowConnection = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

export type PageTimings = { cold: number; warm: number }

/** Time from the tap until the heading of a page is painted on a phone: with an empty cache, and on a repeat visit. */
export async function measureOnSlowConnection(browser: InstalledBrowser, address: string): Promise<PageTimings> {
  const running = await chromium.launch({
    executablePath: browser.executablePath,
    args: browser.args,
    env: { ...process.env, ...browser.env },
  })
  try {
    const context = await running.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowConnection)
    await page.addInitScript(watchHeading)
    const cold = await headingShown(page, address)
    await page.goto('about:blank')
    return { cold, warm: await headingShown(page, address) }
  } finally {
    await running.close()
  }
}

/** Runs in the page. The browser reports the paint time of an element only if it is marked before. */
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
