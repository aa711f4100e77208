import type { APIRequestContext, Page } from '@playwright/test'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { findList } from '@wewb/domain/reference/list-catalogue'
import { listImportMessages } from '@wewb/web/administration/settings/lists/import-messages.ts'
import { spreadsheetUploadMessages } from '@wewb/web/form-engine/forms/spreadsheet-upload-messages.ts'
import { listEditorMessages, listMessages } from '@wewb/web/administration/settings/lists/messages.ts'
import { desktopViewport, expect, freshDigits, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'
import { expectAccessible } from './accessibility.ts'

const administrator = 'admin@demo.wewb'
/** Unique numbers. Uses the injury types, which no form offers, so that other journeys are not affected. */
const marks = { bn: freshDigits(6), en: freshDigits(6) }
const mark = (locale: Locale) => marks[locale]
const named = (what: Bilingual, locale: Locale) => ({
  en: `${what.en} ${mark(locale)}`,
  bn: `${what.bn} ${toBanglaDigits(mark(locale))}`,
})
const injuries = findList('injury-type')?.title ?? listMessages.title

const listed = async (request: APIRequestContext, path: string): Promise<string[]> => {
  const { data } = (await (await request.get(`/api/v1/lookups/${path}`)).json()) as { data: { name: string }[] }
  return data.map(({ name }) => name)
}
const numberIn = (locale: Locale, number: number) => (locale === 'bn' ? toBanglaDigits(String(number)) : String(number))

async function choose(page: Page, locale: Locale, name: string, text: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: spreadsheetUploadMessages.choose[locale] }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: spreadsheetUploadMessages.check[locale] }).click()
  await expect(page.getByText(listImportMessages.unchanged[locale], { exact: true })).toBeVisible()
}

for (const locale of locales) {
  test.describe(`lookup lists in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })
    test.beforeEach(async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await signIn(page, administrator)
      await page.goto('/settings-setup?view=lists')
    })

    test('an administrator adds, changes, closes and reopens an entry', async ({ page, request }) => {
      test.setTimeout(120_000)
      const name = named({ bn: 'পরীক্ষার আঘাত', en: 'Injury on trial' }, locale)
      const link = page.getByRole('link', { name: new RegExp(`^${injuries[locale]}`) })
      await expect(link).toBeVisible()
      await expectAccessible(page)
      await link.click()
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: listMessages.add[locale] }).click()
      const dialog = dialogIn(page)
      await dialog.getByRole('button', { name: listEditorMessages.save[locale] }).click()
      await expect(dialog.getByRole('alert')).toContainText(listEditorMessages.nameBng[locale])
      await expectAccessible(page)
      await dialog.locator('#nameBng').fill(name.bn)
      await dialog.locator('#name').fill(name.bn)
      await dialog.getByRole('button', { name: listEditorMessages.save[locale] }).click()
      // The error summary of the earlier attempt names this field too, so this waits for the new one, which takes the
      // focus.
      await expect(dialog.getByRole('alert')).toBeFocused()
      await expect(dialog.getByRole('alert')).toContainText(listEditorMessages.name[locale])
      await expect(dialog.locator('#nameBng')).toHaveValue(name.bn)
      await dialog.locator('#name').fill(name.en)
      await dialog.getByRole('button', { name: listEditorMessages.save[locale] }).click()
      await expect(dialog).toHaveCount(0)
      expect(await listed(request, 'injury-type')).toContain(name.en)

      await page.getByRole('searchbox').fill(name.en)
      await page.getByRole('search').getByRole('button', { name: listMessages.search[locale], exact: true }).click()
      const row = page.getByRole('row').filter({ hasText: name.en })
      await expect(row).toContainText(listMessages.BOARD[locale])
      const edit = async (isOffered: boolean) => {
        await row.getByRole('button', { name: listMessages.edit[locale] }).click()
        await dialog.getByLabel(listEditorMessages.offered[locale]).setChecked(isOffered)
        await dialog.getByRole('button', { name: listEditorMessages.save[locale] }).click()
        await expect(dialog).toHaveCount(0)
      }
      await edit(false)
      await expect(row).toContainText(listMessages.CLOSED[locale])
      expect(await listed(request, 'injury-type')).not.toContain(name.en)
      await edit(true)
      await expect(row).toContainText(listMessages.OPEN[locale])
      expect(await listed(request, 'injury-type')).toContain(name.en)
      await edit(false)
    })

    test(
      'an import is previewed, confirmed once, and changes nothing the second time',
      { tag: '@full' },
      async ({ page, request }) => {
        const [good, other] = [
          named({ bn: 'আমদানির আঘাত', en: 'Imported injury' }, locale),
          named({ bn: 'আরেক আঘাত', en: 'Another injury' }, locale),
        ]
        const rows = `T_${mark(locale)},${good.en},${good.bn},N\n,${other.en},${other.en},N\n`
        const sheet = `code,name,name_bng,active\n${rows}`
        await page.goto('/settings-setup?view=lists&list=injury-type&do=import')
        await choose(page, locale, 'injuries.csv', sheet)
        await expect(
          page.getByText(listImportMessages.withFaults[locale].replace('{n}', numberIn(locale, 1))),
        ).toBeVisible()
        await page.locator('summary').filter({ hasText: listImportMessages.newRows[locale] }).click()
        await expect(page.getByRole('table', { name: listImportMessages.newRows[locale] })).toContainText(
          `T_${mark(locale)}`,
        )
        await expect(page.getByRole('table', { name: listImportMessages.errors[locale] })).toContainText(
          numberIn(locale, 3),
        )
        await expectAccessible(page)
        expect(await listed(request, 'injury-type')).not.toContain(good.en)
        await page
          .getByRole('button', { name: listImportMessages.confirm[locale].replace('{n}', numberIn(locale, 1)) })
          .click()
        await expect(page.getByText(listImportMessages.doneText[locale])).toBeVisible()

        await page.getByRole('button', { name: listImportMessages.again[locale] }).click()
        await choose(page, locale, 'injuries.csv', sheet)
        await expect(page.getByText(listImportMessages.nothingToDo[locale])).toBeVisible()
        await page.getByRole('link', { name: listMessages.backToList[locale] }).click()
        await page.getByRole('searchbox').fill(`T_${mark(locale)}`)
        await page.getByRole('search').getByRole('button', { name: listMessages.search[locale], exact: true }).click()
        await expect(page.getByRole('row').filter({ hasText: good.en })).toContainText(listMessages.CLOSED[locale])
      },
    )

    test('offices from a sheet are previewed and imported', { tag: '@full' }, async ({ page }) => {
      const name = named({ bn: 'পরীক্ষার ডেস্ক', en: 'Desk on trial' }, locale)
      const code = `T-${mark(locale)}`
      await page.goto('/settings-setup?view=offices')
      await page.getByRole('link', { name: listMessages.import[locale] }).click()
      const rows = `${code},AIRPORT,${name.en},${name.bn},ZYL\nX!,AIRPORT,${name.en},${name.bn},Atlantis\n`
      await choose(page, locale, 'offices.csv', `code,type,name,name_bng,places\n${rows}`)
      await expect(page.getByRole('table', { name: listImportMessages.errors[locale] })).toContainText('Atlantis')
      await expectAccessible(page)
      await page
        .getByRole('button', { name: listImportMessages.confirm[locale].replace('{n}', numberIn(locale, 1)) })
        .click()
      await expect(page.getByText(listImportMessages.doneText[locale])).toBeVisible()
      await page.goto(`/settings-setup?view=offices&search=${code}`)
      await expect(page.getByRole('row').filter({ hasText: code })).toContainText(name[locale])
    })

    test(
      'a new upazila in the sheet of all areas is offered in its district at once',
      { tag: '@full' },
      async ({ page, request }) => {
        const name = named({ bn: 'পরীক্ষার উপজেলা', en: 'Upazila on trial' }, locale)
        const row = (active: string) =>
          `level,name,name_bng,parent,active\nupazila,${name.en},${name.bn},Netrokona,${active}\n`
        const importRow = async (active: string) => {
          await page.goto('/settings-setup?view=lists&list=areas')
          await choose(page, locale, 'areas.csv', row(active))
          await page
            .getByRole('button', { name: listImportMessages.confirm[locale].replace('{n}', numberIn(locale, 1)) })
            .click()
          await expect(page.getByText(listImportMessages.doneText[locale])).toBeVisible()
        }
        await importRow('Y')
        expect(await listed(request, 'upazila?parentId=64')).toContain(name.en)
        await page.goto('/settings-setup?view=lists&list=upazila&parentId=64')
        await expect(page.getByRole('table')).toBeVisible()
        await importRow('N')
        expect(await listed(request, 'upazila?parentId=64')).not.toContain(name.en)
      },
    )
  })
}
