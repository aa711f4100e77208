import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { words as account } from '../web/src/features/accounts/words.ts'
import { words as ui } from '../web/src/ui/words.ts'

export { expect }
export const locales: Locale[] = ['bn', 'en']
export const password = 'Demo@12345'
export const captcha = '123456'
export const phone = { width: 360, height: 740 }
export const desk = { width: 1440, height: 900 }

/** Every page is watched: a script error, a refused policy or a failed hydration fails the test it happens in. */
export const test = base.extend<{ watch: void; expected: RegExp }>({
  /** Of a journey in which something is made to fail. */
  expected: [/^$/, { option: true }],
  watch: [
    async ({ context, expected }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
      })
      await use()
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})

export async function speak(context: BrowserContext, locale: Locale, baseURL: string | undefined) {
  await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }])
}

/** A Bangladeshi mobile number nobody in this run has used. */
let numbers = Math.floor(Math.random() * 90_000)
export const freshMobile = () => `019${String(process.pid % 1000).padStart(3, '0')}${String((numbers += 1)).padStart(5, '0')}`

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

export async function logInToDashboard(page: Page, locale: Locale, loginId: string, secret = password, code = captcha) {
  await logIn(page, locale, loginId, secret, code)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
