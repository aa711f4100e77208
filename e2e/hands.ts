import type { Locator, Page } from '@playwright/test'
import { expect } from './people.ts'

/** How a person touches the page: with finger and pointer, or with keys alone. */
export type Hands = {
  write(box: Locator, text: string): Promise<unknown>
  /** From a native list, by the value of its option. */
  choose(list: Locator, value: string): Promise<unknown>
  tick(box: Locator): Promise<unknown>
  press(button: Locator): Promise<unknown>
  pressTwice(button: Locator): Promise<unknown>
  /** From a long list: type what it is called, then take it. */
  pick(box: Locator, label: string): Promise<unknown>
}

export const pointer = (page: Page): Hands => ({
  write: (box, text) => box.fill(text),
  choose: (list, value) => list.selectOption(value),
  tick: (box) => box.check(),
  press: (button) => button.click(),
  pressTwice: (button) => button.dblclick(),
  pick: (box, label) =>
    // An open list closes when the page scrolls under it, as it does for a thumb.
    expect(async () => {
      await box.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await box.fill(label)
      await page.getByRole('option', { name: label, exact: true }).click({ timeout: 2000 })
      // A list that is just being narrowed may have moved under the pointer: what was hit is what the box says now.
      await expect(box).toHaveValue(label, { timeout: 2000 })
    }).toPass(),
})

/** Hands that never leave the keys: a thing is reached with Tab, and only what has the focus is used. */
export function keyboard(page: Page): Hands {
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
    async write(box, text) {
      await goTo(box)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async choose(list, value) {
      await goTo(list)
      await page.keyboard.type(await list.evaluate((element, wanted) => [...(element as HTMLSelectElement).options].find((option) => option.value === wanted)?.text ?? '', value)) // prettier-ignore
      await expect(list).toHaveValue(value)
    },
    async tick(box) {
      // A group of radio buttons is one stop of the Tab key; inside it the arrows go round.
      const group = page.locator(`input[name="${await box.getAttribute('name')}"]`)
      const stop = (await box.getAttribute('type')) === 'radio' ? ((await group.and(page.locator(':checked')).count()) ? group.and(page.locator(':checked')) : group.first()) : box // prettier-ignore
      await goTo(stop)
      await page.keyboard.press('Space')
      for (let presses = 0; !(await hasFocus(box)) && presses < 12; presses += 1) await page.keyboard.press('ArrowDown')
      await expect(box).toBeChecked()
    },
    async press(button) {
      await goTo(button)
      await page.keyboard.press('Enter')
    },
    async pressTwice(button) {
      await goTo(button)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    },
    async pick(box, label) {
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

/** The dialog a person works in; what says that something takes a while is none, though it is drawn as one. */
export const dialogOf = (page: Page) => page.locator('dialog[open][aria-labelledby]')
