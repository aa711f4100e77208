import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { getScreen } from '../domain/src/access/screens.ts'
import { serviceModules } from '../domain/src/lookups/service-modules.ts'
import { periodNames } from '../domain/src/reports/periods.ts'
import { findReport } from '../domain/src/reports/catalogue.ts'
import type { ReportScreen } from '../domain/src/reports/report.ts'
import { readXlsx } from '../api/src/registry/read-xlsx.ts'
import { savedWords, words } from '../web/src/features/reports/words.ts'
import { chartWords } from '../web/src/ui/charts/chart-words.ts'
import { judgeAt } from './any-service.ts'
import { filesAt } from './files.ts'
import { dialogOf, pointer } from './hands.ts'
import { desk, expect, freshDigits, locales, phone, signIn, signInToDashboard, speak, test } from './people.ts'
import { filledIn, freshPassport, registeredAbroad } from './worker-abroad.ts'

/** Each language has a reader of its own: what is kept under a name is kept for one person. */
const readers: Record<Locale, string> = { bn: 'dir.welfare@demo.wewb', en: 'ad.welfare@demo.wewb' }
const membership = serviceModules.find(({ code }) => code === 'wewb-membership') ?? { name: { bn: '', en: '' } }
const titleOf = (screen: ReportScreen, code: string, locale: Locale) => findReport(screen, code)?.title[locale] ?? ''
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** An application for membership that has just come in; the number. */
async function applied(request: APIRequestContext, baseURL: string | undefined, locale: Locale): Promise<string> {
  const { as } = filesAt(baseURL)
  const login = await registeredAbroad(request, locale)
  const no = await filledIn(baseURL, login, freshPassport())
  const { revision } = await as(login, 'GET', `/applications/${no}`)
  await as(login, 'POST', `/applications/${no}/submit`, { revision })
  return no
}

/** On a phone the form waits behind its heading. */
async function openFilters(page: Page, locale: Locale) {
  const fold = page.locator('details').filter({ hasText: words.filters[locale] })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  await expect(button(page, words.show[locale])).toBeVisible()
}

/** Every cell of a workbook, which is opened as a spreadsheet opens it. */
async function cellsOf({ bytes }: { bytes: Buffer }): Promise<string[]> {
  const cells: string[] = []
  for await (const row of readXlsx(bytes)) cells.push(...row)
  return cells
}

for (const locale of locales) {
  test.describe(`reports in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phone : desk })
    test.beforeEach(async ({ context, baseURL }) => speak(context, locale, baseURL))

    test('a report is chosen by keyboard, narrowed, and followed from a figure to the list to the file', async ({
      page,
      request,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const no = await applied(request, baseURL, locale)
      await signIn(page, readers[locale])
      await page.goto('/general-report')
      const box = page.getByRole('searchbox')
      await expect(page.getByRole('link', { name: titleOf('general-report', 'G02', locale) })).toBeVisible()
      await judgeAt(page)
      await box.fill('zzz')
      await expect(page.getByText(words.noneFound[locale])).toBeVisible()
      await box.fill('g01')
      await box.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/code=G01/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('general-report', 'G01', locale))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      await openFilters(page, locale)
      await pointer(page).pick(page.locator('#module'), membership.name[locale])
      await button(page, words.show[locale]).click()
      await expect(page).toHaveURL(/module=wewb-membership/)
      const table = page.getByRole('table', { name: titleOf('general-report', 'G01', locale) }).last()
      await expect(table.getByRole('row')).toHaveCount(3)
      await judgeAt(page)

      // The days are one press away, and Back takes them back.
      await page.getByRole('link', { name: periodNames['last-year'][locale] }).click()
      await expect(page).toHaveURL(/module=wewb-membership.*period=last-year|period=last-year.*module=wewb-membership/)
      await expect(page.getByRole('link', { name: periodNames['last-year'][locale] })).toHaveAttribute('aria-current', 'true')
      await page.goBack()
      await expect(page.getByRole('link', { name: periodNames['this-year'][locale] })).toHaveAttribute('aria-current', 'true')

      await table.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page).toHaveURL(/code=FILES/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('general-report', 'FILES', locale))
      await judgeAt(page)
      await page.getByRole('link', { name: no }).click()
      await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('link', { name: no })).toBeVisible()
    })

    test('choices are kept under a name, taken again, shown first and thrown away', { tag: '@full' }, async ({ page }) => {
      test.setTimeout(90_000)
      const name = `${locale} ${freshDigits(6)}`
      await signIn(page, readers[locale])
      await page.goto('/general-report?code=G01&period=last-month')
      await button(page, savedWords.saveAs[locale]).click()
      const dialog = dialogOf(page)
      await dialog.getByRole('button', { name: savedWords.save[locale], exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(savedWords.name[locale])
      await dialog.getByLabel(savedWords.name[locale], { exact: true }).fill(name)
      await judgeAt(page)
      await dialog.getByRole('button', { name: savedWords.save[locale], exact: true }).click()
      await expect(dialog).toHaveCount(0)

      await page.goto('/general-report?code=G01')
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(/period=last-month/)

      const more = button(page, savedWords.more[locale].replace('{name}', name))
      await more.click()
      await page.getByRole('menuitem', { name: savedWords.makeDefault[locale] }).click()
      await expect(page.getByRole('link', { name: new RegExp(savedWords.isDefault[locale]) })).toBeVisible()
      await page.goto('/general-report')
      await expect(page).toHaveURL(/code=G01.*period=last-month/)
      await page.getByRole('link', { name: words.all[locale] }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()

      await page.goto('/general-report')
      await more.click()
      await page.getByRole('menuitem', { name: savedWords.remove[locale] }).click()
      await dialog.getByRole('button', { name: savedWords.remove[locale], exact: true }).click()
      await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
      await page.goto('/general-report')
      await expect(page.getByRole('searchbox')).toBeVisible()
    })

    test('a report is taken along as XLSX, CSV and PDF, in the language chosen for the file', { tag: '@full' }, async ({ page }) => {
      test.setTimeout(90_000)
      await signIn(page, readers[locale])
      await page.goto('/general-report?code=G01')
      await expect(button(page, words.take[locale].replace('{format}', 'CSV'))).toBeVisible()
      const take = async (format: 'XLSX' | 'CSV' | 'PDF') => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          button(page, words.take[locale].replace('{format}', format)).click(),
        ])
        await expect(page.getByText(words.taken[locale].replace('{format}', format)).first()).toBeVisible()
        return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
      }
      await page.getByRole('radio', { name: 'বাংলা' }).check()
      const csv = await take('CSV')
      expect(csv.name).toMatch(/G01.*\.csv$/)
      expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(csv.bytes.toString('utf8')).toContain('প্রাপ্ত')
      expect(csv.bytes.toString('utf8')).toContain('\r\n')

      expect(await cellsOf(await take('XLSX'))).toContain('প্রাপ্ত')
      await page.getByRole('radio', { name: 'English' }).check()
      expect(await cellsOf(await take('XLSX'))).toContain('Received')

      const pdf = await take('PDF')
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect((await PDFDocument.load(pdf.bytes)).getPageCount()).toBeGreaterThan(0)
    })

    test(
      'the SMS reports stand side by side; a chart is walked with the arrows and has its table',
      { tag: '@full' },
      async ({ page, request, baseURL }) => {
        test.setTimeout(120_000)
        await applied(request, baseURL, locale)
        await signIn(page, readers[locale])
        await page.goto('/sms-module-summary-report')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('sms-module-summary-report', 'summary', locale))
        await judgeAt(page)
        const chart = page.getByRole('figure')
        const marks = chart.locator('[data-mark]')
        await expect(marks.nth(1)).toBeVisible()
        await marks.first().focus()
        await page.keyboard.press('ArrowDown')
        await expect(marks.nth(1)).toBeFocused()
        await chart.locator('summary').filter({ hasText: chartWords.asTable[locale] }).click()
        await expect(chart.getByRole('table')).toBeVisible()

        await page.getByRole('link', { name: titleOf('sms-module-summary-report', 'short', locale) }).click()
        await expect(page).toHaveURL(/mode=short/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('sms-module-summary-report', 'short', locale))
        await expect(page.getByRole('table').last()).toBeVisible()
        await judgeAt(page)
      },
    )

    test('an empty report says what to change, and an old link to a report leads to the list', async ({ page }) => {
      await signIn(page, readers[locale])
      await page.goto('/general-report?code=G07&from=2020-01-01&to=2020-01-02')
      await expect(page.getByText(words.nothing[locale])).toBeVisible()
      await expect(page.getByText(words.moreDays[locale])).toBeVisible()
      await page.goto('/general-report?code=G99')
      await expect(page.getByText(words.unknown[locale])).toBeVisible()
      await page.getByRole('link', { name: words.all[locale] }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
    })

    test('who may only look takes no spreadsheet along, and who has no reports sees none', async ({ page, context }) => {
      await signIn(page, 'mission.dubai@demo.wewb')
      await page.goto('/general-report?code=G01')
      await expect(button(page, words.take[locale].replace('{format}', 'PDF'))).toBeVisible()
      await expect(button(page, words.take[locale].replace('{format}', 'XLSX'))).toHaveCount(0)

      await page.evaluate(() => localStorage.clear())
      await signInToDashboard(page, 'editor@demo.wewb')
      const token = await page.evaluate(() => localStorage.getItem('token'))
      for (const screen of ['general-report', 'miscellaneous-report', 'sms-module-summary-report'] as const)
        await expect(page.locator(`a[href="${getScreen(screen).path}"]`)).toHaveCount(0)
      const answer = await context.request.get('/api/v1/reports/general?code=G01', { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status()).toBe(403)
      await page.goto('/general-report')
      await expect(page).not.toHaveURL(/general-report/)
    })
  })
}
