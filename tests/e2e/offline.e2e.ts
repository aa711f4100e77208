import type { Page } from '@playwright/test'
import { dashboardMessages as dashboard } from '@wewb/web/reporting/dashboard/messages.ts'
import { signedInLayoutMessages as shell } from '@wewb/web/app/signed-in/messages.ts'
import { offlineMessages } from '@wewb/web/worker/messages.ts'
import { applicationApi } from './application-api.ts'
import { expectAccessible, expectAccessiblePage } from './accessibility.ts'
import { register } from './registration.ts'
import { expect, freshMobile, locales, phoneViewport, signInToDashboard, setLocale, test } from './fixtures.ts'

/** The sentence up to its first placeholder. */
const opening = (sentence: string) => sentence.slice(0, sentence.indexOf('{'))

/** Waits until the service worker has cached the page, which happens after the page has loaded. */
const isStored = (page: Page, address: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { cacheName: 'portal-pages-1' })), address),
      {
        timeout: 30_000,
      },
    )
    .toBe(true)

/** Everything on the device that may contain personal data. */
const leftOnPhone = (page: Page) =>
  page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => await (await caches.open(name)).keys()))
    const calls = lists.flat().filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
    return {
      calls: calls.length,
      stores: (await indexedDB.databases()).map(({ name }) => name),
      token: localStorage.getItem('token'),
    }
  })

for (const locale of locales) {
  test.describe(`offline in ${locale}`, () => {
    test.use({ viewport: phoneViewport, serviceWorkers: 'allow' })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('shows cached pages with their age, and a help number for others', async ({ page, context }) => {
      await page.goto('/')
      await isStored(page, '/')
      const notice = (await page.locator('a[href^="/notice?id="]').first().getAttribute('href')) ?? ''
      await page.goto(notice)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await isStored(page, notice)

      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('status').first()).toContainText(opening(offlineMessages.asOf[locale]))
      await expectAccessiblePage(page)
      await page.goto('/')
      await expect(page.getByRole('status').first()).toContainText(opening(offlineMessages.asOf[locale]))

      await page.goto('/scholarship-info')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(offlineMessages.title[locale])
      await expect(page.locator('a[href="tel:16135"]')).toBeVisible()
      await expect(page.locator('a[href="tel:+8809610102030"]')).toBeVisible()
      await expectAccessible(page)
      await page.locator(`main a[href="${notice}"]`).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

      await context.setOffline(false)
      await page.getByRole('status').first().getByRole('link', { name: offlineMessages.tryAgain[locale] }).click()
      await expect(page.getByText(opening(offlineMessages.asOf[locale]))).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })

    test('shows cached applications without signing out, and deletes them at log-out', async ({
      page,
      context,
      baseURL,
    }) => {
      const me = await register(page.request, { login: freshMobile(), name: 'Line Less', nameBn: 'লাইন হীন' })
      const { applicationNo } = await applicationApi(baseURL).as(me, 'POST', '/applications', {
        service: 'fa-medical-assistance',
      })
      await signInToDashboard(page, me)
      await expect(page.getByText(applicationNo).first()).toBeVisible()
      await isStored(page, '/dashboard')
      // The offline fallback page is cached last.
      await expect
        .poll(() =>
          page.evaluate(async () =>
            (await (await caches.open('portal-files-1')).keys()).some(({ url }) =>
              url.includes('/page-unavailable-offline-'),
            ),
          ),
        )
        .toBe(true)

      await context.setOffline(true)
      await page.goto('/dashboard')
      await expect(page.getByText(opening(shell.lastSeen[locale]))).toBeVisible()
      await expect(page.getByText(applicationNo).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: dashboard.applications[locale] })).toBeVisible()
      await expectAccessiblePage(page)
      // A page that was never opened on this phone: the layout and the session remain.
      await page.goto('/family-profile')
      await expect(page.getByRole('heading', { level: 1, name: offlineMessages.title[locale] })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
      await page.goto('/dashboard')
      await expect(page.getByText(applicationNo).first()).toBeVisible()

      await context.setOffline(false)
      await expect(page.getByText(opening(shell.lastSeen[locale]))).toHaveCount(0)
      await expect(page.getByText(applicationNo).first()).toBeVisible()

      await page.getByRole('button', { name: shell.yourAccount[locale] }).click()
      await page.getByRole('menuitem', { name: shell.logOut[locale] }).click()
      await expect(page).toHaveURL('/login')
      await expect.poll(() => leftOnPhone(page)).toEqual({ calls: 0, stores: [], token: null })
    })
  })
}

test('does not reload a page during input when a new release arrives', async ({ page }) => {
  await page.goto('/complaint-submission')
  const input = page.locator('main textarea').first()
  await input.fill('দালাল আমার পাসপোর্ট আটকে রেখেছে')
  // Simulates a request for a chunk that the new release no longer has.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  await page.waitForTimeout(500)
  await expect(input).toHaveValue('দালাল আমার পাসপোর্ট আটকে রেখেছে')
})
