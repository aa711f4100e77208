import { fieldsOf } from '../domain/src/engine/definition-paths.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import { eduAllowance } from '../domain/src/services/edu-allowance/definition.ts'
import { rahima } from '../domain/src/services/edu-allowance/example.ts'
import { statusWords } from '../web/src/features/applying/status-words.ts'
import { words as home } from '../web/src/features/dashboard/words.ts'
import { words as family } from '../web/src/features/family/words.ts'
import { words as field } from '../web/src/fields/words.ts'
import { rememberWords } from '../web/src/forms/remember-words.ts'
import { applicantAt, scannedPaper } from './applicant.ts'
import { judge } from './fit-for-all.ts'
import { filesAt } from './files.ts'
import { register } from './newcomers.ts'
import { seat } from './officer.ts'
import { expect, freshMobile, locales, phone, signInToDashboard, speak, test } from './people.ts'
import { workerAbroadAt } from './worker-abroad.ts'
import { isFull } from '../test-size.ts'
import { dialogOf } from './hands.ts'

test.use({ viewport: phone })
test.setTimeout(240_000)

const answers = rahima as Record<string, string> & { present: Record<string, string>; bank: Record<string, string> }
const { accountNumber = '' } = answers.bank

/** An account with the copy of a cheque. */
async function fillBank(applicant: ReturnType<typeof workerAbroadAt>, paper: Buffer) {
  const { bankId = '', bankDistrictId = '', branchId = '', accountHolderName = '' } = answers.bank
  await applicant.addRow('banks')
  await applicant.pick('banks.0.bankId', bankId, 'bank')
  await applicant.pick('banks.0.bankDistrictId', bankDistrictId, 'district')
  await applicant.pick('banks.0.branchId', branchId, 'bank-branch', bankId, bankDistrictId)
  await applicant.write('banks.0.accountHolderName', accountHolderName)
  await applicant.at('banks.0.accountNumber').fill(accountNumber)
  await applicant.at('banks.0.accountNumber-again').fill(accountNumber)
  await applicant.choose('banks.0.accountHolderRelation', 'MOTHER')
  await applicant.give('banks.0.chequeCopy', 'cheque.jpg', paper)
}

for (const locale of locales) {
  test(`a family in ${locale}: written down once on a phone, then used in a stipend: ${isFull ? 'numbers, address, account and a document' : 'numbers and address'}, each shown before it is written`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    await speak(context, locale, baseURL)
    const people = filesAt(baseURL)
    const title = { bn: `পরিবারের বিজ্ঞপ্তি ${locale === 'bn' ? 'এক' : 'দুই'}`, en: `A family's circular ${locale}` }
    await people.openCircular(title, 5)
    const mobile = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
    await signInToDashboard(page, mobile)
    const applicant = workerAbroadAt(page, locale)
    const paper = await scannedPaper(page)
    const profile = async () => await people.as(mobile, 'GET', '/family-profile')

    // Once, part by part.
    await page.getByRole('link', { name: home.openFamily[locale] }).click()
    await expect(page.getByRole('heading', { level: 1, name: family.title[locale] })).toBeVisible()
    await judge(page)
    await page.getByRole('link', { name: family.change[locale] }).first().click()
    await applicant.isAtStep('me')
    await expect(applicant.at('mobile')).not.toHaveValue('')
    await applicant.write('nid', '12')
    await applicant.next()
    await expect(applicant.at('nid')).toHaveAttribute('aria-invalid', 'true')
    await judge(page)
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
    await applicant.write('children.0.brn', answers.studentBrn ?? '')
    await applicant.next()
    await applicant.isAtStep('nominee')
    await applicant.next()
    await applicant.isAtStep('addresses')
    const { divisionId = '', districtId = '', upazilaId = '', ...written } = answers.present
    await applicant.pick('present.divisionId', divisionId, 'division')
    await applicant.pick('present.districtId', districtId, 'district', divisionId)
    await applicant.pick('present.upazilaId', upazilaId, 'upazila', districtId)
    for (const [id, text] of Object.entries(written)) await applicant.write(`present.${id}`, text)
    await applicant.next()
    await applicant.isAtStep('bank')
    if (isFull) await fillBank(applicant, paper)
    await judge(page)
    await applicant.next()
    await applicant.isAtStep('passports')
    await applicant.next()
    await applicant.isAtStep('documents')
    if (isFull) await applicant.give('birthCertificate', 'birth.jpg', paper)
    await judge(page)
    await page.getByRole('button', { name: family.finish[locale] }).click()
    await expect(page.getByText(showDigits('••••••7890', locale)).first()).toBeVisible()
    if (isFull) await expect(page.getByText(showDigits('•••••••••8901', locale))).toBeVisible()
    for (const digits of locales) await expect(page.getByText(showDigits(accountNumber, digits))).toHaveCount(0)
    await judge(page)

    // Nothing is in the form until it is asked for and confirmed.
    const use = async (path: string, shows: string, hides?: string) => {
      const label = fieldsOf(eduAllowance).find((one) => one.path === path)?.field.label[locale] ?? ''
      await page.getByRole('button', { name: `${field.fromSaved[locale]} ${label}`, exact: true }).click()
      const dialog = dialogOf(page)
      await expect(dialog.getByText(showDigits(shows, locale)).first()).toBeVisible()
      if (hides) for (const digits of locales) await expect(dialog.getByText(showDigits(hides, digits))).toHaveCount(0)
      await judge(page)
      await dialog.getByRole('button', { name: field.writeSaved[locale] }).click()
      await expect(dialog).toHaveCount(0)
    }
    const no = await applicantAt(page, locale).begin(title[locale])
    await applicant.fillStudent()
    await applicant.write('guardianNid', '')
    await use('guardianNid', '••••••7890', answers.guardianNid)
    await applicant.write('studentBrn', '')
    await use('studentBrn', '•••••••••••••0123', answers.studentBrn)
    await applicant.next()
    await applicant.isAtStep('education')
    await applicant.fillEducation()
    await applicant.next()
    await applicant.isAtStep('address')
    await expect(applicant.at('present.village')).toHaveValue('')
    await use('present', answers.present.village ?? '')
    await expect(applicant.at('present.village')).toHaveValue(answers.present.village ?? '')
    // The gate has seen a number and an address go from the profile into the form; the account and the document go the same way.
    if (!isFull) return
    await applicant.at('permanent-same').check()
    await use('bank', '•••••••••8901', accountNumber)
    await expect(applicant.at('bank.chequeCopy')).toContainText('cheque.jpg')
    await judge(page)
    await applicant.next()
    await applicant.isAtStep('documents')
    await use('birthOrNid', 'birth.jpg')
    await expect(applicant.at('birthOrNid')).toContainText('birth.jpg')
    await applicant.give('photo', 'photo.jpg', paper, true)
    await applicant.give('signature', 'signature.jpg', paper, true)
    for (const path of ['certificate', 'transcript', 'testimonial', 'workerPassport']) await applicant.give(path, `${path}.jpg`, paper)
    await applicant.next()
    await applicant.isAtStep('preview')
    await applicant.submit()
    await expect(page.getByRole('heading', { name: statusWords.done[locale] })).toBeVisible()

    // What was submitted is what was stored.
    const submitted = (await people.as(mobile, 'GET', `/applications/${no}`)).answers
    const stored = (await profile()).answers
    expect(submitted.present).toEqual(stored.present)
    expect({ ...submitted.bank, chequeCopy: 0 }).toEqual({ ...stored.banks[0], chequeCopy: 0 })
    expect([submitted.guardianNid, submitted.studentBrn]).toEqual([stored.nid, stored.children[0].brn])

    // The permanent address is new to the profile: kept when she says so.
    expect(stored.permanent).toBeUndefined()
    await judge(page)
    await page.getByRole('button', { name: rememberWords.keep[locale] }).click()
    await expect(page.getByRole('link', { name: rememberWords.see[locale], exact: true })).toBeVisible()
    expect((await profile()).answers.permanent).toEqual(stored.present)

    // The officer has the file, and no way into the profile.
    const officer = await seat(browser, locale, baseURL, 'so.edu@demo.wewb')
    await officer.goto('/family-profile')
    await expect(officer.getByText(family.forApplicants[locale])).toBeVisible()
    await expect(officer.getByText('AMENA')).toHaveCount(0)
    await officer.context().close()
  })
}
