import { problems } from '@wewb/domain/http/problems'
import { signedInLayoutMessages as shell } from '@wewb/web/app/signed-in/messages.ts'
import { listMessages } from '@wewb/web/components/list-messages.ts'
import { expect, locales, logIn, signIn, signInToDashboard, setLocale, test } from './fixtures.ts'

for (const locale of locales) {
  test.describe(`route guards in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('redirect visitors from unknown paths to the error page and from protected ones home', async ({ page }) => {
      for (const path of ['/nowhere', '/payment-batch/1', '/a/b/c']) {
        await page.goto(path)
        await expect(page, path).toHaveURL('/error')
      }
      for (const path of ['/dashboard', '/profile', '/audit-log', '/notice-form', '/education-allowance']) {
        await page.goto(path)
        await expect(page, path).toHaveURL('/')
      }
      await page.goto('/terms')
      await expect(page).toHaveURL('/terms')
    })

    test('keep signed-in users from the log-in page, permit own menus, and sign out otherwise', async ({ page }) => {
      await signIn(page, 'auditor@demo.wewb')
      for (const path of ['/login', '/register']) {
        await page.goto(path)
        await expect(page, path).toHaveURL('/dashboard')
      }
      await page.goto('/audit-log')
      await expect(page).toHaveURL('/audit-log')
      await expect(page.getByRole('navigation', { name: listMessages.breadcrumb[locale] })).toContainText(
        { bn: 'প্রশাসন', en: 'Administration' }[locale],
      )
      await page.goto('/nowhere')
      await expect(page).toHaveURL('/error')
      await page.goto('/profile')
      await expect(page).toHaveURL('/profile')

      await page.evaluate(() => localStorage.clear())
      await signIn(page, '01700000001')
      await page.goto('/audit-log')
      await expect(page).toHaveURL('/login')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })

    test('report an expired session, redirect to log-in and return to the page', async ({ page }) => {
      await signIn(page, '01700000001')
      const message = problems.TOKEN_EXPIRED.message[locale]
      await page.route('**/api/v1/profile', (route) =>
        route.fulfill({ status: 401, json: { status: false, code: 'TOKEN_EXPIRED', message } }),
      )
      await page.goto('/profile')
      await expect(page).toHaveURL('/login')
      await expect(page.getByText(message)).toBeVisible()
      await page.unroute('**/api/v1/profile')
      await logIn(page, locale, '01700000001')
      await expect(page).toHaveURL('/profile')
    })

    test('sign out and redirect home after a lost connection', async ({ page }) => {
      await signIn(page, '01700000001')
      await page.route('**/api/v1/profile', (route) => route.abort())
      await page.goto('/profile')
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })

    test('sign out and redirect home at log-out without a connection', async ({ page, context }) => {
      // Waits for the chunks of the home page while online.
      const wayHome = ['home-page', 'public-layout'].map((file) =>
        page.waitForResponse((response) => response.url().includes(`/${file}-`)),
      )
      await signInToDashboard(page, '01700000001')
      for (const response of await Promise.all(wayHome)) await response.finished()
      await context.setOffline(true)
      await page.getByRole('button', { name: shell.yourAccount[locale] }).click()
      await page.getByRole('menuitem', { name: shell.logOut[locale] }).click()
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await context.setOffline(false)
    })
  })
}
