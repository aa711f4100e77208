import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { words as account } from '../web/src/features/accounts/words.ts'
import { isFull } from '../test-size.ts'
import { words as ui } from '../web/src/ui/words.ts'
import { captcha, password, sessionOf } from './sessions.ts'

export { captcha, expect, password }
/** `npm run test:full` runs every journey in both languages; `npm test` runs most of them in Bangla only (docs/testing.md). */
export const bothLocales: Locale[] = ['bn', 'en']
export const locales: Locale[] = isFull ? bothLocales : ['bn']
export const phone = { width: 360, height: 740 }
export const desk = { width: 1440, height: 900 }

/** Every page is watched: a script error, a refused policy or a failed hydration fails the test it happens in. */
export const test = base.extend<{ watch: void; expected: RegExp }>({
  /** Of a journey in which something is made to fail. */
  expected: [/^$/, { option: true }],
  watch: [
    async ({ browser, context, expected }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
      })
      await use()
      // The pages of other people in this journey would go on asking the portal while the next journey runs.
      for (const other of browser.contexts()) if (other !== context) await other.close()
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})

export async function speak(context: BrowserContext, locale: Locale, baseURL: string | undefined) {
  await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }])
}

/** Digits that nobody in this run has used: the number of the worker, and how many it has given out before. */
let given = 0
export const freshDigits = (length: number) => {
  const worker = (process.env['TEST_WORKER_INDEX'] ?? '0').padStart(3, '0')
  return worker + String((given += 1)).padStart(length - worker.length, '0')
}
/** A Bangladeshi mobile number nobody in this run has used. */
export const freshMobile = () => `019${freshDigits(8)}`

export async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  const response = await request.get(`/api/v1/demo/outbox?to=${encodeURIComponent(to)}`)
  const { data } = (await response.json()) as { data: { text: string }[] }
  return /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0] ?? ''
}

export async function fillCaptcha(page: Page, locale: Locale, code = captcha) {
  await expect(page.getByAltText(ui.captchaPicture[locale])).toBeVisible()
  await page.getByLabel(ui.captcha[locale], { exact: true }).fill(code)
}

/** Through the form, as a person does. */
export async function logIn(page: Page, locale: Locale, loginId: string, secret = password, code = captcha) {
  await page.goto('/login')
  await page.getByLabel(account.loginId[locale]).fill(loginId)
  await page.getByLabel(account.password[locale], { exact: true }).fill(secret)
  await fillCaptcha(page, locale, code)
  await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
}

/**
 * Signs in without the form: the session of the worker is put where the log-in page puts it. The form has its own journeys (account,
 * second-factor, bangla-digits). The page stays blank: the journey opens the screen it is about.
 */
export async function signIn(page: Page, loginId: string) {
  // The smallest document of the portal's origin.
  await page.goto('/healthz')
  const { data, token, appSettings } = await sessionOf(new URL(page.url()).origin, loginId)
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
