import type { Page } from '@playwright/test'
import type { Locale } from '@wewb/domain/language/bilingual'
import { formatDigits, toBanglaDigits } from '@wewb/domain/language/digits'
import { meritListStateNames, meritListMessages as merit } from '@wewb/web/casework/desk/results/merit-list-messages.ts'
import { resultPlanMessages } from '@wewb/web/casework/desk/results/result-plan-messages.ts'
import { spreadsheetUploadMessages } from '@wewb/web/form-engine/forms/spreadsheet-upload-messages.ts'
import { resultViewMessages } from '@wewb/web/content/results/result-view-messages.ts'
import { resultMessages as results } from '@wewb/web/content/results/messages.ts'
import { expectAccessibleServicePage } from './service-form.ts'
import { eligibleReply, applicationApi, officers, students } from './application-api.ts'
import { openOfficerPage } from './officer.ts'
import { desktopViewport, expect, locales, phoneViewport, setLocale, test } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'

const editor = 'editor@demo.wewb'
const heading = 'roll,registration_no,name,district,amount,institute'
/** Each language has its own list with unique rolls. */
const rollOf = (locale: Locale, index: number) => String((locale === 'bn' ? 910_000 : 920_000) + index)
const lineOf = (locale: Locale, index: number, name: string) =>
  `${rollOf(locale, index)},31${rollOf(locale, index)}00,${name},টাঙ্গাইল,27500,Tangail College`
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')

async function upload(page: Page, locale: Locale, csv: string) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: locale === 'bn' ? 'তালিকা.csv' : 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: spreadsheetUploadMessages.check[locale] }).click()
}

for (const locale of locales) {
  test.describe(`imported result list in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })
    test.setTimeout(180_000)

    test(
      'is validated, corrected, published on schedule, found, printed and corrected again',
      { tag: '@full' },
      async ({ page, context, browser, baseURL }) => {
        await setLocale(context, locale, baseURL)
        const { as, openCircular, closeCircular } = applicationApi(baseURL)
        const title = { bn: `পুরোনো বৃত্তি ${locale === 'bn' ? 'এক' : 'দুই'}`, en: `Old stipend ${locale}` }
        const setup = await openCircular(title, 0)
        await closeCircular(setup)
        const address = `/scholarship-result?circular=${setup}`
        const viewport = locale === 'bn' ? phoneViewport : desktopViewport
        const at = (login: string) => openOfficerPage(browser, locale, baseURL, login, viewport)

        // The section uploads a file with faults: each is reported by row, and nothing is imported.
        const section = await at(officers.section)
        await section.goto(address)
        await upload(
          section,
          locale,
          `${heading}\n${lineOf(locale, 1, 'RAHIMA KHATUN')}\n12,3100,KARIM,Nowhere,much,\n` +
            `${lineOf(locale, 1, 'RAHIMA KHATUN')}\n`,
        )
        await expect(
          section.getByText(
            fill(resultPlanMessages.someWrong[locale], {
              total: formatDigits(3, locale),
              refused: formatDigits(2, locale),
            }),
          ),
        ).toBeVisible()
        await expect(
          section.getByRole('row').filter({ hasText: locale === 'bn' ? 'সারি ২-এও আছে' : 'stands in row 2 too' }),
        ).toBeVisible()
        await expect(
          section.getByRole('button', { name: fill(resultPlanMessages.take[locale], { n: formatDigits(3, locale) }) }),
        ).toHaveCount(0)
        await expectAccessibleServicePage(section)

        // The corrected file becomes the list.
        await upload(
          section,
          locale,
          `${heading}\n${lineOf(locale, 1, 'RAHIMA KHATUN')}\n${lineOf(locale, 2, 'KARIM UDDIN')}\n`,
        )
        await section
          .getByRole('button', { name: fill(resultPlanMessages.take[locale], { n: formatDigits(2, locale) }) })
          .click()
        await expect(section.getByRole('heading', { name: resultPlanMessages.entries[locale] })).toBeVisible()
        await expect(section.getByText(resultPlanMessages.waitsForDirector[locale])).toBeVisible()
        await expectAccessibleServicePage(section)

        // The editor writes the texts, but may not publish.
        const writer = await at(editor)
        await writer.goto(address)
        await writer.getByRole('button', { name: resultPlanMessages.editText[locale] }).click()
        await writer.locator('#titleBng').fill('')
        await writer.getByRole('button', { name: resultPlanMessages.saveText[locale] }).click()
        await expect(writer.locator('#titleBng')).toHaveAttribute('aria-invalid', 'true')
        await writer.locator('#titleBng').fill(`${title.bn} ফলাফল`)
        await writer.locator('#title').fill(`${title.en} result`)
        await writer.locator('#noteBng').fill('মূল সনদ সঙ্গে আনুন।')
        await writer.locator('#memoNo').fill(`৪৯.০৪-${setup}`)
        await expectAccessibleServicePage(writer)
        await writer.getByRole('button', { name: resultPlanMessages.saveText[locale] }).click()
        await expect(writer.getByText(resultPlanMessages.textSaved[locale]).first()).toBeVisible()
        await expect(writer.getByRole('button', { name: resultPlanMessages.publish[locale] })).toHaveCount(0)

        // The director schedules the publication; the result appears at that time without further action.
        const director = await at(officers.director)
        await director.goto(address)
        await director.getByRole('button', { name: resultPlanMessages.schedule[locale] }).click()
        const dialog = dialogIn(director)
        await dialog.getByRole('button', { name: resultPlanMessages.scheduleYes[locale] }).click()
        await expect(dialog.getByRole('alert')).toBeVisible()
        await expectAccessibleServicePage(director)
        await director.keyboard.press('Escape')
        const publishIn = (ms: number) =>
          as(officers.director, 'PUT', `/results/${setup}/schedule`, {
            publishAt: new Date(Date.now() + ms).toISOString(),
          })
        await publishIn(3_600_000)
        await director.reload()
        await expect(director.getByText(resultPlanMessages.plannedText[locale])).toBeVisible()
        await page.goto(`/education-results?setupId=${setup}`)
        await expect(page.getByText(title[locale])).toHaveCount(0)
        await publishIn(8_000)
        await director.reload()
        const published = new RegExp(`^${fill(resultPlanMessages.published[locale], { moment: '' })}`)
        await expect(director.getByText(published)).toBeVisible({ timeout: 40_000 })
        await expect(director.getByText(resultPlanMessages.plannedText[locale])).toHaveCount(0)

        // The public finds it by registration number, in the digits of the keyboard.
        await page.goto(`/education-results?setupId=${setup}`)
        const registration = `31${rollOf(locale, 2)}00`
        await page.getByLabel(results.byRegistration[locale], { exact: true }).first().check()
        const input = page.getByRole('textbox', { name: results.byRegistration[locale] })
        await input.fill(locale === 'bn' ? toBanglaDigits('999999') : '999999')
        await page.getByRole('button', { name: results.find[locale] }).click()
        await expect(page.getByText(resultViewMessages.whatToCheck[locale])).toBeVisible()
        await expectAccessibleServicePage(page)
        await input.fill(locale === 'bn' ? toBanglaDigits(registration) : registration)
        await page.getByRole('button', { name: results.find[locale] }).click()
        await expect(page.getByRole('article')).toContainText('K***** UDDIN')
        await expectAccessibleServicePage(page)

        // The public prints the list.
        await page.goto(`/education-results?setupId=${setup}&districtId=44`)
        const [document] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: resultViewMessages.paper[locale] }).click(),
        ])
        expect(document.suggestedFilename()).toMatch(/^result-\d+-44-1-(bn|en)\.pdf$/)
        await expectAccessibleServicePage(page)

        // A published result can be corrected only with a reason.
        await director.reload()
        await director
          .getByRole('button', { name: fill(resultPlanMessages.correctOf[locale], { name: 'KARIM UDDIN' }) })
          .click()
        await dialog.locator('#name').fill('KARIM MIA')
        await dialog.getByRole('button', { name: resultPlanMessages.correctYes[locale] }).click()
        await expect(dialog.locator('#reason')).toHaveAttribute('aria-invalid', 'true')
        await expectAccessibleServicePage(director)
        await dialog.locator('#reason').fill('The certificate has another name.')
        await dialog.getByRole('button', { name: resultPlanMessages.correctYes[locale] }).click()
        await expect(dialog).toHaveCount(0)
        await page.reload()
        await expect(page.getByText('K***** MIA')).toBeVisible()
      },
    )
  })
}

test('a file of application numbers is proposed to the director as a list', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const { openCircular, closeCircular, submitted, move } = applicationApi(baseURL)
  const setup = await openCircular({ bn: 'কমিটির তালিকা', en: 'List of a committee' }, 0)
  const no = await submitted('kamal@demo.wewb', setup, students.nusrat)
  await move(officers.section, no, 'forward', eligibleReply)
  await closeCircular(setup)
  const page = await openOfficerPage(browser, 'en', baseURL, officers.assistant)
  await page.goto(`/scholarship-result?circular=${setup}`)
  await upload(page, 'en', `application_no\n${no}\nEDU-2020-000001\n`)
  await expect(page.getByRole('row').filter({ hasText: 'There is no application with this number' })).toBeVisible()
  await upload(page, 'en', `application_no\n${no}\n`)
  await page.getByRole('button', { name: fill(resultPlanMessages.take.en, { n: '1' }) }).click()
  await expect(page.getByText(meritListStateNames['PROPOSED']?.en ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: merit.list.en })).toBeVisible()
})
