import type { Page } from '@playwright/test'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { templates } from '@wewb/domain/messaging/templates'
import { settingsMessages as shared } from '@wewb/web/administration/settings/messages.ts'
import { templateMessages } from '@wewb/web/administration/settings/templates/messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { desktopViewport, expect, freshMobile, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'

/** Each language edits a template that no other journey depends on, because journeys run in parallel. */
const codeOf = { bn: 'CMP_PAPERS', en: 'SUR_INSURER' } as const
const textInputs = { bn: '#textBng', en: '#text' } as const

/**
 * The longest application number has 18 characters: with it the text is exactly one SMS, and one character more makes
 * two.
 */
const letters = { bn: 'ক'.repeat(51), en: 'a'.repeat(141) } as const
const lengths = { bn: [70, 71], en: [160, 161] } as const

const counted = (page: Page, locale: Locale, n: number, parts: number) => {
  const digits = (value: number) => (locale === 'bn' ? toBanglaDigits(String(value)) : String(value))
  return page.getByText(templateMessages.count[locale].replace('{n}', digits(n)).replace('{parts}', digits(parts)))
}
const save = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: templateMessages.save[locale], exact: true }).click()

for (const locale of locales) {
  test.describe(`message templates in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })
    const code = codeOf[locale]
    const address = `/settings-setup?view=templates&template=${code}`

    test('an administrator finds a message, sees its cost, tests it, changes it and resets it', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      test.setTimeout(90_000)
      await setLocale(context, locale, baseURL)
      await signIn(page, 'admin@demo.wewb')
      await page.goto('/settings-setup?view=templates')
      await page.getByLabel(shared.search[locale], { exact: true }).fill(code)
      await page.getByRole('button', { name: shared.find[locale], exact: true }).click()
      await page.getByRole('main').getByRole('listitem').filter({ hasText: code }).getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`template=${code}$`))
      const input = page.locator(textInputs[locale])

      // An unknown placeholder and a missing required one are reported at the input; the typed text stays.
      await input.fill('{nid}')
      await save(page, locale)
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('alert')).toContainText('{nid}')
      await input.fill('No number')
      await save(page, locale)
      await expect(page.getByRole('alert')).toContainText('{ref}')
      await expect(input).toHaveValue('No number')

      await input.fill('')
      const card = page.locator('section').filter({ has: input }).last()
      await card.getByRole('button', { name: /^.*\{ref\}/ }).click()
      await expect(input).toHaveValue('{ref}')
      await input.press('End')
      await input.pressSequentially(` ${letters[locale].slice(0, 3)}`)
      await input.fill(`{ref} ${letters[locale]}`)
      await expect(counted(page, locale, lengths[locale][0], 1)).toBeVisible()
      await input.fill(`{ref} ${letters[locale]}${locale === 'bn' ? 'ক' : 'a'}`)
      await expect(counted(page, locale, lengths[locale][1], 2)).toBeVisible()
      await expect(card.locator('p[lang]')).toContainText('EDU-2026-000123')

      await page.getByRole('button', { name: templateMessages.test[locale] }).click()
      const dialog = dialogIn(page)
      await dialog.getByRole('button', { name: templateMessages.testSend[locale], exact: true }).click()
      await expect(dialog.locator('#to')).toHaveAttribute('aria-invalid', 'true')
      const mobile = freshMobile()
      await dialog.locator('#to').fill(mobile)
      await dialog.getByRole('button', { name: templateMessages.testSend[locale], exact: true }).click()
      await expect(dialog).toHaveCount(0)
      const outbox = (await (await request.get(`/api/v1/demo/outbox?to=${mobile}`)).json()) as {
        data: { text: string }[]
      }
      expect(outbox.data[0]?.text).toMatch(
        locale === 'bn' ? /^\[পরীক্ষা\] EDU-2026-000123 ক/ : /^\[TEST\] EDU-2026-000123 a/,
      )

      await save(page, locale)
      await expect(page.getByText(templateMessages.changed[locale])).toBeVisible()
      await page.reload()
      await expect(input).toHaveValue(`{ref} ${letters[locale]}${locale === 'bn' ? 'ক' : 'a'}`)

      // The second of two editors gets a conflict, and nothing is overwritten.
      const second = await context.newPage()
      await second.goto(address)
      await second.locator(textInputs[locale]).fill('{ref} newer')
      const saved = second.waitForResponse((response) => response.request().method() === 'PUT')
      await save(second, locale)
      expect((await saved).status()).toBe(200)
      await page.bringToFront()
      await input.fill('{ref} mine')
      await save(page, locale)
      await expect(page.getByRole('alert')).toContainText(shared.reopenText[locale])
      await page.getByRole('button', { name: shared.reopen[locale] }).click()
      await expect(input).toHaveValue('{ref} newer')

      await page.getByRole('button', { name: templateMessages.restore[locale] }).click()
      await dialog.getByRole('button', { name: templateMessages.restoreYes[locale] }).click()
      await expect(dialog).toHaveCount(0)
      await expect(input).toHaveValue(templates[code].text[locale])
      await expect(page.getByText(templateMessages.changed[locale])).toHaveCount(0)
    })

    test('a read-only user sees the texts without fields', async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await signIn(page, 'auditor@demo.wewb')
      await page.goto('/settings-setup?view=templates&template=OTP_REG')
      await expect(page.getByText(templateMessages.readOnly[locale])).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await expect(page.getByText('-WEWB')).toHaveCount(2)
      await expect(page.getByRole('button', { name: ui.cancel[locale] })).toHaveCount(0)
    })
  })
}
