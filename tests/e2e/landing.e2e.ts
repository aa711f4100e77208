import { noticeBoardMessages } from '@wewb/web/content/public/notice-board-messages.ts'
import { expect, locales, setLocale, test } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'

for (const locale of locales) {
  test.describe(`without scripts, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false })
    test('the landing page is readable', async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(
        page
          .getByText(
            locale === 'bn' ? 'প্রবাসী কর্মীর প্রতিবন্ধী সন্তানদের ভাতা ২০২৬' : 'Allowance for children with disabilities',
          )
          .first(),
      ).toBeVisible()
      await expect(page.getByText(locale === 'bn' ? '১৬১৩৫' : '16135').first()).toBeVisible()
      await expect(
        page.locator('#hero').getByRole('link', { name: locale === 'bn' ? '+৮৮০ ৯৬১ ০১০২০৩০' : '+880 961 0102030' }),
      ).toBeVisible()
      await page
        .getByRole('link', { name: locale === 'bn' ? 'English' : 'বাংলা' })
        .first()
        .click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'bn' ? 'en' : 'bn')
      // English has its own URL, also for search engines; Bangla is at the plain one.
      await expect(page).toHaveURL(locale === 'bn' ? '/?lang=en' : '/')
    })

    test('a notice is reachable from the landing page', async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await page.goto('/')
      await page.getByLabel(noticeBoardMessages.search[locale]).fill('18.003.26')
      await page.getByRole('button', { name: noticeBoardMessages.find[locale] }).click()
      await expect(page).toHaveURL('/notices?search=18.003.26')
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: locale === 'bn' ? /প্রতিবন্ধী সন্তানদের ভাতা/ : /children with disabilities/ }),
      ).toBeVisible()
    })

    test('a page that needs a script shows a message with the telephone number', async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Playwright reads no text inside noscript, so its visibility is checked.
      await expect(page.locator('main noscript p')).toBeVisible()
      await expect(page.getByRole('link', { name: locale === 'bn' ? '১৬১৩৫' : '16135' })).toBeVisible()
    })
  })
}

test('the first load of / in Bangla is at most 95 KB of document, script and style, and 75 KB of fonts', async ({
  page,
  context,
  baseURL,
}) => {
  await setLocale(context, 'bn', baseURL)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = { text: 0, font: 0 }
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Font') bytes.font = (bytes.font ?? 0) + encodedDataLength
    else if (kind !== 'Image') bytes.text = (bytes.text ?? 0) + encodedDataLength
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  console.log(
    `      / in Bangla, transferred: ${Math.round((bytes.text ?? 0) / 1024)} KB of text, ` +
      `${Math.round((bytes.font ?? 0) / 1024)} KB of fonts`,
  )
  expect(bytes.text).toBeGreaterThan(10_000)
  expect(bytes.text).toBeLessThan(95 * 1024)
  expect(bytes.font).toBeLessThan(75 * 1024)
})

test('assets are immutable, pages are revalidated by ETag, and a second visit costs 304', async ({ request, page }) => {
  const first = await request.get('/')
  expect(first.headers()['content-security-policy']).toContain("script-src 'self'")
  expect(first.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
  const again = await request.get('/', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
  await page.goto('/')
  const script = await page.locator('script[type=module][src]').first().getAttribute('src')
  const asset = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()['cache-control']).toContain('immutable')
})

test('a headline opens a dialog with its details, which can be closed', async ({ page, context, baseURL }) => {
  await setLocale(context, 'en', baseURL)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /call centre answers/ })
    .first()
    .click()
  const dialog = dialogIn(page)
  await expect(dialog).toContainText('A call to 16135 is free')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the notice board is reachable by its hash, 80 px below the top', async ({ page, context, baseURL }) => {
  await setLocale(context, 'en', baseURL)
  await page.goto('/#notice-board', { waitUntil: 'networkidle' })
  const top = () => page.locator('#notice-board').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThanOrEqual(90)
  await page.goto('/terms', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Notice board' }).first().click()
  await expect(page).toHaveURL('/#notice-board')
  await expect.poll(top).toBeLessThanOrEqual(90)
})

test('back to top appears below the hero and works', async ({ page, context, baseURL }) => {
  await setLocale(context, 'en', baseURL)
  await page.goto('/', { waitUntil: 'networkidle' })
  const button = page
    .locator('a, button')
    .filter({ hasText: /back to top/i })
    .last()
  await expect(button).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(button).toBeInViewport()
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
