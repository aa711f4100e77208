import { createServer } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { dhakaYear } from '@wewb/domain/language/dates'
import { settingChangeWarning } from '@wewb/domain/reference/setting-subjects'
import { settingSeeds, type SettingCode } from '@wewb/domain/reference/settings'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { complaintMessages as complaint } from '@wewb/web/content/complaints/messages.ts'
import { feeMessages } from '@wewb/web/administration/settings/fees/messages.ts'
import { generalSettingsMessages } from '@wewb/web/administration/settings/general/messages.ts'
import { holidayMessages } from '@wewb/web/administration/settings/holidays/messages.ts'
import { officeMessages } from '@wewb/web/administration/settings/offices/messages.ts'
import { settingsMessages } from '@wewb/web/administration/settings/messages.ts'
import {
  desktopViewport,
  expect,
  locales,
  logIn,
  phoneViewport,
  signIn,
  signInToDashboard,
  setLocale,
  test as base,
} from './fixtures.ts'
import { startPortal } from './portal.ts'
import { dialogIn } from './ui-actions.ts'

/** A separate portal, because changed settings would affect all other journeys. */
const test = base.extend<object, { ownPortal: string }>({
  ownPortal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
    async ({}, use) => {
      const url = `http://127.0.0.1:${await freePort()}`
      const stop = await startPortal(url, 'e2e-settings-portal')
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

/** Types day, month and year, one input after the other. */
async function typeDay(dialog: Locator, label: string, digits: string) {
  await dialog.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await dialog.page().keyboard.type(digits, { delay: 20 })
}

/** UI actions of an administrator. */
function administratorAt(page: Page, locale: Locale) {
  const dialog = dialogIn(page)
  const press = (label: Bilingual, within: Locator = dialog) =>
    within.getByRole('button', { name: label[locale] }).first().click()
  const write = (label: Bilingual, text: string) => dialog.getByLabel(label[locale], { exact: true }).fill(text)
  const gone = () => expect(dialog).toHaveCount(0)
  const openSetting = async (code: SettingCode) => {
    await page.goto(`/settings-setup?search=${code}`)
    await press(settingsMessages.change, rowOf(page, about(code)[locale]).first())
  }
  const setSetting = async (code: SettingCode, isOn: boolean) => {
    await openSetting(code)
    await dialog
      .getByLabel((isOn ? generalSettingsMessages.on : generalSettingsMessages.off)[locale], { exact: true })
      .check()
    await press(settingsMessages.save)
    const follows = settingChangeWarning(code, isOn ? 'Y' : 'N')
    if (follows) {
      await expect(dialog.getByText(follows[locale])).toBeVisible()
      await press(generalSettingsMessages.sureYes)
    }
    await gone()
    await expect(rowOf(page, about(code)[locale]).first()).toContainText(
      (isOn ? generalSettingsMessages.on : generalSettingsMessages.off)[locale],
    )
  }
  return { dialog, press, write, gone, openSetting, turn: setSetting }
}

for (const locale of locales) {
  test.describe(`settings in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })
    test.beforeEach(async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await signIn(page, 'admin@demo.wewb')
    })

    test('a switch removes a menu entry at once, disables its page and endpoint, and restores them', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      const { turn } = administratorAt(page, locale)
      const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: desktopViewport })).newPage()
      await setLocale(visitor.context(), locale, baseURL)
      // One entry in the wide menu and one in the phone menu.
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

    test('maintenance mode is shown to applicants and does not affect staff', async ({ page, browser, baseURL }) => {
      const { turn } = administratorAt(page, locale)
      await turn('MAINTENANCE', true)
      const applicant = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phoneViewport })).newPage()
      await setLocale(applicant.context(), locale, baseURL)
      await logIn(applicant, locale, '01700000001')
      await expect(applicant.getByText(baseProblems.MAINTENANCE.message[locale])).toBeVisible()
      await turn('MAINTENANCE', false)
      await signInToDashboard(applicant, '01700000001')
      await applicant.context().close()
    })

    test('an amount is scheduled with history, and cancelled', { tag: '@full' }, async ({ page }) => {
      const { dialog, press, write, gone, openSetting } = administratorAt(page, locale)
      await openSetting('MEDICAL_MAX')
      await write(generalSettingsMessages.newValue, '9999999999')
      await press(settingsMessages.save)
      await expect(dialog.locator('#setting_value')).toHaveAttribute('aria-invalid', 'true')
      await write(generalSettingsMessages.newValue, '175000')
      await dialog.getByLabel(settingsMessages.later[locale], { exact: true }).check()
      await typeDay(dialog, settingsMessages.validFrom[locale], `0107${nextYear}`)
      await press(settingsMessages.save)
      await expect(dialog).toContainText(locale === 'bn' ? '১,৭৫,০০০' : '175,000')
      await press(generalSettingsMessages.sureYes)
      await gone()
      const row = rowOf(page, about('MEDICAL_MAX')[locale]).first()
      await expect(row).toContainText(settingsMessages.coming[locale])
      await expect(row).toContainText(locale === 'bn' ? '১,৫০,০০০' : '150,000')

      await press(settingsMessages.revoke, row)
      await press(settingsMessages.revokeYes)
      await gone()
      await expect(row).not.toContainText(settingsMessages.coming[locale])
      await press(settingsMessages.history, row)
      await expect(dialog.getByRole('listitem').first()).toContainText(
        generalSettingsMessages.historyRevoked[locale].split(':')[0] ?? '',
      )
      await expect(dialog.getByRole('listitem').first()).toContainText(locale === 'bn' ? 'অ্যাডমিন ডেমো' : 'Admin Demo')
    })

    test(
      'a holiday is added, renamed and deleted, and a year is imported from a sheet',
      { tag: '@full' },
      async ({ page }) => {
        const { dialog, press, write, gone } = administratorAt(page, locale)
        const [bangla, english] = [`পরীক্ষার ছুটি ${locale === 'bn' ? 'এক' : 'দুই'}`, `Holiday on trial ${locale}`]
        const shown = locale === 'bn' ? bangla : english
        await page.goto(`/settings-setup?view=holidays&year=${nextYear}`)
        await press(holidayMessages.add, page.locator('main'))
        await press(settingsMessages.save)
        await expect(dialog.locator('#nameBng')).toHaveAttribute('aria-invalid', 'true')
        await typeDay(dialog, holidayMessages.day[locale], `${locale === 'bn' ? '11' : '12'}03${nextYear}`)
        await write(settingsMessages.nameBng, bangla)
        await write(settingsMessages.name, english)
        await press(settingsMessages.save)
        await gone()
        const row = rowOf(page, shown)
        await press(settingsMessages.change, row)
        await write(settingsMessages.nameBng, `${bangla} আবার`)
        await write(settingsMessages.name, `${english} again`)
        await press(settingsMessages.save)
        await gone()
        await expect(row).toContainText(locale === 'bn' ? 'আবার' : 'again')
        await press(holidayMessages.remove, row)
        await press(holidayMessages.removeYes)
        await gone()
        await expect(row).toHaveCount(0)

        await press(holidayMessages.fromFile, page.locator('main'))
        const chooser = page.waitForEvent('filechooser')
        await press(holidayMessages.choose)
        const sheet = [
          'Date,Name (Bangla),Name (English)',
          `${nextYear}-05-1${locale === 'bn' ? 1 : 2},${bangla},${english}`,
          `${nextYear}-13-40,ভুল,Wrong`,
          '',
        ].join('\n')
        await (await chooser).setFiles({ name: 'holidays.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
        await expect(dialog).toContainText(holidayMessages.refused[locale])
        await press({
          bn: holidayMessages.store.bn.replace('{n}', '১'),
          en: holidayMessages.store.en.replace('{n}', '1'),
        })
        await gone()
        await expect(rowOf(page, shown)).toHaveCount(1)
      },
    )

    test('an office is created and closed; one with staff names them', { tag: '@full' }, async ({ page }) => {
      const { dialog, press, write, gone } = administratorAt(page, locale)
      const [bangla, english] = [`পরীক্ষার সেন্টার ${locale === 'bn' ? 'এক' : 'দুই'}`, `Centre on trial ${locale}`]
      await page.goto('/settings-setup?view=offices')
      await press(officeMessages.add, page.locator('main'))
      await dialog.locator('#type').selectOption('WELFARE_CENTRE')
      await write(settingsMessages.nameBng, bangla)
      await write(settingsMessages.name, english)
      await dialog.locator('#code').fill(`trial-${locale}`)
      await press(settingsMessages.save)
      await expect(dialog.getByRole('alert')).toContainText(officeMessages.places[locale])
      await dialog.locator('#places').fill(locale === 'bn' ? 'টাঙ্গাইল' : 'Tangail')
      await page.getByRole('option', { name: locale === 'bn' ? 'টাঙ্গাইল' : 'Tangail', exact: true }).click()
      await press(settingsMessages.save)
      await gone()
      const search = async (words: string) => {
        await page.getByRole('searchbox').fill(words)
        await press(settingsMessages.find, page.getByRole('search'))
      }
      const row = rowOf(page, locale === 'bn' ? bangla : english)
      await search(locale === 'bn' ? bangla : english)
      await expect(row).toContainText(locale === 'bn' ? 'টাঙ্গাইল' : 'Tangail')
      await press(officeMessages.close, row)
      await press(officeMessages.closeYes)
      await gone()
      await expect(row).toContainText(officeMessages.closed[locale])

      await search('DEMO-CUMILLA')
      await press(officeMessages.close, rowOf(page, 'DEMO-CUMILLA'))
      await press(officeMessages.closeYes)
      await expect(dialog.getByRole('alert')).toContainText(
        locale === 'bn' ? 'কুমিল্লা কর্মকর্তা ডেমো' : 'Cumilla Officer Demo',
      )
    })

    test('a mission gets a fee in its currency', { tag: '@full' }, async ({ page }) => {
      const { dialog, press, write, gone } = administratorAt(page, locale)
      const mission = locale === 'bn' ? 'লন্ডন' : 'Ottawa'
      await page.goto('/settings-setup?view=fees')
      await press(feeMessages.set, rowOf(page, mission))
      await write(feeMessages.fee, locale === 'bn' ? '২০' : 'free')
      await press(settingsMessages.save)
      await expect(dialog.locator('#premium')).toHaveAttribute('aria-invalid', 'true')
      await write(feeMessages.fee, '20')
      await write(feeMessages.premium, '5.5')
      const currency = locale === 'bn' ? 'ব্রিটিশ পাউন্ড স্টার্লিং' : 'Canadian Dollar (CAD)'
      await dialog.locator('#currency').fill(currency.slice(0, 6))
      await page
        .getByRole('option', { name: currency.slice(0, 6) })
        .first()
        .click()
      await press(settingsMessages.save)
      await gone()
      await expect(rowOf(page, mission)).toContainText(locale === 'bn' ? '৫.৫০' : '5.50 CAD')
    })
  })
}
