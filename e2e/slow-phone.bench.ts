import type { Page } from '@playwright/test'
import { words as formWords } from '../web/src/forms/words.ts'
import { motherAt } from './mother.ts'
import { expect, test } from './people.ts'
import { openSlowly } from './slow-phone.ts'

test.setTimeout(400_000)

/** Whoever else works on the machine takes from a round: the best of at most three counts, and what is quick enough is not asked again. */
const rounds = 3
/** Asked for; docs/performance.md tells how far it is. Of the journeys only budget.test.ts guards it: seconds are for a quiet machine. */
const longest = { cold: 5000, warm: 1000 }

/** Nobody fills in a step faster; its lists come meanwhile. */
const filling = 5000

/** A key goes into a box, and stands there. */
const write = (id: string) => async (page: Page) => {
  const box = page.locator(`[id="${id}"]`)
  await box.pressSequentially('7')
  await expect(box).toHaveValue(/[7৭]/)
  await box.press('Backspace')
}
/** What each step begins with, used: the first of its boxes that is written in. */
const ready: Record<string, (page: Page) => Promise<unknown>> = {
  student: write('rollNo'),
  education: write('totalMarks'),
  address: write('present.unionWard'),
  documents: (page) => page.locator('[id="photo"]').getByRole('button').first().click({ trial: true }),
  preview: (page) => page.locator('[id="declarationAccepted"]').uncheck(),
}
const steps = Object.keys(ready)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return Math.round(performance.now() - begun)
}

test('on a cheap phone and a weak line every step of the form is soon ready for typing, and at once after the step before', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const circular = { bn: 'ধীর ফোনের বিজ্ঞপ্তি', en: 'Circular for slow phones' }
  const { addressOf } = await motherAt({ page, context, request, baseURL }, circular)
  const session = await context.storageState()
  const slowdowns: number[] = []
  const onSlowPhone = async <T>(use: (slow: Page) => Promise<T>): Promise<T> => {
    const { slow, slowdown } = await openSlowly(browser, baseURL ?? '', session)
    slowdowns.push(slowdown)
    return await use(slow).finally(() => slow.context().close())
  }

  /** Nothing kept from before, straight to the address of the step. */
  const cold = (step: string) =>
    onSlowPhone((slow) =>
      timeOf(async () => {
        await slow.goto(addressOf(step), { waitUntil: 'commit' })
        await ready[step]?.(slow)
      }),
    )
  /** From “Next” on the step before, which was filled in meanwhile: what comes along with it is there. */
  const warm = () =>
    onSlowPhone(async (slow) => {
      await slow.goto(addressOf('student'))
      await slow.locator('#root form').waitFor({ timeout: 60_000 })
      const times: number[] = []
      for (const step of steps.slice(1)) {
        const next = slow.getByRole('button', { name: formWords.next.bn })
        await next.scrollIntoViewIfNeeded()
        await slow.waitForTimeout(filling)
        const toTyping = async () => {
          await next.click()
          await ready[step]?.(slow)
        }
        times.push(await timeOf(toTyping))
      }
      return times
    })

  const figures = { cold: steps.map(() => Infinity), warm: steps.slice(1).map(() => Infinity) }
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, step] of steps.entries())
      if ((figures.cold[place] ?? 0) > longest.cold) figures.cold[place] = Math.min(figures.cold[place] ?? 0, await cold(step))
    if (figures.warm.some((time) => time > longest.warm)) {
      const times = await warm()
      figures.warm = figures.warm.map((time, place) => Math.min(time, times[place] ?? time))
    }
  }
  const [first, ...others] = steps
  const told = [{ step: first, cold: figures.cold[0], warm: 0 }, ...others.map((step, place) => ({ step, cold: figures.cold[place + 1], warm: figures.warm[place] }))] // prettier-ignore
  console.log(
    `slowed down ${slowdowns.map((times) => times.toFixed(1)).join(', ')} times; milliseconds until somebody can type, at most ${longest.cold} and ${longest.warm}`,
  )
  console.table(told)
  for (const { step, cold: whole = 0, warm: next = 0 } of told) {
    expect.soft(whole, `${step}, cold`).toBeLessThanOrEqual(longest.cold)
    expect.soft(next, `${step}, after the step before`).toBeLessThanOrEqual(longest.warm)
  }
})
