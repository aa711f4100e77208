import type { Locator, Page } from '@playwright/test'
import { baseProblems } from '@wewb/domain/http/base-problems'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { membership } from '@wewb/domain/services/definitions/wewb-membership/definition'
import { servicePageMessages } from '@wewb/web/app/services/messages.ts'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { serviceHomeMessages } from '@wewb/web/casework/applying/service-home-messages.ts'
import { draftMessages } from '@wewb/web/casework/applying/draft-messages.ts'
import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { applicationReviewMessages as file } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { applicationNumberIn, scannedDocument } from './applicant.ts'
import { expectAccessiblePage } from './accessibility.ts'
import { officers } from './application-api.ts'
import { dialogIn } from './ui-actions.ts'
import { enrolMember } from './registration.ts'
import { officerAt, openOfficerPage } from './officer.ts'
import { expect, freshMobile, bothLocales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import {
  createDraftWithPassport,
  freshPassport,
  registerWorkerAbroad,
  messageTemplatesSentTo,
  withPassport,
  workerAbroadAt,
} from './worker-abroad.ts'

test.use({ viewport: phoneViewport, timezoneId: 'Asia/Riyadh' })
test.setTimeout(240_000)

const stepNamed = (id: string): Bilingual =>
  membership.steps.find((step) => step.id === id)?.title ?? { bn: '', en: '' }
const bankClosed = { bn: 'ব্যাংকের মাধ্যমে পরিশোধ আপাতত বন্ধ আছে।', en: 'Bank payment is currently unavailable.' }
/** Midnight in Dhaka is nine in the evening in Riyadh. */
const bothTimes = {
  bn: /সংশোধনের শেষ তারিখ .+, রাত ১১:৫৯ \(বাংলাদেশ সময়\) · আপনার সময়: রাত ৮:৫৯/,
  en: /correct it by .+, 11:59 pm \(Bangladesh time\) · your time: 8:59 pm/,
}

for (const locale of bothLocales) {
  test(
    `membership in ${locale}: submitted abroad, returned, paid and approved, with a message at each step`,
    { tag: locale === 'en' ? [] : '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await setLocale(context, locale, baseURL)
      const [email, mobile, passport] = [await registerWorkerAbroad(request, locale), freshMobile(), freshPassport()]
      /** People abroad are notified by e-mail, and also by SMS if they gave a number in Bangladesh. */
      const isNotified = async (...templates: string[]) =>
        expect([await messageTemplatesSentTo(request, email), await messageTemplatesSentTo(request, mobile)]).toEqual([
          templates,
          templates,
        ])
      const worker = workerAbroadAt(page, locale)

      // A mason in Riyadh fills in the form, with mistakes.
      await signIn(page, email)
      await page.goto('/wewb-membership')
      await expect(page.getByRole('button', { name: serviceHomeMessages.apply[locale] })).toBeVisible()
      await expectAccessiblePage(page)
      const no = await worker.begin()
      await worker.write('nidOrBrn', '12')
      await worker.write('fatherName', 'রহিম')
      await worker.next()
      await expect(page.getByRole('alert').filter({ hasText: ui.errorSummary[locale] })).toBeFocused()
      for (const path of ['nidOrBrn', 'fatherName', 'passport.passportNo'])
        await expect(worker.at(path)).toHaveAttribute('aria-invalid', 'true')
      await expectAccessiblePage(page)
      await worker.fillPeople(passport, mobile)
      await expectAccessiblePage(page)
      await worker.next()
      await worker.isAtStep('addresses')
      await worker.fillAddresses()
      await expectAccessiblePage(page)
      await worker.next()
      await worker.isAtStep('work')
      await worker.fillWork(await scannedDocument(page))
      await expectAccessiblePage(page)
      await worker.next()
      await worker.isAtStep('payment')

      // The fee is that of the chosen mission; the insurance adds to it; bank payment is shown but not selectable.
      await expect(worker.at('totalAmount')).toContainText(`${formatDigits(110, locale)} SAR`)
      await worker.tick('insuranceYn', 'Y')
      await expect(worker.at('insurancePremium')).toContainText(`${formatDigits('31.50', locale)} SAR`)
      await expect(worker.at('totalWithInsurance')).toContainText(`${formatDigits('141.50', locale)} SAR`)
      await expect(worker.at('insuranceClaimAmount')).toContainText(locale === 'bn' ? '১০,০০,০০০ টাকা' : 'BDT 1,000,000')
      await expect(page.locator('input[name="paymentMethod"][value="BANK"]')).toBeDisabled()
      await expect(worker.at('paymentMethod')).toContainText(bankClosed[locale])
      await worker.tick('paymentMethod', 'CASH')
      await expectAccessiblePage(page)
      await worker.submit()
      await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()
      await expect(page.getByText(no, { exact: true })).toBeVisible()
      await expectAccessiblePage(page)
      await isNotified('SUBMITTED')

      // The mission in Riyadh sees it, the one in Dubai does not.
      const riyadh = await openOfficerPage(browser, locale, baseURL, 'mission.riyadh@demo.wewb')
      const dubai = await openOfficerPage(browser, locale, baseURL, 'mission.dubai@demo.wewb')
      await riyadh.goto('/wewb-membership')
      await riyadh.getByRole('link', { name: no }).click()
      await dubai.goto('/wewb-membership?view=all')
      await expect(dubai.getByRole('navigation', { name: servicePageMessages.memberServices[locale] })).toBeVisible()
      await expect(dubai.getByRole('link', { name: no })).toHaveCount(0)
      await dubai.goto(`/wewb-membership?application=${no}`)
      await expect(dubai.getByText(baseProblems.NOT_FOUND.message[locale])).toBeVisible()
      await expect(dubai.getByRole('heading', { name: no })).toHaveCount(0)
      await dubai.context().close()
      const mission = officerAt(riyadh, locale)
      await mission.move('send-back').click()
      await mission.dialog.locator('summary', { hasText: stepNamed('work')[locale] }).click()
      await mission.dialog.locator('[id="fieldsToCorrect-visaNo"]').check()
      await mission.dialog.getByRole('textbox').last().fill('ভিসা নম্বরটি ছবির সঙ্গে মেলে না।')
      await sendIn(mission.dialog, 'send-back', locale)
      await isNotified('SUBMITTED', 'RETURNED')

      // The due date in both time zones, on the dashboard and on the application.
      await page.goto('/dashboard')
      await expect(page.getByRole('row').filter({ hasText: no })).toContainText(bothTimes[locale])
      await expectAccessiblePage(page)
      await page.goto(`/wewb-membership?application=${no}`)
      await expect(page.getByText(bothTimes[locale]).first()).toBeVisible()
      await expectAccessiblePage(page)
      await page.getByRole('link', { name: statusMessages.correctNow[locale] }).click()
      await expect(worker.at('employerName')).toHaveCount(0)
      await worker.write('visaNo', 'V-778800')
      await worker.next()
      await page.getByRole('button', { name: applying.submitAgain[locale] }).click()
      await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()

      // The mission cannot forward it without the memo and the right amount.
      await riyadh.goto(`/wewb-membership?application=${no}`)
      await expect(riyadh.getByText('V-778899').first()).toBeVisible()
      await mission.move('forward').click()
      await mission.dialog.locator('[id="cashMemoNo"]').fill(`M-${no}`)
      await mission.dialog.locator('[id="receivedAmount"]').fill(formatDigits(110, locale))
      await press(mission.dialog, 'forward', locale)
      await expect(mission.dialog.locator('[id="receivedAmount-error"]')).toContainText(
        `${formatDigits('141.50', locale)} SAR`,
      )
      await mission.dialog.locator('[id="receivedAmount"]').fill(formatDigits('141.50', locale))
      await sendIn(mission.dialog, 'forward', locale)
      await isNotified('SUBMITTED', 'RETURNED', 'MEMBER_FEE')

      // Head office approves: the number appears on the application and for the member.
      const assistant = await openOfficerPage(browser, locale, baseURL, officers.assistant)
      await approve(assistant, no, locale)
      await isNotified('SUBMITTED', 'RETURNED', 'MEMBER_FEE', 'MEMBER')
      await page.goto(`/wewb-membership?application=${no}`)
      const sentence = page.getByText(/RUH\d{7}/).first()
      await expect(sentence).toBeVisible()
      const number = /RUH\d{7}/.exec((await sentence.textContent()) ?? '')?.[0] ?? ''
      await expectAccessiblePage(page)
      await assistant.goto(`/wewb-membership?view=all&application=${no}`)
      await expect(assistant.getByText(number, { exact: true }).first()).toBeVisible()
    },
  )

  test(
    `membership in ${locale}: a duplicate passport is rejected, and a member adds a new passport`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await setLocale(context, locale, baseURL)
      const [email, passport] = [await registerWorkerAbroad(request, locale), freshPassport()]
      const number = await enrolMember(baseURL, email, withPassport(passport))
      const before = await messageTemplatesSentTo(request, email)
      const worker = workerAbroadAt(page, locale)
      const mission = await openOfficerPage(browser, locale, baseURL, 'mission.dubai@demo.wewb')
      const assistant = await openOfficerPage(browser, locale, baseURL, officers.assistant)

      // The same passport cannot be used for another membership.
      const other = await registerWorkerAbroad(request, locale)
      const second = await createDraftWithPassport(baseURL, other, passport)
      const elsewhere = await openOfficerPage(browser, locale, baseURL, other, phoneViewport)
      await elsewhere.goto(`/wewb-membership?application=${second}&step=payment`)
      await elsewhere.getByRole('button', { name: applying.submit[locale] }).click()
      await expect(elsewhere.getByRole('alert').filter({ hasText: applying.refused[locale] })).toContainText(number)
      await expectAccessiblePage(elsewhere)
      await elsewhere.context().close()

      // Years later: a change of passport.
      await signIn(page, email)
      await page.goto('/wewb-membership')
      await expect(page.getByRole('button', { name: serviceHomeMessages.apply[locale] })).toHaveCount(0)
      await expect(page.getByText(number).first()).toBeVisible()
      await expectAccessiblePage(page)
      await page.getByRole('button', { name: servicePageMessages.newPassport[locale] }).click()
      await expect(page).toHaveURL(/application=MPP-/)
      const change = applicationNumberIn(page)
      await page.getByRole('link', { name: draftMessages.begin[locale], exact: true }).click()
      await worker.fillPassport(passport)
      await worker.tick('changeReason', 'EXPIRED')
      await worker.upload('passportCopy', 'passport.jpg', await scannedDocument(page))
      await worker.submit()
      await expect(worker.at('passport.passportNo')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessiblePage(page)
      const renewed = freshPassport()
      await worker.write('passport.passportNo', renewed)
      await page.getByRole('button', { name: applying.submit[locale] }).click()
      await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()
      await mission.goto('/wewb-membership')
      await mission.getByRole('link', { name: servicePageMessages.passportFiles[locale] }).click()
      await mission.getByRole('link', { name: change }).click()
      const desk = officerAt(mission, locale)
      await desk.move('forward').click()
      await sendIn(desk.dialog, 'forward', locale)
      await expect(mission).toHaveURL(/service=wewb-passport/)
      await approve(assistant, change, locale)
      expect((await messageTemplatesSentTo(request, email)).slice(before.length)).toEqual([
        'SUBMITTED',
        'MEMBER_PASSPORT',
      ])
      await page.goto('/wewb-membership')
      await expect(page.getByText(renewed).first()).toBeVisible()
      await expectAccessiblePage(page)
    },
  )
}

const labelOf = (id: string): Bilingual =>
  membership.workflow.moves.find((move) => move.id === id)?.label ?? { bn: '', en: '' }
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
  await sendIn(dialogIn(page), 'approve', locale)
}
