import { showDigits, toBanglaDigits } from '../domain/src/language/digits.ts'
import { showTaka } from '../domain/src/language/money.ts'
import { rahima } from '../domain/src/services/edu-allowance/example.ts'
import { words as account } from '../web/src/features/accounts/words.ts'
import { statusWords } from '../web/src/features/applying/status-words.ts'
import { words as callCentre } from '../web/src/features/call-centre/words.ts'
import { words as queue } from '../web/src/features/desk/queue/queue-words.ts'
import { words as status } from '../web/src/features/status/words.ts'
import { words as ui } from '../web/src/ui/words.ts'
import { applicantAt, scannedPaper, type Keyboard } from './applicant.ts'
import { filesAt, officers } from './files.ts'
import { pointer } from './hands.ts'
import { fillRegistration } from './newcomers.ts'
import { moveOf, officerAt, seat } from './officer.ts'
import { captcha, codeFor, expect, fillCaptcha, freshMobile, logInToDashboard, password, phone, speak, test } from './people.ts'

test.use({ viewport: phone })
test.setTimeout(240_000)

/** A keyboard that writes ০–৯; in every second box it falls back to 0–9 with every second key. */
function banglaKeyboard(): Keyboard {
  let boxes = 0
  return (text) => {
    const isMixed = (boxes += 1) % 2 === 0
    return text.replace(/[0-9]/g, (key, place: number) => (isMixed && place % 2 ? key : toBanglaDigits(key)))
  }
}

test(
  'every number in Bangla digits: registered, applied, checked, found and decided; stored in 0–9, shown in the reader’s digits',
  { tag: '@full' },
  async ({ page, context, browser, request, baseURL }) => {
    await speak(context, 'bn', baseURL)
    const people = filesAt(baseURL)
    const title = { bn: 'বাংলা অঙ্কের বিজ্ঞপ্তি', en: 'Circular for Bangla digits' }
    await people.openCircular(title, 1)
    const typed = banglaKeyboard()
    const mobile = freshMobile()

    // A newcomer: mobile, NID, captcha, code, and the number once more to log in.
    await fillRegistration(page, 'bn', mobile, password, typed)
    await page.getByLabel(ui.code.bn).fill(typed(await codeFor(request, mobile)))
    await page.getByRole('button', { name: account.verify.bn }).click()
    await expect(page.getByRole('heading', { name: account.registeredTitle.bn })).toBeVisible()
    await logInToDashboard(page, 'bn', typed(mobile), password, typed(captcha))

    // The form, box by box: each shows the reader's digits, whatever was pressed.
    const applicant = applicantAt(page, 'bn', pointer(page), typed)
    const paper = await scannedPaper(page)
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
    await applicant.fillAddress(paper)
    await applicant.next()
    await applicant.isAtStep('documents')
    await applicant.fillDocuments(paper)
    await applicant.next()
    await applicant.isAtStep('preview')
    await applicant.submit()
    await expect(page.getByRole('heading', { name: statusWords.done.bn })).toBeVisible()

    // Stored in 0–9: everything except the ward, which is a word of an address.
    const { answers } = await people.as(mobile, 'GET', `/applications/${no}`)
    const { unionWard, ...present } = rahima['present'] as Record<string, string>
    expect(answers).toMatchObject({
    rollNo: rahima['rollNo'], registrationNo: rahima['registrationNo'], studentDob: rahima['studentDob'], studentBrn: rahima['studentBrn'],
    studentMobile: rahima['studentMobile'], guardianNid: rahima['guardianNid'], guardianMobile: mobile, totalMarks: 1150, courseDuration: 2,
    classRoll: rahima['classRoll'], present, bank: { accountNumber: '0012345678901' }, worker: { workerPassportNo: 'A01234567', workerDob: '1975-05-05' },
  }) // prettier-ignore
    expect(JSON.stringify(answers).replaceAll(unionWard ?? '', '')).not.toMatch(/[০-৯]/)
    expect(await people.as(mobile, 'GET', '/profile')).toMatchObject({ mobile })

    // Shown in the digits of the reader.
    for (const locale of ['bn', 'en'] as const) {
      await speak(context, locale, baseURL)
      await page.goto(`/education-allowance?application=${no}`)
      await page.getByText(statusWords.yourAnswers[locale]).click()
      for (const number of [mobile, '0012345678901', '1234567890', '1150'])
        await expect(page.getByText(showDigits(number, locale), { exact: true }).first()).toBeVisible()
    }

    // Anybody may ask where it stands.
    await speak(context, 'bn', baseURL)
    await page.goto('/app-status-check')
    await expect(page.getByAltText(ui.captchaPicture.bn)).toBeVisible()
    await page.getByLabel(status.moduleCode.bn, { exact: true }).selectOption('edu-allowance')
    await page.getByLabel(status.applicationNo.bn, { exact: true }).fill(typed(no))
    await page.getByLabel(status.mobile.bn, { exact: true }).fill(typed(mobile))
    await fillCaptcha(page, 'bn', typed(captcha))
    await page.getByRole('button', { name: status.check.bn }).click()
    await expect(page.getByRole('heading', { level: 2, name: no })).toBeFocused()

    // The desk finds it by either number, and an amount is entered.
    const section = await seat(browser, 'bn', baseURL, officers.section)
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
    await expect(officer.dialog.getByText(showTaka('27000', 'bn'))).toBeVisible()
    await officer.dialog.getByRole('button', { name: moveOf('forward').bn, exact: true }).click()
    await expect(officer.dialog).toHaveCount(0)
    const { history } = await people.as(officers.assistant, 'GET', `/applications/${no}`)
    expect(history.at(-1)).toMatchObject({ action: 'forward', amount: '27000.00' })

    // So does the call centre.
    const agent = await seat(browser, 'bn', baseURL, 'callcentre@demo.wewb')
    await agent.goto('/call-centre')
    await agent.getByRole('searchbox', { name: callCentre.search.bn }).fill(typed(mobile))
    await agent.keyboard.press('Enter')
    await expect(agent.getByRole('article', { name: no })).toBeVisible()
  },
)
