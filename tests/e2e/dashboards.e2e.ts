import type { Page } from '@playwright/test'
import { formatNumber } from '@wewb/domain/language/money'
import type { Locale } from '@wewb/domain/language/bilingual'
import { figureMessages } from '@wewb/web/reporting/dashboard/figure-messages.ts'
import { dashboardMessages as home } from '@wewb/web/reporting/dashboard/messages.ts'
import { demoUiMessages as demo } from '@wewb/web/demo/ui-messages.ts'
import { chartMessages } from '@wewb/web/components/charts/chart-messages.ts'
import { applicationApi } from './application-api.ts'
import { openOfficerPage } from './officer.ts'
import { desktopViewport, expect, locales, phoneViewport, setLocale, test } from './fixtures.ts'

type ResponseBody = { code: string; unit: string; value: number; url: string | null }

/** Figures on each role's dashboard, and one whose drill-down list is checked. */
const people = {
  'so.edu@demo.wewb': { sees: ['WAITING', 'SENT_BACK', 'DUE_TODAY', 'LATE', 'COMPLAINTS'], follows: 'WAITING' },
  'ad.welfare@demo.wewb': { sees: ['WAITING', 'BUDGET_LEFT'], follows: 'WAITING' },
  'dir.welfare@demo.wewb': { sees: ['WAITING', 'BATCHES_TO_AUTHORISE', 'BUDGET_LEFT'], follows: 'YEAR_RECEIVED' },
  'demo.tangail@demo.wewb': { sees: ['WAITING', 'LATE'], follows: 'WAITING' },
  'wc.tangail@demo.wewb': { sees: ['WAITING', 'LATE'], follows: 'WAITING' },
  'mission.riyadh@demo.wewb': { sees: ['MEMBERS_MONTH', 'FEES_MONTH', 'DEATHS_OPEN'], follows: 'DEATHS_OPEN' },
  'airport.dac@demo.wewb': {
    sees: ['ARRIVALS_TODAY', 'ARRIVALS_SOON', 'BODIES_COMING', 'CHEQUES_GIVEN', 'CHEQUES_LEFT'],
    follows: 'ARRIVALS_TODAY',
  },
  'acc.maker@demo.wewb': {
    sees: ['PAYMENT_QUEUE', 'BATCHES_TO_AUTHORISE', 'RETURNED_BY_BANK'],
    follows: 'BANK_DETAILS_AWAITED',
  },
  'auditor@demo.wewb': {
    sees: ['REVOCATIONS', 'EDITED_AFTER_SUBMISSION', 'REPORTS_EXPORTED'],
    follows: 'EDITED_AFTER_SUBMISSION',
  },
  'editor@demo.wewb': { sees: ['NOTICES_ENDING', 'NEWS_ENDING'], follows: undefined },
  'admin@demo.wewb': {
    sees: ['USERS_ACTIVE', 'USERS_INACTIVE', 'MESSAGES_FAILED', 'LOG_INS_REFUSED'],
    follows: undefined,
  },
  'callcentre@demo.wewb': { sees: ['COMPLAINTS_OPEN'], follows: undefined },
} as const

const readDashboard = (page: Page): Promise<{ tiles: ResponseBody[]; headlines: ResponseBody[] }> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    return (
      (await (await fetch('/api/v1/dashboard', { headers })).json()) as {
        data: { tiles: ResponseBody[]; headlines: ResponseBody[] }
      }
    ).data
  })

/** Opens the list of a figure and checks that it has as many rows, or the empty message. */
async function follow(page: Page, locale: Locale, code: string) {
  // Retries, because parallel journeys may change a figure between the two reads.
  await expect(async () => {
    await page.goto('/dashboard')
    const { tiles, headlines } = await readDashboard(page)
    const figure = [...tiles, ...headlines].find((one) => one.code === code)
    const link = page.locator(`[data-figure="${code}"]`)
    if (figure && figure.value > 0) await link.click()
    else await page.goto(`/dashboard?list=${code}`)
    await expect(page.getByRole('link', { name: figureMessages.back[locale] })).toBeVisible()
    if (figure?.value) await expect(page.locator('tbody tr')).toHaveCount(Math.min(figure.value, 25), { timeout: 3000 })
    else await expect(page.getByText(figureMessages.nothingHere[locale])).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
}

for (const locale of locales) {
  test.describe(`dashboards in ${locale}`, () => {
    const viewport = locale === 'bn' ? phoneViewport : desktopViewport
    test.use({ viewport })

    for (const [login, { sees, follows }] of Object.entries(people))
      test(
        `${login} sees figures of the own work, and opens a list of the same size behind one`,
        { tag: /^(?:so\.edu|acc\.maker|mission)/.test(login) ? [] : '@full' },
        async ({ browser, baseURL }) => {
          const page = await openOfficerPage(browser, locale, baseURL, login, viewport)
          await page.goto('/dashboard')
          await expect(page.getByRole('heading', { name: figureMessages.figures[locale] })).toBeVisible()
          const { tiles } = await readDashboard(page)
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

    test('a submitted application appears on the dashboards of its officer and of its applicant', async ({
      browser,
      baseURL,
    }) => {
      const applications = applicationApi(baseURL ?? '')
      const circular = await applications.openCircular({ bn: 'ড্যাশবোর্ডের বিজ্ঞপ্তি', en: 'Dashboard' }, 0)
      const no = await applications.submitted('01700000002', circular)
      const page = await openOfficerPage(browser, locale, baseURL, 'so.edu@demo.wewb', viewport)
      await follow(page, locale, 'WAITING')
      await page.goto('/dashboard')
      await expect(page.getByText(home.yourWork[locale])).toBeVisible()
      await page.goto('/dashboard?list=PENDING_BY_SERVICE&within=edu-allowance')
      const first = page.locator('tbody tr').first().getByRole('link')
      const number = (await first.textContent()) ?? ''
      await first.click()
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
      await page.context().close()

      const own = await openOfficerPage(browser, locale, baseURL, '01700000002', viewport)
      await own.goto('/dashboard')
      const figure = own.locator('[data-figure="IN_PROCESS"]')
      await expect(figure).toBeVisible()
      await figure.click()
      await expect(own).toHaveURL('/dashboard?show=in-process')
      await expect(own.getByRole('link', { name: home.showAll[locale] })).toBeVisible()
      await expect(own.getByText(no).first()).toBeVisible()
      // Fits the width of a phone.
      expect(await own.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await own.context().close()
    })

    test('a chart is readable by keyboard, value by value, and as a table', async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await page.goto('/demo/ui', { waitUntil: 'networkidle' })
      const chart = page.getByRole('figure', { name: demo.chartBars[locale] })
      const marks = chart.locator('[data-mark]')
      await marks.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(marks.nth(1)).toBeFocused()
      await expect(marks.nth(1)).toHaveAccessibleName(
        new RegExp(`${demo.medical[locale]}.*${formatNumber(310, locale)}`),
      )
      await page.keyboard.press('End')
      await expect(marks.last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(marks.first()).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(chart.getByText(chartMessages.asTable[locale])).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(chart.getByRole('cell', { name: formatNumber(1240, locale) })).toBeVisible()
    })
  })
}
