import type { APIRequestContext } from '@playwright/test'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { applicantActionNames, statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { resultMessages as results } from '@wewb/web/content/results/messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { applicantAt, savedPattern, scannedDocument } from './applicant.ts'
import { expectAccessiblePage } from './accessibility.ts'
import { eligibleReply, applicationApi, officers, students } from './application-api.ts'
import { register } from './registration.ts'
import { officerAt, openOfficerPage } from './officer.ts'
import { expect, freshMobile, bothLocales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(240_000)
// Parallel, because these long journeys run late and would keep a single worker busy at the end.
test.describe.configure({ mode: 'parallel' })

/** Templates of the messages about one application, oldest first. */
async function messagesOf(request: APIRequestContext, to: string, no: string): Promise<string[]> {
  const { data } = (await (await request.get(`/api/v1/demo/outbox?to=${to}`)).json()) as {
    data: { template: string; text: string }[]
  }
  return data
    .filter(({ text }) => text.includes(no))
    .map(({ template }) => template)
    .toReversed()
}

for (const locale of bothLocales) {
  test(
    `stipend in ${locale}: applied on a phone, corrected, ranked, approved, with an SMS at each step`,
    { tag: locale === 'bn' ? [] : '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await setLocale(context, locale, baseURL)
      const people = applicationApi(baseURL)
      const login = freshMobile()
      const title = { bn: `পুরো পথের বিজ্ঞপ্তি ${toBanglaDigits(login)}`, en: `The whole road ${login}` }
      const { setupId: setup } = await people.writeCircular(title, 1)
      const director = officerAt(await openOfficerPage(browser, locale, baseURL, officers.director), locale)
      await director.publishCircular(title[locale])
      const other = await people.submitted('01700000003', setup, students.nusrat)

      // An applicant on a phone of 360 pixels.
      const mobile = await register(request, { login, name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
      await signIn(page, mobile)
      const applicant = applicantAt(page, locale)
      await page.goto('/education-allowance')
      await expectAccessiblePage(page)
      const no = await applicant.begin(title[locale])
      await applicant.write('rollNo', '12')
      await applicant.next()
      await expect(page.getByRole('alert').filter({ hasText: ui.errorSummary[locale] })).toBeFocused()
      await expect(applicant.at('rollNo')).toHaveAttribute('aria-invalid', 'true')
      await expect(
        page.getByText(locale === 'bn' ? 'কমপক্ষে ৪টি অক্ষর লিখুন।' : 'Write at least 4 characters.').last(),
      ).toBeVisible()
      await expectAccessiblePage(page)

      await applicant.fillStudent()
      await expect(page.getByText(savedPattern[locale])).toBeVisible()
      await page.reload()
      await applicant.isAtStep('student')
      await expect(applicant.at('studentNameBn')).toHaveValue('রহিমা খাতুন')
      await applicant.next()
      await applicant.isAtStep('education')
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
      await applicant.fillEducation()
      await applicant.next()
      await applicant.isAtStep('address')
      const document = await scannedDocument(page)
      await applicant.fillAddress(document)
      await applicant.next()
      await applicant.isAtStep('documents')
      await applicant.fillDocuments(document)
      await expectAccessiblePage(page)
      await applicant.next()
      await applicant.isAtStep('preview')
      await expectAccessiblePage(page)
      await applicant.submit()
      await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()
      await expect(page.getByText(no, { exact: true })).toBeVisible()
      await expectAccessiblePage(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: statusMessages.slip[locale] }).click()
      expect((await download).suggestedFilename()).toContain(no)
      expect(await messagesOf(request, mobile, no)).toEqual(['SUBMITTED'])

      // The section officer requests a correction.
      const section = await openOfficerPage(browser, locale, baseURL, officers.section)
      const officer = officerAt(section, locale)
      await officer.openFile(no)
      await officer.sendBack('studentMobile', 'এই নম্বরে ফোন করে পাওয়া যায়নি। দেখে লিখুন।')
      expect(await messagesOf(request, mobile, no)).toEqual(['SUBMITTED', 'RETURNED'])
      await page.goto(`/education-allowance?application=${no}`)
      await expect(page.getByText('এই নম্বরে ফোন করে পাওয়া যায়নি। দেখে লিখুন।').first()).toBeVisible()
      await expectAccessiblePage(page)
      await page.getByRole('link', { name: statusMessages.correctNow[locale] }).click()
      await expect(applicant.at('rollNo')).toHaveCount(0)
      await applicant.write('studentMobile', '01799999999')
      await applicant.next()
      await page.getByRole('button', { name: applying.submitAgain[locale] }).click()
      await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()

      // Checked and forwarded; then a merit list for the director.
      await officer.openFile(no)
      await officer.forward()
      await people.move(officers.section, other, 'forward', eligibleReply)
      await people.closeCircular(setup)
      await officerAt(await openOfficerPage(browser, locale, baseURL, officers.assistant), locale).propose(setup, 1)
      await director.approveList(setup, `WEWB/EDU/${login}`)
      expect(await messagesOf(request, mobile, no)).toEqual(['SUBMITTED', 'RETURNED'])
      await director.publish(1)
      expect(await messagesOf(request, mobile, no)).toEqual(['SUBMITTED', 'RETURNED', 'EDU_RESULT'])
      expect(await messagesOf(request, '01700000003', other)).toEqual(['SUBMITTED', 'EDU_NOT_SELECTED'])

      // Everyone sees the result, and the applicant her status.
      await page.goto(`/education-results?setupId=${setup}&searchBy=ROLL&searchValue=${applicant.answers.rollNo}`)
      await expect(page.getByText(no)).toBeVisible()
      await expect(page.getByText(results.selected[locale]).first()).toBeVisible()
      await expectAccessiblePage(page)
      await page.goto(`/education-allowance?application=${no}`)
      await expect(page.getByText(statusMessages.where[locale])).toBeVisible()
      await expect(page.getByText(applicantActionNames.submit?.[locale] ?? '')).toHaveCount(1)
      await page.getByText(statusMessages.yourAnswers[locale]).click()
      await expect(page.getByText('RAHIMA KHATUN').first()).toBeVisible()
      await expectAccessiblePage(page)
    },
  )
}
