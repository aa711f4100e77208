import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Ways to operate the page: pointer or keyboard only. */
export type UiActions = {
  fill(box: Locator, text: string): Promise<unknown>
  /** Selects an option of a native list by value. */
  selectOption(list: Locator, value: string): Promise<unknown>
  check(box: Locator): Promise<unknown>
  click(button: Locator): Promise<unknown>
  doubleClick(button: Locator): Promise<unknown>
  /** Types a label and selects it in a long list. */
  selectFromSearch(box: Locator, label: string): Promise<unknown>
}

export const pointerActions = (page: Page): UiActions => ({
  fill: (box, text) => box.fill(text),
  selectOption: (list, value) => list.selectOption(value),
  check: (box) => box.check(),
  click: (button) => button.click(),
  doubleClick: (button) => button.dblclick(),
  selectFromSearch: (box, label) =>
    // An open list closes when the page scrolls, so the input is centred first.
    expect(async () => {
      await box.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await box.fill(label)
      await page.getByRole('option', { name: label, exact: true }).click({ timeout: 2000 })
      // Filtering may move the options under the pointer, so the result is checked.
      await expect(box).toHaveValue(label, { timeout: 2000 })
    }).toPass(),
})

/** Reaches elements with Tab, and operates only the focused one. */
export function keyboardActions(page: Page): UiActions {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  async function goTo(target: Locator) {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 250; presses += 1) {
      if (await hasFocus(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the Tab key never came to ${String(target)}`)
  }
  return {
    async fill(box, text) {
      await goTo(box)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async selectOption(list, value) {
      await goTo(list)
      await page.keyboard.type(
        await list.evaluate(
          (element, wanted) =>
            [...(element as HTMLSelectElement).options].find((option) => option.value === wanted)?.text ?? '',
          value,
        ),
      )
      await expect(list).toHaveValue(value)
    },
    async check(box) {
      // A radio group is one Tab stop; the arrow keys move inside it.
      const group = page.locator(`input[name="${await box.getAttribute('name')}"]`)
      const stop =
        (await box.getAttribute('type')) === 'radio'
          ? (await group.and(page.locator(':checked')).count())
            ? group.and(page.locator(':checked'))
            : group.first()
          : box
      await goTo(stop)
      await page.keyboard.press('Space')
      for (let presses = 0; !(await hasFocus(box)) && presses < 12; presses += 1) await page.keyboard.press('ArrowDown')
      await expect(box).toBeChecked()
    },
    async click(button) {
      await goTo(button)
      await page.keyboard.press('Enter')
    },
    async doubleClick(button) {
      await goTo(button)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    },
    async selectFromSearch(box, label) {
      await goTo(box)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(label)
      await expect(page.getByRole('option', { name: label, exact: true })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(box).toHaveValue(label)
    },
  }
}

/** The open dialog. Excludes progress overlays, which are rendered as a dialog too. */
export const dialogIn = (page: Page) => page.locator('dialog[open][aria-labelledby]')
