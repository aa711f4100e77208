import type { Page } from '@playwright/test'
import { generateTotp } from '@wewb/api/testing/totp.ts'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { secondFactorMessages as step } from '@wewb/web/identity/accounts/second-factor-messages.ts'
import { secondFactorMessages } from '@wewb/web/identity/profile/second-factor/second-factor-messages.ts'
import { profileMessages as profile } from '@wewb/web/identity/profile/messages.ts'
import { otpMessages } from '@wewb/web/components/inputs/otp-messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { register } from './registration.ts'
import {
  readOtp,
  desktopViewport,
  expect,
  freshMobile,
  locales,
  logIn,
  logInToDashboard,
  password,
  phoneViewport,
  setLocale,
  test,
} from './fixtures.ts'
import { expectAccessible } from './accessibility.ts'

/** The TOTP code some time steps from now, in the digits of the locale. */
const totpText = (secret: string, locale: Locale, steps = 0) =>
  locale === 'bn' ? toBanglaDigits(generateTotp(secret, steps)) : generateTotp(secret, steps)

for (const locale of locales) {
  test.describe(`second factor in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))
    const button = (page: Page, name: { bn: string; en: string }) =>
      page.getByRole('button', { name: name[locale], exact: true })

    test('is enabled with an app, required at log-in, replaced by a recovery code, and disabled', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000)
      const mobile = await register(request, { login: freshMobile(), name: 'Step Tester', nameBn: 'ধাপ পরীক্ষক', locale })
      await logInToDashboard(page, locale, mobile)
      await page.goto('/profile')
      await page.getByRole('link', { name: secondFactorMessages.switchOn[locale] }).click()
      await expect(page.getByRole('heading', { level: 1, name: secondFactorMessages.title[locale] })).toBeVisible()
      await expectAccessible(page)

      await button(page, secondFactorMessages.goOn).click()
      await expect(page.getByLabel(secondFactorMessages.password[locale])).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel(secondFactorMessages.password[locale]).fill(password)
      await button(page, secondFactorMessages.goOn).click()
      await expect(page.getByRole('img', { name: secondFactorMessages.qr[locale] })).toBeVisible()
      await expectAccessible(page)
      const secret = (await page.locator('[data-secret]').innerText()).replace(/\s/g, '')
      await page.getByLabel(secondFactorMessages.appCode[locale]).fill('000000')
      await expect(page.getByRole('alert').first()).toBeVisible()
      // The form submits itself after the sixth digit.
      await page.getByLabel(secondFactorMessages.appCode[locale]).fill(totpText(secret, locale))

      const codes = page.getByRole('list', { name: secondFactorMessages.codes[locale] }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      await expectAccessible(page)
      const [first = '', second = ''] = await codes.allInnerTexts()
      await button(page, secondFactorMessages.done).click()
      await expect(page.getByText(secondFactorMessages.keptFirst[locale])).toBeVisible()
      await page.getByLabel(secondFactorMessages.kept[locale]).check()
      await button(page, secondFactorMessages.done).click()
      await expect(page.getByText(secondFactorMessages.app[locale], { exact: true })).toBeVisible()
      await expectAccessible(page)

      await page.evaluate(() => localStorage.clear())
      await logIn(page, locale, mobile)
      await expect(page.getByRole('heading', { level: 1, name: step.title[locale] })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await expectAccessible(page)
      // The code that enabled it cannot be reused.
      await page.getByLabel(ui.code[locale]).fill('000000')
      await expect(
        page.getByText(otpMessages.triesLeft[locale].replace('{n}', locale === 'bn' ? '৪' : '4')).first(),
      ).toBeVisible()
      await page.getByLabel(ui.code[locale]).fill(totpText(secret, locale, 1))
      await expect(page).toHaveURL('/dashboard')

      await page.evaluate(() => localStorage.clear())
      await logIn(page, locale, mobile)
      await button(page, step.byRecovery).click()
      await page.getByText(step.lost[locale]).click()
      await expect(page.getByText(step.lostPassword[locale])).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(step.recoveryCode[locale]).fill(first.toLowerCase())
      await button(page, step.enter).click()
      await expect(page).toHaveURL('/dashboard')

      await page.goto('/profile?view=second-factor')
      await button(page, secondFactorMessages.switchOff).click()
      await page.getByLabel(secondFactorMessages.password[locale]).fill(password)
      await page.getByRole('radio', { name: secondFactorMessages.recovery[locale] }).check()
      await page.getByLabel(secondFactorMessages.code[locale], { exact: true }).fill(first)
      await button(page, secondFactorMessages.switchOffYes).click()
      await expect(page.getByLabel(secondFactorMessages.code[locale], { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await expectAccessible(page)
      await page.getByLabel(secondFactorMessages.code[locale], { exact: true }).fill(second)
      await button(page, secondFactorMessages.switchOffYes).click()
      await expect(page.getByRole('heading', { name: secondFactorMessages.chooseTitle[locale] })).toBeVisible()
      await page.evaluate(() => localStorage.clear())
      await logInToDashboard(page, locale, mobile)
    })

    test('works by SMS for a user without an app', { tag: '@full' }, async ({ page, request }) => {
      const mobile = await register(request, {
        login: freshMobile(),
        name: 'Code Tester',
        nameBn: 'কোড পরীক্ষক',
        locale,
      })
      await logInToDashboard(page, locale, mobile)
      await page.goto('/profile?view=second-factor')
      await page.getByRole('radio').last().check()
      await page.getByLabel(secondFactorMessages.password[locale]).fill(password)
      await button(page, secondFactorMessages.goOn).click()
      await expect(page.getByRole('heading', { name: secondFactorMessages.arrivedTitle[locale] })).toBeVisible()
      await page.getByLabel(secondFactorMessages.code[locale], { exact: true }).fill(await readOtp(request, mobile))
      await page.getByLabel(secondFactorMessages.kept[locale]).check()
      await button(page, secondFactorMessages.done).click()
      await page.evaluate(() => localStorage.clear())
      await logIn(page, locale, mobile)
      // The code is sent automatically, so the countdown to the next one is running.
      await expect(page.getByRole('timer')).toBeVisible()
      await page.getByLabel(ui.code[locale]).fill(await readOtp(request, mobile))
      await expect(page).toHaveURL('/dashboard')
    })

    test(
      'lists a new device on the dashboard and among the sessions, and logs it out with all others',
      { tag: '@full' },
      async ({ page, request, browser, baseURL }) => {
        const mobile = await register(request, {
          login: freshMobile(),
          name: 'Device Tester',
          nameBn: 'যন্ত্র পরীক্ষক',
          locale,
        })
        await logInToDashboard(page, locale, mobile)
        const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
        await setLocale(elsewhere, locale, baseURL)
        const other = await elsewhere.newPage()
        await logInToDashboard(other, locale, mobile)
        await page.goto('/dashboard')
        await expect(page.getByText(locale === 'bn' ? 'নতুন যন্ত্র (Chrome' : 'A new device (Chrome')).toBeVisible()
        await page.goto('/profile')
        await expect(page.getByText(profile.newDevice[locale], { exact: true })).toBeVisible()
        await button(page, profile.endOthers).click()
        await page.getByRole('dialog').getByRole('button', { name: profile.endOthers[locale] }).click()
        await expect(page.getByText(profile.newDevice[locale], { exact: true })).toHaveCount(0)
        await other.goto('/profile')
        await expect(other).toHaveURL('/login')
        await elsewhere.close()
      },
    )
  })
}
