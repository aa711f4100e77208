import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { expect } from './people.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page, a line each. It runs in the page itself and reports only what is wrong: what is right would take it three
 * times as long, and every journey asks at every view.
 */
export async function axeFindings(page: Page, runOnly = rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  return await page.evaluate(async (asked) => {
    // Half under the bar on top a box would look too small to touch.
    const { scrollY } = window
    window.scrollTo({ top: 0, behavior: 'instant' })
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: asked,
      resultTypes: ['violations'],
    })
    window.scrollTo({ top: scrollY, behavior: 'instant' })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }, runOnly)
}

export async function fitsItsWidth(page: Page, where = 'the page') {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Whoever cannot see must get along with it too, and nobody scrolls sideways. */
export async function isFitForAll(page: Page) {
  expect.soft(await axeFindings(page)).toEqual([])
  await fitsItsWidth(page)
}

/** A page as it is meant: one heading above all, and fit for all. */
export async function judge(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await isFitForAll(page)
}
