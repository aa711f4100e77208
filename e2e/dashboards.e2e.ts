import type { Page } from '@playwright/test'
import { showNumber } from '../domain/src/language/money.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { figureWords } from '../web/src/features/dashboard/figure-words.ts'
import { words as home } from '../web/src/features/dashboard/words.ts'
import { words as demo } from '../web/src/features/demo/ui-words.ts'
import { chartWords } from '../web/src/ui/charts/chart-words.ts'
import { filesAt } from './files.ts'
import { seat } from './officer.ts'
import { desk, expect, locales, phone, speak, test } from './people.ts'

type Told = { code: string; unit: string; value: number; url: string | null }

/** What each kind of person is told, and a figure of theirs with files behind it. */
const people = {
  'so.edu@demo.wewb': { sees: ['WAITING', 'SENT_BACK', 'DUE_TODAY', 'LATE', 'COMPLAINTS'], follows: 'WAITING' },
  'ad.welfare@demo.wewb': { sees: ['WAITING', 'BUDGET_LEFT'], follows: 'WAITING' },
  'dir.welfare@demo.wewb': { sees: ['WAITING', 'BATCHES_TO_AUTHORISE', 'BUDGET_LEFT'], follows: 'YEAR_RECEIVED' },
  'demo.tangail@demo.wewb': { sees: ['WAITING', 'LATE'], follows: 'WAITING' },
  'wc.tangail@demo.wewb': { sees: ['WAITING', 'LATE'], follows: 'WAITING' },
  'mission.riyadh@demo.wewb': { sees: ['MEMBERS_MONTH', 'FEES_MONTH', 'DEATHS_OPEN'], follows: 'DEATHS_OPEN' },
  'airport.dac@demo.wewb': { sees: ['ARRIVALS_TODAY', 'ARRIVALS_SOON', 'BODIES_COMING', 'CHEQUES_GIVEN', 'CHEQUES_LEFT'], follows: 'ARRIVALS_TODAY' },
  'acc.maker@demo.wewb': { sees: ['PAYMENT_QUEUE', 'BATCHES_TO_AUTHORISE', 'RETURNED_BY_BANK'], follows: 'BANK_DETAILS_AWAITED' },
  'auditor@demo.wewb': { sees: ['REVOCATIONS', 'EDITED_AFTER_SUBMISSION', 'REPORTS_EXPORTED'], follows: 'EDITED_AFTER_SUBMISSION' },
  'editor@demo.wewb': { sees: ['NOTICES_ENDING', 'NEWS_ENDING'], follows: undefined },
  'admin@demo.wewb': { sees: ['USERS_ACTIVE', 'USERS_INACTIVE', 'MESSAGES_FAILED', 'LOG_INS_REFUSED'], follows: undefined },
  'callcentre@demo.wewb': { sees: ['COMPLAINTS_OPEN'], follows: undefined },
} as const // prettier-ignore

const told = (page: Page): Promise<{ tiles: Told[]; headlines: Told[] }> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    return ((await (await fetch('/api/v1/dashboard', { headers })).json()) as { data: { tiles: Told[]; headlines: Told[] } }).data
  })

/** From the figure to its list: as many rows as the figure says, or the sentence that there is none. */
async function follow(page: Page, locale: Locale, code: string) {
  // Beside this journey others work on the same portal: a figure may change between two looks.
  await expect(async () => {
    await page.goto('/dashboard')
    const { tiles, headlines } = await told(page)
    const figure = [...tiles, ...headlines].find((one) => one.code === code)
    const link = page.locator(`[data-figure="${code}"]`)
    if (figure && figure.value > 0) await link.click()
    else await page.goto(`/dashboard?list=${code}`)
    await expect(page.getByRole('link', { name: figureWords.back[locale] })).toBeVisible()
    if (figure?.value) await expect(page.locator('tbody tr')).toHaveCount(Math.min(figure.value, 25), { timeout: 3000 })
    else await expect(page.getByText(figureWords.nothingHere[locale])).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
}

for (const locale of locales) {
  test.describe(`dashboards in ${locale}`, () => {
    const viewport = locale === 'bn' ? phone : desk
    test.use({ viewport })

    for (const [login, { sees, follows }] of Object.entries(people))
      test(
        `${login} sees the figures of the own work, and follows one to as many files`,
        { tag: /^(?:so\.edu|acc\.maker|mission)/.test(login) ? [] : '@full' },
        async ({ browser, baseURL }) => {
          const page = await seat(browser, locale, baseURL, login, viewport)
          await page.goto('/dashboard')
          await expect(page.getByRole('heading', { name: figureWords.figures[locale] })).toBeVisible()
          const { tiles } = await told(page)
          expect(tiles.map(({ code }) => code)).toEqual(expect.arrayContaining([...sees]))
          expect(tiles.length).toBeLessThanOrEqual(6)
          await expect(
            page
              .getByRole('list')
              .filter({ has: page.locator('[data-figure]') })
              .getByRole('listitem'),
          ).toHaveCount(tiles.length)
          if (follows) await follow(page, locale, follows)
          await page.context().close()
        },
      )

    test('a file that was just sent stands on the dashboards of its officer and of its applicant', async ({ browser, baseURL }) => {
      const files = filesAt(baseURL ?? '')
      const circular = await files.openCircular({ bn: 'ড্যাশবোর্ডের বিজ্ঞপ্তি', en: 'Dashboard' }, 0)
      const no = await files.submitted('01700000002', circular)
      const page = await seat(browser, locale, baseURL, 'so.edu@demo.wewb', viewport)
      await follow(page, locale, 'WAITING')
      await page.goto('/dashboard')
      await expect(page.getByText(home.yourWork[locale])).toBeVisible()
      await page.goto('/dashboard?list=PENDING_BY_SERVICE&within=edu-allowance')
      const first = page.locator('tbody tr').first().getByRole('link')
      const number = (await first.textContent()) ?? ''
      await first.click()
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
      await page.context().close()

      const own = await seat(browser, locale, baseURL, '01700000002', viewport)
      await own.goto('/dashboard')
      const figure = own.locator('[data-figure="IN_PROCESS"]')
      await expect(figure).toBeVisible()
      await figure.click()
      await expect(own).toHaveURL('/dashboard?show=in-process')
      await expect(own.getByRole('link', { name: home.showAll[locale] })).toBeVisible()
      await expect(own.getByText(no).first()).toBeVisible()
      // No wider than the phone it is read on.
      expect(await own.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await own.context().close()
    })

    test('a chart is read by keyboard, value by value, and as a table', async ({ page, context, baseURL }) => {
      await speak(context, locale, baseURL)
      await page.goto('/demo/ui', { waitUntil: 'networkidle' })
      const chart = page.getByRole('figure', { name: demo.chartBars[locale] })
      const marks = chart.locator('[data-mark]')
      await marks.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(marks.nth(1)).toBeFocused()
      await expect(marks.nth(1)).toHaveAccessibleName(new RegExp(`${demo.medical[locale]}.*${showNumber(310, locale)}`))
      await page.keyboard.press('End')
      await expect(marks.last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(marks.first()).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(chart.getByText(chartWords.asTable[locale])).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(chart.getByRole('cell', { name: showNumber(1240, locale) })).toBeVisible()
    })
  })
}
