import type { CDPSession, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Announcement = { role: string; name: string }

/**
 * A user with keyboard and screen reader only. Navigates by role and name in the accessibility tree, and asserts that
 * every focus stop has a name and a visible focus.
 */
export async function screenReaderAt(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')

  /** The focused element as the accessibility tree presents it. */
  async function readFocus(): Promise<Announcement> {
    const { result } = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    })
    return { role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? '') }
  }
  const says = (role: string, name: string | RegExp) => (focus: Announcement) =>
    focus.role === role &&
    (typeof name === 'string' ? focus.name === name || focus.name.startsWith(`${name} `) : name.test(focus.name))

  /** True if the focus is visible on the element or on the box around it. */
  const isFocusVisible = () =>
    page.evaluate(() => {
      for (let input = document.activeElement, up = 0; input && up < 4; input = input.parentElement, up += 1) {
        const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(input)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true
        if (up === 0 && (boxShadow !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)')) return true
      }
      return false
    })

  /**
   * Navigates with Tab only. Every stop must have a name and a visible focus, and the end of the page must not trap
   * the focus.
   */
  async function goTo(role: string, name: string | RegExp) {
    const isThere = says(role, name)
    for (let presses = 0; presses < 200; presses += 1) {
      const focus = await readFocus()
      if (isThere(focus)) return
      await page.keyboard.press('Tab')
      const next = await readFocus()
      if (next.role === 'RootWebArea' || next.role === 'none') continue
      expect(next.name, `a ${next.role} after “${focus.name}” has no name`).not.toBe('')
      // A page that has just loaded moves the focus to its beginning.
      const isFocused = async () => (await readFocus()).name === next.name
      expect(
        (await isFocusVisible()) || !(await isFocused()),
        `the focus on the ${next.role} “${next.name}” is not seen`,
      ).toBe(true)
    }
    throw new Error(`Tab did not reach the ${role} ${String(name)}`)
  }
  const expectAnnounced = (role: string, name: string | RegExp) =>
    expect(async () =>
      expect(await readFocus()).toEqual({ role, name: typeof name === 'string' ? name : expect.stringMatching(name) }),
    ).toPass({
      timeout: 15_000,
    })
  return {
    goTo,
    expectAnnounced,
    async press(role: string, name: string | RegExp) {
      await goTo(role, name)
      await page.keyboard.press('Enter')
    },
    async check(role: 'checkbox' | 'radio', name: string | RegExp) {
      await goTo(role, name)
      // The portal preselects confirmed items of a check-list.
      if (!(await page.locator(':focus').isChecked())) await page.keyboard.press('Space')
    },
    async write(name: string | RegExp, text: string) {
      await goTo('textbox', name)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}
