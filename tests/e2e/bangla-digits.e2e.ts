import { formatDigits, toBanglaDigits } from '@wewb/domain/language/digits'
import { formatTaka } from '@wewb/domain/language/money'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { allAccountMessages as account } from '@wewb/web/identity/accounts/messages.ts'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { callCentreMessages as callCentre } from '@wewb/web/reporting/call-centre/messages.ts'
import { queueMessages as queue } from '@wewb/web/casework/desk/queue/queue-messages.ts'
import { statusMessages as status } from '@wewb/web/casework/status/messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { applicantAt, scannedDocument, type KeyboardLayout } from './applicant.ts'
import { applicationApi, officers } from './application-api.ts'
import { pointerActions } from './ui-actions.ts'
import { fillRegistration } from './registration.ts'
import { moveLabelOf, officerAt, openOfficerPage } from './officer.ts'
import {
  captcha,
  readOtp,
  expect,
  fillCaptcha,
  freshMobile,
  logInToDashboard,
  password,
  phoneViewport,
  setLocale,
  test,
} from './fixtures.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(240_000)

/** A keyboard layout that types ০–৯; in every second input it mixes in 0–9. */
function banglaKeyboard(): KeyboardLayout {
  let boxes = 0
  return (text) => {
    const isMixed = (boxes += 1) % 2 === 0
    return text.replace(/[0-9]/g, (key, index: number) => (isMixed && index % 2 ? key : toBanglaDigits(key)))
  }
}

test(
  'accepts every number in Bangla digits, stores 0–9 and shows the digits of the reader',
  { tag: '@full' },
  async ({ page, context, browser, request, baseURL }) => {
    await setLocale(context, 'bn', baseURL)
    const people = applicationApi(baseURL)
    const title = { bn: 'বাংলা অঙ্কের বিজ্ঞপ্তি', en: 'Circular for Bangla digits' }
    await people.openCircular(title, 1)
    const typed = banglaKeyboard()
    const mobile = freshMobile()

    // Registration: mobile, NID, captcha, code, and the number again to log in.
    await fillRegistration(page, 'bn', mobile, password, typed)
    await page.getByLabel(ui.code.bn).fill(typed(await readOtp(request, mobile)))
    await page.getByRole('button', { name: account.verify.bn }).click()
    await expect(page.getByRole('heading', { name: account.registeredTitle.bn })).toBeVisible()
    await logInToDashboard(page, 'bn', typed(mobile), password, typed(captcha))

    // The form: each input shows the reader's digits, whatever was typed.
    const applicant = applicantAt(page, 'bn', pointerActions(page), typed)
    const document = await scannedDocument(page)
    const no = await applicant.begin(title.bn)
    await applicant.fillStudent()
    await applicant.write('guardianMobile', mobile)
    for (const path of ['rollNo', 'registrationNo', 'studentBrn', 'studentMobile', 'guardianNid', 'guardianMobile'])
      await expect(applicant.at(path)).toHaveValue(/^[০-৯]+$/)
    await applicant.next()
    await applicant.isAtStep('education')
    await applicant.fillEducation()
    await applicant.write('totalMarks', '1150')
    await applicant.next()
    await applicant.isAtStep('address')
    await applicant.fillAddress(document)
    await applicant.next()
    await applicant.isAtStep('documents')
    await applicant.fillDocuments(document)
    await applicant.next()
    await applicant.isAtStep('preview')
    await applicant.submit()
    await expect(page.getByRole('heading', { name: statusMessages.done.bn })).toBeVisible()

    // Everything is stored in 0–9, except the ward, which is text of an address.
    const { answers } = await people.as(mobile, 'GET', `/applications/${no}`)
    const { unionWard, ...present } = eduAllowanceAnswers['present'] as Record<string, string>
    expect(answers).toMatchObject({
      rollNo: applicant.answers.rollNo,
      registrationNo: applicant.answers.registrationNo,
      studentDob: eduAllowanceAnswers['studentDob'],
      studentBrn: applicant.answers.studentBrn,
      studentMobile: eduAllowanceAnswers['studentMobile'],
      guardianNid: eduAllowanceAnswers['guardianNid'],
      guardianMobile: mobile,
      totalMarks: 1150,
      courseDuration: 2,
      classRoll: eduAllowanceAnswers['classRoll'],
      present,
      bank: { accountNumber: '0012345678901' },
      worker: { workerPassportNo: 'A01234567', workerDob: '1975-05-05' },
    })
    expect(JSON.stringify(answers).replaceAll(unionWard ?? '', '')).not.toMatch(/[০-৯]/)
    expect(await people.as(mobile, 'GET', '/profile')).toMatchObject({ mobile })

    // Displayed in the digits of the locale.
    for (const locale of ['bn', 'en'] as const) {
      await setLocale(context, locale, baseURL)
      await page.goto(`/education-allowance?application=${no}`)
      await page.getByText(statusMessages.yourAnswers[locale]).click()
      for (const number of [mobile, '0012345678901', applicant.answers.registrationNo ?? '', '1150'])
        await expect(page.getByText(formatDigits(number, locale), { exact: true }).first()).toBeVisible()
    }

    // The public status page.
    await setLocale(context, 'bn', baseURL)
    await page.goto('/app-status-check')
    await expect(page.getByAltText(ui.captchaPicture.bn)).toBeVisible()
    await page.getByLabel(status.moduleCode.bn, { exact: true }).selectOption('edu-allowance')
    await page.getByLabel(status.applicationNo.bn, { exact: true }).fill(typed(no))
    await page.getByLabel(status.mobile.bn, { exact: true }).fill(typed(mobile))
    await fillCaptcha(page, 'bn', typed(captcha))
    await page.getByRole('button', { name: status.check.bn }).click()
    await expect(page.getByRole('heading', { level: 2, name: no })).toBeFocused()

    // The desk finds it by either number, and an amount is entered.
    const section = await openOfficerPage(browser, 'bn', baseURL, officers.section)
    const officer = officerAt(section, 'bn')
    await section.goto('/education-allowance?view=all')
    for (const number of [no, mobile]) {
      await section.getByRole('searchbox', { name: queue.search.bn }).fill(typed(number))
      await section.getByRole('button', { name: queue.find.bn, exact: true }).click()
      await expect(section.locator('[data-file]')).toHaveText([no])
    }
    await section.getByRole('link', { name: no }).click()
    await officer.move('forward').click()
    await officer.fillForward()
    await section.locator('[id="recommendedAmount"]').fill(typed('27,000'))
    await expect(officer.dialog.getByText(formatTaka('27000', 'bn'))).toBeVisible()
    await officer.dialog.getByRole('button', { name: moveLabelOf('forward').bn, exact: true }).click()
    await expect(officer.dialog).toHaveCount(0)
    const { history } = await people.as(officers.assistant, 'GET', `/applications/${no}`)
    expect(history.at(-1)).toMatchObject({ action: 'forward', amount: '27000.00' })

    // The call centre finds it too.
    const agent = await openOfficerPage(browser, 'bn', baseURL, 'callcentre@demo.wewb')
    await agent.goto('/call-centre')
    await agent.getByRole('searchbox', { name: callCentre.search.bn }).fill(typed(mobile))
    await agent.keyboard.press('Enter')
    await expect(agent.getByRole('article', { name: no })).toBeVisible()
  },
)
