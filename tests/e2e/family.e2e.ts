import { flattenDefinition } from '@wewb/domain/engine/evaluation/field-paths'
import { formatDigits } from '@wewb/domain/language/digits'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { dashboardMessages as home } from '@wewb/web/reporting/dashboard/messages.ts'
import { familyProfileMessages as family } from '@wewb/web/casework/family/messages.ts'
import { fieldMessages as field } from '@wewb/web/form-engine/fields/messages.ts'
import { saveToFamilyProfileMessages } from '@wewb/web/form-engine/applications/save-to-family-profile-messages.ts'
import { applicantAt, scannedDocument } from './applicant.ts'
import { expectAccessiblePage } from './accessibility.ts'
import { applicationApi } from './application-api.ts'
import { register } from './registration.ts'
import { openOfficerPage } from './officer.ts'
import { expect, freshMobile, locales, phoneViewport, signInToDashboard, setLocale, test } from './fixtures.ts'
import { workerAbroadAt } from './worker-abroad.ts'
import { isFull } from '#test-size.ts'
import { dialogIn } from './ui-actions.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(240_000)

const answers = eduAllowanceAnswers as Record<string, string> & {
  present: Record<string, string>
  bank: Record<string, string>
}
const { accountNumber = '' } = answers.bank

/** Fills in a bank account with a scanned cheque. */
async function fillBank(applicant: ReturnType<typeof workerAbroadAt>, document: Buffer) {
  const { bankId = '', bankDistrictId = '', branchId = '', accountHolderName = '' } = answers.bank
  await applicant.addRow('banks')
  await applicant.pick('banks.0.bankId', bankId, 'bank')
  await applicant.pick('banks.0.bankDistrictId', bankDistrictId, 'district')
  await applicant.pick('banks.0.branchId', branchId, 'bank-branch', bankId, bankDistrictId)
  await applicant.write('banks.0.accountHolderName', accountHolderName)
  await applicant.at('banks.0.accountNumber').fill(accountNumber)
  await applicant.at('banks.0.accountNumber-again').fill(accountNumber)
  await applicant.choose('banks.0.accountHolderRelation', 'MOTHER')
  await applicant.upload('banks.0.chequeCopy', 'cheque.jpg', document)
}

for (const locale of locales) {
  test(`family profile in ${locale}: entered once on a phone, then shown and used in a stipend application`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    await setLocale(context, locale, baseURL)
    const people = applicationApi(baseURL)
    const title = { bn: `পরিবারের বিজ্ঞপ্তি ${locale === 'bn' ? 'এক' : 'দুই'}`, en: `A family's circular ${locale}` }
    await people.openCircular(title, 5)
    const mobile = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
    await signInToDashboard(page, mobile)
    const applicant = workerAbroadAt(page, locale)
    const document = await scannedDocument(page)
    const profile = async () => await people.as(mobile, 'GET', '/family-profile')

    // The profile is filled in once, part by part.
    await page.getByRole('link', { name: home.openFamily[locale] }).click()
    await expect(page.getByRole('heading', { level: 1, name: family.title[locale] })).toBeVisible()
    await expectAccessiblePage(page)
    await page.getByRole('link', { name: family.change[locale] }).first().click()
    await applicant.isAtStep('me')
    await expect(applicant.at('mobile')).not.toHaveValue('')
    await applicant.write('nid', '12')
    await applicant.next()
    await expect(applicant.at('nid')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessiblePage(page)
    await applicant.write('nid', answers.guardianNid ?? '')
    await applicant.next()
    await applicant.isAtStep('worker')
    await applicant.tick('workerIsMeYn', 'N')
    await applicant.write('workerPassportNo', 'A01234567')
    await applicant.writeBirth('workerDob', '1975-05-05')
    await applicant.next()
    await applicant.isAtStep('spouse')
    await applicant.next()
    await applicant.isAtStep('children')
    await applicant.addRow('children')
    await applicant.write('children.0.nameEn', 'RAHIMA KHATUN')
    await applicant.write('children.0.nameBn', answers.studentNameBn ?? '')
    await applicant.write('children.0.brn', applicant.answers.studentBrn ?? '')
    await applicant.next()
    await applicant.isAtStep('nominee')
    await applicant.next()
    await applicant.isAtStep('addresses')
    const { divisionId = '', districtId = '', upazilaId = '', ...otherAnswers } = answers.present
    await applicant.pick('present.divisionId', divisionId, 'division')
    await applicant.pick('present.districtId', districtId, 'district', divisionId)
    await applicant.pick('present.upazilaId', upazilaId, 'upazila', districtId)
    for (const [id, text] of Object.entries(otherAnswers)) await applicant.write(`present.${id}`, text)
    await applicant.next()
    await applicant.isAtStep('bank')
    if (isFull) await fillBank(applicant, document)
    await expectAccessiblePage(page)
    await applicant.next()
    await applicant.isAtStep('passports')
    await applicant.next()
    await applicant.isAtStep('documents')
    if (isFull) await applicant.upload('birthCertificate', 'birth.jpg', document)
    await expectAccessiblePage(page)
    await page.getByRole('button', { name: family.finish[locale] }).click()
    await expect(page.getByText(formatDigits('••••••7890', locale)).first()).toBeVisible()
    if (isFull) await expect(page.getByText(formatDigits('•••••••••8901', locale))).toBeVisible()
    for (const digits of locales) await expect(page.getByText(formatDigits(accountNumber, digits))).toHaveCount(0)
    await expectAccessiblePage(page)

    // A suggestion is applied only after confirmation.
    const use = async (path: string, shows: string, hides?: string) => {
      const label = flattenDefinition(eduAllowance).find((one) => one.path === path)?.field.label[locale] ?? ''
      await page.getByRole('button', { name: `${field.fromSaved[locale]} ${label}`, exact: true }).click()
      const dialog = dialogIn(page)
      await expect(dialog.getByText(formatDigits(shows, locale)).first()).toBeVisible()
      if (hides)
        for (const digits of locales) await expect(dialog.getByText(formatDigits(hides, digits))).toHaveCount(0)
      await expectAccessiblePage(page)
      await dialog.getByRole('button', { name: field.writeSaved[locale] }).click()
      await expect(dialog).toHaveCount(0)
    }
    const no = await applicantAt(page, locale).begin(title[locale])
    await applicant.fillStudent()
    await applicant.write('guardianNid', '')
    await use('guardianNid', '••••••7890', answers.guardianNid)
    await applicant.write('studentBrn', '')
    await use('studentBrn', `•••••••••••••${applicant.answers.studentBrn?.slice(-4)}`, applicant.answers.studentBrn)
    await applicant.next()
    await applicant.isAtStep('education')
    await applicant.fillEducation()
    await applicant.next()
    await applicant.isAtStep('address')
    await expect(applicant.at('present.village')).toHaveValue('')
    await use('present', answers.present.village ?? '')
    await expect(applicant.at('present.village')).toHaveValue(answers.present.village ?? '')
    // The gate covers a number and an address; account and document work the same way.
    if (!isFull) return
    await applicant.at('permanent-same').check()
    await use('bank', '•••••••••8901', accountNumber)
    await expect(applicant.at('bank.chequeCopy')).toContainText('cheque.jpg')
    await expectAccessiblePage(page)
    await applicant.next()
    await applicant.isAtStep('documents')
    await use('birthOrNid', 'birth.jpg')
    await expect(applicant.at('birthOrNid')).toContainText('birth.jpg')
    await applicant.upload('photo', 'photo.jpg', document, true)
    await applicant.upload('signature', 'signature.jpg', document, true)
    for (const path of ['certificate', 'transcript', 'testimonial', 'workerPassport'])
      await applicant.upload(path, `${path}.jpg`, document)
    await applicant.next()
    await applicant.isAtStep('preview')
    await applicant.submit()
    await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()

    // The submitted answers equal the stored ones.
    const submitted = (await people.as(mobile, 'GET', `/applications/${no}`)).answers
    const savedAnswers = (await profile()).answers
    expect(submitted.present).toEqual(savedAnswers.present)
    expect({ ...submitted.bank, chequeCopy: 0 }).toEqual({ ...savedAnswers.banks[0], chequeCopy: 0 })
    expect([submitted.guardianNid, submitted.studentBrn]).toEqual([savedAnswers.nid, savedAnswers.children[0].brn])

    // The permanent address is new to the profile, and saved on request.
    expect(savedAnswers.permanent).toBeUndefined()
    await expectAccessiblePage(page)
    await page.getByRole('button', { name: saveToFamilyProfileMessages.keep[locale] }).click()
    await expect(page.getByRole('link', { name: saveToFamilyProfileMessages.see[locale], exact: true })).toBeVisible()
    expect((await profile()).answers.permanent).toEqual(savedAnswers.present)

    // The officer sees the application, but not the profile.
    const officer = await openOfficerPage(browser, locale, baseURL, 'so.edu@demo.wewb')
    await officer.goto('/family-profile')
    await expect(officer.getByText(family.forApplicants[locale])).toBeVisible()
    await expect(officer.getByText('AMENA')).toHaveCount(0)
    await officer.context().close()
  })
}
