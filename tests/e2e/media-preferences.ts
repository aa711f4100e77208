import type { Page } from '@playwright/test'
import { axeViolations, expectNoHorizontalScroll } from './accessibility.ts'
import { expect, phoneViewport } from './fixtures.ts'

/**
 * Checks of media preferences on the open page. Size and colours are restored, other effects are not, so callers
 * should leave the page afterwards.
 */
type DisplayCheck = (page: Page, path: string) => Promise<void>

/** The narrowest phone, and text of twice the size (WCAG 2.2, 1.4.10 and 1.4.4): no horizontal scrolling. */
export const checkReflow: DisplayCheck = async (page, path) => {
  const before = page.viewportSize() ?? phoneViewport
  await page.setViewportSize({ width: 320, height: 640 })
  await isRendered(page)
  await expectNoHorizontalScroll(page, `${path} on 320 px`)
  await page.setViewportSize({ width: 640, height: 740 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await isRendered(page)
  await expectNoHorizontalScroll(page, `${path} with text of twice the size`)
  await page.setViewportSize(before)
}

export const checkDarkMode: DisplayCheck = async (page, path) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await axeViolations(page, ['color-contrast']), `${path} by night`).toEqual([])
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Contrast of 7:1 for text, and 4.5:1 for large text. */
export const checkHighContrast: DisplayCheck = async (page, path) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  expect.soft(await axeViolations(page, ['color-contrast-enhanced']), `${path} with more contrast`).toEqual([])
  await page.emulateMedia({ contrast: null, reducedMotion: null })
}

/** Forced colours remove backgrounds, so selected elements must differ in border or outline from unselected ones. */
export const checkForcedColors: DisplayCheck = async (page, path) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const invisible = await page.evaluate(() => {
    const lineOf = (element: Element) => {
      const { borderTop, outline } = getComputedStyle(element)
      return `${borderTop} ${outline}`
    }
    const chosen = [...document.querySelectorAll('a[aria-current], [aria-pressed=true], label:has(input:checked)')]
    return chosen.flatMap((one) => {
      const others = [...(one.closest('ul, nav, fieldset')?.querySelectorAll(one.localName) ?? [])].filter(
        (other) => other !== one,
      )
      const isAlike = others.some((other) => !chosen.includes(other) && lineOf(other) === lineOf(one))
      return isAlike ? [one.outerHTML.slice(0, 120)] : []
    })
  })
  expect.soft(invisible, `${path} in the colours of the system: chosen, and nobody sees it`).toEqual([])
  await page.emulateMedia({ forcedColors: null })
}

/** Layout that scripts adapt to the width is complete after two frames. */
const isRendered = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
