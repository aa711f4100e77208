import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import type { Locale } from '@wewb/domain/language/bilingual'
import { getScreen } from '@wewb/domain/access/screens'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { periodNames } from '@wewb/domain/reporting/periods'
import { findReport } from '@wewb/domain/reporting/catalogue'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { readXlsx } from '@wewb/api/registers/spreadsheets/read-xlsx.ts'
import { savedFilterMessages, reportMessages } from '@wewb/web/reporting/reports/messages.ts'
import { chartMessages } from '@wewb/web/components/charts/chart-messages.ts'
import { expectAccessibleServicePage } from './service-form.ts'
import { applicationApi } from './application-api.ts'
import { dialogIn, pointerActions } from './ui-actions.ts'
import {
  desktopViewport,
  expect,
  freshDigits,
  locales,
  phoneViewport,
  signIn,
  signInToDashboard,
  setLocale,
  test,
} from './fixtures.ts'
import { createDraftWithPassport, freshPassport, registerWorkerAbroad } from './worker-abroad.ts'

/** A different reader for each language, because saved views belong to one person. */
const readers: Record<Locale, string> = { bn: 'dir.welfare@demo.wewb', en: 'ad.welfare@demo.wewb' }
const membership = serviceModules.find(({ code }) => code === 'wewb-membership') ?? { name: { bn: '', en: '' } }
const titleOf = (screen: ReportScreen, code: string, locale: Locale) => findReport(screen, code)?.title[locale] ?? ''
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Submits an application for membership. Returns its number. */
async function applied(request: APIRequestContext, baseURL: string | undefined, locale: Locale): Promise<string> {
  const { as } = applicationApi(baseURL)
  const login = await registerWorkerAbroad(request, locale)
  const no = await createDraftWithPassport(baseURL, login, freshPassport())
  const { revision } = await as(login, 'GET', `/applications/${no}`)
  await as(login, 'POST', `/applications/${no}/submit`, { revision })
  return no
}

/** On a phone the filter form is collapsed. */
async function openFilters(page: Page, locale: Locale) {
  const fold = page.locator('details').filter({ hasText: reportMessages.filters[locale] })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  await expect(button(page, reportMessages.show[locale])).toBeVisible()
}

/** Every cell of a workbook. */
async function cellsOf({ bytes }: { bytes: Buffer }): Promise<string[]> {
  const cells: string[] = []
  for await (const row of readXlsx(bytes)) cells.push(...row)
  return cells
}

for (const locale of locales) {
  test.describe(`reports in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })
    test.beforeEach(async ({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('a report is selected by keyboard, filtered, and followed from a figure to an application', async ({
      page,
      request,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const no = await applied(request, baseURL, locale)
      await signIn(page, readers[locale])
      await page.goto('/general-report')
      const input = page.getByRole('searchbox')
      await expect(page.getByRole('link', { name: titleOf('general-report', 'G02', locale) })).toBeVisible()
      await expectAccessibleServicePage(page)
      await input.fill('zzz')
      await expect(page.getByText(reportMessages.noneFound[locale])).toBeVisible()
      await input.fill('g01')
      await input.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/code=G01/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('general-report', 'G01', locale))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      await openFilters(page, locale)
      await pointerActions(page).selectFromSearch(page.locator('#module'), membership.name[locale])
      await button(page, reportMessages.show[locale]).click()
      await expect(page).toHaveURL(/module=wewb-membership/)
      const table = page.getByRole('table', { name: titleOf('general-report', 'G01', locale) }).last()
      await expect(table.getByRole('row')).toHaveCount(3)
      await expectAccessibleServicePage(page)

      // A period is one click away, and Back restores the previous one.
      await page.getByRole('link', { name: periodNames['last-year'][locale] }).click()
      await expect(page).toHaveURL(/module=wewb-membership.*period=last-year|period=last-year.*module=wewb-membership/)
      await expect(page.getByRole('link', { name: periodNames['last-year'][locale] })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await page.goBack()
      await expect(page.getByRole('link', { name: periodNames['this-year'][locale] })).toHaveAttribute(
        'aria-current',
        'true',
      )

      await table.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page).toHaveURL(/code=FILES/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('general-report', 'FILES', locale))
      await expectAccessibleServicePage(page)
      await page.getByRole('link', { name: no }).click()
      await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('link', { name: no })).toBeVisible()
    })

    test('filters are saved under a name, loaded, set as default and deleted', { tag: '@full' }, async ({ page }) => {
      test.setTimeout(90_000)
      const name = `${locale} ${freshDigits(6)}`
      await signIn(page, readers[locale])
      await page.goto('/general-report?code=G01&period=last-month')
      await button(page, savedFilterMessages.saveAs[locale]).click()
      const dialog = dialogIn(page)
      await dialog.getByRole('button', { name: savedFilterMessages.save[locale], exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(savedFilterMessages.name[locale])
      await dialog.getByLabel(savedFilterMessages.name[locale], { exact: true }).fill(name)
      await expectAccessibleServicePage(page)
      await dialog.getByRole('button', { name: savedFilterMessages.save[locale], exact: true }).click()
      await expect(dialog).toHaveCount(0)

      await page.goto('/general-report?code=G01')
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(/period=last-month/)

      const more = button(page, savedFilterMessages.more[locale].replace('{name}', name))
      await more.click()
      await page.getByRole('menuitem', { name: savedFilterMessages.makeDefault[locale] }).click()
      await expect(page.getByRole('link', { name: new RegExp(savedFilterMessages.isDefault[locale]) })).toBeVisible()
      await page.goto('/general-report')
      await expect(page).toHaveURL(/code=G01.*period=last-month/)
      await page.getByRole('link', { name: reportMessages.all[locale] }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()

      await page.goto('/general-report')
      await more.click()
      await page.getByRole('menuitem', { name: savedFilterMessages.remove[locale] }).click()
      await dialog.getByRole('button', { name: savedFilterMessages.remove[locale], exact: true }).click()
      await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
      await page.goto('/general-report')
      await expect(page.getByRole('searchbox')).toBeVisible()
    })

    test('a report is exported as XLSX, CSV and PDF, in the selected language', { tag: '@full' }, async ({ page }) => {
      test.setTimeout(90_000)
      await signIn(page, readers[locale])
      await page.goto('/general-report?code=G01')
      await expect(button(page, reportMessages.take[locale].replace('{format}', 'CSV'))).toBeVisible()
      const download = async (format: 'XLSX' | 'CSV' | 'PDF') => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          button(page, reportMessages.take[locale].replace('{format}', format)).click(),
        ])
        await expect(page.getByText(reportMessages.taken[locale].replace('{format}', format)).first()).toBeVisible()
        return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
      }
      await page.getByRole('radio', { name: 'বাংলা' }).check()
      const csv = await download('CSV')
      expect(csv.name).toMatch(/G01.*\.csv$/)
      expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(csv.bytes.toString('utf8')).toContain('প্রাপ্ত')
      expect(csv.bytes.toString('utf8')).toContain('\r\n')

      expect(await cellsOf(await download('XLSX'))).toContain('প্রাপ্ত')
      await page.getByRole('radio', { name: 'English' }).check()
      expect(await cellsOf(await download('XLSX'))).toContain('Received')

      const pdf = await download('PDF')
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect((await PDFDocument.load(pdf.bytes)).getPageCount()).toBeGreaterThan(0)
    })

    test(
      'SMS reports are in tabs; a chart is readable by arrow keys and as a table',
      { tag: '@full' },
      async ({ page, request, baseURL }) => {
        test.setTimeout(120_000)
        await applied(request, baseURL, locale)
        await signIn(page, readers[locale])
        await page.goto('/sms-module-summary-report')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          titleOf('sms-module-summary-report', 'summary', locale),
        )
        await expectAccessibleServicePage(page)
        const chart = page.getByRole('figure')
        const marks = chart.locator('[data-mark]')
        await expect(marks.nth(1)).toBeVisible()
        await marks.first().focus()
        await page.keyboard.press('ArrowDown')
        await expect(marks.nth(1)).toBeFocused()
        await chart.locator('summary').filter({ hasText: chartMessages.asTable[locale] }).click()
        await expect(chart.getByRole('table')).toBeVisible()

        await page.getByRole('link', { name: titleOf('sms-module-summary-report', 'short', locale) }).click()
        await expect(page).toHaveURL(/mode=short/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          titleOf('sms-module-summary-report', 'short', locale),
        )
        await expect(page.getByRole('table').last()).toBeVisible()
        await expectAccessibleServicePage(page)
      },
    )

    test('an empty report suggests other filters, and an old link opens the report list', async ({ page }) => {
      await signIn(page, readers[locale])
      await page.goto('/general-report?code=G07&from=2020-01-01&to=2020-01-02')
      await expect(page.getByText(reportMessages.nothing[locale])).toBeVisible()
      await expect(page.getByText(reportMessages.moreDays[locale])).toBeVisible()
      await page.goto('/general-report?code=G99')
      await expect(page.getByText(reportMessages.unknown[locale])).toBeVisible()
      await page.getByRole('link', { name: reportMessages.all[locale] }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
    })

    test('a read-only user cannot export a spreadsheet, and a user without reports sees none', async ({
      page,
      context,
    }) => {
      await signIn(page, 'mission.dubai@demo.wewb')
      await page.goto('/general-report?code=G01')
      await expect(button(page, reportMessages.take[locale].replace('{format}', 'PDF'))).toBeVisible()
      await expect(button(page, reportMessages.take[locale].replace('{format}', 'XLSX'))).toHaveCount(0)

      await page.evaluate(() => localStorage.clear())
      await signInToDashboard(page, 'editor@demo.wewb')
      const token = await page.evaluate(() => localStorage.getItem('token'))
      for (const screen of ['general-report', 'miscellaneous-report', 'sms-module-summary-report'] as const)
        await expect(page.locator(`a[href="${getScreen(screen).path}"]`)).toHaveCount(0)
      const answer = await context.request.get('/api/v1/reports/general?code=G01', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status()).toBe(403)
      await page.goto('/general-report')
      await expect(page).not.toHaveURL(/general-report/)
    })
  })
}
