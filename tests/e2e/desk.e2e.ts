import { formatDigits } from '@wewb/domain/language/digits'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { applicationReviewMessages as file } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { queueMessages as queue } from '@wewb/web/casework/desk/queue/queue-messages.ts'
import { applicationApi, eligibleReply, officers, students } from './application-api.ts'
import { moveLabelOf, officerAt, openOfficerPage } from './officer.ts'
import { desktopViewport, expect, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: desktopViewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('an officer claims an application by keyboard, sends back one answer, and gets the next', async ({
      page,
      baseURL,
    }) => {
      const people = applicationApi(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, কিবোর্ডে', en: 'Stipend, by keyboard' }, 1)
      const no = await people.submitted('01700000001', setup, students.rahima)
      const other = await people.submitted('01700000002', setup, students.nusrat)

      await signIn(page, officers.section)
      await page.goto(`/education-allowance?setup=${setup}`)
      await expect(page.locator('[data-file]')).toHaveText([other, no])
      // With the keyboard: to the second row, and open.
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
      await expect(
        page.getByText(file.before[locale].replace('{text}', formatDigits('01712345678', locale))),
      ).toBeVisible()
    })

    test('one of two concurrent officers succeeds, and the other reads the reason', async ({ page, baseURL }) => {
      const people = applicationApi(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, দুই কর্মকর্তা', en: 'Stipend, two officers' }, 1)
      const no = await people.submitted('01700000003', setup, students.tanvir)
      await signIn(page, officers.section)
      const officer = officerAt(page, locale)
      await officer.openFile(no)
      await officer.move('forward').click()
      await people.as(officers.secondSection, 'POST', `/applications/${no}/take`)

      await officer.fillForward()
      await officer.dialog.getByRole('button', { name: moveLabelOf('forward')[locale], exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(baseProblems.VERSION_CONFLICT.message[locale])
      await expect(page.getByRole('alert')).toBeFocused()
      // The application shows its current state: taken by the colleague.
      await expect(officer.move('forward')).toHaveCount(0)
      await expect(page.getByText(file.takenByOther[locale].split('{name}')[1] ?? '')).toBeVisible()
    })

    test('a bulk action is previewed, executed once, and reported', async ({ page, baseURL }) => {
      const people = applicationApi(baseURL)
      const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, একসঙ্গে অনেক', en: 'Stipend, many at once' }, 1)
      const mine = await people.submitted('01700000001', setup, students.rahima)
      const taken = await people.submitted('01700000002', setup, students.nusrat)
      await people.as(officers.secondSection, 'POST', `/applications/${taken}/take`)
      const { checkList, initialApproveStatus } = eligibleReply
      await people.review(officers.section, mine, { checkList, initialApproveStatus })
      await signIn(page, officers.section)
      await page.goto(`/education-allowance?setup=${setup}`)
      await page.getByLabel(queue.selectAll[locale]).check()
      await page.getByLabel(queue.move[locale]).selectOption(moveLabelOf('forward')[locale])
      await page.getByRole('button', { name: queue.preview[locale] }).click()
      await expect(
        page
          .getByRole('dialog')
          .getByText(queue.willGo[locale].replace('{n}', formatDigits(1, locale)), { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: taken }).first()).toBeVisible()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: queue.doAll[locale].replace('{n}', formatDigits(1, locale)) })
        .click()
      await expect(
        page
          .getByRole('dialog')
          .getByText(queue.doneOn[locale].replace('{n}', formatDigits(1, locale)), { exact: true }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-file]')).toHaveText([taken])
      expect((await people.as(officers.assistant, 'GET', `/applications/${mine}`)).desk).toBe('assistant')
    })

    test(
      'an officer of another office sees nothing; on a phone the queue is a list of cards',
      { tag: '@full' },
      async ({ page, browser, baseURL }) => {
        const people = applicationApi(baseURL)
        const setup = await people.openCircular({ bn: 'শিক্ষাবৃত্তি, দুই কার্যালয়', en: 'Stipend, two offices' }, 1)
        const no = await people.submitted('01700000002', setup, students.habib)
        await signIn(page, officers.cumilla)
        await page.goto(`/education-allowance?view=all&search=${no}`)
        await expect(page.getByText(queue.nothing[locale])).toBeVisible()
        await page.goto(`/education-allowance?application=${no}`)
        await expect(page.getByText(baseProblems.NOT_FOUND.message[locale])).toBeVisible()

        const own = await openOfficerPage(browser, locale, baseURL, officers.tangail, phoneViewport)
        await own.goto(`/education-allowance?view=all&search=${no}`)
        await expect(own.getByRole('link', { name: no })).toBeVisible()
        expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phoneViewport.width)
      },
    )
  })
}
