import type { Browser, Page } from '@playwright/test'
import { phoneViewport } from './fixtures.ts'

/** 400 kbit/s both ways, and 400 ms latency. */
const networkConditions = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/**
 * A cheap phone is about six times slower than an idle desktop. The value is the benchmark index of Lighthouse and
 * Chrome's throttling presets: string concatenations per second, in hundred thousands of characters.
 */
const cheapPhone = 264

export type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
/** CPU throttling factor of the browser; lower on a machine that is slow itself or busy. */
export type SlowPage = { slow: Page; slowdown: number }

/** A page on such a phone and connection, with only the session stored. */
export async function openSlowPage(browser: Browser, baseURL: string, session: StorageState): Promise<SlowPage> {
  const context = await browser.newContext({ baseURL, viewport: phoneViewport, storageState: session, locale: 'bn-BD' })
  const slow = await context.newPage()
  const slowdown = Math.max(1, (await slow.evaluate(cpuSpeed)) / cheapPhone)
  const chrome = await throttleNetwork(slow)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { slow, slowdown }
}

/** Throttles the network of this page. */
export async function throttleNetwork(page: Page) {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Network.enable')
  await chrome.send('Network.emulateNetworkConditions', networkConditions)
  return chrome
}

function cpuSpeed(): number {
  const startedAt = performance.now()
  let rounds = 0
  while (performance.now() - startedAt < 500) {
    let text = ''
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a'
    if (text.length === 1)
      throw new Error('reading the length keeps the string concatenation from being optimised away')
    rounds += 1
  }
  return rounds / 10 / ((performance.now() - startedAt) / 1000)
}
