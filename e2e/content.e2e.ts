import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { toBanglaDigits } from '../domain/src/language/digits.ts'
import { words } from '../web/src/features/content/words.ts'
import { boardWords } from '../web/src/features/public/board-words.ts'
import { noticeWords } from '../web/src/features/public/notice-words.ts'
import { noticeWords as article } from '../web/src/ui/notice-words.ts'
import { desk, expect, freshDigits, locales, phone, signIn, speak, test } from './people.ts'
import { dialogOf } from './hands.ts'

const editor = 'editor@demo.wewb'
/** A text that would run if any of it became markup. */
const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
/** A number nobody else in this run has; other journeys look at the same board, so nothing Latin in Bangla. */
const marks = { bn: freshDigits(6), en: freshDigits(6) }
const mark = (locale: Locale) => marks[locale]
const numberOf = (locale: Locale) => `99.01.${mark(locale)}`
const titleOf = (locale: Locale, number: string) =>
  locale === 'bn' ? `পরীক্ষার নোটিশ ${toBanglaDigits(number)}` : `Notice on trial ${number}`

async function write(page: Page, locale: Locale) {
  const box = (name: { bn: string; en: string }) => page.getByLabel(name[locale]).first()
  await box(words.noticeNumber).fill(numberOf(locale))
  await page.locator('#titleBng').fill(titleOf('bn', mark(locale)))
  await page.locator('#title').fill(titleOf('en', mark(locale)))
  await page.locator('#details').fill(`${hostile}\n\n- first\n- second\n\n[Form](https://wewb.gov.bd/form)`)
  await page.locator('#detailsBng').fill('এখনই')
  const bangla = page.getByRole('group', { name: new RegExp(words.detailsBng[locale].replace(/[()]/g, '\\$&')) })
  await page.locator('#detailsBng').selectText()
  await bangla.getByRole('button', { name: words.bold[locale] }).click()
  await expect(page.locator('#detailsBng')).toHaveValue('**এখনই**')
}

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

for (const locale of locales) {
  test.describe(`notices in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phone : desk })

    test('an editor writes, previews and publishes; everybody reads, with and without script; then it is taken back', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      await speak(context, locale, baseURL)
      await signIn(page, editor)
      await page.goto('/notice-form')
      await page.getByRole('button', { name: words.save[locale], exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(words.noticeNumber[locale])

      await write(page, locale)
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: words.chooseFile[locale] }).click()
      await (await chooser).setFiles({ name: 'notice.pdf', mimeType: 'application/pdf', buffer: paper })
      const preview = page.getByRole('region', { name: words.preview[locale] })
      await expect(preview.locator('strong')).toHaveText('এখনই')
      await expect(preview.getByRole('link', { name: 'Form' })).toHaveAttribute('href', 'https://wewb.gov.bd/form')
      await expect(preview.getByText(hostile)).toBeVisible()
      await page.getByLabel(words.active[locale]).check()
      await page.getByRole('button', { name: words.save[locale], exact: true }).click()

      await expect(page).toHaveURL('/notice-list')
      const row = rowOf(page, titleOf(locale, mark(locale)))
      await expect(row).toContainText(words.published[locale])
      await row.getByRole('link', { name: words.see[locale] }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(locale, mark(locale)))
      await expect(page).toHaveTitle(new RegExp(`^${titleOf(locale, mark(locale))} \\|`))
      expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
      const address = page.url()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: article.download[locale] }).click()
      expect((await download).suggestedFilename()).toBe('notice.pdf')

      const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      await speak(plain, locale, baseURL)
      const reader = await plain.newPage()
      await reader.goto('/')
      await expect(reader.getByRole('link', { name: titleOf(locale, mark(locale)) })).toBeVisible()
      await reader.getByRole('link', { name: boardWords.all[locale] }).click()
      await reader.getByLabel(boardWords.search[locale]).fill(numberOf(locale))
      await reader.getByRole('button', { name: boardWords.find[locale] }).click()
      await expect(reader).toHaveURL(`/notices?search=${numberOf(locale)}`)
      await reader.getByRole('link', { name: titleOf(locale, mark(locale)) }).click()
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(titleOf(locale, mark(locale)))
      // The other language has an address of its own, without any cookie of ours.
      const other = locale === 'bn' ? 'en' : 'bn'
      await reader.getByRole('link', { name: other === 'en' ? 'English' : 'বাংলা' }).first().click() // prettier-ignore
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(titleOf(other, mark(locale)))
      await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', other === 'en' ? /&lang=en$/ : /\?id=\d+$/)

      await page.goto('/notice-list')
      await rowOf(page, titleOf(locale, mark(locale)))
        .getByRole('button', { name: words.unpublish[locale] })
        .click()
      await expect(rowOf(page, titleOf(locale, mark(locale)))).toContainText(words.draft[locale])
      expect((await reader.goto(address))?.status()).toBe(404)
      await plain.close()
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(noticeWords.missing[locale])

      await page.goto('/notice-list')
      await rowOf(page, titleOf(locale, mark(locale)))
        .getByRole('button', { name: words.delete[locale] })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: words.deleteYes[locale] }).click()
      await expect(rowOf(page, titleOf(locale, mark(locale)))).toHaveCount(0)
    })

    test(
      'the second of two editors is told kindly, keeps what was typed and opens the newer version',
      { tag: '@full' },
      async ({ page, context, baseURL }) => {
        await speak(context, locale, baseURL)
        await signIn(page, editor)
        await page.goto('/notice-form?notice=3')
        await expect(page.locator('#title')).not.toHaveValue('')
        const second = await context.newPage()
        await second.goto('/notice-form?notice=3')
        await second.locator('#title').fill(`Newer ${mark(locale)}`)
        await second.getByRole('button', { name: words.save[locale], exact: true }).click()
        await expect(second).toHaveURL('/notice-list')

        await page.locator('#title').fill('Mine, typed at length')
        await page.getByRole('button', { name: words.save[locale], exact: true }).click()
        await expect(page.getByRole('alert')).toContainText(words.reopenText[locale])
        await expect(page.locator('#title')).toHaveValue('Mine, typed at length')
        await page.getByRole('button', { name: words.reopen[locale] }).click()
        await expect(page.locator('#title')).toHaveValue(`Newer ${mark(locale)}`)
      },
    )

    test('a headline runs in the line of news as soon as it is saved, and opens with its details', async ({ page, context, baseURL }) => {
      await speak(context, locale, baseURL)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signIn(page, editor)
      await page.goto('/highlight-news')
      await page.getByRole('button', { name: words.newNews[locale] }).click()
      const dialog = dialogOf(page)
      await dialog.locator('#titleBng').fill(titleOf('bn', mark(locale)))
      await dialog.locator('#title').fill(titleOf('en', mark(locale)))
      await dialog.locator('#detailsBng').fill('**মোটা** লেখা')
      await dialog.locator('#details').fill('**bold** words')
      const preview = dialog.getByRole('region', { name: words.preview[locale] })
      await expect(preview.locator('strong')).toHaveText(['মোটা', 'bold'])
      await expect(preview.getByRole('heading', { name: titleOf(locale, mark(locale)) })).toBeVisible()
      await dialog.getByRole('button', { name: words.save[locale], exact: true }).click()
      await expect(rowOf(page, titleOf(locale, mark(locale)))).toContainText(words.published[locale])

      await page.goto('/terms')
      await page.getByRole('button', { name: titleOf(locale, mark(locale)) }).click({ force: true })
      await expect(page.getByRole('dialog').locator('strong')).toHaveText(locale === 'bn' ? 'মোটা' : 'bold')

      await page.goto('/highlight-news')
      await rowOf(page, titleOf(locale, mark(locale)))
        .getByRole('button', { name: words.delete[locale] })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: words.deleteYes[locale] }).click()
      await expect(rowOf(page, titleOf(locale, mark(locale)))).toHaveCount(0)
    })
  })
}
