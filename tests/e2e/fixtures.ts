import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import type { Locale } from '@wewb/domain/language/bilingual'
import { allAccountMessages as account } from '@wewb/web/identity/accounts/messages.ts'
import { waitPastMidnight } from '#midnight.ts'
import { isFull } from '#test-size.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { captcha, password, getSession } from './session-pool.ts'

export { captcha, expect, password }
/**
 * `npm run test:full` runs every journey in both languages; `npm test` runs most of them in Bangla only
 * (docs/testing.md).
 */
export const bothLocales: Locale[] = ['bn', 'en']
export const locales: Locale[] = isFull ? bothLocales : ['bn']
export const phoneViewport = { width: 360, height: 740 }
export const desktopViewport = { width: 1440, height: 900 }

/** Fails the test on a script error, a CSP violation or a hydration error on any page. */
export const test = base.extend<{ watch: void; expectedErrors: RegExp }>({
  /** Expected console errors, for journeys that provoke a failure. */
  expectedErrors: [/^$/, { option: true }],
  watch: [
    async ({ browser, context, expectedErrors }, use) => {
      await waitPastMidnight()
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text())
      })
      await use()
      // Closes the pages of other users, which would otherwise keep polling during the next journey.
      for (const other of browser.contexts()) if (other !== context) await other.close()
      expect(complaints.filter((complaint) => !expectedErrors.test(complaint))).toEqual([])
    },
    // Its own time limit lets a journey wait for midnight.
    { auto: true, timeout: 90_000 },
  ],
})

export async function setLocale(context: BrowserContext, locale: Locale, baseURL: string | undefined) {
  await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }])
}

/** Unique digits: the number of the worker and a counter. */
let mobileCount = 0
export const freshDigits = (length: number) => {
  const worker = (process.env['TEST_WORKER_INDEX'] ?? '0').padStart(3, '0')
  return worker + String((mobileCount += 1)).padStart(length - worker.length, '0')
}
/** A unique Bangladeshi mobile number. */
export const freshMobile = () => `019${freshDigits(8)}`

export async function readOtp(request: APIRequestContext, to: string): Promise<string> {
  const response = await request.get(`/api/v1/demo/outbox?to=${encodeURIComponent(to)}`)
  const { data } = (await response.json()) as { data: { text: string }[] }
  return /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0] ?? ''
}

export async function fillCaptcha(page: Page, locale: Locale, code = captcha) {
  await expect(page.getByAltText(ui.captchaPicture[locale])).toBeVisible()
  await page.getByLabel(ui.captcha[locale], { exact: true }).fill(code)
}

/** Logs in through the form. */
export async function logIn(page: Page, locale: Locale, loginId: string, secret = password, code = captcha) {
  await page.goto('/login')
  await page.getByLabel(account.loginId[locale]).fill(loginId)
  await page.getByLabel(account.password[locale], { exact: true }).fill(secret)
  await fillCaptcha(page, locale, code)
  await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
}

/**
 * Signs in without the form: stores the worker's cached session where the log-in page does. Other journeys cover the
 * form (account, second-factor, bangla-digits). The page stays blank until the journey opens a screen.
 */
export async function signIn(page: Page, loginId: string) {
  // The smallest document of the portal's origin.
  await page.goto('/healthz')
  const { data, token, appSettings } = await getSession(new URL(page.url()).origin, loginId)
  const { full_name, full_name_bng, login_id, avatar, userType } = data
  const user = { full_name, full_name_bng, login_id, avatar, user_type: userType }
  await page.evaluate(
    (stored) => {
      localStorage.clear()
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
    },
    { user: JSON.stringify(user), appSettings: JSON.stringify(appSettings), token },
  )
}

export async function signInToDashboard(page: Page, loginId: string) {
  await signIn(page, loginId)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function logInToDashboard(page: Page, locale: Locale, loginId: string, secret = password, code = captcha) {
  await logIn(page, locale, loginId, secret, code)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
