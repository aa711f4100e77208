import type { Page } from '@playwright/test'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { showDigits, toBanglaDigits } from '../domain/src/language/digits.ts'
import { listStateWords, words as merit } from '../web/src/features/desk/results/merit-words.ts'
import { planWords as words } from '../web/src/features/desk/results/plan-words.ts'
import { sheetWords } from '../web/src/forms/sheet-words.ts'
import { viewWords } from '../web/src/features/results/view-words.ts'
import { words as results } from '../web/src/features/results/words.ts'
import { judgeAt } from './any-service.ts'
import { eligible, filesAt, officers, students } from './files.ts'
import { seat } from './officer.ts'
import { desk, expect, locales, phone, speak, test } from './people.ts'
import { dialogOf } from './hands.ts'

const editor = 'editor@demo.wewb'
const heading = 'roll,registration_no,name,district,amount,institute'
/** A list of its own for each language; nobody else has these rolls. */
const rollOf = (locale: Locale, place: number) => String((locale === 'bn' ? 910_000 : 920_000) + place)
const lineOf = (locale: Locale, place: number, name: string) =>
  `${rollOf(locale, place)},31${rollOf(locale, place)}00,${name},টাঙ্গাইল,27500,Tangail College`
const fill = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')

async function give(page: Page, locale: Locale, csv: string) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: locale === 'bn' ? 'তালিকা.csv' : 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: sheetWords.check[locale] }).click()
}

for (const locale of locales) {
  test.describe(`a list from outside the portal, in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phone : desk })
    test.setTimeout(180_000)

    test(
      'is read with its faults, put right, given its words, appears by itself at its moment, is found, printed and corrected',
      { tag: '@full' },
      async ({ page, context, browser, baseURL }) => {
        await speak(context, locale, baseURL)
        const { as, openCircular, closeCircular } = filesAt(baseURL)
        const title = { bn: `পুরোনো বৃত্তি ${locale === 'bn' ? 'এক' : 'দুই'}`, en: `Old stipend ${locale}` }
        const setup = await openCircular(title, 0)
        await closeCircular(setup)
        const address = `/scholarship-result?circular=${setup}`
        const viewport = locale === 'bn' ? phone : desk
        const at = (login: string) => seat(browser, locale, baseURL, login, viewport)

        // The section gives a file with faults: each is named by its row, and nothing is taken.
        const section = await at(officers.section)
        await section.goto(address)
        await give(section, locale, `${heading}\n${lineOf(locale, 1, 'RAHIMA KHATUN')}\n12,3100,KARIM,Nowhere,much,\n${lineOf(locale, 1, 'RAHIMA KHATUN')}\n`) // prettier-ignore
        await expect(section.getByText(fill(words.someWrong[locale], { total: showDigits(3, locale), refused: showDigits(2, locale) }))).toBeVisible() // prettier-ignore
        await expect(section.getByRole('row').filter({ hasText: locale === 'bn' ? 'সারি ২-এও আছে' : 'stands in row 2 too' })).toBeVisible()
        await expect(section.getByRole('button', { name: fill(words.take[locale], { n: showDigits(3, locale) }) })).toHaveCount(0)
        await judgeAt(section)

        // Put right, it becomes the list.
        await give(section, locale, `${heading}\n${lineOf(locale, 1, 'RAHIMA KHATUN')}\n${lineOf(locale, 2, 'KARIM UDDIN')}\n`)
        await section.getByRole('button', { name: fill(words.take[locale], { n: showDigits(2, locale) }) }).click()
        await expect(section.getByRole('heading', { name: words.entries[locale] })).toBeVisible()
        await expect(section.getByText(words.waitsForDirector[locale])).toBeVisible()
        await judgeAt(section)

        // The editor writes what people will read, and may publish nothing.
        const writer = await at(editor)
        await writer.goto(address)
        await writer.getByRole('button', { name: words.editText[locale] }).click()
        await writer.locator('#titleBng').fill('')
        await writer.getByRole('button', { name: words.saveText[locale] }).click()
        await expect(writer.locator('#titleBng')).toHaveAttribute('aria-invalid', 'true')
        await writer.locator('#titleBng').fill(`${title.bn} ফলাফল`)
        await writer.locator('#title').fill(`${title.en} result`)
        await writer.locator('#noteBng').fill('মূল সনদ সঙ্গে আনুন।')
        await writer.locator('#memoNo').fill(`৪৯.০৪-${setup}`)
        await judgeAt(writer)
        await writer.getByRole('button', { name: words.saveText[locale] }).click()
        await expect(writer.getByText(words.textSaved[locale]).first()).toBeVisible()
        await expect(writer.getByRole('button', { name: words.publish[locale] })).toHaveCount(0)

        // The director sets a moment; until then nothing is to be seen, and then it is there by itself.
        const director = await at(officers.director)
        await director.goto(address)
        await director.getByRole('button', { name: words.schedule[locale] }).click()
        const dialog = dialogOf(director)
        await dialog.getByRole('button', { name: words.scheduleYes[locale] }).click()
        await expect(dialog.getByRole('alert')).toBeVisible()
        await judgeAt(director)
        await director.keyboard.press('Escape')
        const publishIn = (ms: number) =>
          as(officers.director, 'PUT', `/results/${setup}/schedule`, { publishAt: new Date(Date.now() + ms).toISOString() })
        await publishIn(3_600_000)
        await director.reload()
        await expect(director.getByText(words.plannedText[locale])).toBeVisible()
        await page.goto(`/education-results?setupId=${setup}`)
        await expect(page.getByText(title[locale])).toHaveCount(0)
        await publishIn(8_000)
        await director.reload()
        const published = new RegExp(`^${fill(words.published[locale], { moment: '' })}`)
        await expect(director.getByText(published)).toBeVisible({ timeout: 40_000 })
        await expect(director.getByText(words.plannedText[locale])).toHaveCount(0)

        // Everybody finds it by registration, in the digits of the keyboard.
        await page.goto(`/education-results?setupId=${setup}`)
        const registration = `31${rollOf(locale, 2)}00`
        await page.getByLabel(results.byRegistration[locale], { exact: true }).first().check()
        const box = page.getByRole('textbox', { name: results.byRegistration[locale] })
        await box.fill(locale === 'bn' ? toBanglaDigits('999999') : '999999')
        await page.getByRole('button', { name: results.find[locale] }).click()
        await expect(page.getByText(viewWords.whatToCheck[locale])).toBeVisible()
        await judgeAt(page)
        await box.fill(locale === 'bn' ? toBanglaDigits(registration) : registration)
        await page.getByRole('button', { name: results.find[locale] }).click()
        await expect(page.getByRole('article')).toContainText('K***** UDDIN')
        await judgeAt(page)

        // And takes it home on paper.
        await page.goto(`/education-results?setupId=${setup}&districtId=44`)
        const [paper] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: viewWords.paper[locale] }).click(),
        ])
        expect(paper.suggestedFilename()).toMatch(/^result-\d+-44-1-(bn|en)\.pdf$/)
        await judgeAt(page)

        // What is public is corrected with a reason, and not without.
        await director.reload()
        await director.getByRole('button', { name: fill(words.correctOf[locale], { name: 'KARIM UDDIN' }) }).click()
        await dialog.locator('#name').fill('KARIM MIA')
        await dialog.getByRole('button', { name: words.correctYes[locale] }).click()
        await expect(dialog.locator('#reason')).toHaveAttribute('aria-invalid', 'true')
        await judgeAt(director)
        await dialog.locator('#reason').fill('The certificate has another name.')
        await dialog.getByRole('button', { name: words.correctYes[locale] }).click()
        await expect(dialog).toHaveCount(0)
        await page.reload()
        await expect(page.getByText('K***** MIA')).toBeVisible()
      },
    )
  })
}

test('a file of application numbers goes to the director as the list', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const { openCircular, closeCircular, submitted, move } = filesAt(baseURL)
  const setup = await openCircular({ bn: 'কমিটির তালিকা', en: 'List of a committee' }, 0)
  const no = await submitted('kamal@demo.wewb', setup, students.nusrat)
  await move(officers.section, no, 'forward', eligible)
  await closeCircular(setup)
  const page = await seat(browser, 'en', baseURL, officers.assistant)
  await page.goto(`/scholarship-result?circular=${setup}`)
  await give(page, 'en', `application_no\n${no}\nEDU-2020-000001\n`)
  await expect(page.getByRole('row').filter({ hasText: 'There is no application with this number' })).toBeVisible()
  await give(page, 'en', `application_no\n${no}\n`)
  await page.getByRole('button', { name: fill(words.take.en, { n: '1' }) }).click()
  await expect(page.getByText(listStateWords['PROPOSED']?.en ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: merit.list.en })).toBeVisible()
})
