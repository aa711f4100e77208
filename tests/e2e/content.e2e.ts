import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { contentMessages } from '@wewb/web/content/notices-and-news/messages.ts'
import { noticeBoardMessages } from '@wewb/web/content/public/notice-board-messages.ts'
import { noticeMessages } from '@wewb/web/content/public/notice-messages.ts'
import { noticeMessages as article } from '@wewb/web/components/layout/notice-messages.ts'
import { desktopViewport, expect, freshDigits, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'

const editor = 'editor@demo.wewb'
/** Text that would execute if it were rendered as markup. */
const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
const document = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
/** A unique number. Only digits, because other journeys check Bangla pages for Latin letters. */
const marks = { bn: freshDigits(6), en: freshDigits(6) }
const mark = (locale: Locale) => marks[locale]
const numberOf = (locale: Locale) => `99.01.${mark(locale)}`
const titleOf = (locale: Locale, number: string) =>
  locale === 'bn' ? `পরীক্ষার নোটিশ ${toBanglaDigits(number)}` : `Notice on trial ${number}`

async function write(page: Page, locale: Locale) {
  const input = (name: { bn: string; en: string }) => page.getByLabel(name[locale]).first()
  await input(contentMessages.noticeNumber).fill(numberOf(locale))
  await page.locator('#titleBng').fill(titleOf('bn', mark(locale)))
  await page.locator('#title').fill(titleOf('en', mark(locale)))
  await page.locator('#details').fill(`${hostile}\n\n- first\n- second\n\n[Form](https://wewb.gov.bd/form)`)
  await page.locator('#detailsBng').fill('এখনই')
  const bangla = page.getByRole('group', {
    name: new RegExp(contentMessages.detailsBng[locale].replace(/[()]/g, '\\$&')),
  })
  await page.locator('#detailsBng').selectText()
  await bangla.getByRole('button', { name: contentMessages.bold[locale] }).click()
  await expect(page.locator('#detailsBng')).toHaveValue('**এখনই**')
}

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

for (const locale of locales) {
  test.describe(`notices in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })

    test('are created, previewed, published, read without script, and unpublished', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      await setLocale(context, locale, baseURL)
      await signIn(page, editor)
      await page.goto('/notice-form')
      await page.getByRole('button', { name: contentMessages.save[locale], exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(contentMessages.noticeNumber[locale])

      await write(page, locale)
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: contentMessages.chooseFile[locale] }).click()
      await (await chooser).setFiles({ name: 'notice.pdf', mimeType: 'application/pdf', buffer: document })
      const preview = page.getByRole('region', { name: contentMessages.preview[locale] })
      await expect(preview.locator('strong')).toHaveText('এখনই')
      await expect(preview.getByRole('link', { name: 'Form' })).toHaveAttribute('href', 'https://wewb.gov.bd/form')
      await expect(preview.getByText(hostile)).toBeVisible()
      await page.getByLabel(contentMessages.active[locale]).check()
      await page.getByRole('button', { name: contentMessages.save[locale], exact: true }).click()

      await expect(page).toHaveURL('/notice-list')
      const row = rowOf(page, titleOf(locale, mark(locale)))
      await expect(row).toContainText(contentMessages.published[locale])
      await row.getByRole('link', { name: contentMessages.see[locale] }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(locale, mark(locale)))
      await expect(page).toHaveTitle(new RegExp(`^${titleOf(locale, mark(locale))} \\|`))
      expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
      const address = page.url()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: article.download[locale] }).click()
      expect((await download).suggestedFilename()).toBe('notice.pdf')

      const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      await setLocale(plain, locale, baseURL)
      const reader = await plain.newPage()
      await reader.goto('/')
      await expect(reader.getByRole('link', { name: titleOf(locale, mark(locale)) })).toBeVisible()
      await reader.getByRole('link', { name: noticeBoardMessages.all[locale] }).click()
      await reader.getByLabel(noticeBoardMessages.search[locale]).fill(numberOf(locale))
      await reader.getByRole('button', { name: noticeBoardMessages.find[locale] }).click()
      await expect(reader).toHaveURL(`/notices?search=${numberOf(locale)}`)
      await reader.getByRole('link', { name: titleOf(locale, mark(locale)) }).click()
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(titleOf(locale, mark(locale)))
      // Each language has its own URL, which works without the language cookie.
      const other = locale === 'bn' ? 'en' : 'bn'
      await reader
        .getByRole('link', { name: other === 'en' ? 'English' : 'বাংলা' })
        .first()
        .click()
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(titleOf(other, mark(locale)))
      await expect(reader.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        other === 'en' ? /&lang=en$/ : /\?id=\d+$/,
      )

      await page.goto('/notice-list')
      await rowOf(page, titleOf(locale, mark(locale)))
        .getByRole('button', { name: contentMessages.unpublish[locale] })
        .click()
      await expect(rowOf(page, titleOf(locale, mark(locale)))).toContainText(contentMessages.draft[locale])
      expect((await reader.goto(address))?.status()).toBe(404)
      await plain.close()
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(noticeMessages.missing[locale])

      await page.goto('/notice-list')
      await rowOf(page, titleOf(locale, mark(locale)))
        .getByRole('button', { name: contentMessages.delete[locale] })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: contentMessages.deleteYes[locale] }).click()
      await expect(rowOf(page, titleOf(locale, mark(locale)))).toHaveCount(0)
    })

    test(
      'report a version conflict to the second editor, preserve the input and open the newer version',
      { tag: '@full' },
      async ({ page, context, baseURL }) => {
        await setLocale(context, locale, baseURL)
        await signIn(page, editor)
        await page.goto('/notice-form?notice=3')
        await expect(page.locator('#title')).not.toHaveValue('')
        const second = await context.newPage()
        await second.goto('/notice-form?notice=3')
        await second.locator('#title').fill(`Newer ${mark(locale)}`)
        await second.getByRole('button', { name: contentMessages.save[locale], exact: true }).click()
        await expect(second).toHaveURL('/notice-list')

        await page.locator('#title').fill('Mine, typed at length')
        await page.getByRole('button', { name: contentMessages.save[locale], exact: true }).click()
        await expect(page.getByRole('alert')).toContainText(contentMessages.reopenText[locale])
        await expect(page.locator('#title')).toHaveValue('Mine, typed at length')
        await page.getByRole('button', { name: contentMessages.reopen[locale] }).click()
        await expect(page.locator('#title')).toHaveValue(`Newer ${mark(locale)}`)
      },
    )

    test('show a saved headline in the news ticker, with its details', async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signIn(page, editor)
      await page.goto('/highlight-news')
      await page.getByRole('button', { name: contentMessages.newNews[locale] }).click()
      const dialog = dialogIn(page)
      await dialog.locator('#titleBng').fill(titleOf('bn', mark(locale)))
      await dialog.locator('#title').fill(titleOf('en', mark(locale)))
      await dialog.locator('#detailsBng').fill('**মোটা** লেখা')
      await dialog.locator('#details').fill('**bold** words')
      const preview = dialog.getByRole('region', { name: contentMessages.preview[locale] })
      await expect(preview.locator('strong')).toHaveText(['মোটা', 'bold'])
      await expect(preview.getByRole('heading', { name: titleOf(locale, mark(locale)) })).toBeVisible()
      await dialog.getByRole('button', { name: contentMessages.save[locale], exact: true }).click()
      await expect(rowOf(page, titleOf(locale, mark(locale)))).toContainText(contentMessages.published[locale])

      await page.goto('/terms')
      await page.getByRole('button', { name: titleOf(locale, mark(locale)) }).click({ force: true })
      await expect(page.getByRole('dialog').locator('strong')).toHaveText(locale === 'bn' ? 'মোটা' : 'bold')

      await page.goto('/highlight-news')
      await rowOf(page, titleOf(locale, mark(locale)))
        .getByRole('button', { name: contentMessages.delete[locale] })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: contentMessages.deleteYes[locale] }).click()
      await expect(rowOf(page, titleOf(locale, mark(locale)))).toHaveCount(0)
    })
  })
}
