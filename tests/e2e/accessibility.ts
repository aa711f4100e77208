import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { isFull } from '#test-size.ts'
import { expect, test } from './fixtures.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Violations that axe finds on the page or in a part of it, one string each. Runs in the page and reports violations
 * only, which is three times faster than a full report.
 */
export async function axeViolations(page: Page, runOnly = rules, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  return await page.evaluate(
    async ({ runOnly, part }) => {
      // Scrolls to the top, because a control half under the sticky header would fail the target size rule.
      const { scrollY } = window
      window.scrollTo({ top: 0, behavior: 'instant' })
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        (part && document.querySelector(part)) || document,
        {
          runOnly,
          resultTypes: ['violations'],
        },
      )
      window.scrollTo({ top: scrollY, behavior: 'instant' })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    },
    { runOnly, part: within },
  )
}

export async function expectNoHorizontalScroll(page: Page, where = 'the page') {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

const openDialog = 'dialog[open][aria-labelledby]'
const checkedDialogs = new Set<string>()

/**
 * Checks accessibility and horizontal scrolling. In the gate axe runs only on dialogs that a file meets for the first
 * time, because every-screen.e2e.ts checks the pages; in the full run it runs in every journey.
 */
export async function expectAccessible(page: Page) {
  if (isFull) expect.soft(await axeViolations(page)).toEqual([])
  else await validateNewDialog(page)
  await expectNoHorizontalScroll(page)
}

async function validateNewDialog(page: Page) {
  const dialog = page.locator(openDialog).first()
  if (!(await dialog.count())) return
  const title = await dialog.getByRole('heading').first().textContent()
  const key = `${test.info().file} ${new URL(page.url()).pathname} ${title}`
  if (checkedDialogs.has(key)) return
  checkedDialogs.add(key)
  expect.soft(await axeViolations(page, rules, openDialog), `the dialog «${title}»`).toEqual([])
}

/** A page with exactly one h1 that is accessible. */
export async function expectAccessiblePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
}
