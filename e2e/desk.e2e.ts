import { showDigits } from '../domain/src/language/digits.ts'
import { houseProblems } from '../domain/src/contracts/house-problems.ts'
import { words as file } from '../web/src/features/desk/file/file-words.ts'
import { words as queue } from '../web/src/features/desk/queue/queue-words.ts'
import { filesAt, officers, students } from './files.ts'
import { moveOf, officerAt, seat } from './officer.ts'
import { desk, expect, locales, phone, signIn, speak, test } from './people.ts'

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: desk })
    test.beforeEach(({ context, baseURL }) => speak(context, locale, baseURL))

    test('the queue by keyboard → take → send back one answer → the next file has come to its place', async ({ page, baseURL }) => {
      const people = filesAt(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, কিবোর্ডে', en: 'Stipend, by keyboard' }, 1)
      const no = await people.submitted('01700000001', setup, students.rahima)
      const other = await people.submitted('01700000002', setup, { ...students.nusrat, studentBrn: '20091234567890999' })

      await signIn(page, officers.section)
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
      const officer = officerAt(page, locale)
      await officer.sendBack('studentMobile', 'এই নম্বরে ফোন করে পাওয়া যায়নি। দেখে লিখুন।')
      await expect(page.locator('[data-file]')).toHaveText([other])
      await expect(page.getByRole('link', { name: other })).toBeFocused()

      await people.corrected('01700000001', no, 'student', { studentMobile: '01799999999' })
      await officer.openFile(no)
      await expect(page.getByText(file.changed[locale], { exact: true })).toBeVisible()
      await expect(page.getByText(file.before[locale].replace('{text}', showDigits('01712345678', locale)))).toBeVisible()
    })

    test('two officers at once: one wins, the other reads why', async ({ page, baseURL }) => {
      const people = filesAt(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, দুই কর্মকর্তা', en: 'Stipend, two officers' }, 1)
      const no = await people.submitted('01700000003', setup, { ...students.tanvir, studentBrn: '20091234567890998' })
      await signIn(page, officers.section)
      const officer = officerAt(page, locale)
      await officer.openFile(no)
      await officer.move('forward').click()
      await people.as(officers.secondSection, 'POST', `/applications/${no}/take`)

      await officer.fillForward()
      await officer.dialog.getByRole('button', { name: moveOf('forward')[locale], exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(houseProblems.VERSION_CONFLICT.message[locale])
      await expect(page.getByRole('alert')).toBeFocused()
      // The file is shown as it is now: with the colleague.
      await expect(officer.move('forward')).toHaveCount(0)
      await expect(page.getByText(file.takenByOther[locale].split('{name}')[1] ?? '')).toBeVisible()
    })

    test('the same move on many files: told before, done once, told after', async ({ page, baseURL }) => {
      const people = filesAt(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, একসঙ্গে অনেক', en: 'Stipend, many at once' }, 1)
      const mine = await people.submitted('01700000001', setup, students.rahima)
      const taken = await people.submitted('01700000002', setup, { ...students.nusrat, studentBrn: '20091234567890996' })
      await people.as(officers.secondSection, 'POST', `/applications/${taken}/take`)
      await signIn(page, officers.section)
      await page.goto(`/education-allowance?setup=${setup}`)
      await page.getByLabel(queue.selectAll[locale]).check()
      await page.getByLabel(queue.move[locale]).selectOption(moveOf('forward')[locale])
      await page.getByRole('button', { name: queue.preview[locale] }).click()
      await expect(
        page.getByRole('dialog').getByText(queue.willGo[locale].replace('{n}', showDigits(1, locale)), { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(taken)
      await officerAt(page, locale).fillForward()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: queue.doAll[locale].replace('{n}', showDigits(1, locale)) })
        .click()
      await expect(
        page.getByRole('dialog').getByText(queue.doneOn[locale].replace('{n}', showDigits(1, locale)), { exact: true }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-file]')).toHaveText([taken])
      expect((await people.as(officers.assistant, 'GET', `/applications/${mine}`)).desk).toBe('assistant')
    })

    test(
      'an officer of another office sees nothing; on a phone the queue is cards that fit',
      { tag: '@full' },
      async ({ page, browser, baseURL }) => {
        const people = filesAt(baseURL)
        const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, দুই কার্যালয়', en: 'Stipend, two offices' }, 1)
        const no = await people.submitted('01700000002', setup, { ...students.habib, studentBrn: '20091234567890997' })
        await signIn(page, officers.cumilla)
        await page.goto(`/education-allowance?view=all&search=${no}`)
        await expect(page.getByText(queue.nothing[locale])).toBeVisible()
        await page.goto(`/education-allowance?application=${no}`)
        await expect(page.getByText(houseProblems.NOT_FOUND.message[locale])).toBeVisible()

        const own = await seat(browser, locale, baseURL, officers.tangail, phone)
        await own.goto(`/education-allowance?view=all&search=${no}`)
        await expect(own.getByRole('link', { name: no })).toBeVisible()
        expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
      },
    )
  })
}
