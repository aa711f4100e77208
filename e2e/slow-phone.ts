import type { Browser, Page } from '@playwright/test'
import { phone } from './people.ts'

/** 400 kbit/s both ways, and 400 ms before an answer begins. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/**
 * A cheap phone is six times slower than a fast desk computer at rest. How fast that is, is said in the measure that Lighthouse and the
 * throttling presets of Chrome share: strings put together in a second, in hundred thousands of letters. Such a phone has 264.
 */
const cheapPhone = 264

export type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
/** By how much this browser had to be slowed down: on a machine that is slow itself, or has other work just then, by less. */
export type SlowPage = { slow: Page; slowdown: number }

/** A page of such a phone, on such a line, with nothing kept from before except the session. */
export async function openSlowly(browser: Browser, baseURL: string, session: Session): Promise<SlowPage> {
  const context = await browser.newContext({ baseURL, viewport: phone, storageState: session, locale: 'bn-BD' })
  const slow = await context.newPage()
  const slowdown = Math.max(1, (await slow.evaluate(speedHere)) / cheapPhone)
  const chrome = await weaken(slow)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { slow, slowdown }
}

/** From now on this page has a weak line. */
export async function weaken(page: Page) {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Network.enable')
  await chrome.send('Network.emulateNetworkConditions', line)
  return chrome
}

function speedHere(): number {
  const begun = performance.now()
  let rounds = 0
  while (performance.now() - begun < 500) {
    let text = ''
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a'
    if (text.length === 1) throw new Error('unless it is looked at, nothing is put together')
    rounds += 1
  }
  return rounds / 10 / ((performance.now() - begun) / 1000)
}
