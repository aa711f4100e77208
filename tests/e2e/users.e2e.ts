import { baseProblems } from '@wewb/domain/http/base-problems'
import type { Locale } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { userFormMessages, userImportMessages, userTypeRoleMessages } from '@wewb/web/identity/users/form-messages.ts'
import { spreadsheetUploadMessages } from '@wewb/web/form-engine/forms/spreadsheet-upload-messages.ts'
import { userEventMessages, userSessionMessages, userMessages } from '@wewb/web/identity/users/messages.ts'
import { profileMessages as own } from '@wewb/web/identity/profile/messages.ts'
import {
  desktopViewport,
  expect,
  freshMobile,
  locales,
  logIn,
  phoneViewport,
  signIn,
  setLocale,
  test,
} from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'
import { expectAccessible } from './accessibility.ts'

const admin = 'admin@demo.wewb'
const chosen = 'Own@choice-77'
const says = (words: { bn: string; en: string }, locale: Locale, values: Record<string, string> = {}) =>
  words[locale].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

for (const locale of locales) {
  const viewport = locale === 'bn' ? phoneViewport : desktopViewport
  test.describe(`users in ${locale}`, () => {
    test.use({ viewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('an administrator creates a colleague, who sets a password, gets another role and is deactivated', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(150_000)
      const button = (name: { bn: string; en: string }) => page.getByRole('button', { name: name[locale], exact: true })
      const dialog = dialogIn(page)
      const login = freshMobile()
      await signIn(page, admin)
      await page.goto('/users')
      await page.getByRole('link', { name: userMessages.add[locale] }).click()
      await button(userFormMessages.add).click()
      await expect(page.getByRole('alert')).toContainText(userFormMessages.full_name[locale])

      await page.locator('#full_name').fill('Sharmin Sultana')
      await page.locator('#full_name_bng').fill('শারমিন সুলতানা')
      await page.locator('#login_id').fill(formatDigits(login, locale))
      await page.locator('#userType').selectOption('STAFF_HQ')
      await expect(page.locator('#role-7')).toBeChecked()
      await page.locator('#role-7').uncheck()
      await page.locator('#role-9').check()
      await page.locator('#role-12').check()
      await expect(page.getByText(userFormMessages.conflict[locale])).toBeVisible()
      await expect(page.getByRole('radio', { name: userMessages.deliverOnScreen[locale] })).toBeDisabled()
      await button(userFormMessages.add).click()
      await expect(page.locator('#roleIds-error')).not.toBeEmpty()
      await page.locator('#role-12').uncheck()
      await page.locator('#role-9').uncheck()
      await page.locator('#role-11').check()
      await expect(page.getByText(userFormMessages.conflict[locale])).toHaveCount(0)
      await page.getByRole('radio', { name: userMessages.deliverOnScreen[locale] }).check()
      await expectAccessible(page)
      await button(userFormMessages.add).click()
      const password = (await dialog.locator('.font-mono').textContent()) ?? ''
      expect(password).toMatch(/^[\w-]{14}$/)
      await dialog.getByRole('button', { name: userMessages.done[locale] }).click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(locale === 'bn' ? 'শারমিন সুলতানা' : 'Sharmin Sultana')

      const theirs = await browser.newContext({ baseURL: baseURL ?? '', viewport })
      await setLocale(theirs, locale, baseURL)
      const colleague = await theirs.newPage()
      await logIn(colleague, locale, login, password)
      await expect(colleague).toHaveURL('/change-password')
      await colleague.getByLabel(own.oldPassword[locale], { exact: true }).fill(password)
      await colleague.getByLabel(own.newPassword[locale], { exact: true }).fill(chosen)
      await colleague.getByLabel(own.confirmPassword[locale], { exact: true }).fill(chosen)
      await colleague.locator('main form button[type=submit]').click()
      await expect(colleague.getByLabel(own.newPassword[locale], { exact: true })).toHaveValue('')
      await colleague.goto('/notice-list')
      await expect(colleague).toHaveURL('/notice-list')

      await page.getByRole('link', { name: userMessages.edit[locale] }).click()
      await page.locator('#role-7').check()
      await page.locator('#role-11').uncheck()
      await button(userFormMessages.save).click()
      await expect(page.getByText(userEventMessages['user.changed'][locale])).toBeVisible()
      await expect(page.getByText(userEventMessages['user.created'][locale])).toBeVisible()
      await expectAccessible(page)
      const rights = await colleague.evaluate(async () => {
        const answer = await fetch('/api/v1/portal-notice/1/publish', {
          method: 'POST',
          headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' },
          body: JSON.stringify({ activeYn: 'Y', revision: 1 }),
        })
        return answer.status
      })
      expect(rights).toBe(403)

      await button(userSessionMessages.end)
        .or(page.getByRole('button', { name: new RegExp(userSessionMessages.end[locale]) }))
        .first()
        .click()
      await dialog.getByRole('button', { name: userSessionMessages.end[locale], exact: true }).click()
      await expect(page.getByText(userSessionMessages.nowhere[locale])).toBeVisible()
      await colleague.goto('/profile')
      await expect(colleague).not.toHaveURL('/profile')

      await button(userMessages.deactivate).click()
      await dialog.getByRole('button', { name: userMessages.deactivate[locale] }).click()
      await expect(dialog.locator('#reason')).toHaveAttribute('aria-invalid', 'true')
      await dialog.locator('#reason').fill(locale === 'bn' ? 'বদলি হয়েছেন' : 'Transferred')
      await dialog.getByRole('button', { name: userMessages.deactivate[locale] }).click()
      await expect(page.getByText(userMessages.closedTitle[locale])).toBeVisible()
      await logIn(colleague, locale, login, chosen)
      await expect(colleague.getByRole('alert')).toContainText(baseProblems.USER_INACTIVE.message[locale])
      await theirs.close()
      await button(userMessages.reactivate).click()
      await dialog.getByRole('button', { name: userMessages.reactivate[locale] }).click()
      await expect(button(userMessages.deactivate)).toBeVisible()
    })

    test(
      'an import of colleagues is validated row by row, previewed, confirmed and listed',
      { tag: '@full' },
      async ({ page }) => {
        test.setTimeout(90_000)
        const [first, second] = [freshMobile(), freshMobile()]
        const rows = [
          'full_name,full_name_bng,login_id,userType,officeId,roleIds',
          `Habib Rahman,হাবিব রহমান,${formatDigits(first, 'bn')},STAFF_FIELD,DEMO-TANGAIL,DEMO_OFFICER`,
          `Habib Again,হাবিব আবার,${first},STAFF_FIELD,DEMO-TANGAIL,DEMO_OFFICER`,
          `Laila Banu,লায়লা বানু,${second},STAFF_MISSION,DEMO-TANGAIL,`,
        ]
        await signIn(page, admin)
        await page.goto('/users')
        await page.getByRole('link', { name: userMessages.importMany[locale] }).click()
        await page.getByRole('button', { name: spreadsheetUploadMessages.check[locale] }).click()
        await expect(page.locator('#file-error')).not.toBeEmpty()
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: spreadsheetUploadMessages.choose[locale] }).click()
        await (
          await chooser
        ).setFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
        await page.getByRole('button', { name: spreadsheetUploadMessages.check[locale] }).click()
        await expect(
          page.getByText(
            says(userImportMessages.someRefused, locale, {
              n: formatDigits(1, locale),
              refused: formatDigits(2, locale),
            }),
          ),
        ).toBeVisible()
        await expectAccessible(page)
        await page
          .getByRole('button', { name: says(userImportMessages.confirm, locale, { n: formatDigits(1, locale) }) })
          .click()
        await expect(
          page.getByText(says(userImportMessages.done, locale, { n: formatDigits(1, locale) })).first(),
        ).toBeVisible()
        await page.goto('/users')
        await page.locator('#search').fill(formatDigits(first, locale))
        await page.getByRole('button', { name: userMessages.search[locale], exact: true }).click()
        await expect(page.getByRole('row')).toHaveCount(2)
        await expect(page.getByRole('link', { name: locale === 'bn' ? 'হাবিব রহমান' : 'Habib Rahman' })).toBeVisible()
      },
    )
  })
}

test(
  'the default role of a user type is selected, and preselected for the next user of that type',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    await setLocale(context, 'en', baseURL)
    await signIn(page, admin)
    const choose = async (role: string) => {
      await page.goto('/user-type-role')
      await page.locator('#role-STAFF_FIELD').selectOption(role)
      await page
        .getByRole('button', {
          name: userTypeRoleMessages.saveOf.en.replace('{type}', 'District office and welfare centre'),
        })
        .click()
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    }
    await choose('4')
    await page.goto('/users?new=Y')
    await page.locator('#userType').selectOption('STAFF_FIELD')
    await expect(page.locator('#role-4')).toBeChecked()
    await choose('3')
  },
)
