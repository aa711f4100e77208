import type { Page } from '@playwright/test'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { signedInLayoutMessages as frame } from '@wewb/web/app/signed-in/messages.ts'
import { sharedPhoneMessages } from '@wewb/web/app/shared-phone/messages.ts'
import { sharedPhoneMessages as login } from '@wewb/web/identity/accounts/shared-phone-messages.ts'
import { allAccountMessages as account } from '@wewb/web/identity/accounts/messages.ts'
import { dashboardMessages as dashboard } from '@wewb/web/reporting/dashboard/messages.ts'
import { profileMessages as profile } from '@wewb/web/identity/profile/messages.ts'
import { applicationApi } from './application-api.ts'
import { expectAccessible, expectAccessiblePage } from './accessibility.ts'
import { dialogIn } from './ui-actions.ts'
import { register } from './registration.ts'
import {
  expect,
  fillCaptcha,
  freshMobile,
  locales,
  logIn,
  password,
  phoneViewport,
  setLocale,
  test,
} from './fixtures.ts'

test.use({ viewport: phoneViewport })

const names = { bn: 'শিরিন আক্তার', en: 'Shirin Akter' }
const covered = { bn: 'শি***** আক্তার', en: 'S***** Akter' }
const me = '/family-profile?step=me'

async function logInOnSharedPhone(page: Page, locale: Locale, mobile: string) {
  await page.goto('/login')
  await page.getByLabel(account.loginId[locale]).fill(mobile)
  await page.getByLabel(account.password[locale], { exact: true }).fill(password)
  await fillCaptcha(page, locale)
  await page.getByLabel(login.notMyPhone[locale]).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** Everything a page may leave on a device. */
const storedKeys = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, '')),
  }))

for (const locale of locales) {
  test.describe(`shared phone in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const newcomer = { name: names.en, nameBn: names.bn, locale }

    test('masks names and numbers until tapped, logs out at one tap, and leaves no data behind', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const mobile = await register(request, { login: freshMobile(), ...newcomer })
      const shownMobile = locale === 'bn' ? toBanglaDigits(mobile) : mobile
      await logInOnSharedPhone(page, locale, mobile)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toContainText(covered[locale])
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await expectAccessiblePage(page)
      await title.getByRole('button', { name: dashboard.yourName[locale] }).click()
      await expect(title).toContainText(names[locale])
      await title.getByRole('button').click()
      await expect(title).not.toContainText(names[locale])

      // A reloaded page keeps the session, which belongs to the tab.
      await page.goto('/profile')
      await expect(page.getByText(profile.account[locale], { exact: true })).toBeVisible()
      await expect(page.getByText(shownMobile)).toHaveCount(0)
      await page.getByRole('button', { name: new RegExp(profile.mobile[locale]) }).click()
      await expect(page.getByText(shownMobile)).toBeVisible()
      await expectAccessiblePage(page)

      // The answer is saved although the user logs out right after typing.
      await page.goto(me)
      await page.locator('[id="nameEn"]').fill('SHIRIN AKTER KEYA')
      const token = await page.evaluate(() => sessionStorage.getItem('token'))
      const opening = context.waitForEvent('page')
      await page.evaluate(() => void window.open('/dashboard'))
      const second = await opening
      await expect(second.getByRole('heading', { level: 1 })).toContainText(covered[locale])
      await page.bringToFront()
      await button(page, frame.leave[locale]).click()
      await expect(page).toHaveURL('/login?left=asked')
      await expect(page.getByText(login.nothingStays[locale])).toBeVisible()
      await expectAccessiblePage(page)
      expect(await storedKeys(page)).toEqual({ local: [], tab: [], caches: [], databases: [], cookies: ['lang'] })
      const ended = await request.get('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } })
      expect(ended.status()).toBe(401)
      expect(await applicationApi(baseURL).as(mobile, 'GET', '/family-profile')).toMatchObject({
        answers: { nameEn: 'SHIRIN AKTER KEYA' },
      })

      // The next person presses Back repeatedly, and then opens a tab.
      const applicantName = /শিরিন|Shirin|SHIRIN/
      for (let steps = 0; steps < 2; steps += 1) {
        await page.goBack()
        await expect(page).toHaveURL(/\/(login.*)?$/)
        await expect(page.locator('body')).not.toContainText(applicantName)
        await expect(page.locator('body')).not.toContainText(shownMobile)
      }
      // The tab that was opened from it shared the session.
      await expect(second).toHaveURL('/login')
      const tab = await context.newPage()
      await tab.goto('/dashboard')
      await expect(tab).toHaveURL('/')
    })

    test(
      'logs out a tab that is still loading with the first one',
      { tag: '@full' },
      async ({ page, context, request }) => {
        const mobile = await register(request, { login: freshMobile(), ...newcomer })
        await logInOnSharedPhone(page, locale, mobile)
        await expect(button(page, frame.leave[locale])).toBeVisible()
        // Delays the script that listens for the first tab, as on a slow connection.
        let release = () => {}
        const isReleased = new Promise<void>((resolve) => (release = resolve))
        await context.route('**/assets/shared-phone-*.js', async (route) => {
          await isReleased
          await route.continue()
        })
        const opening = context.waitForEvent('page')
        await page.evaluate(() => void window.open('/dashboard'))
        const second = await opening
        await expect(second.getByRole('heading', { level: 1 })).toContainText(covered[locale])
        await page.bringToFront()
        await button(page, frame.leave[locale]).click()
        await expect(page).toHaveURL('/login?left=asked')
        await expect(second).toHaveURL('/dashboard')
        release()
        await expect(second).toHaveURL('/login')
        // The log-in page is loaded, and there is no further navigation.
        await expect(second.getByLabel(account.loginId[locale])).toBeVisible()
        await expect(async () => expect(await storedKeys(second)).toMatchObject({ local: [], tab: [] })).toPass()
      },
    )

    test('asks an idle user, logs out, and restores the input after log-in', async ({ page, request }) => {
      const mobile = await register(request, { login: freshMobile(), ...newcomer })
      await page.clock.install()
      await logInOnSharedPhone(page, locale, mobile)
      await page.goto(me)
      const input = page.locator('[id="nameEn"]')
      await input.fill('SHIRIN AKTER KEYA')
      await page.clock.fastForward('05:01')
      await expect(dialogIn(page)).toContainText(sharedPhoneMessages.stillHere[locale])
      await expectAccessible(page)
      await dialogIn(page).getByRole('button', { name: sharedPhoneMessages.stay[locale] }).click()
      await expect(dialogIn(page)).toHaveCount(0)
      await expect(input).toHaveValue('SHIRIN AKTER KEYA')

      // A phone that slept for an hour logs out on waking.
      await input.fill('SHIRIN AKTER MOYNA')
      await page.clock.fastForward('59:00')
      await expect(page).toHaveURL('/login?left=idle')
      await expect(page.getByText(login.typedIsSaved[locale])).toBeVisible()
      await expectAccessiblePage(page)
      expect(await storedKeys(page)).toMatchObject({ local: [], tab: [] })

      await logIn(page, locale, mobile)
      await expect(page).toHaveURL('/dashboard')
      await page.goto(me)
      await expect(input).toHaveValue('SHIRIN AKTER MOYNA')
    })
  })
}
