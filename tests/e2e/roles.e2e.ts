import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { signedInLayoutMessages as shell } from '@wewb/web/app/signed-in/messages.ts'
import { permissionMatrixMessages as matrix } from '@wewb/web/identity/roles/permission-matrix-messages.ts'
import { roleMessages } from '@wewb/web/identity/roles/messages.ts'
import { applicationApi } from './application-api.ts'
import {
  captcha,
  desktopViewport,
  expect,
  freshDigits,
  freshMobile,
  locales,
  password,
  phoneViewport,
  signIn,
  signInToDashboard,
  setLocale,
  test,
} from './fixtures.ts'
import { isFull } from '#test-size.ts'
import { dialogIn } from './ui-actions.ts'
import { expectAccessible } from './accessibility.ts'

const admin = 'admin@demo.wewb'
const content = { bn: 'কনটেন্ট', en: 'Content' }
const noticeForm = { bn: 'নোটিশ এন্ট্রি', en: 'Notice form' }
const noticeList = { bn: 'নোটিশ তালিকা', en: 'Notice list' }
const marks = { bn: freshDigits(6), en: freshDigits(6) }
const nameOf = (locale: Locale) => ({
  bn: `পরীক্ষার রোল ${toBanglaDigits(marks[locale])}`,
  en: `Role on trial ${marks[locale]}`,
})

/** A new colleague with only this role, who has chosen a password. */
async function createColleague(
  request: APIRequestContext,
  baseURL: string | undefined,
  roleId: number,
): Promise<string> {
  const { as } = applicationApi(baseURL)
  const login = freshMobile()
  const person = {
    full_name: 'Role Tester',
    full_name_bng: 'রোল পরীক্ষক',
    userType: 'STAFF_HQ',
    officeId: 1,
    roleIds: [roleId],
  }
  const { temporaryPassword } = await as(admin, 'POST', '/users', { ...person, login_id: login, way: 'SHOW' })
  const ask = async (path: string, data: object, token = '') =>
    (await request.post(`/api/v1${path}`, { data, headers: token ? { authorization: `Bearer ${token}` } : {} })).json()
  const { captchaId } = (await (await request.get('/api/v1/pub/captcha')).json()).data
  const { token } = await ask('/pub/login', { loginId: login, password: temporaryPassword, captchaId, captcha })
  await ask(
    '/change-password',
    { oldPassword: temporaryPassword, newPassword: password, confirmPassword: password },
    token,
  )
  return login
}

/** UI actions of an administrator on a role; on a phone each menu is expanded first. */
function roleEditorAt(page: Page, locale: Locale) {
  const dialog = dialogIn(page)
  const input = (screen: string, action: string) => page.locator(`#${screen}-${action}`)
  const open = async (screen: string, menu: { bn: string; en: string }) => {
    if (await input(screen, 'view').isVisible()) return
    await page.getByRole('button', { name: new RegExp(`^${menu[locale]}`), expanded: false }).click()
  }
  const review = () => page.getByRole('button', { name: matrix.review[locale] }).click()
  const save = async () => {
    await dialog.getByRole('button', { name: matrix.confirmYes[locale] }).click()
    await expect(dialog).toHaveCount(0)
  }
  const cancelReview = () => dialog.getByRole('button', { name: matrix.confirmNo[locale] }).click()
  return { dialog, input, open, review, save, cancelReview }
}

for (const locale of locales) {
  const viewport = locale === 'bn' ? phoneViewport : desktopViewport
  test.describe(`roles in ${locale}`, () => {
    test.use({ viewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('an administrator copies a role and edits its grants; a revoked menu closes on the next click', async ({
      page,
      context,
      browser,
      request,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      const { dialog, input, open, review, save, cancelReview } = roleEditorAt(page, locale)
      await signIn(page, admin)
      await page.goto('/role')
      await page.getByRole('button', { name: roleMessages.create[locale] }).click()
      await dialog.getByRole('button', { name: roleMessages.makeRole[locale] }).click()
      await expect(dialog.getByRole('alert')).toContainText(roleMessages.roleNameBng[locale])
      await page.locator('#roleNameBng').fill(nameOf(locale).bn)
      await page.locator('#roleName').fill(nameOf(locale).en)
      await page.locator('#userType').selectOption('STAFF_HQ')
      await page.locator('#copyFrom').selectOption('11')
      await dialog.getByRole('button', { name: roleMessages.makeRole[locale] }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(locale)[locale])
      const roleId = Number(new URL(page.url()).searchParams.get('role'))

      await open('notice-list', noticeList)
      await expect(input('notice-list', 'publish')).toBeChecked()
      await expectAccessible(page)
      await test.step('conflicting duties are rejected with the reason', async () => {
        await open('role', { bn: 'রোল', en: 'Role' })
        await input('role', 'edit').check()
        await open('compensation', { bn: 'ক্ষতিপূরণ', en: 'Compensation' })
        await input('compensation', 'approve').check()
        await review()
        await expect(dialog.getByRole('alert')).toContainText({ bn: 'নিজেই সিদ্ধান্ত', en: 'decide alone' }[locale])
        await expect(dialog.getByRole('button', { name: matrix.confirmYes[locale] })).toHaveCount(0)
        await cancelReview()
        await page.getByRole('button', { name: matrix.undoAll[locale] }).click()
        await expect(input('role', 'view')).not.toBeChecked()
      })

      const login = await createColleague(request, baseURL, roleId)
      const theirs = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktopViewport })
      await setLocale(theirs, locale, baseURL)
      const colleague = await theirs.newPage()
      const menu = colleague.getByRole('navigation', { name: shell.menu[locale] })
      /** The sidebar expands on hover; the group may still be open. */
      const findInMenu = (name: { bn: string; en: string }) =>
        expect(async () => {
          await colleague.mouse.move(900, 600)
          await menu.hover()
          const link = menu.getByRole('link', { name: name[locale] })
          if (!(await link.isVisible())) await menu.getByRole('button', { name: content[locale] }).click()
          await expect(link).toBeVisible({ timeout: 2000 })
        }).toPass()
      const openRoute = async () => {
        await findInMenu(noticeList)
        await menu.getByRole('link', { name: noticeList[locale] }).click()
      }
      await signInToDashboard(colleague, login)
      await openRoute()
      await expect(colleague.getByRole('heading', { level: 1, name: noticeList[locale] })).toBeVisible()
      await menu.getByRole('link').first().click()
      await expect(colleague).toHaveURL('/dashboard')

      const secondPage = await context.newPage()
      await secondPage.goto(`/role?role=${roleId}`)
      await expect(secondPage.getByRole('heading', { level: 1 })).toHaveText(nameOf(locale)[locale])

      await test.step('role preview', async () => {
        await input('notice-list', 'view').uncheck()
        await expect(input('notice-list', 'publish')).not.toBeChecked()
        await open('audit-log', { bn: 'নিরীক্ষা লগ', en: 'Audit log' })
        await input('audit-log', 'view').check()
        await page
          .getByRole('button', {
            name: new RegExp(matrix.officesOf[locale].replace('{menu}', { bn: 'নিরীক্ষা লগ', en: 'Audit log' }[locale])),
          })
          .click()
        for (const type of ['DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT', 'CALL_CENTRE'])
          await page.locator(`[id="audit-log:view-${type}"]`).uncheck()
        await dialog.getByRole('button', { name: matrix.apply[locale] }).click()
        await review()
        await expect(dialog).toContainText(
          { bn: '১ জন আর ‘নোটিশ তালিকা’ দেখবেন না।', en: '1 person will no longer see Notice list.' }[locale],
        )
        await expectAccessible(page)
        await save()
        await expect(page.getByRole('button', { name: matrix.review[locale] })).toHaveCount(0)
      })

      await test.step('a revoked grant signs the user out on the next click, and removes the menu', async () => {
        await openRoute()
        await expect(colleague).toHaveURL('/login')
        await expect(colleague.getByText(shell.menusChanged[locale])).toBeVisible()
        expect(await colleague.evaluate(() => localStorage.getItem('token'))).toBeNull()
        await signInToDashboard(colleague, login)
        await findInMenu(noticeForm)
        await expect(menu.getByRole('link', { name: noticeList[locale] })).toHaveCount(0)
        await colleague.goto('/audit-log')
        await expect(colleague).toHaveURL('/audit-log')
      })

      const inFull = isFull ? test.step : test.step.skip
      await inFull('the role is seen as its people see it', async () => {
        await page.getByRole('link', { name: matrix.seeAs[locale] }).click()
        const preview = page.getByRole('heading', { name: matrix.previewTitle[locale] }).locator('..').locator('..')
        await expect(preview).toContainText(noticeForm[locale])
        await expect(preview).not.toContainText(noticeList[locale])
        await expect(preview).toContainText({ bn: 'নিরীক্ষা লগ', en: 'Audit log' }[locale])
        await page.locator('#seat').selectOption('MISSION')
        await expect(preview).not.toContainText({ bn: 'নিরীক্ষা লগ', en: 'Audit log' }[locale])
        await expectAccessible(page)
      })

      await inFull('who looked at an older version overwrites nothing', async () => {
        const second = roleEditorAt(secondPage, locale)
        await second.open('notice-list', noticeList)
        await second.input('notice-list', 'print').uncheck()
        await second.review()
        await second.dialog.getByRole('button', { name: roleMessages.openNewer[locale] }).click()
        await expect(second.dialog).toHaveCount(0)
        await second.open('notice-list', noticeList)
        await expect(second.input('notice-list', 'view')).not.toBeChecked()
        await secondPage.close()
      })
      await theirs.close()

      await page.goto(`/role?search=${encodeURIComponent(nameOf(locale)[locale])}`)
      await page.getByRole('button', { name: new RegExp(`^${roleMessages.close[locale]}`) }).click()
      await dialog.getByRole('button', { name: roleMessages.closeYes[locale] }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
    })
  })
}
