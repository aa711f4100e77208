import { demoUiMessages as demo } from '@wewb/web/demo/ui-messages.ts'
import { otpMessages } from '@wewb/web/components/inputs/otp-messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { expect, locales, signIn, setLocale, test } from './fixtures.ts'

for (const locale of locales) {
  test.describe(`components in ${locale}`, () => {
    test.beforeEach(async ({ context, baseURL, page }) => {
      await setLocale(context, locale, baseURL)
      await page.goto('/demo/ui', { waitUntil: 'networkidle' })
    })

    test('an OTP field accepts digits of both scripts, and rejects other pasted text with a message', async ({
      page,
    }) => {
      const code = page.getByLabel(ui.code[locale], { exact: true }).first()
      await code.click({ position: { x: 5, y: 5 } })
      await code.press('Backspace')
      await code.press('Backspace')
      await code.pressSequentially('১2৩')
      await expect(code).toHaveValue(/^[১1][২2][৩3]$/)
      await code.evaluate((input: HTMLInputElement) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', 'hello')
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await expect(page.getByText(otpMessages.codePasteRefused[locale]).first()).toBeVisible()
      await expect(code).toHaveValue(/^[১1][২2][৩3]$/)
      const letters = page.getByLabel(demo.letterCode[locale])
      await letters.fill('aB1২')
      await expect(letters).toHaveValue(/^ab[১1][২2]$/i)
    })

    test('a name field preserves Latin letters, suggests a Bangla name and fills it in at one press', async ({
      page,
    }) => {
      const name = page.locator('#nameBn')
      await name.fill('rohima khatoon')
      const offered = page.getByRole('status').getByRole('button', { name: 'রহিমা খাতুন' })
      await expect(offered).toBeVisible()
      await expect(name).toHaveValue('rohima khatoon')
      await offered.click()
      await expect(name).toHaveValue('রহিমা খাতুন')
      await expect(name).toBeFocused()
      await expect(offered).toHaveCount(0)
    })

    test('a repeated account number cannot be pasted, a password can', async ({ page }) => {
      const again = page.getByLabel(demo.account[locale])
      const refused = await again.evaluate(
        (input) =>
          !input.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true }),
          ),
      )
      expect(refused).toBe(true)
      const password = page.getByLabel(demo.password[locale], { exact: true }).first()
      const wasPasted = await password.evaluate((input) =>
        input.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true }),
        ),
      )
      expect(wasPasted).toBe(true)
    })

    test(
      'toasts are 440 px wide; information disappears after ten seconds, errors stay until closed',
      { tag: '@full' },
      async ({ page }) => {
        await page.clock.install()
        await page.getByRole('button', { name: demo.toastSuccess[locale] }).click()
        const success = page.getByRole('alertdialog').filter({ hasText: demo.successText[locale] })
        await expect(success).toBeVisible()
        expect((await success.boundingBox())?.width).toBe(440)
        await page.getByRole('button', { name: demo.toastError[locale] }).click()
        const error = page.getByRole('alertdialog').filter({ hasText: demo.dangerText[locale] })
        await expect(error).toBeVisible()
        await page.mouse.move(5, 5)
        await page.clock.runFor(11_000)
        await expect(success).toBeHidden()
        await page.clock.runFor(60_000)
        await expect(error).toBeVisible()
        await error.getByRole('button', { name: ui.close[locale] }).click()
        await expect(error).toBeHidden()
      },
    )

    test('the loader covers the page with 60 × 60 dots and cannot be cancelled', { tag: '@full' }, async ({ page }) => {
      await page.getByRole('button', { name: demo.showLoader[locale] }).click()
      const cover = page.getByRole('dialog', { name: ui.loading[locale] })
      await expect(cover).toBeVisible()
      expect(await cover.locator('svg').boundingBox()).toMatchObject({ width: 60, height: 60 })
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(cover).toBeVisible()
      await expect(cover).toBeHidden({ timeout: 20_000 })
    })

    test('a dialog opens in the centre, traps the focus, and restores it', async ({ page }) => {
      const opener = page.getByRole('button', { name: demo.openModal[locale] })
      await opener.click()
      const window = page.getByRole('dialog', { name: demo.modalTitle[locale] })
      await expect(window).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(window).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
}

test(
  'a slow connection is reported after ten seconds, and the request continues',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    await setLocale(context, 'en', baseURL)
    await signIn(page, '01700000001')
    await page.goto('/profile', { waitUntil: 'networkidle' })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/v1/profile', async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    await page.clock.install()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.clock.runFor(1000)
    await expect(page.getByText(ui.loading.en)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.getByText(ui.loadingSlow.en)).toBeVisible()
    release()
    await page.clock.resume()
    await expect(page.getByText('Saved.').first()).toBeVisible()
  },
)
