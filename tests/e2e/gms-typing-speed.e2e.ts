import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { createEmptyProgramme } from '@wewb/domain/services/programmes/empty-programme'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { applicationApi } from './application-api.ts'
import { desktopViewport, expect, signIn, setLocale, test } from './fixtures.ts'
import { builderLogin } from './sewing-grant.ts'

test.use({ viewport: desktopViewport })
test.setTimeout(180_000)

/** Milliseconds between keys: fast and slow typing. */
const [fast, slow] = [120, 300]
/** Script time limits in milliseconds: usual, and maximum while the draft is being saved on a slow machine. */
const [smooth, atMost] = [25, 100]
const letters = 'abcdefghijklmnopqrst'
const numbered = (name: string): Bilingual => ({ bn: 'প্রশ্ন', en: `Question ${name}` })

/** Ten sections of twenty questions, every tenth with a condition. */
const large: Programme = {
  ...createEmptyProgramme({ bn: 'বড় কর্মসূচি', en: 'A large programme' }),
  sections: Array.from({ length: 10 }, (_, section) => ({
    id: `s${section + 1}`,
    title: numbered(`of section ${section + 1}`),
    fields: Array.from({ length: 20 }, (_row, row) => questionOf(section * 20 + row + 1)),
  })),
}

function questionOf(number: number): Field {
  const field = {
    id: `q${number}`,
    label: numbered(String(number)),
    ...(number % 10 === 0 && { when: { field: 'q1', is: 'yes' } as const }),
  }
  if (number % 4 === 0)
    return {
      ...field,
      kind: 'choice',
      display: 'radio',
      options: ['1', '2'].map((value) => ({ value, label: numbered(value) })),
    }
  return number % 4 === 1
    ? { ...field, kind: 'number' }
    : number % 4 === 2
      ? { ...field, kind: 'date' }
      : { ...field, kind: 'text' }
}

/** Script time of each key in milliseconds, including everything until the next key. */
async function scriptPerKey(page: Page, devtools: CDPSession, input: Locator, pause: number): Promise<number[]> {
  const script = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  await input.focus()
  const costs: number[] = []
  for (const letter of letters) {
    const before = await script()
    await page.keyboard.press(letter)
    await page.waitForTimeout(pause)
    costs.push((await script()) - before)
  }
  return costs.toSorted((a, b) => a - b)
}
const median = (costs: readonly number[]) => costs[Math.floor(costs.length / 2)] ?? 0
/** 95th percentile: the last but one of twenty. */
const p95 = (costs: readonly number[]) => costs.at(-2) ?? 0

/** Repeats up to three times: other load on the machine slows down single keys, a slow input is slow each time. */
async function bestOfThree(measure: () => Promise<number[]>): Promise<number[]> {
  let best = await measure()
  for (let tries = 1; p95(best) >= atMost && tries < 3; tries += 1) {
    const again = await measure()
    if (p95(again) < p95(best)) best = again
  }
  return best
}

test(
  'a programme of two hundred questions has no input delay',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    const { as } = applicationApi(baseURL)
    const { programId, revision } = await as(builderLogin, 'POST', '/gms/programs', {
      programTitle: large.title.en,
      programTitleBng: large.title.bn,
    })
    await as(builderLogin, 'PUT', `/gms/programs/${programId}`, { draft: large, revision })
    await setLocale(context, 'en', baseURL)
    await signIn(page, builderLogin)
    await page.goto(`/gms-builder?program=${programId}&at=q103`)
    const label = page.locator('[id="label.en"]')
    await expect(label).toHaveValue('Question 103')
    await expect(page.getByRole('row', { name: 'Question 103' })).toBeVisible()
    await page.waitForTimeout(1500)

    const devtools = await context.newCDPSession(page)
    // Thread time, which excludes other processes on the machine.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const typedAgain = async (pause: number) => {
      await label.fill('Question 103')
      await page.waitForTimeout(2000)
      return scriptPerKey(page, devtools, label, pause)
    }
    const written = await bestOfThree(() => typedAgain(fast))
    await expect(label).toHaveValue(`Question 103${letters}`)
    await expect(page.getByRole('row', { name: new RegExp(`Question 103${letters}`) })).toBeVisible()
    // With slow typing the preview updates after each key, which counts too.
    const slowly = await bestOfThree(() => typedAgain(slow))
    await page.evaluate(() => {
      const plain = document.createElement('input')
      plain.id = 'plain'
      document.body.append(plain)
    })
    const plain = await scriptPerKey(page, devtools, page.locator('#plain'), fast)
    const describeCosts = (costs: readonly number[]) =>
      `median ${median(costs).toFixed(1)} ms, p95 ${p95(costs).toFixed(1)} ms, ` +
      `most ${(costs.at(-1) ?? 0).toFixed(1)} ms, ` +
      `${(median(costs) / Math.max(median(plain), 0.1)).toFixed(0)} times a plain box`
    console.log(
      `200 questions, fast typing: ${describeCosts(written)}; slow typing with preview: ${describeCosts(slowly)}`,
    )
    for (const costs of [written, slowly]) {
      expect(median(costs)).toBeLessThan(smooth)
      expect(p95(costs)).toBeLessThan(atMost)
    }
  },
)
