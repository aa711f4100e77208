import { toBanglaDigits } from '@wewb/domain/language/digits'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { fieldTemplates } from '@wewb/domain/services/programmes/field-templates'
import { signedInLayoutMessages as shell } from '@wewb/web/app/signed-in/messages.ts'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { formMessages as builder } from '@wewb/web/services/programmes/form/form-messages.ts'
import { formMessages as forms } from '@wewb/web/form-engine/forms/messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { applicationApi, officers } from './application-api.ts'
import { screenReaderAt } from './screen-reader.ts'
import { register } from './registration.ts'
import { moveLabelOf } from './officer.ts'
import { desktopViewport, expect, freshMobile, signIn, setLocale, test } from './fixtures.ts'
import { builderLogin as administrator } from './sewing-grant.ts'

test.use({ viewport: desktopViewport })
test.setTimeout(180_000)
test.beforeEach(({ context, baseURL }) => setLocale(context, 'bn', baseURL))

const labelOf = (id: string) =>
  eduAllowance.steps.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label.bn ?? ''
const titleOf = (step: string) => eduAllowance.steps.find(({ id }) => id === step)?.title.bn ?? ''
const circular = { bn: 'কিবোর্ডের বিজ্ঞপ্তি', en: 'Circular for the keyboard' }

test('an applicant with screen reader and keyboard corrects an error and a returned application', async ({
  page,
  request,
  baseURL,
}) => {
  const people = applicationApi(baseURL)
  const mobile = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম' })
  const draft = await people.filled(mobile, await people.openCircular(circular, 1))
  const { rollNo } = (await people.as(mobile, 'GET', `/applications/${draft}`))['answers'] as { rollNo: string }
  const returned = await people.submitted(mobile, await people.openCircular(circular, 1))
  const note = 'এই নম্বরে ফোন করে পাওয়া যায়নি।'
  await people.move(officers.section, returned, 'send-back', {
    fieldsToCorrect: ['studentMobile'],
    note,
    dueOn: '2099-01-31',
  })
  await signIn(page, mobile)
  const { goTo, expectAnnounced, press, write } = await screenReaderAt(page)

  // Skips the menus; then a mistake, its message, the link to the input, and the next step.
  await page.goto(`/education-allowance?application=${draft}&step=student`)
  await expect(page.getByRole('textbox', { name: labelOf('rollNo') })).toBeVisible()
  await press('link', shell.skip.bn)
  await write(labelOf('rollNo'), '১২')
  await press('button', forms.next.bn)
  await expectAnnounced('alert', ui.errorSummary.bn)
  await press('link', new RegExp(`^${labelOf('rollNo')}`))
  await expectAnnounced('textbox', new RegExp(`^${labelOf('rollNo')}`))
  await write(labelOf('rollNo'), toBanglaDigits(rollNo))
  await press('button', forms.next.bn)
  await expectAnnounced('heading', titleOf('education'))

  await page.goto(`/education-allowance?application=${returned}`)
  await expect(page.getByText(note).first()).toBeVisible()
  await press('link', statusMessages.correctNow.bn)
  await expectAnnounced('heading', titleOf('student'))
  await write(labelOf('studentMobile'), '০১৭৯৯৯৯৯৯৯৯')
  await press('button', forms.next.bn)
  await expect(page.getByRole('button', { name: applying.submitAgain.bn })).toBeVisible()
  await goTo('button', applying.submitAgain.bn)
  await page.keyboard.press('Enter')
  await expectAnnounced('heading', statusMessages.done.bn)
})

test(
  'an officer with screen reader and keyboard opens an application from the list and forwards it',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const people = applicationApi(baseURL)
    const setup = await people.openCircular(circular, 1)
    const no = await people.submitted('01700000001', setup)
    await signIn(page, officers.section)
    const { expectAnnounced, press, check } = await screenReaderAt(page)
    const move = moveLabelOf('forward').bn

    await page.goto(`/education-allowance?setup=${setup}`)
    await expect(page.getByRole('link', { name: no })).toBeVisible()
    await press('link', shell.skip.bn)
    await press('link', no)
    await expectAnnounced('heading', no)
    await press('button', move)
    // Escape closes a dialog and restores the focus.
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAnnounced('button', move)
    await page.keyboard.press('Enter')
    const boxes = eduAllowance.workflow.desks[0]?.asks?.find(({ id }) => id === 'checkList')
    for (const { label } of boxes && 'options' in boxes ? boxes.options : []) await check('checkbox', label.bn)
    await check('radio', /./)
    await press('button', move)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect
      .poll(async () => (await people.as(officers.assistant, 'GET', `/applications/${no}`)).desk)
      .toBe('assistant')
  },
)

test(
  'an administrator with screen reader and keyboard adds a question to a programme',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const people = applicationApi(baseURL)
    const title = { programTitle: `By keys ${freshMobile()}`, programTitleBng: 'কিবোর্ডে গড়া অনুদান' }
    const { programId } = await people.as(administrator, 'POST', '/gms/programs', title)
    await signIn(page, administrator)
    const { expectAnnounced, press } = await screenReaderAt(page)

    await page.goto(`/gms-builder?program=${programId}`)
    await expect(page.getByRole('button', { name: builder.addQuestion.bn, exact: true })).toBeVisible()
    await press('link', shell.skip.bn)
    await press('button', builder.addQuestion.bn)
    await press('button', new RegExp(`^${fieldTemplates.text.name.bn}`))
    await expectAnnounced('textbox', /^প্রশ্ন, বাংলায়/)
    await page.keyboard.type('দোকানের নাম')
    await expect
      .poll(async () => JSON.stringify(await people.as(administrator, 'GET', `/gms/programs/${programId}`)))
      .toContain('দোকানের নাম')
  },
)
