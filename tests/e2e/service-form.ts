import type { Page } from '@playwright/test'
import { ownAnswer, isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { childFieldsOf, type Field, type FieldKind, type FieldOf } from '@wewb/domain/engine/fields/field'
import type { Locale } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import type { ExampleMove } from '@wewb/domain/services/definitions/service-example'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { serviceHomeMessages } from '@wewb/web/casework/applying/service-home-messages.ts'
import { draftMessages } from '@wewb/web/casework/applying/draft-messages.ts'
import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { fileMessages } from '@wewb/web/form-engine/fields/file-messages.ts'
import { applicationReviewMessages as file } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { applicationNumberIn, scannedDocument } from './applicant.ts'
import { expect } from './fixtures.ts'
import { workerAbroadAt } from './worker-abroad.ts'
import { dialogIn } from './ui-actions.ts'
import { expectNoHorizontalScroll, expectAccessible } from './accessibility.ts'

/** A field on the screen: its path, its answer, and the answers in scope, innermost first. */
type Query<F extends Field> = { field: F; path: string; answer: unknown; around: readonly Answers[] }

/** UI actions for any field of any service, by field kind. */
export function serviceFormAt(page: Page, locale: Locale) {
  const actions = workerAbroadAt(page, locale)
  const { at, write, choose, tick, writeBirth, writeDay, pick, upload, verify, addRow } = actions
  const digits = (path: string, answer: unknown) => write(path, formatDigits(String(answer), locale))
  let document: Buffer | undefined

  const inParts = async ({ field, path, answer, around }: Query<FieldOf<'group' | 'block'>>) => {
    if (!isAnswers(answer)) return
    // A checkbox copies the address above.
    if (answer['same']) await at(`${path}-same`).check()
    else await fill(childFieldsOf(field, answer), answer, `${path}.`, around)
  }
  /** Fills in each field kind. The compiler reports a missing one. */
  const writers: { [K in FieldKind]: (query: Query<FieldOf<K>>) => Promise<unknown> } = {
    text: async ({ field, path, answer }) => {
      await write(path, String(answer))
      if (field.typedTwice) await write(`${path}-again`, String(answer))
    },
    paragraph: ({ path, answer }) => write(path, String(answer)),
    phone: ({ path, answer }) => write(path, String(answer)),
    number: ({ path, answer }) => digits(path, answer),
    money: ({ path, answer }) => digits(path, answer),
    time: ({ path, answer }) => digits(path, answer),
    date: ({ field, path, answer }) => (field.age ? writeBirth : writeDay)(path, String(answer)),
    'date-time': async ({ path, answer }) => {
      const [day = '', time = ''] = String(answer).split('T')
      await writeDay(path, day)
      await digits(`${path}-time`, time)
    },
    choice: async ({ field, path, answer }) => {
      const inputActions = {
        radio: () => tick(path, String(answer)),
        dropdown: () => choose(path, String(answer)),
        checkboxes: async () => {
          for (const value of answer as string[]) await at(`${path}-${value}`).check()
        },
      }
      await inputActions[field.display]()
    },
    lookup: ({ field, path, answer, around }) =>
      pick(path, String(answer), field.source, ...(field.within ?? []).map((id) => String(nearest(around, id)))),
    file: async ({ field, path }) => {
      document ??= await scannedDocument(page)
      await upload(path, `${field.id}.jpg`, document, field.pixels !== undefined)
    },
    consent: ({ path }) => at(path).check(),
    verification: ({ path }) => verify(path),
    questions: async ({ path, answer }) => {
      for (const summary of await at(path).locator('summary').all()) await summary.click()
      for (const question of answer as string[]) await at(`${path}-${question}`).check()
    },
    // A total is computed, not typed.
    total: ({ path }) => expect(at(path)).toBeVisible(),
    group: inParts,
    block: inParts,
    list: async ({ field, path, answer, around }) => {
      for (const [row, answers] of (answer as Answers[]).entries()) {
        await addRow(path)
        await fill(field.fields, answers, `${path}.${row}.`, around)
      }
    },
  }

  /** Fills in every field that has an answer, in form order, and checks its accessible name. */
  async function fill(fields: readonly Field[], answers: Answers, prefix = '', around: readonly Answers[] = []) {
    for (const field of fields) {
      const answer = ownAnswer(answers, field.id)
      const path = prefix + field.id
      if (answer === undefined) continue
      // Values set by a fact or a register are read-only.
      if (field.fixed ?? field.takenFrom ?? field.confirmedBy) {
        await expect(at(path)).toContainText(field.label[locale])
        continue
      }
      if (field.kind !== 'consent') await expect(at(path)).toHaveAccessibleName(startingWith(field.label[locale]))
      await (writers[field.kind] as (query: Query<Field>) => Promise<unknown>)({
        field,
        path,
        answer,
        around: [answers, ...around],
      })
    }
  }

  /** Starts a draft from the page of the service. Returns its number. */
  async function startApplication({ id, prefix, steps }: ServiceDefinition): Promise<string> {
    await page.goto(buildServiceUrl(id))
    await page.getByRole('button', { name: serviceHomeMessages.apply[locale] }).click()
    await expect(page).toHaveURL(new RegExp(`application=${prefix}-`))
    await page.getByRole('link', { name: draftMessages.begin[locale], exact: true }).click()
    await actions.isAtStep(steps[0]?.id ?? '')
    return applicationNumberIn(page)
  }

  /** Fills in all steps and submits; `look` runs after each step. */
  async function fillIn({ steps }: ServiceDefinition, answers: Answers, checkAccessibility: () => Promise<unknown>) {
    const answeredSteps = steps.filter(({ fields }) => fields.some(({ id }) => answers[id] !== undefined))
    for (const [index, step] of answeredSteps.entries()) {
      await actions.isAtStep(step.id)
      await fill(step.fields, answers)
      await checkAccessibility()
      if (index < answeredSteps.length - 1) await actions.next()
    }
    await page.getByRole('button', { name: applying.submit[locale] }).click()
    await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()
  }

  async function addPage(path: string) {
    document ??= await scannedDocument(page)
    const chooser = page.waitForEvent('filechooser')
    await at(path).getByRole('button', { name: fileMessages.addPage[locale] }).click()
    await (await chooser).setFiles({ name: `${path}-2.jpg`, mimeType: 'image/jpeg', buffer: document })
    await expect(at(path).getByText(fileMessages.received[locale])).toHaveCount(2)
  }

  /** Adds a page to each of the named documents and resubmits. */
  async function correct(
    { id }: ServiceDefinition,
    no: string,
    documents: readonly string[],
    checkAccessibility: () => Promise<unknown>,
  ) {
    await page.goto(buildServiceUrl(id, { application: no }))
    const correctNow = page.getByRole('link', { name: statusMessages.correctNow[locale] })
    await expect(correctNow).toBeVisible()
    await checkAccessibility()
    await correctNow.click()
    for (const path of documents) await addPage(path)
    await checkAccessibility()
    await actions.next()
    await page.getByRole('button', { name: applying.submitAgain[locale] }).click()
    await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()
  }

  /** Makes an officer's move with its button; `look` runs on the application and on the filled-in dialog. */
  async function move(
    { id, workflow }: ServiceDefinition,
    no: string,
    { move: moveId, reply }: ExampleMove,
    checkAccessibility: () => Promise<unknown>,
  ) {
    const workflowMove = workflow.moves.find((one) => one.id === moveId)
    if (!workflowMove) throw new Error(`${id} has no move ${moveId}`)
    const dialog = dialogIn(page)
    await page.goto(buildServiceUrl(id, { view: 'all', application: no }))
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
    await checkAccessibility()
    const decision = page.getByRole('region', { name: file.decision[locale] })
    await decision.getByRole('button', { name: workflowMove.label[locale], exact: true }).click()
    await expect(dialog).toBeVisible()
    await fill(actionFieldsIn(workflow, workflowMove.asks ?? [], reply), reply)
    await checkAccessibility()
    await dialog.getByRole('button', { name: workflowMove.label[locale], exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(
      page.getByText(file.moved[locale].replace('{no}', no).replace('{move}', workflowMove.label[locale])),
    ).toBeVisible()
  }
  return { ...actions, fill, begin: startApplication, fillIn, correct, move }
}

/** Matches a name with a suffix such as “(optional)”. */
const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

/** The nearest answer with this id in scope. */
const nearest = (around: readonly Answers[], id: string): unknown =>
  around.find((answers) => answers[id] !== undefined)?.[id]

/** Action fields of a reply: those of the move and those of the desks. */
function actionFieldsIn(
  { desks, later = [] }: ServiceDefinition['workflow'],
  own: readonly Field[],
  reply: Answers,
): Field[] {
  const candidates = [...own, ...[...desks, ...later].flatMap(({ asks = [] }) => asks)]
  return Object.keys(reply).map((id) => {
    const field = candidates.find((one) => one.id === id)
    if (!field) throw new Error(`no field ${id}`)
    return field
  })
}

/** Checks accessibility in Bangla only, because English has the same elements. */
export async function expectAccessibleServicePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  if ((await page.locator('html').getAttribute('lang')) === 'bn') await expectAccessible(page)
  else await expectNoHorizontalScroll(page)
}
