import type { Page } from '@playwright/test'
import { axeFindings, fitsItsWidth } from './fit-for-all.ts'
import { expect, phone } from './people.ts'

/**
 * What people ask of their screen, their browser or their system, each tried on the page that is open already. Whoever calls leaves the
 * page afterwards: its size and its colours are put back, what a menu did meanwhile is not.
 */
type Wish = (page: Page, path: string) => Promise<void>

/** The narrowest phone, and letters of twice the size (WCAG 2.2, 1.4.10 and 1.4.4): the page is read downwards only. */
export const smallScreenOrLargeText: Wish = async (page, path) => {
  const before = page.viewportSize() ?? phone
  await page.setViewportSize({ width: 320, height: 640 })
  await isDrawn(page)
  await fitsItsWidth(page, `${path} on 320 px`)
  await page.setViewportSize({ width: 640, height: 740 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await isDrawn(page)
  await fitsItsWidth(page, `${path} with text of twice the size`)
  await page.setViewportSize(before)
}

export const night: Wish = async (page, path) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await axeFindings(page, ['color-contrast']), `${path} by night`).toEqual([])
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** 7:1 for text, and 4.5:1 for large text. */
export const moreContrast: Wish = async (page, path) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  expect.soft(await axeFindings(page, ['color-contrast-enhanced']), `${path} with more contrast`).toEqual([])
  await page.emulateMedia({ contrast: null, reducedMotion: null })
}

/** The system chooses the colours and takes every ground away: what is chosen must be told by a line that what is not chosen lacks. */
export const coloursOfTheSystem: Wish = async (page, path) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const told = await page.evaluate(() => {
    const lineOf = (element: Element) => {
      const { borderTop, outline } = getComputedStyle(element)
      return `${borderTop} ${outline}`
    }
    const chosen = [...document.querySelectorAll('a[aria-current], [aria-pressed=true], label:has(input:checked)')]
    return chosen.flatMap((one) => {
      const others = [...(one.closest('ul, nav, fieldset')?.querySelectorAll(one.localName) ?? [])].filter((other) => other !== one)
      const isAlike = others.some((other) => !chosen.includes(other) && lineOf(other) === lineOf(one))
      return isAlike ? [one.outerHTML.slice(0, 120)] : []
    })
  })
  expect.soft(told, `${path} in the colours of the system: chosen, and nobody sees it`).toEqual([])
  await page.emulateMedia({ forcedColors: null })
}

/** What follows the width by script is there two frames later. */
const isDrawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
