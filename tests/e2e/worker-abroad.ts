import type { APIRequestContext, Page } from '@playwright/test'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { fieldMessages } from '@wewb/web/form-engine/fields/messages.ts'
import { serviceHomeMessages } from '@wewb/web/casework/applying/service-home-messages.ts'
import { draftMessages } from '@wewb/web/casework/applying/draft-messages.ts'
import { applicantAt, applicationNumberIn } from './applicant.ts'
import { createMembershipDraft, register } from './registration.ts'
import { expect, freshDigits } from './fixtures.ts'

/** Answers of the example mason in Riyadh. */
const answers = membershipAnswers as unknown as Record<string, string> & {
  permanent: Record<string, string>
  nominee: Record<string, string>
}
const today = () => toDhakaDate(new Date())

/** Unique passports and NIDs. */
export const freshPassport = () => `EH${freshDigits(7)}`
const freshNid = () => `199${freshDigits(7)}`

/** UI actions of a worker abroad: membership, and the change of passport. */
export function workerAbroadAt(page: Page, locale: Locale) {
  const applicant = applicantAt(page, locale)
  const { at, write, choose, tick, writeBirth, pick, upload } = applicant

  /** Types a date into its three segments instead of using the calendar. */
  async function fillDate(path: string, day: string) {
    const parts = { day: day.slice(8), month: day.slice(5, 7), year: day.slice(0, 4) }
    for (const [type, text] of Object.entries(parts)) {
      await at(path).locator(`[data-type="${type}"]`).focus()
      await page.keyboard.type(text)
    }
  }
  const addRow = (path: string) =>
    at(path)
      .getByRole('button', {
        name: new RegExp(
          `^(${fieldMessages.addRow[locale]}|${fieldMessages.addAnotherRow[locale]})`.replaceAll('{label}', ''),
        ),
      })
      .click()

  /** Starts a draft from the page of the service. Returns its number. */
  async function startApplication(): Promise<string> {
    await page.goto('/wewb-membership')
    await page.getByRole('button', { name: serviceHomeMessages.apply[locale] }).click()
    await expect(page).toHaveURL(/application=MEM-/)
    await page.getByRole('link', { name: draftMessages.begin[locale], exact: true }).click()
    await applicant.isAtStep('people')
    return applicationNumberIn(page)
  }

  async function fillPassport(passportNo: string) {
    await write('passport.passportNo', passportNo)
    await write('passport.passportIssuePlace', 'Dhaka')
    await fillDate('passport.passportIssueDate', addDays(today(), -400))
    await fillDate('passport.passportExpiryDate', addDays(today(), 3000))
  }

  async function fillPeople(passportNo: string, mobileBd: string) {
    for (const path of ['nameEn', 'nameBn', 'fatherName', 'motherName']) await write(path, answers[path] ?? '')
    await choose('maritalStatus', 'MARRIED')
    await write('spouseName', 'SALMA')
    await writeBirth('dateOfBirth', '1985-05-05')
    await choose('gender', 'MALE')
    await write('nidOrBrn', freshNid())
    await write('mobileAbroad', '+966501234567')
    await write('mobileBd', mobileBd)
    await fillPassport(passportNo)
    await addRow('referencePassports')
    await write('referencePassports.0.passportNo', freshPassport())
    await write('nominee.nomineeName', 'SALMA')
    await choose('nominee.nomineeRelation', 'SPOUSE')
    await write('nominee.nomineeMobile', '01712345678')
    await write('nominee.nomineeNid', '1234567890')
    await write('emergencyContactName', 'SALMA')
    await write('emergencyContactMobile', '01712345678')
    for (const [row, name] of ['RUMI', 'JHUMA'].entries()) {
      await addRow('children')
      await write(`children.${row}.fullName`, name)
      await writeBirth(`children.${row}.dateOfBirth`, `201${5 + row}-01-01`)
    }
  }

  async function fillAddresses() {
    await pick('foreignCountryId', 'SA', 'country')
    await pick('missionId', 'RUH', 'mission', 'SA')
    await write('abroad.primary', 'Villa 3, Street 5')
    await write('abroad.city', 'Riyadh')
    const { divisionId = '', districtId = '', upazilaId = '', ...otherAnswers } = answers.permanent
    await pick('permanent.divisionId', divisionId, 'division')
    await pick('permanent.districtId', districtId, 'district', divisionId)
    await pick('permanent.upazilaId', upazilaId, 'upazila', districtId)
    for (const [id, text] of Object.entries(otherAnswers)) await write(`permanent.${id}`, text)
    await at('present-same').check()
  }

  async function fillWork(scan: Buffer) {
    await pick('jobCategoryId', '1', 'job-category')
    await pick('jobSubCategoryId', '11', 'job-sub-category', '1')
    await pick('jobSubSubCategoryId', '111', 'job-kind', '11')
    await addRow('experiences')
    await pick('experiences.0.countryId', 'AE', 'country')
    await write('experiences.0.years', '5')
    await tick('legalIdType', 'RESIDENCE_ID')
    await write('residenceId', '2345678901')
    await fillDate('legalIdExpiry', addDays(today(), 300))
    await write('employerName', 'Riyadh Builders')
    await write('employerAddress', 'Olaya Street, Riyadh')
    await write('employerContact', '+966112345678')
    await write('visaNo', 'V-778899')
    await fillDate('visaIssueDate', addDays(today(), -300))
    await fillDate('visaExpiryDate', addDays(today(), 300))
    await upload('photo', 'photo.jpg', scan, true)
    await upload('signature', 'signature.jpg', scan, true)
    for (const path of ['passportCopy', 'visaCopy', 'legalIdCopy']) await upload(path, `${path}.jpg`, scan)
  }
  return {
    ...applicant,
    writeDay: fillDate,
    addRow,
    begin: startApplication,
    fillPassport,
    fillPeople,
    fillAddresses,
    fillWork,
  }
}

/** Registers a worker abroad by a unique e-mail address. */
export const registerWorkerAbroad = (request: APIRequestContext, locale: Locale): Promise<string> =>
  register(request, {
    login: `${freshPassport().toLowerCase()}@example.com`,
    name: 'Kamal Hossain',
    nameBn: 'কামাল হোসেন',
    locale,
  })

/** Replaces the passport and NID of the example, which must be unique. */
export const withPassport = (passportNo: string): Answers => ({
  passport: { ...(membershipAnswers['passport'] as Answers), passportNo },
  referencePassports: [],
  nidOrBrn: freshNid(),
})

/** A draft of another person with this passport. */
export const createDraftWithPassport = (
  baseURL: string | undefined,
  loginId: string,
  passportNo: string,
): Promise<string> => createMembershipDraft(baseURL, loginId, withPassport(passportNo))

/** Templates of all messages to an address after its first code, oldest first. */
export async function messageTemplatesSentTo(request: APIRequestContext, to: string): Promise<string[]> {
  const response = await request.get(`/api/v1/demo/outbox?to=${encodeURIComponent(to)}`)
  const { data } = (await response.json()) as { data: { template: string }[] }
  return data
    .map(({ template }) => template)
    .filter((template) => !template.startsWith('OTP_'))
    .toReversed()
}
