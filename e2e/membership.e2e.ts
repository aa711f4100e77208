import type { Locator, Page } from '@playwright/test'
import { houseProblems } from '../domain/src/contracts/house-problems.ts'
import type { Bilingual } from '../domain/src/language/bilingual.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import { membership } from '../domain/src/services/wewb-membership/definition.ts'
import { words as pageWords } from '../web/src/app/services/words.ts'
import { statusWords } from '../web/src/features/applying/status-words.ts'
import { homeWords } from '../web/src/features/applying/home-words.ts'
import { startWords } from '../web/src/features/applying/start-words.ts'
import { words as applying } from '../web/src/features/applying/words.ts'
import { words as file } from '../web/src/features/desk/file/file-words.ts'
import { words as ui } from '../web/src/ui/words.ts'
import { numberIn, scannedPaper } from './applicant.ts'
import { judge } from './fit-for-all.ts'
import { officers } from './files.ts'
import { dialogOf } from './hands.ts'
import { enrol } from './newcomers.ts'
import { officerAt, seat } from './officer.ts'
import { expect, freshMobile, bothLocales, phone, signIn, speak, test } from './people.ts'
import { filledIn, freshPassport, registeredAbroad, told, withPassport, workerAbroadAt } from './worker-abroad.ts'

test.use({ viewport: phone, timezoneId: 'Asia/Riyadh' })
test.setTimeout(240_000)

const stepNamed = (id: string): Bilingual => membership.steps.find((step) => step.id === id)?.title ?? { bn: '', en: '' }
const bankClosed = { bn: 'ব্যাংকের মাধ্যমে পরিশোধ আপাতত বন্ধ আছে।', en: 'Bank payment is currently unavailable.' }
/** Midnight in Dhaka is nine in the evening in Riyadh. */
const bothTimes = {
  bn: /সংশোধনের শেষ তারিখ .+, রাত ১১:৫৯ \(বাংলাদেশ সময়\) · আপনার সময়: রাত ৮:৫৯/,
  en: /correct it by .+, 11:59 pm \(Bangladesh time\) · your time: 8:59 pm/,
}

for (const locale of bothLocales) {
  test(`membership in ${locale}: filled in abroad on a phone → sent back, in two times → paid at the mission → approved, with a message at each turn`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    await speak(context, locale, baseURL)
    const [email, mobile, passport] = [await registeredAbroad(request, locale), freshMobile(), freshPassport()]
    /** Everybody abroad is told by e-mail, and by SMS besides who gave a number in Bangladesh. */
    const isTold = async (...templates: string[]) =>
      expect([await told(request, email), await told(request, mobile)]).toEqual([templates, templates])
    const worker = workerAbroadAt(page, locale)

    // A mason in Riyadh, with mistakes on the way.
    await signIn(page, email)
    await page.goto('/wewb-membership')
    await expect(page.getByRole('button', { name: homeWords.apply[locale] })).toBeVisible()
    await judge(page)
    const no = await worker.begin()
    await worker.write('nidOrBrn', '12')
    await worker.write('fatherName', 'রহিম')
    await worker.next()
    await expect(page.getByRole('alert').filter({ hasText: ui.errorSummary[locale] })).toBeFocused()
    for (const path of ['nidOrBrn', 'fatherName', 'passport.passportNo'])
      await expect(worker.at(path)).toHaveAttribute('aria-invalid', 'true')
    await judge(page)
    await worker.fillPeople(passport, mobile)
    await judge(page)
    await worker.next()
    await worker.isAtStep('addresses')
    await worker.fillAddresses()
    await judge(page)
    await worker.next()
    await worker.isAtStep('work')
    await worker.fillWork(await scannedPaper(page))
    await judge(page)
    await worker.next()
    await worker.isAtStep('payment')

    // The fee is that of the mission just chosen; the insurance adds to it; the bank is shown, and closed.
    await expect(worker.at('totalAmount')).toContainText(`${showDigits(110, locale)} SAR`)
    await worker.tick('insuranceYn', 'Y')
    await expect(worker.at('insurancePremium')).toContainText(`${showDigits('31.50', locale)} SAR`)
    await expect(worker.at('totalWithInsurance')).toContainText(`${showDigits('141.50', locale)} SAR`)
    await expect(worker.at('insuranceClaimAmount')).toContainText(locale === 'bn' ? '১০,০০,০০০ টাকা' : 'BDT 1,000,000')
    await expect(page.locator('input[name="paymentMethod"][value="BANK"]')).toBeDisabled()
    await expect(worker.at('paymentMethod')).toContainText(bankClosed[locale])
    await worker.tick('paymentMethod', 'CASH')
    await judge(page)
    await worker.submit()
    await expect(page.getByRole('heading', { name: statusWords.done[locale] })).toBeVisible()
    await expect(page.getByText(no, { exact: true })).toBeVisible()
    await judge(page)
    await isTold('SUBMITTED')

    // The mission of Riyadh has it, that of Dubai does not.
    const riyadh = await seat(browser, locale, baseURL, 'mission.riyadh@demo.wewb')
    const dubai = await seat(browser, locale, baseURL, 'mission.dubai@demo.wewb')
    await riyadh.goto('/wewb-membership')
    await riyadh.getByRole('link', { name: no }).click()
    await dubai.goto('/wewb-membership?view=all')
    await expect(dubai.getByRole('navigation', { name: pageWords.memberServices[locale] })).toBeVisible()
    await expect(dubai.getByRole('link', { name: no })).toHaveCount(0)
    await dubai.goto(`/wewb-membership?application=${no}`)
    await expect(dubai.getByText(houseProblems.NOT_FOUND.message[locale])).toBeVisible()
    await expect(dubai.getByRole('heading', { name: no })).toHaveCount(0)
    await dubai.context().close()
    const mission = officerAt(riyadh, locale)
    await mission.move('send-back').click()
    await mission.dialog.locator('summary', { hasText: stepNamed('work')[locale] }).click()
    await mission.dialog.locator('[id="fieldsToCorrect-visaNo"]').check()
    await mission.dialog.getByRole('textbox').last().fill('ভিসা নম্বরটি ছবির সঙ্গে মেলে না।')
    await sendIn(mission.dialog, 'send-back', locale)
    await isTold('SUBMITTED', 'RETURNED')

    // Until when, on both clocks: on the dashboard and on the file.
    await page.goto('/dashboard')
    await expect(page.getByRole('listitem').filter({ hasText: no })).toContainText(bothTimes[locale])
    await judge(page)
    await page.goto(`/wewb-membership?application=${no}`)
    await expect(page.getByText(bothTimes[locale]).first()).toBeVisible()
    await judge(page)
    await page.getByRole('link', { name: statusWords.correctNow[locale] }).click()
    await expect(worker.at('employerName')).toHaveCount(0)
    await worker.write('visaNo', 'V-778800')
    await worker.next()
    await page.getByRole('button', { name: applying.submitAgain[locale] }).click()
    await expect(page.getByRole('heading', { name: statusWords.done[locale] })).toBeVisible()

    // Without the memo and the right amount it does not leave the mission.
    await riyadh.goto(`/wewb-membership?application=${no}`)
    await expect(riyadh.getByText('V-778899').first()).toBeVisible()
    await mission.move('forward').click()
    await mission.dialog.locator('[id="cashMemoNo"]').fill(`M-${no}`)
    await mission.dialog.locator('[id="receivedAmount"]').fill(showDigits(110, locale))
    await press(mission.dialog, 'forward', locale)
    await expect(mission.dialog.locator('[id="receivedAmount-error"]')).toContainText(`${showDigits('141.50', locale)} SAR`)
    await mission.dialog.locator('[id="receivedAmount"]').fill(showDigits('141.50', locale))
    await sendIn(mission.dialog, 'forward', locale)
    await isTold('SUBMITTED', 'RETURNED', 'MEMBER_FEE')

    // Head office approves: the number, on the file and for the member.
    const assistant = await seat(browser, locale, baseURL, officers.assistant)
    await approve(assistant, no, locale)
    await isTold('SUBMITTED', 'RETURNED', 'MEMBER_FEE', 'MEMBER')
    await page.goto(`/wewb-membership?application=${no}`)
    const sentence = page.getByText(/RUH\d{7}/).first()
    await expect(sentence).toBeVisible()
    const number = /RUH\d{7}/.exec((await sentence.textContent()) ?? '')?.[0] ?? ''
    await judge(page)
    await assistant.goto(`/wewb-membership?view=all&application=${no}`)
    await expect(assistant.getByText(number, { exact: true }).first()).toBeVisible()
  })

  test(
    `a member in ${locale}: nobody else joins with the same passport, and a new one is written into the membership`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await speak(context, locale, baseURL)
      const [email, passport] = [await registeredAbroad(request, locale), freshPassport()]
      const number = await enrol(baseURL, email, withPassport(passport))
      const before = await told(request, email)
      const worker = workerAbroadAt(page, locale)
      const mission = await seat(browser, locale, baseURL, 'mission.dubai@demo.wewb')
      const assistant = await seat(browser, locale, baseURL, officers.assistant)

      // Nobody else becomes a member with the same passport.
      const other = await registeredAbroad(request, locale)
      const second = await filledIn(baseURL, other, passport)
      const elsewhere = await seat(browser, locale, baseURL, other, phone)
      await elsewhere.goto(`/wewb-membership?application=${second}&step=payment`)
      await elsewhere.getByRole('button', { name: applying.submit[locale] }).click()
      await expect(elsewhere.getByRole('alert').filter({ hasText: applying.refused[locale] })).toContainText(number)
      await judge(elsewhere)
      await elsewhere.context().close()

      // Years later: another passport.
      await signIn(page, email)
      await page.goto('/wewb-membership')
      await expect(page.getByRole('button', { name: homeWords.apply[locale] })).toHaveCount(0)
      await expect(page.getByText(number).first()).toBeVisible()
      await judge(page)
      await page.getByRole('button', { name: pageWords.newPassport[locale] }).click()
      await expect(page).toHaveURL(/application=MPP-/)
      const change = numberIn(page)
      await page.getByRole('link', { name: startWords.begin[locale], exact: true }).click()
      await worker.fillPassport(passport)
      await worker.tick('changeReason', 'EXPIRED')
      await worker.give('passportCopy', 'passport.jpg', await scannedPaper(page))
      await worker.submit()
      await expect(worker.at('passport.passportNo')).toHaveAttribute('aria-invalid', 'true')
      await judge(page)
      const renewed = freshPassport()
      await worker.write('passport.passportNo', renewed)
      await page.getByRole('button', { name: applying.submit[locale] }).click()
      await expect(page.getByRole('heading', { name: statusWords.done[locale] })).toBeVisible()
      await mission.goto('/wewb-membership')
      await mission.getByRole('link', { name: pageWords.passportFiles[locale] }).click()
      await mission.getByRole('link', { name: change }).click()
      const desk = officerAt(mission, locale)
      await desk.move('forward').click()
      await sendIn(desk.dialog, 'forward', locale)
      await expect(mission).toHaveURL(/service=wewb-passport/)
      await approve(assistant, change, locale)
      expect((await told(request, email)).slice(before.length)).toEqual(['SUBMITTED', 'MEMBER_PASSPORT'])
      await page.goto('/wewb-membership')
      await expect(page.getByText(renewed).first()).toBeVisible()
      await judge(page)
    },
  )
}

const labelOf = (id: string): Bilingual => membership.workflow.moves.find((move) => move.id === id)?.label ?? { bn: '', en: '' }
const press = (dialog: Locator, id: string, locale: 'bn' | 'en') =>
  dialog.getByRole('button', { name: labelOf(id)[locale], exact: true }).click()
async function sendIn(dialog: Locator, id: string, locale: 'bn' | 'en') {
  await press(dialog, id, locale)
  await expect(dialog).toHaveCount(0)
}
async function approve(page: Page, no: string, locale: 'bn' | 'en') {
  await page.goto(`/wewb-membership?application=${no}`)
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
  await page
    .getByRole('region', { name: file.decision[locale] })
    .getByRole('button', { name: labelOf('approve')[locale], exact: true })
    .click()
  await sendIn(dialogOf(page), 'approve', locale)
}
