import type { CDPSession, Page } from '@playwright/test'
import { expect } from './people.ts'

type Heard = { role: string; name: string }

/**
 * Somebody who has keys and a screen reader, and neither pointer nor screen: goes by role and name as the browser tells them, and at
 * every stop on the way hears a name and could see where they are.
 */
export async function listenerAt(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')

  /** What a screen reader says of the element that has the focus. */
  async function hear(): Promise<Heard> {
    const { result } = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await browser.send('Accessibility.getPartialAXTree', { objectId: result.objectId ?? '', fetchRelatives: false })
    return { role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? '') }
  }
  const says = (role: string, name: string | RegExp) => (heard: Heard) =>
    heard.role === role && (typeof name === 'string' ? heard.name === name || heard.name.startsWith(`${name} `) : name.test(heard.name))

  /** The focus can be seen: on the element, or on the box that is drawn around it. */
  const isSeen = () =>
    page.evaluate(() => {
      for (let box = document.activeElement, up = 0; box && up < 4; box = box.parentElement, up += 1) {
        const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(box)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true
        if (up === 0 && (boxShadow !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)')) return true
      }
      return false
    })

  /** With Tab alone: what it passes has a name and shows that it has the focus, and the end of the page is no trap. */
  async function goTo(role: string, name: string | RegExp) {
    const isThere = says(role, name)
    for (let presses = 0; presses < 200; presses += 1) {
      const heard = await hear()
      if (isThere(heard)) return
      await page.keyboard.press('Tab')
      const next = await hear()
      if (next.role === 'RootWebArea' || next.role === 'none') continue
      expect(next.name, `a ${next.role} after “${heard.name}” has no name`).not.toBe('')
      // A page that arrives just then takes the focus to its own beginning.
      const isHere = async () => (await hear()).name === next.name
      expect((await isSeen()) || !(await isHere()), `the focus on the ${next.role} “${next.name}” is not seen`).toBe(true)
    }
    throw new Error(`Tab never came to the ${role} ${String(name)}`)
  }
  const hears = (role: string, name: string | RegExp) =>
    expect(async () => expect(await hear()).toEqual({ role, name: typeof name === 'string' ? name : expect.stringMatching(name) })).toPass({
      timeout: 15_000,
    })
  return {
    goTo,
    hears,
    async press(role: string, name: string | RegExp) {
      await goTo(role, name)
      await page.keyboard.press('Enter')
    },
    async tick(role: 'checkbox' | 'radio', name: string | RegExp) {
      await goTo(role, name)
      await page.keyboard.press('Space')
    },
    async write(name: string | RegExp, text: string) {
      await goTo('textbox', name)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}
