import type { Browser, Page } from '@playwright/test'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import { houseProblems } from '../domain/src/contracts/house-problems.ts'
import { eduAllowance } from '../domain/src/services/edu-allowance/definition.ts'
import { words as file } from '../web/src/features/desk/file/file-words.ts'
import { words as queue } from '../web/src/features/desk/queue/queue-words.ts'
import { words as result } from '../web/src/features/desk/results/merit-words.ts'
import { eligible, filesAt, officers, students } from './files.ts'
import { desk, expect, locales, logInToDashboard, phone, speak, test } from './people.ts'

const moveOf = (id: string) => eduAllowance.workflow.moves.find((move) => move.id === id)?.label ?? { bn: '', en: '' }
const fieldOf = (id: string) =>
  eduAllowance.steps.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label ?? { bn: '', en: '' }

const openFile = async (page: Page, no: string) => {
  await page.goto(`/education-allowance?view=all&application=${no}`)
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
}
const move = (page: Page, id: string, locale: Locale) =>
  page.getByRole('region', { name: file.decision[locale] }).getByRole('button', { name: moveOf(id)[locale], exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: desk })
    test.beforeEach(({ context, baseURL }) => speak(context, locale, baseURL))

    test('queue → take → send back one answer → corrected → forward → merit list → approved → published', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const people = filesAt(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, পুরো পথ', en: 'Stipend, the whole road' }, 1)
      const no = await people.submitted('01700000001', setup, students.rahima)
      const other = await people.submitted('01700000002', setup, { ...students.nusrat, studentBrn: '20091234567890999' })

      await logInToDashboard(page, locale, officers.section)
      await page.goto(`/education-allowance?setup=${setup}`)
      await expect(page.locator('[data-file]')).toHaveText([other, no])
      // By keyboard: down to the second line, and in.
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await expect(page.getByRole('link', { name: no })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
      await page.getByRole('button', { name: file.take[locale], exact: true }).click()
      await expect(page.getByRole('button', { name: file.release[locale], exact: true })).toBeVisible()

      await move(page, 'send-back', locale).click()
      await dialog(page).locator('summary').first().click()
      await dialog(page).getByLabel(fieldOf('studentMobile')[locale], { exact: true }).check()
      await dialog(page).getByRole('textbox').last().fill('এই নম্বরে ফোন করে পাওয়া যায়নি। দেখে লিখুন।')
      await dialog(page)
        .getByRole('button', { name: moveOf('send-back')[locale], exact: true })
        .click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator('[data-file]')).toHaveText([other])
      // The file has left the list; the next one has come to its place.
      await expect(page.getByRole('link', { name: other })).toBeFocused()

      await people.corrected('01700000001', no, 'student', { studentMobile: '01799999999' })
      await openFile(page, no)
      await expect(page.getByText(file.changed[locale], { exact: true })).toBeVisible()
      await expect(page.getByText(file.before[locale].replace('{text}', '01712345678'))).toBeVisible()
      await forward(page, locale)
      await people.move(officers.section, other, 'forward', eligible)

      await people.closeCircular(setup)
      const assistant = await seat(browser, locale, baseURL, officers.assistant)
      await assistant.goto(`/scholarship-result?circular=${setup}`)
      await expect(assistant.getByText(result.line[locale].replace('{n}', showDigits(1, locale)))).toBeVisible()
      await assistant.getByRole('button', { name: result.propose[locale] }).click()
      await dialog(assistant).getByRole('button', { name: result.proposeYes[locale] }).click()
      await expect(dialog(assistant)).toHaveCount(0)

      const director = await seat(browser, locale, baseURL, officers.director)
      await director.goto(`/scholarship-result?circular=${setup}`)
      await director.getByRole('button', { name: result.approve[locale] }).click()
      await dialog(director).getByRole('button', { name: result.approve[locale] }).click()
      await expect(dialog(director).getByLabel(result.memoNo[locale])).toHaveAttribute('aria-invalid', 'true')
      await dialog(director).getByLabel(result.memoNo[locale]).fill(`WEWB-2026-${locale}`)
      await dialog(director).getByRole('button', { name: result.approve[locale] }).click()
      await expect(dialog(director)).toHaveCount(0)
      await director.getByRole('button', { name: result.publish[locale] }).click()
      await expect(dialog(director).getByText(result.tellOthers[locale].replace('{n}', showDigits(1, locale)))).toBeVisible()
      await dialog(director).getByRole('button', { name: result.publishYes[locale] }).click()
      await expect(director.getByText(result.published[locale].split(':')[0] ?? '').first()).toBeVisible()
      await expect(director.getByRole('button', { name: result.publish[locale] })).toHaveCount(0)

      const [told] = (await people.as('01700000001', 'GET', '/applications?size=100')).list.filter(
        (one: { applicationNo: string }) => one.applicationNo === no,
      )
      expect(told.applicationStatus).toBe('PAYMENT_QUEUED')
    })

    test('two officers at once: one wins, the other reads why', async ({ page, baseURL }) => {
      const people = filesAt(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, দুই কর্মকর্তা', en: 'Stipend, two officers' }, 1)
      const no = await people.submitted('01700000003', setup, { ...students.tanvir, studentBrn: '20091234567890998' })
      await logInToDashboard(page, locale, officers.section)
      await openFile(page, no)
      await move(page, 'forward', locale).click()
      await people.as(officers.secondSection, 'POST', `/applications/${no}/take`)

      await fillForward(page)
      await dialog(page)
        .getByRole('button', { name: moveOf('forward')[locale], exact: true })
        .click()
      await expect(page.getByRole('alert')).toContainText(houseProblems.VERSION_CONFLICT.message[locale])
      await expect(page.getByRole('alert')).toBeFocused()
      // The file is shown as it is now: with the colleague.
      await expect(move(page, 'forward', locale)).toHaveCount(0)
      await expect(page.getByText(file.takenByOther[locale].split('{name}')[1] ?? '')).toBeVisible()
    })

    test('the same move on many files: told before, done once, told after', async ({ page, baseURL }) => {
      const people = filesAt(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, একসঙ্গে অনেক', en: 'Stipend, many at once' }, 1)
      const mine = await people.submitted('01700000001', setup, students.rahima)
      const taken = await people.submitted('01700000002', setup, { ...students.nusrat, studentBrn: '20091234567890996' })
      await people.as(officers.secondSection, 'POST', `/applications/${taken}/take`)
      await logInToDashboard(page, locale, officers.section)
      await page.goto(`/education-allowance?setup=${setup}`)
      await page.getByLabel(queue.selectAll[locale]).check()
      await page.getByLabel(queue.move[locale]).selectOption(moveOf('forward')[locale])
      await page.getByRole('button', { name: queue.preview[locale] }).click()
      await expect(dialog(page).getByText(queue.willGo[locale].replace('{n}', showDigits(1, locale)), { exact: true })).toBeVisible()
      await expect(dialog(page).getByRole('listitem')).toContainText(taken)
      await fillForward(page)
      await dialog(page)
        .getByRole('button', { name: queue.doAll[locale].replace('{n}', showDigits(1, locale)) })
        .click()
      await expect(dialog(page).getByText(queue.doneOn[locale].replace('{n}', showDigits(1, locale)), { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-file]')).toHaveText([taken])
      expect((await people.as(officers.assistant, 'GET', `/applications/${mine}`)).desk).toBe('assistant')
    })

    test('an officer of another office sees nothing; on a phone the queue is cards that fit', async ({ page, browser, baseURL }) => {
      const people = filesAt(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, দুই কার্যালয়', en: 'Stipend, two offices' }, 1)
      const no = await people.submitted('01700000002', setup, { ...students.habib, studentBrn: '20091234567890997' })
      await logInToDashboard(page, locale, officers.cumilla)
      await page.goto(`/education-allowance?view=all&search=${no}`)
      await expect(page.getByText(queue.nothing[locale])).toBeVisible()
      await page.goto(`/education-allowance?application=${no}`)
      await expect(page.getByText(houseProblems.NOT_FOUND.message[locale])).toBeVisible()

      const own = await seat(browser, locale, baseURL, officers.tangail, phone)
      await own.goto(`/education-allowance?view=all&search=${no}`)
      await expect(own.getByRole('link', { name: no })).toBeVisible()
      expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    })
  })
}

async function fillForward(page: Page) {
  for (const box of await dialog(page).getByRole('checkbox').all()) await box.check()
  await dialog(page).getByRole('radio').first().check()
}

async function forward(page: Page, locale: Locale) {
  await move(page, 'forward', locale).click()
  await fillForward(page)
  await dialog(page)
    .getByRole('button', { name: moveOf('forward')[locale], exact: true })
    .click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Another officer at another desk, logged in. */
async function seat(browser: Browser, locale: Locale, baseURL: string | undefined, login: string, viewport = desk): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
  await speak(context, locale, baseURL)
  const page = await context.newPage()
  await logInToDashboard(page, locale, login)
  return page
}
