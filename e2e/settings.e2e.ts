import { createServer } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import type { Bilingual, Locale } from '../domain/src/language/bilingual.ts'
import { dhakaYear } from '../domain/src/language/dates.ts'
import { followsFrom } from '../domain/src/lookups/setting-subjects.ts'
import { settingSeeds, type SettingCode } from '../domain/src/lookups/settings.ts'
import { houseProblems } from '../domain/src/contracts/house-problems.ts'
import { words as complaint } from '../web/src/features/complaints/words.ts'
import { feeWords } from '../web/src/features/settings/fees/words.ts'
import { generalWords } from '../web/src/features/settings/general/words.ts'
import { holidayWords } from '../web/src/features/settings/holidays/words.ts'
import { officeWords } from '../web/src/features/settings/offices/words.ts'
import { words } from '../web/src/features/settings/words.ts'
import { desk, expect, locales, logIn, phone, signIn, signInToDashboard, speak, test as base } from './people.ts'
import { startPortalAt } from './portal.ts'
import { dialogOf } from './hands.ts'

/** What is switched here would stand in the way of every other journey: this file has a portal to itself. */
const test = base.extend<object, { ownPortal: string }>({
  ownPortal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs, and this one needs nothing
    async ({}, use) => {
      const url = `http://127.0.0.1:${await freePort()}`
      const stop = await startPortalAt(url, 'e2e-settings-portal')
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownPortal }, use) => use(ownPortal),
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const nextYear = String(dhakaYear(new Date()) + 1)
const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })
const about = (code: SettingCode): Bilingual => settingSeeds[code].about

/** Day, month and year, one box after the other, as fingers type them. */
async function typeDay(dialog: Locator, label: string, digits: string) {
  await dialog.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await dialog.page().keyboard.type(digits, { delay: 20 })
}

/** An administrator at this page, in this language. */
function administratorAt(page: Page, locale: Locale) {
  const dialog = dialogOf(page)
  const press = (label: Bilingual, within: Locator = dialog) => within.getByRole('button', { name: label[locale] }).first().click()
  const write = (label: Bilingual, text: string) => dialog.getByLabel(label[locale], { exact: true }).fill(text)
  const gone = () => expect(dialog).toHaveCount(0)
  const openSetting = async (code: SettingCode) => {
    await page.goto(`/settings-setup?search=${code}`)
    await press(words.change, rowOf(page, about(code)[locale]).first())
  }
  const turn = async (code: SettingCode, isOn: boolean) => {
    await openSetting(code)
    await dialog.getByLabel((isOn ? generalWords.on : generalWords.off)[locale], { exact: true }).check()
    await press(words.save)
    const follows = followsFrom(code, isOn ? 'Y' : 'N')
    if (follows) {
      await expect(dialog.getByText(follows[locale])).toBeVisible()
      await press(generalWords.sureYes)
    }
    await gone()
    await expect(rowOf(page, about(code)[locale]).first()).toContainText((isOn ? generalWords.on : generalWords.off)[locale])
  }
  return { dialog, press, write, gone, openSetting, turn }
}

for (const locale of locales) {
  test.describe(`settings in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phone : desk })
    test.beforeEach(async ({ page, context, baseURL }) => {
      await speak(context, locale, baseURL)
      await signIn(page, 'admin@demo.wewb')
    })

    test('a switch takes an entry out of the menu at once, closes its page and its call, and brings them back', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      const { turn } = administratorAt(page, locale)
      const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: desk })).newPage()
      await speak(visitor.context(), locale, baseURL)
      // Once in the wide menu and once in that of a phone.
      const entry = visitor.locator('header a[href="/complaint-submission"]')
      await visitor.goto('/')
      await expect(entry).toHaveCount(2)

      await turn('ALLOW_ONLINE_GCR_APPLICATION', false)
      await visitor.goto('/')
      await expect(entry).toHaveCount(0)
      await visitor.goto('/complaint-submission')
      await expect(visitor.getByText(complaint.closed[locale])).toBeVisible()
      const refused = await request.post('/api/v1/pub/complaints', { multipart: { complaint: '{}' } })
      expect(((await refused.json()) as { code: string }).code).toBe('SERVICE_CLOSED')

      await turn('ALLOW_ONLINE_GCR_APPLICATION', true)
      await visitor.goto('/')
      await expect(entry).toHaveCount(2)
      await visitor.goto('/complaint-submission')
      await expect(visitor.getByText(complaint.closed[locale])).toHaveCount(0)
      await visitor.context().close()
    })

    test('during maintenance an applicant is told so, and the staff goes on', async ({ page, browser, baseURL }) => {
      const { turn } = administratorAt(page, locale)
      await turn('MAINTENANCE', true)
      const applicant = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })).newPage()
      await speak(applicant.context(), locale, baseURL)
      await logIn(applicant, locale, '01700000001')
      await expect(applicant.getByText(houseProblems.MAINTENANCE.message[locale])).toBeVisible()
      await turn('MAINTENANCE', false)
      await signInToDashboard(applicant, '01700000001')
      await applicant.context().close()
    })

    test('an amount waits for its day, tells its history, and is taken back', { tag: '@full' }, async ({ page }) => {
      const { dialog, press, write, gone, openSetting } = administratorAt(page, locale)
      await openSetting('MEDICAL_MAX')
      await write(generalWords.newValue, '9999999999')
      await press(words.save)
      await expect(dialog.locator('#setting_value')).toHaveAttribute('aria-invalid', 'true')
      await write(generalWords.newValue, '175000')
      await dialog.getByLabel(words.later[locale], { exact: true }).check()
      await typeDay(dialog, words.validFrom[locale], `0107${nextYear}`)
      await press(words.save)
      await expect(dialog).toContainText(locale === 'bn' ? '১,৭৫,০০০' : '175,000')
      await press(generalWords.sureYes)
      await gone()
      const row = rowOf(page, about('MEDICAL_MAX')[locale]).first()
      await expect(row).toContainText(words.coming[locale])
      await expect(row).toContainText(locale === 'bn' ? '১,৫০,০০০' : '150,000')

      await press(words.revoke, row)
      await press(words.revokeYes)
      await gone()
      await expect(row).not.toContainText(words.coming[locale])
      await press(words.history, row)
      await expect(dialog.getByRole('listitem').first()).toContainText(generalWords.historyRevoked[locale].split(':')[0] ?? '')
      await expect(dialog.getByRole('listitem').first()).toContainText(locale === 'bn' ? 'অ্যাডমিন ডেমো' : 'Admin Demo')
    })

    test('a holiday is added, renamed and removed, and a year comes from a sheet', { tag: '@full' }, async ({ page }) => {
      const { dialog, press, write, gone } = administratorAt(page, locale)
      const [bangla, english] = [`পরীক্ষার ছুটি ${locale === 'bn' ? 'এক' : 'দুই'}`, `Holiday on trial ${locale}`]
      const shown = locale === 'bn' ? bangla : english
      await page.goto(`/settings-setup?view=holidays&year=${nextYear}`)
      await press(holidayWords.add, page.locator('main'))
      await press(words.save)
      await expect(dialog.locator('#nameBng')).toHaveAttribute('aria-invalid', 'true')
      await typeDay(dialog, holidayWords.day[locale], `${locale === 'bn' ? '11' : '12'}03${nextYear}`)
      await write(words.nameBng, bangla)
      await write(words.name, english)
      await press(words.save)
      await gone()
      const row = rowOf(page, shown)
      await press(words.change, row)
      await write(words.nameBng, `${bangla} আবার`)
      await write(words.name, `${english} again`)
      await press(words.save)
      await gone()
      await expect(row).toContainText(locale === 'bn' ? 'আবার' : 'again')
      await press(holidayWords.remove, row)
      await press(holidayWords.removeYes)
      await gone()
      await expect(row).toHaveCount(0)

      await press(holidayWords.fromFile, page.locator('main'))
      const chooser = page.waitForEvent('filechooser')
      await press(holidayWords.choose)
      const sheet = `Date,Name (Bangla),Name (English)\n${nextYear}-05-1${locale === 'bn' ? 1 : 2},${bangla},${english}\n${nextYear}-13-40,ভুল,Wrong\n`
      await (await chooser).setFiles({ name: 'holidays.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
      await expect(dialog).toContainText(holidayWords.refused[locale])
      await press({ bn: holidayWords.store.bn.replace('{n}', '১'), en: holidayWords.store.en.replace('{n}', '1') })
      await gone()
      await expect(rowOf(page, shown)).toHaveCount(1)
    })

    test('an office is opened and closed; one where people work says who', { tag: '@full' }, async ({ page }) => {
      const { dialog, press, write, gone } = administratorAt(page, locale)
      const [bangla, english] = [`পরীক্ষার সেন্টার ${locale === 'bn' ? 'এক' : 'দুই'}`, `Centre on trial ${locale}`]
      await page.goto('/settings-setup?view=offices')
      await press(officeWords.add, page.locator('main'))
      await dialog.locator('#type').selectOption('WELFARE_CENTRE')
      await write(words.nameBng, bangla)
      await write(words.name, english)
      await dialog.locator('#code').fill(`trial-${locale}`)
      await press(words.save)
      await expect(dialog.getByRole('alert')).toContainText(officeWords.places[locale])
      await dialog.locator('#places').fill(locale === 'bn' ? 'টাঙ্গাইল' : 'Tangail')
      await page.getByRole('option', { name: locale === 'bn' ? 'টাঙ্গাইল' : 'Tangail', exact: true }).click()
      await press(words.save)
      await gone()
      const row = rowOf(page, locale === 'bn' ? bangla : english)
      await expect(row).toContainText(locale === 'bn' ? 'টাঙ্গাইল' : 'Tangail')
      await press(officeWords.close, row)
      await press(officeWords.closeYes)
      await gone()
      await expect(row).toContainText(officeWords.closed[locale])

      await press(officeWords.close, rowOf(page, 'DEMO-CUMILLA'))
      await press(officeWords.closeYes)
      await expect(dialog.getByRole('alert')).toContainText(locale === 'bn' ? 'কুমিল্লা কর্মকর্তা ডেমো' : 'Cumilla Officer Demo')
    })

    test('a mission gets a fee in the money of the place', { tag: '@full' }, async ({ page }) => {
      const { dialog, press, write, gone } = administratorAt(page, locale)
      const mission = locale === 'bn' ? 'লন্ডন' : 'Ottawa'
      await page.goto('/settings-setup?view=fees')
      await press(feeWords.set, rowOf(page, mission))
      await write(feeWords.fee, locale === 'bn' ? '২০' : 'free')
      await press(words.save)
      await expect(dialog.locator('#premium')).toHaveAttribute('aria-invalid', 'true')
      await write(feeWords.fee, '20')
      await write(feeWords.premium, '5.5')
      const currency = locale === 'bn' ? 'ব্রিটিশ পাউন্ড স্টার্লিং' : 'Canadian Dollar (CAD)'
      await dialog.locator('#currency').fill(currency.slice(0, 6))
      await page
        .getByRole('option', { name: currency.slice(0, 6) })
        .first()
        .click()
      await press(words.save)
      await gone()
      await expect(rowOf(page, mission)).toContainText(locale === 'bn' ? '৫.৫০' : '5.50 CAD')
    })
  })
}
