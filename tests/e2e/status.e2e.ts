import type { Page } from '@playwright/test'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import type { Locale } from '@wewb/domain/language/bilingual'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { reviewStates } from '@wewb/domain/services/workflows/states'
import { resultMessages as results } from '@wewb/web/content/results/messages.ts'
import { statusMessages as status } from '@wewb/web/casework/status/messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { eligibleReply, applicationApi, officers, students } from './application-api.ts'
import { expect, fillCaptcha, freshMobile, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'

const applicant = '01700000003'
const mobile = '01712345678'
// Unique, so that a retry finds its own circular.
const stamp = freshMobile()
const titles = { bn: `ফলাফল দেখার বিজ্ঞপ্তি ${toBanglaDigits(stamp)}`, en: `Circular for looking at results ${stamp}` }

test.describe.configure({ mode: 'serial' })

let number = ''
let rollNo = ''
let setupId = 0
test.beforeAll(async ({ baseURL }) => {
  const applications = applicationApi(baseURL ?? '')
  setupId = await applications.openCircular(titles, 1)
  number = await applications.submitted(applicant, setupId, students.habib)
  rollNo = (await applications.as(applicant, 'GET', `/applications/${number}`))['answers'].rollNo
})

const typed = (locale: Locale, text: string) => (locale === 'bn' ? toBanglaDigits(text).toLowerCase() : text)
const check = (page: Page, locale: Locale) => page.getByRole('button', { name: status.check[locale] }).click()
const input = (page: Page, locale: Locale, label: 'applicationNo' | 'mobile') =>
  page.getByLabel(status[label][locale], { exact: true })

for (const locale of locales) {
  test.describe(`status check in ${locale}`, () => {
    test.use({ viewport: phoneViewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('reports missing, then invalid input, and preserves it', async ({ page }) => {
      await page.goto('/app-status-check')
      await expect(page.getByAltText(ui.captchaPicture[locale])).toBeVisible()
      await check(page, locale)
      const summary = page.getByRole('alert')
      await expect(summary.getByRole('link')).toHaveCount(4)
      await summary.getByRole('link', { name: status.applicationNo[locale] }).click()
      await expect(input(page, locale, 'applicationNo')).toBeFocused()

      await page.getByLabel(status.moduleCode[locale], { exact: true }).selectOption('edu-allowance')
      await input(page, locale, 'applicationNo').fill(number)
      await input(page, locale, 'mobile').fill('01799999999')
      await fillCaptcha(page, locale, '000000')
      const picture = page.getByAltText(ui.captchaPicture[locale])
      const spent = (await picture.getAttribute('src')) ?? ''
      await check(page, locale)
      await expect(page.getByRole('alert')).toContainText(ui.captcha[locale])
      await expect(picture).not.toHaveAttribute('src', spent)

      await fillCaptcha(page, locale)
      await check(page, locale)
      await expect(page.getByRole('alert')).toContainText(baseProblems.NOT_FOUND.message[locale])
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(input(page, locale, 'applicationNo')).toHaveValue(number)
      await expect(input(page, locale, 'mobile')).toHaveValue(locale === 'bn' ? '০১৭৯৯৯৯৯৯৯৯' : '01799999999')
    })

    test('opens from the QR code of the slip, masked, with the next step', async ({ page }) => {
      await page.goto(`/app-status-check?module=edu-allowance&no=${number}`)
      await expect(input(page, locale, 'applicationNo')).toHaveValue(number)
      await input(page, locale, 'applicationNo').fill(typed(locale, number))
      await input(page, locale, 'mobile').fill(typed(locale, mobile))
      await fillCaptcha(page, locale)
      await check(page, locale)
      const heading = page.getByRole('heading', { level: 2, name: number })
      await expect(heading).toBeFocused()
      await expect(page.getByText(reviewStates.pending.label[locale], { exact: true })).toBeVisible()
      await expect(page.getByText(reviewStates.pending.next[locale])).toBeVisible()
      await expect(page.getByRole('progressbar', { name: status.progress[locale] })).toHaveAttribute('value', '25')
      await expect(page.getByText(/^.\*{5} \S+$/)).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/HABIB|01712345678|০১৭১২৩৪৫৬৭৮/)

      await page.getByRole('button', { name: status.checkAnother[locale] }).click()
      await expect(input(page, locale, 'mobile')).toBeVisible()
    })

    test('preserves input from before hydration', async ({ page }) => {
      let release = () => {}
      const delayed = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/entry-client-*.js', async (route) => {
        await delayed
        await route.continue()
      })
      await page.goto('/app-status-check')
      const service = page.getByLabel(status.moduleCode[locale], { exact: true })
      await service.selectOption('edu-allowance')
      await input(page, locale, 'applicationNo').pressSequentially(typed(locale, number))
      release()
      await expect(page.getByAltText(ui.captchaPicture[locale])).toBeVisible()
      await expect(service).toHaveValue('edu-allowance')
      await expect(input(page, locale, 'applicationNo')).toHaveValue(typed(locale, number))
      await input(page, locale, 'mobile').fill(typed(locale, mobile))
      await fillCaptcha(page, locale)
      await check(page, locale)
      await expect(page.getByRole('heading', { level: 2, name: number })).toBeFocused()
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('the browser posts the form: errors appear at their fields, then the result', async ({ page }) => {
        const mobileInput = input(page, locale, 'mobile')
        await page.goto('/app-status-check')
        // The shared static page leads to one with a captcha.
        await expect(page.getByAltText(ui.captchaPicture[locale])).toBeVisible()
        await page.getByLabel(status.moduleCode[locale], { exact: true }).selectOption('edu-allowance')
        await input(page, locale, 'applicationNo').fill(typed(locale, number))
        await mobileInput.fill('0171')
        await fillCaptcha(page, locale)
        await check(page, locale)
        await expect(page.getByRole('alert')).toContainText(status.mobile[locale])
        await expect(mobileInput).toHaveValue(/^(0171|০১৭১)$/)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phoneViewport.width)

        await mobileInput.fill(typed(locale, mobile))
        await page.getByRole('button', { name: status.newPicture[locale] }).click()
        await fillCaptcha(page, locale)
        await check(page, locale)
        await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible()
        await expect(page.getByText(reviewStates.pending.next[locale])).toBeVisible()
        await expect(page.getByRole('main')).not.toContainText(/HABIB|01712345678|০১৭১২৩৪৫৬৭৮/)
      })
    })

    test('shows an officer name and history without a captcha', async ({ page }) => {
      await signIn(page, officers.section)
      await page.goto('/verification/app-status-check')
      await page.getByLabel(status.moduleCode[locale], { exact: true }).selectOption('edu-allowance')
      await input(page, locale, 'applicationNo').fill(number)
      await input(page, locale, 'mobile').fill(mobile)
      await check(page, locale)
      await expect(page.getByRole('heading', { level: 2, name: number })).toBeFocused()
      await expect(page.getByRole('heading', { name: status.history[locale] })).toBeVisible()
      await expect(page.getByText(/^.\*{5} \S+$/)).toHaveCount(0)
    })
  })
}

test.describe('published result', () => {
  test.beforeAll(async ({ baseURL }) => {
    const { as, closeCircular, move } = applicationApi(baseURL ?? '')
    await move(officers.section, number, 'forward', eligibleReply)
    await closeCircular(setupId)
    await as(officers.assistant, 'POST', `/setups/scholarship/${setupId}/merit-list`, { seats: 1, proposeYn: 'Y' })
    await as(officers.director, 'POST', `/setups/scholarship/${setupId}/merit-list/approve`, {
      sanctionMemoNo: `49.04-${setupId}`,
      version: 1,
    })
    await as(officers.director, 'POST', `/results/${setupId}/publish`, { version: 1 })
  })

  for (const locale of locales) {
    test(`is found by roll, has a shareable link, and is listed by district, in ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await setLocale(context, locale, baseURL)
      await page.goto('/education-results')
      await page.getByLabel(results.circular[locale]).selectOption({ label: titles[locale] })
      const find = page.getByRole('button', { name: results.find[locale] })
      await find.click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)

      const roll = page.getByRole('textbox', { name: results.byRoll[locale] })
      await roll.fill(typed(locale, '111111'))
      await find.click()
      await expect(page.getByText(results.notFound[locale])).toBeVisible()
      await roll.fill(typed(locale, rollNo))
      await find.click()
      const one = page.getByRole('article')
      await expect(one).toContainText(results.selected[locale])
      await expect(one).toContainText(locale === 'bn' ? '২৭,৫০০ টাকা' : 'BDT 27,500')
      await expect(one).toContainText(/.\*{5} /)
      await expect(page).toHaveURL(`/education-results?setupId=${setupId}&searchBy=ROLL&searchValue=${rollNo}`)

      await page.reload()
      await expect(one).toContainText(number)
      await page.getByLabel(results.byDistrict[locale], { exact: true }).check()
      await page
        .getByLabel(results.district[locale], { exact: true })
        .selectOption({ label: locale === 'bn' ? 'টাঙ্গাইল' : 'Tangail' })
      await find.click()
      await expect(page.getByRole('table').getByText(number)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: titles[locale] })).toBeFocused()
    })
  }
})
