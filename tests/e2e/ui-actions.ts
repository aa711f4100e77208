import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Ways to operate the page: pointer or keyboard only. */
export type UiActions = {
  fill(input: Locator, text: string): Promise<unknown>
  /** Selects an option of a native list by value. */
  selectOption(list: Locator, value: string): Promise<unknown>
  check(input: Locator): Promise<unknown>
  click(button: Locator): Promise<unknown>
  doubleClick(button: Locator): Promise<unknown>
  /** Types a label and selects it in a long list. */
  selectFromSearch(input: Locator, label: string): Promise<unknown>
}

export const pointerActions = (page: Page): UiActions => ({
  fill: (input, text) => input.fill(text),
  selectOption: (list, value) => list.selectOption(value),
  check: (input) => input.check(),
  click: (button) => button.click(),
  doubleClick: (button) => button.dblclick(),
  selectFromSearch: (input, label) =>
    // An open list closes when the page scrolls, so the input is centred first.
    expect(async () => {
      await input.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await input.fill(label)
      await page.getByRole('option', { name: label, exact: true }).click({ timeout: 2000 })
      // Filtering may move the options under the pointer, so the result is checked.
      await expect(input).toHaveValue(label, { timeout: 2000 })
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
    throw new Error(`Tab did not reach ${String(target)}`)
  }
  return {
    async fill(input, text) {
      await goTo(input)
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
    async check(input) {
      // A radio group is one Tab stop; the arrow keys move inside it.
      const group = page.locator(`input[name="${await input.getAttribute('name')}"]`)
      const stop =
        (await input.getAttribute('type')) === 'radio'
          ? (await group.and(page.locator(':checked')).count())
            ? group.and(page.locator(':checked'))
            : group.first()
          : input
      await goTo(stop)
      await page.keyboard.press('Space')
      for (let presses = 0; !(await hasFocus(input)) && presses < 12; presses += 1)
        await page.keyboard.press('ArrowDown')
      await expect(input).toBeChecked()
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
    async selectFromSearch(input, label) {
      await goTo(input)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(label)
      await expect(page.getByRole('option', { name: label, exact: true })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(input).toHaveValue(label)
    },
  }
}

/** The open dialog. Excludes progress overlays, which are rendered as a dialog too. */
export const dialogIn = (page: Page) => page.locator('dialog[open][aria-labelledby]')
