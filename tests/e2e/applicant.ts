import type { Page } from '@playwright/test'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { fileMessages } from '@wewb/web/form-engine/fields/file-messages.ts'
import { fieldMessages } from '@wewb/web/form-engine/fields/messages.ts'
import { serviceHomeMessages } from '@wewb/web/casework/applying/service-home-messages.ts'
import { draftMessages } from '@wewb/web/casework/applying/draft-messages.ts'
import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { formMessages } from '@wewb/web/form-engine/forms/messages.ts'
import { photoMessages } from '@wewb/web/components/inputs/photo-messages.ts'
import { pointerActions, type UiActions } from './ui-actions.ts'
import { expect } from './fixtures.ts'
import { freshStudent } from './students.ts'

const home = '/education-allowance'
/** Answers of the example with another student. */
const freshAnswers = () =>
  ({ ...eduAllowanceAnswers, ...freshStudent() }) as unknown as Record<string, string> & {
    worker: Record<string, string>
    present: Record<string, string>
    bank: Record<string, string>
  }

/** Maps text to what a keyboard layout would type. */
export type KeyboardLayout = (text: string) => string
/** Bangla readers type numbers with a Bangla keyboard. */
export const keyboardLayoutOf =
  (locale: Locale): KeyboardLayout =>
  (text) =>
    locale === 'bn' && /^\d+$/.test(text) ? toBanglaDigits(text) : text

/** UI actions of an applicant who fills in the education stipend, input by input. */
export function applicantAt(
  page: Page,
  locale: Locale,
  actions: UiActions = pointerActions(page),
  typed = keyboardLayoutOf(locale),
) {
  const answers = freshAnswers()
  const at = (path: string) => page.locator(`[id="${path}"]`)
  const fill = (path: string, text: string) => actions.fill(at(path), typed(text))
  const choose = (path: string, value: string) => actions.selectOption(at(path), value)
  const tick = (path: string, value: string) => actions.check(page.locator(`input[name="${path}"][value="${value}"]`))
  async function fillBirthDate(path: string, day: string) {
    const [year = '', month = '', date = ''] = day.split('-')
    await actions.fill(at(path).locator('input').first(), typed(String(Number(date))))
    await actions.selectOption(at(path).locator('select'), String(Number(month)))
    await actions.fill(at(path).locator('input').last(), typed(year))
  }
  /** Selects from a short list, or types and selects in a long one. */
  async function pick(path: string, value: string, source: string, ...parents: string[]) {
    const query = parents
      .map((parent, index) => `parentId${index || ''}=${parent}`.replace('parentId1', 'parentId2'))
      .join('&')
    const response = await page.request.get(`/api/v1/lookups/${source}?${query}`)
    const { data } = (await response.json()) as { data: { id: string; name: string; nameBng: string }[] }
    const entry = data.find(({ id }) => id === value)
    const label = (locale === 'bn' ? entry?.nameBng : entry?.name) ?? value
    const isLong = data.length >= 12
    await expect(at(path).and(page.locator(isLong ? 'input' : `select:has(option[value="${value}"])`))).toBeVisible()
    await (isLong ? actions.selectFromSearch(at(path), label) : actions.selectOption(at(path), value))
  }
  const verify = async (path: string) => {
    await actions.click(at(path).getByRole('button', { name: fieldMessages.verify[locale] }))
    await expect(at(path).getByText(fieldMessages.verified[locale])).toBeVisible()
  }
  async function uploadFile(path: string, name: string, picture: Buffer, isCropped = false) {
    const chooser = page.waitForEvent('filechooser')
    await actions.click(at(path).getByRole('button', { name: fileMessages.choose[locale] }))
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: picture })
    if (isCropped)
      await actions.click(page.getByRole('dialog').getByRole('button', { name: photoMessages.photoUse[locale] }))
    await expect(at(path).getByText(fileMessages.received[locale])).toBeVisible()
  }
  const next = () => actions.click(page.getByRole('button', { name: formMessages.next[locale] }))
  const expectStep = (step: string) => expect(page).toHaveURL(new RegExp(`step=${step}(?:$|[&#])`))

  /** Starts a draft from the page of the service. Returns its number. */
  async function startApplication(circular: string): Promise<string> {
    await page.goto(home)
    await actions.click(
      page
        .getByRole('listitem')
        .filter({ hasText: circular })
        .getByRole('button', { name: serviceHomeMessages.apply[locale] }),
    )
    await expect(page).toHaveURL(/application=EDU-/)
    await actions.click(page.getByRole('link', { name: draftMessages.begin[locale], exact: true }))
    await expectStep('student')
    return applicationNumberIn(page)
  }

  async function fillStudent() {
    await tick('applicationKind', 'NEW')
    await choose('studyCategoryId', '1')
    await pick('boardId', '3', 'education-board')
    await fill('rollNo', answers.rollNo ?? '')
    await fill('registrationNo', answers.registrationNo ?? '')
    await fillBirthDate('studentDob', answers.studentDob ?? '')
    await verify('studentCheck')
    await tick('workerRelation', 'FATHER')
    await tick('worker.identitySource', '4')
    await fill('worker.workerPassportNo', answers.worker.workerPassportNo ?? '')
    await fillBirthDate('worker.workerDob', answers.worker.workerDob ?? '')
    await verify('worker.check')
    await tick('workerAliveYn', 'Y')
    await tick('previousService', 'N')
    await fill('studentNameBn', answers.studentNameBn ?? '')
    await choose('gender', 'FEMALE')
    await tick('studentIdType', 'BRN')
    await fill('studentBrn', answers.studentBrn ?? '')
    await fill('studentMobile', answers.studentMobile ?? '')
    await fill('guardianName', answers.guardianName ?? '')
    await fill('guardianNid', answers.guardianNid ?? '')
    await choose('guardianRelation', 'MOTHER')
  }

  async function fillEducation() {
    for (const path of ['groupId', 'currentEducationStatus', 'currentCourse', 'mediumId', 'yearSemester'])
      await choose(path, answers[path] ?? '')
    for (const path of ['passedInstitute', 'collegeName', 'classRoll']) await fill(path, answers[path] ?? '')
    await fill('courseDuration', '2')
    await pick('academicYear', answers.academicYear ?? '', 'academic-session')
  }

  async function fillAddress(cheque: Buffer) {
    const { divisionId = '', districtId = '', upazilaId = '', ...otherAnswers } = answers.present
    await pick('present.divisionId', divisionId, 'division')
    await pick('present.districtId', districtId, 'district', divisionId)
    await pick('present.upazilaId', upazilaId, 'upazila', districtId)
    for (const [id, text] of Object.entries(otherAnswers)) await fill(`present.${id}`, text)
    await actions.check(at('permanent-same'))
    const { bankId = '', bankDistrictId = '', branchId = '', accountNumber = '', accountHolderName = '' } = answers.bank
    await pick('bank.bankId', bankId, 'bank')
    await pick('bank.bankDistrictId', bankDistrictId, 'district')
    await pick('bank.branchId', branchId, 'bank-branch', bankId, bankDistrictId)
    await fill('bank.accountHolderName', accountHolderName)
    await fill('bank.accountNumber', accountNumber)
    await fill('bank.accountNumber-again', accountNumber)
    await choose('bank.accountHolderRelation', 'MOTHER')
    await uploadFile('bank.chequeCopy', 'cheque.jpg', cheque)
  }

  async function fillDocuments(scan: Buffer) {
    await uploadFile('photo', 'photo.jpg', scan, true)
    await uploadFile('signature', 'signature.jpg', scan, true)
    for (const path of ['certificate', 'transcript', 'testimonial', 'birthOrNid', 'workerPassport'])
      await uploadFile(path, `${path}.jpg`, scan)
  }

  /** Presses the button twice, as an impatient user does. */
  async function submit() {
    await actions.check(at('declarationAccepted'))
    await actions.doubleClick(page.getByRole('button', { name: applying.submit[locale] }))
  }
  return {
    answers,
    at,
    write: fill,
    choose,
    tick,
    writeBirth: fillBirthDate,
    pick,
    verify,
    upload: uploadFile,
    next,
    isAtStep: expectStep,
    begin: startApplication,
    fillStudent,
    fillEducation,
    fillAddress,
    fillDocuments,
    submit,
  }
}

export const savedPattern = { bn: /সংরক্ষিত হয়েছে/, en: /Saved at/ }

/** A photo of a document. */
export async function scannedDocument(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 600)
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#f4efe2'
      pen.fillRect(0, 0, 800, 600)
      pen.fillStyle = '#223'
      for (let line = 0; line < 20; line += 1) pen.fillRect(60, 50 + line * 25, 400 + ((line * 97) % 280), 7)
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

/** Number of the open application. */
export const applicationNumberIn = (page: Page): string => new URL(page.url()).searchParams.get('application') ?? ''
