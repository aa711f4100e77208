import { toBanglaDigits } from '@wewb/domain/language/digits'
import type { Locale } from '@wewb/domain/language/bilingual'
import { allAccountMessages as account } from '@wewb/web/identity/accounts/messages.ts'
import { profileMessages as profile } from '@wewb/web/identity/profile/messages.ts'
import { signedInLayoutMessages as shell } from '@wewb/web/app/signed-in/messages.ts'
import { otpMessages } from '@wewb/web/components/inputs/otp-messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { keyboardLayoutOf } from './applicant.ts'
import { fillRegistration } from './registration.ts'
import {
  readOtp,
  desktopViewport,
  expect,
  fillCaptcha,
  freshMobile,
  locales,
  logIn,
  logInToDashboard,
  phoneViewport,
  setLocale,
  test,
} from './fixtures.ts'

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('registers, confirms the code, logs in and changes the password, which ends the old session', async ({
      page,
      browser,
      request,
      baseURL,
    }) => {
      const mobile = freshMobile()
      const typed = keyboardLayoutOf(locale)
      await fillRegistration(page, locale, mobile, 'Abcd@1234', typed)
      const code = await readOtp(request, mobile)
      await page.getByLabel(ui.code[locale]).fill(typed(code === '111111' ? '222222' : '111111'))
      await page.getByRole('button', { name: account.verify[locale] }).click()
      await expect(page.getByText(otpMessages.triesLeft[locale].replace('{n}', typed('4'))).first()).toBeVisible()
      await page.getByLabel(ui.code[locale]).fill(typed(code))
      await page.getByRole('button', { name: account.verify[locale] }).click()
      await expect(page.getByRole('heading', { name: account.registeredTitle[locale] })).toBeVisible()
      await expect(page.getByText(account.registeredMobile[locale])).toBeVisible()

      await logInToDashboard(page, locale, typed(mobile), 'Abcd@1234')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        locale === 'bn' ? 'রহিমা বেগম' : 'Rahima Begum',
      )

      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
      await setLocale(elsewhere, locale, baseURL)
      const other = await elsewhere.newPage()
      await logInToDashboard(other, locale, mobile, 'Abcd@1234')

      await page.goto('/change-password')
      await page.getByLabel(profile.oldPassword[locale]).fill('Abcd@1234')
      await page.getByLabel(profile.newPassword[locale], { exact: true }).fill('Fresh@9876')
      await page.getByLabel(profile.confirmPassword[locale]).fill('Fresh@9876')
      await page.getByRole('button', { name: profile.change[locale] }).click()
      await expect(page.getByText(locale === 'bn' ? /পাসওয়ার্ড পরিবর্তন হয়েছে/ : /Password changed/).first()).toBeVisible()

      await other.goto('/profile')
      await expect(other).toHaveURL('/login')
      await elsewhere.close()
      await page.goto('/profile')
      await expect(
        page.getByText(mobile.slice(0, 3) === '019' && locale === 'bn' ? toBanglaDigits(mobile) : mobile).first(),
      ).toBeVisible()
    })

    test('explains invalid answers at the fields, and preserves the input when the language changes', async ({
      page,
    }) => {
      await page.goto('/register')
      await page.getByLabel(account.password[locale], { exact: true }).fill('Abcd@1234')
      await expect(page.getByText(ui.valid[locale]).filter({ visible: true })).toHaveCount(0)
      await page.getByLabel(account.fullNameEn[locale]).fill('রহিমা')
      await expect(page.getByText(ui.valid[locale]).filter({ visible: true })).toHaveCount(1)
      await page.getByLabel(account.mobile[locale], { exact: true }).last().fill('0171')
      await page.getByLabel(account.password[locale], { exact: true }).fill('weak')
      await page.getByRole('button', { name: account.continue[locale] }).click()
      const summary = page.getByRole('alert').filter({ hasText: ui.errorSummary[locale] })
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveCount(5)
      await expect(page.getByLabel(account.fullNameEn[locale])).toHaveAttribute('aria-invalid', 'true')

      const other: Locale = locale === 'bn' ? 'en' : 'bn'
      await page.getByRole('link', { name: other === 'en' ? 'English' : 'বাংলা' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(page.locator('html')).toHaveClass(other === 'bn' ? 'bengali' : 'english')
      await expect(page).toHaveURL('/register')
      await expect(page.getByLabel(account.fullNameEn[other])).toHaveValue('রহিমা')
      await expect(page.getByLabel(account.password[other], { exact: true })).toHaveValue('weak')
      await expect(page.getByText(ui.errorSummary[other])).toBeVisible()
    })

    test('resets a forgotten password with a code', async ({ page, request }) => {
      const mobile = freshMobile()
      await registerQuickly(request, mobile)
      await page.goto('/forgot-password')
      await page.getByLabel(account.forgotId[locale]).fill(keyboardLayoutOf(locale)(mobile))
      await fillCaptcha(page, locale)
      await page.getByRole('button', { name: account.sendCode[locale] }).click()
      await expect(page.getByLabel(ui.code[locale])).toBeVisible()
      await page.getByLabel(ui.code[locale]).fill(await readOtp(request, mobile))
      await page.getByRole('button', { name: account.verify[locale] }).click()
      await page.getByLabel(account.newPassword[locale], { exact: true }).fill('Nutun@2026')
      await page.getByLabel(account.confirmNewPassword[locale]).fill('Nutun@2026')
      await page.getByRole('button', { name: account.savePassword[locale] }).click()
      await expect(page.getByRole('heading', { name: account.changedTitle[locale] })).toBeVisible()
      await logInToDashboard(page, locale, mobile, 'Nutun@2026')
    })

    test('reports a wrong password, preserves the input, and shows a new captcha', async ({ page }) => {
      await logIn(page, locale, '01700000003', 'Wrong@1234')
      await expect(page.getByRole('alert').first()).toContainText(locale === 'bn' ? 'মেলেনি' : 'do not match')
      await expect(page.getByLabel(account.loginId[locale])).not.toHaveValue('')
      await expect(page).toHaveURL('/login')
    })

    test('ends the session from the profile menu', async ({ page }) => {
      await logInToDashboard(page, locale, '01700000002')
      await page.getByRole('button', { name: shell.yourAccount[locale] }).click()
      await page.getByRole('menuitem', { name: shell.logOut[locale] }).click()
      await expect(page).toHaveURL('/login')
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
}

async function registerQuickly(request: Parameters<typeof readOtp>[0], mobile: string) {
  const picture = (await (await request.get('/api/v1/pub/captcha')).json()) as { data: { captchaId: string } }
  const response = await request.post('/api/v1/pub/registration', {
    data: {
      fullNameEn: 'Abdul Karim',
      loginType: 'MOBILE',
      mobile,
      password: 'Abcd@1234',
      confirmPassword: 'Abcd@1234',
      termsAccepted: 'Y',
      captchaId: picture.data.captchaId,
      captcha: '123456',
    },
  })
  const { data } = (await response.json()) as { data: { otpToken: string } }
  await request.post('/api/v1/pub/otp-verification', {
    data: { otpToken: data.otpToken, otp: await readOtp(request, mobile), purpose: 'REGISTRATION' },
  })
}
