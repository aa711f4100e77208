import { eduAllowance } from '../domain/src/services/edu-allowance/definition.ts'
import { fieldTemplates } from '../domain/src/programmes/templates.ts'
import { words as shell } from '../web/src/app/signed-in/words.ts'
import { statusWords } from '../web/src/features/applying/status-words.ts'
import { words as applying } from '../web/src/features/applying/words.ts'
import { words as builder } from '../web/src/features/programmes/form/form-words.ts'
import { words as forms } from '../web/src/forms/words.ts'
import { words as ui } from '../web/src/ui/words.ts'
import { filesAt, officers } from './files.ts'
import { listenerAt } from './listener.ts'
import { register } from './newcomers.ts'
import { moveOf } from './officer.ts'
import { desk, expect, freshMobile, signIn, speak, test } from './people.ts'
import { builder as administrator } from './sewing-grant.ts'

test.use({ viewport: desk })
test.setTimeout(180_000)
test.beforeEach(({ context, baseURL }) => speak(context, 'bn', baseURL))

const labelOf = (id: string) => eduAllowance.steps.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label.bn ?? ''
const titleOf = (step: string) => eduAllowance.steps.find(({ id }) => id === step)?.title.bn ?? ''
const circular = { bn: 'কিবোর্ডের বিজ্ঞপ্তি', en: 'Circular for the keyboard' }

test('by keys and ears alone a mother puts a mistake right and goes on, and corrects what was sent back', async ({
  page,
  request,
  baseURL,
}) => {
  const people = filesAt(baseURL)
  const mobile = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম' })
  const draft = await people.filled(mobile, await people.openCircular(circular, 1))
  const returned = await people.submitted(mobile, await people.openCircular(circular, 1))
  const note = 'এই নম্বরে ফোন করে পাওয়া যায়নি।'
  await people.move(officers.section, returned, 'send-back', { fieldsToCorrect: ['studentMobile'], note, dueOn: '2099-01-31' })
  await signIn(page, mobile)
  const { goTo, hears, press, write } = await listenerAt(page)

  // Past the menus first; then a mistake, what is said of it, the way to its box, and on.
  await page.goto(`/education-allowance?application=${draft}&step=student`)
  await expect(page.getByRole('textbox', { name: labelOf('rollNo') })).toBeVisible()
  await press('link', shell.skip.bn)
  await write(labelOf('rollNo'), '১২')
  await press('button', forms.next.bn)
  await hears('alert', ui.errorSummary.bn)
  await press('link', new RegExp(`^${labelOf('rollNo')}`))
  await hears('textbox', new RegExp(`^${labelOf('rollNo')}`))
  await write(labelOf('rollNo'), '১২৩৪৫৬')
  await press('button', forms.next.bn)
  await hears('heading', titleOf('education'))

  await page.goto(`/education-allowance?application=${returned}`)
  await expect(page.getByText(note).first()).toBeVisible()
  await press('link', statusWords.correctNow.bn)
  await hears('heading', titleOf('student'))
  await write(labelOf('studentMobile'), '০১৭৯৯৯৯৯৯৯৯')
  await press('button', forms.next.bn)
  await expect(page.getByRole('button', { name: applying.submitAgain.bn })).toBeVisible()
  await goTo('button', applying.submitAgain.bn)
  await page.keyboard.press('Enter')
  await hears('heading', statusWords.done.bn)
})

test('by keys and ears alone an officer opens a file from the list and forwards it', { tag: '@full' }, async ({ page, baseURL }) => {
  const people = filesAt(baseURL)
  const setup = await people.openCircular(circular, 1)
  const no = await people.submitted('01700000001', setup)
  await signIn(page, officers.section)
  const { hears, press, tick } = await listenerAt(page)
  const move = moveOf('forward').bn

  await page.goto(`/education-allowance?setup=${setup}`)
  await expect(page.getByRole('link', { name: no })).toBeVisible()
  await press('link', shell.skip.bn)
  await press('link', no)
  await hears('heading', no)
  await press('button', move)
  // A window that was opened by mistake is left with Escape, and the person is where they were.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await hears('button', move)
  await page.keyboard.press('Enter')
  const boxes = eduAllowance.workflow.desks[0]?.asks?.find(({ id }) => id === 'checkList')
  for (const { label } of boxes && 'options' in boxes ? boxes.options : []) await tick('checkbox', label.bn)
  await tick('radio', /./)
  await press('button', move)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => (await people.as(officers.assistant, 'GET', `/applications/${no}`)).desk).toBe('assistant')
})

test('by keys and ears alone an administrator adds a question to a programme', { tag: '@full' }, async ({ page, baseURL }) => {
  const people = filesAt(baseURL)
  const title = { programTitle: `By keys ${freshMobile()}`, programTitleBng: 'কিবোর্ডে গড়া অনুদান' }
  const { programId } = await people.as(administrator, 'POST', '/gms/programs', title)
  await signIn(page, administrator)
  const { hears, press } = await listenerAt(page)

  await page.goto(`/gms-builder?program=${programId}`)
  await expect(page.getByRole('button', { name: builder.addQuestion.bn, exact: true })).toBeVisible()
  await press('link', shell.skip.bn)
  await press('button', builder.addQuestion.bn)
  await press('button', new RegExp(`^${fieldTemplates.text.name.bn}`))
  await hears('textbox', /^প্রশ্ন, বাংলায়/)
  await page.keyboard.type('দোকানের নাম')
  await expect.poll(async () => JSON.stringify(await people.as(administrator, 'GET', `/gms/programs/${programId}`))).toContain('দোকানের নাম')
})
