import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { isFull } from '../test-size.ts'
import { expect, test } from './people.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page or in a part of it, a line each. It runs in the page itself and reports only what is wrong: what is right
 * would take it three times as long.
 */
export async function axeFindings(page: Page, runOnly = rules, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  return await page.evaluate(
    async ({ asked, part }) => {
      // Half under the bar on top a box would look too small to touch.
      const { scrollY } = window
      window.scrollTo({ top: 0, behavior: 'instant' })
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run((part && document.querySelector(part)) || document, {
        runOnly: asked,
        resultTypes: ['violations'],
      })
      window.scrollTo({ top: scrollY, behavior: 'instant' })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    },
    { asked: runOnly, part: within },
  )
}

export async function fitsItsWidth(page: Page, where = 'the page') {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

const openDialog = 'dialog[open][aria-labelledby]'
const judgedDialogs = new Set<string>()

/**
 * Whoever cannot see must get along with it too, and nobody scrolls sideways. In the gate axe looks at a dialog the first time a file of
 * journeys meets it; pages are judged by every-screen.e2e.ts there, and in the full run by every journey too.
 */
export async function isFitForAll(page: Page) {
  if (isFull) expect.soft(await axeFindings(page)).toEqual([])
  else await judgeNewDialog(page)
  await fitsItsWidth(page)
}

async function judgeNewDialog(page: Page) {
  const dialog = page.locator(openDialog).first()
  if (!(await dialog.count())) return
  const title = await dialog.getByRole('heading').first().textContent()
  const key = `${test.info().file} ${new URL(page.url()).pathname} ${title}`
  if (judgedDialogs.has(key)) return
  judgedDialogs.add(key)
  expect.soft(await axeFindings(page, rules, openDialog), `the dialog «${title}»`).toEqual([])
}

/** A page as it is meant: one heading above all, and fit for all. */
export async function judge(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await isFitForAll(page)
}
