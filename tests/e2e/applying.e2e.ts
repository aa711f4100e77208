import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { applicationMessages } from '@wewb/web/form-engine/applications/application-messages.ts'
import { formMessages as form } from '@wewb/web/form-engine/forms/messages.ts'
import { applicantAt, applicationNumberIn, savedPattern, scannedDocument } from './applicant.ts'
import { expectAccessiblePage } from './accessibility.ts'
import { applicationApi, officers } from './application-api.ts'
import { keyboardActions } from './ui-actions.ts'
import { expect, locales, phoneViewport, signIn, signInToDashboard, setLocale, test } from './fixtures.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(150_000)

for (const locale of locales) {
  test.describe(`applying in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('changes only the unlocked answers of a returned application and resubmits it', async ({ page, baseURL }) => {
      const applications = applicationApi(baseURL ?? '')
      const circular = await applications.openCircular(
        { bn: `সংশোধনের বিজ্ঞপ্তি ${locale === 'bn' ? 'এক' : 'দুই'}`, en: `Correction ${locale}` },
        0,
      )
      const no = await applications.submitted('01700000002', circular)
      const before = await applications.as('01700000002', 'GET', `/applications/${no}`)
      await applications.as(officers.section, 'POST', `/applications/${no}/take`)
      await applications.move(officers.section, no, 'send-back', {
        fieldsToCorrect: ['studentMobile', 'present'],
        dueOn: '2099-01-31',
        note: 'মোবাইল নম্বর ও ঠিকানা মিলিয়ে দিন।',
      })

      await signInToDashboard(page, '01700000002')
      await page.getByRole('link', { name: `${applicationMessages.correct[locale]} ${no}` }).click()
      await expect(page.getByRole('heading', { name: statusMessages.needFromYou[locale] })).toBeVisible()
      await expect(page.getByText('মোবাইল নম্বর ও ঠিকানা মিলিয়ে দিন।').first()).toBeVisible()
      await expectAccessiblePage(page)
      await page.getByRole('link', { name: statusMessages.correctNow[locale] }).click()
      const applicant = applicantAt(page, locale)
      await applicant.isAtStep('student')
      await expect(applicant.at('rollNo')).toHaveCount(0)
      await applicant.write('studentMobile', '01799999999')
      await applicant.next()
      await applicant.isAtStep('address')
      await applicant.write('present.village', 'নতুন পাড়া')
      await applicant.next()
      await expect(page.getByText('নতুন পাড়া')).toBeVisible()
      await expectAccessiblePage(page)
      await page.getByRole('button', { name: applying.submitAgain[locale] }).click()
      await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()
      const { answers } = await applications.as('01700000002', 'GET', `/applications/${no}`)
      expect(answers).toMatchObject({
        studentMobile: '01799999999',
        present: { village: 'নতুন পাড়া', districtId: '44' },
        rollNo: before.answers.rollNo,
      })
    })
  })
}

test.describe('connection loss and concurrent windows', () => {
  test.beforeEach(async ({ context, baseURL, page }) => {
    await setLocale(context, 'en', baseURL)
    await signIn(page, '01700000003')
  })

  test('stores input without a connection and saves it on reconnection', async ({ page, context, baseURL }) => {
    await applicationApi(baseURL ?? '').openCircular({ bn: 'দুর্বল লাইনের বিজ্ঞপ্তি', en: 'Weak line' }, 0)
    const applicant = applicantAt(page, 'en')
    const no = await applicant.begin('Weak line')
    await context.setOffline(true)
    await applicant.write('guardianName', 'AMENA BEGUM')
    await expect(page.getByText(form.keptHere.en)).toBeVisible()
    await applicant.isAtStep('student')
    await expect(applicant.at('guardianName')).toHaveValue('AMENA BEGUM')
    await context.setOffline(false)
    await expect(page.getByText(savedPattern.en)).toBeVisible()
    const { answers } = await applicationApi(baseURL ?? '').as('01700000003', 'GET', `/applications/${no}`)
    expect(answers).toMatchObject({ guardianName: 'AMENA BEGUM' })
  })

  test('merges the input of two windows of one draft, with a notice', async ({ page, context, baseURL }) => {
    await applicationApi(baseURL ?? '').openCircular({ bn: 'দুই জানালার বিজ্ঞপ্তি', en: 'Two windows' }, 0)
    const applicant = applicantAt(page, 'en')
    const no = await applicant.begin('Two windows')
    const second = await context.newPage()
    await second.goto(`/education-allowance?application=${no}&step=education`)
    const other = applicantAt(second, 'en')
    await other.write('classRoll', '77')
    await expect(second.getByText(savedPattern.en)).toBeVisible()
    await applicant.write('guardianName', 'AMENA BEGUM')
    await expect(page.getByText(applying.changedElsewhere.en)).toBeVisible()
    await expect(page.getByText(savedPattern.en)).toBeVisible()
    await expect(applicant.at('guardianName')).toHaveValue('AMENA BEGUM')
    const { answers } = await applicationApi(baseURL ?? '').as('01700000003', 'GET', `/applications/${no}`)
    expect(answers).toMatchObject({ guardianName: 'AMENA BEGUM', classRoll: '77' })
  })

  test(
    'asks for confirmation before a draft is deleted and before an application is withdrawn',
    { tag: '@full' },
    async ({ page, baseURL }) => {
      const applications = applicationApi(baseURL ?? '')
      const circular = await applications.openCircular({ bn: 'ফেরত নেওয়ার বিজ্ঞপ্তি', en: 'Taking back' }, 0)
      const sent = await applications.submitted('01700000003', circular)
      const applicant = applicantAt(page, 'en')
      const draft = await applicant.begin('Taking back')
      await page.goto('/dashboard')
      await page.getByRole('button', { name: `${applicationMessages.deleteDraft.en} ${draft}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: applicationMessages.deleteYes.en }).click()
      await expect(page.getByText(draft)).toHaveCount(0)

      await page.getByRole('link', { name: `${applicationMessages.see.en} ${sent}` }).click()
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Yes: Withdraw' }).click()
      await expect(page.getByText('Withdrawn by you')).toBeVisible()
    },
  )
})

test(
  'completes an application by keyboard alone, from the service page to submission',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    await setLocale(context, 'en', baseURL)
    await applicationApi(baseURL ?? '').openCircular({ bn: 'কিবোর্ডের বিজ্ঞপ্তি', en: 'Keyboard' }, 0)
    await signIn(page, '01700000002')
    const applicant = applicantAt(page, 'en', keyboardActions(page))
    const no = await applicant.begin('Keyboard')
    await applicant.fillStudent()
    await applicant.next()
    await applicant.isAtStep('education')
    await applicant.fillEducation()
    await applicant.next()
    await applicant.isAtStep('address')
    const document = await scannedDocument(page)
    await applicant.fillAddress(document)
    await applicant.next()
    await applicant.isAtStep('documents')
    await applicant.fillDocuments(document)
    await applicant.next()
    await applicant.isAtStep('preview')
    await applicant.submit()
    await expect(page.getByRole('heading', { name: statusMessages.done.en })).toBeFocused()
    expect(applicationNumberIn(page)).toBe(no)
  },
)
