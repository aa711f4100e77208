import {
  desktopViewport,
  expect,
  locales,
  phoneViewport,
  signIn,
  signInToDashboard,
  setLocale,
  test,
} from './fixtures.ts'
import { appMessages as app } from '@wewb/web/app/messages.ts'
import { signedInLayoutMessages as shell } from '@wewb/web/app/signed-in/messages.ts'

for (const locale of locales) {
  test.describe(`application shell in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))
    const administration = { bn: 'প্রশাসন', en: 'Administration' }[locale]
    const auditLog = { bn: 'নিরীক্ষা লগ', en: 'Audit log' }[locale]

    test.describe('on a desktop', () => {
      test.use({ viewport: desktopViewport })
      test('the sidebar is rendered by the server, opens its group, and leads to a page with a breadcrumb', async ({
        page,
      }) => {
        await signInToDashboard(page, 'auditor@demo.wewb')
        const menu = page.getByRole('navigation', { name: shell.menu[locale] })
        await menu.hover()
        await menu.getByRole('button', { name: administration }).click()
        await menu.getByRole('link', { name: auditLog }).click()
        await expect(page).toHaveURL('/audit-log')
        await expect(page.getByRole('heading', { level: 1, name: auditLog })).toBeFocused()
        await expect(page).toHaveTitle(new RegExp(`^${auditLog}`))
        await menu.hover()
        await expect(menu.getByRole('button', { name: administration })).toHaveAttribute('aria-expanded', 'true')
      })
    })

    test.describe('on a phone', () => {
      test.use({ viewport: phoneViewport, hasTouch: true })
      test('the menu is a drawer that closes after a selection', async ({ page }) => {
        await signInToDashboard(page, 'auditor@demo.wewb')
        await page.getByRole('button', { name: shell.openMenu[locale] }).click()
        const menu = page.getByRole('navigation', { name: shell.menu[locale] })
        await menu.getByRole('button', { name: administration }).click()
        await menu.getByRole('link', { name: auditLog }).click()
        await expect(page).toHaveURL('/audit-log')
        await expect(menu.getByRole('link', { name: auditLog })).not.toBeInViewport()
      })
      test('the audit chain is verified on request', async ({ page }) => {
        await signIn(page, 'auditor@demo.wewb')
        await page.goto('/audit-log')
        await page.getByRole('button', { name: locale === 'bn' ? 'শৃঙ্খল যাচাই করুন' : /verify/i }).click()
        await expect(page.getByText(locale === 'bn' ? /অক্ষত/ : /whole|intact|unbroken/i).first()).toBeVisible()
      })
    })
  })
}

test('a photo is cropped to a square of 300 × 300 on the profile', async ({ page, context, baseURL }) => {
  await setLocale(context, 'en', baseURL)
  await signIn(page, '01700000003')
  await page.goto('/profile')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 400)
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#3a6'
      pen.fillRect(0, 0, 640, 400)
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture) })
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /use|cut|save/i })
    .click()
  await expect(page.getByText(/photo is saved/i).first()).toBeVisible()
  const size = await page
    .locator('img[src*="files/avatar"]')
    .first()
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(size).toEqual([300, 300])
})

test.describe('a page whose script fails to load', () => {
  test.use({ expectedErrors: /dynamically imported module|audit-log-page|AuditLogPage/ })
  test('shows one message in both languages, and works after a retry', async ({ page, context, baseURL }) => {
    await setLocale(context, 'bn', baseURL)
    await signIn(page, 'auditor@demo.wewb')
    let requests = 0
    await page.route(/assets\/audit-log-page/, (route) => ((requests += 1), route.abort()))
    await page.goto('/audit-log')
    for (const words of Object.values(app.failedTitle))
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    const before = requests
    await page.waitForTimeout(1500)
    expect(requests).toBe(before)
    await page.unroute(/assets\/audit-log-page/)
    await page.getByRole('button', { name: app.reload.bn }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'নিরীক্ষা লগ' })).toBeVisible()
  })
})
