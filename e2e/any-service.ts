import type { Page } from '@playwright/test'
import { answerOf, isAnswers, type Answers } from '../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../domain/src/definition/service-definition.ts'
import { partsOf, type Field, type FieldKind, type FieldOf } from '../domain/src/fields/field.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import type { ExampleMove } from '../domain/src/services/service-example.ts'
import { statusWords } from '../web/src/features/applying/status-words.ts'
import { homeWords } from '../web/src/features/applying/home-words.ts'
import { startWords } from '../web/src/features/applying/start-words.ts'
import { words as applying } from '../web/src/features/applying/words.ts'
import { fileWords } from '../web/src/fields/file-words.ts'
import { words as file } from '../web/src/features/desk/file/file-words.ts'
import { addressOfService } from '../web/src/forms/service-address.ts'
import { numberIn, scannedPaper } from './applicant.ts'
import { expect } from './people.ts'
import { workerAbroadAt } from './worker-abroad.ts'
import { dialogOf } from './hands.ts'
import { fitsItsWidth, isFitForAll } from './fit-for-all.ts'

/** A question on the screen: where its answer stands, what is answered, and the answers around it, innermost first. */
type Asked<F extends Field> = { field: F; path: string; answer: unknown; around: readonly Answers[] }

/** Anybody who answers any question of any service at this page and in this language, by the kind of the question. */
export function anyoneAt(page: Page, locale: Locale) {
  const hands = workerAbroadAt(page, locale)
  const { at, write, choose, tick, writeBirth, writeDay, pick, give, verify, addRow } = hands
  const digits = (path: string, answer: unknown) => write(path, showDigits(String(answer), locale))
  let paper: Buffer | undefined

  const inParts = async ({ field, path, answer, around }: Asked<FieldOf<'group' | 'block'>>) => {
    if (!isAnswers(answer)) return
    // One tick says that an address is the one before it.
    if (answer['same']) await at(`${path}-same`).check()
    else await fill(partsOf(field, answer), answer, `${path}.`, around)
  }
  /** How every kind is answered. Leave one out and the compiler names it. */
  const writers: { [K in FieldKind]: (asked: Asked<FieldOf<K>>) => Promise<unknown> } = {
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
      const ways = {
        radio: () => tick(path, String(answer)),
        dropdown: () => choose(path, String(answer)),
        checkboxes: async () => {
          for (const value of answer as string[]) await at(`${path}-${value}`).check()
        },
      }
      await ways[field.display]()
    },
    lookup: ({ field, path, answer, around }) =>
      pick(path, String(answer), field.source, ...(field.within ?? []).map((id) => String(nearest(around, id)))),
    file: async ({ field, path }) => {
      paper ??= await scannedPaper(page)
      await give(path, `${field.id}.jpg`, paper, field.pixels !== undefined)
    },
    consent: ({ path }) => at(path).check(),
    verification: ({ path }) => verify(path),
    questions: async ({ path, answer }) => {
      for (const summary of await at(path).locator('summary').all()) await summary.click()
      for (const question of answer as string[]) await at(`${path}-${question}`).check()
    },
    // Nobody writes a sum: it stands there as soon as its parts do.
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

  /** Every question that has an answer, in the order of the form; each goes by the name that the definition gives it. */
  async function fill(fields: readonly Field[], answers: Answers, prefix = '', around: readonly Answers[] = []) {
    for (const field of fields) {
      const answer = answerOf(answers, field.id)
      const path = prefix + field.id
      if (answer === undefined) continue
      // What the board or a register says is read, not written.
      if (field.fixed ?? field.takenFrom ?? field.confirmedBy) {
        await expect(at(path)).toContainText(field.label[locale])
        continue
      }
      if (field.kind !== 'consent') await expect(at(path)).toHaveAccessibleName(startingWith(field.label[locale]))
      await (writers[field.kind] as (asked: Asked<Field>) => Promise<unknown>)({ field, path, answer, around: [answers, ...around] })
    }
  }

  /** From the home of the service to the first step of a draft; its number. */
  async function begin({ id, prefix, steps }: ServiceDefinition): Promise<string> {
    await page.goto(addressOfService(id))
    await page.getByRole('button', { name: homeWords.apply[locale] }).click()
    await expect(page).toHaveURL(new RegExp(`application=${prefix}-`))
    await page.getByRole('link', { name: startWords.begin[locale], exact: true }).click()
    await hands.isAtStep(steps[0]?.id ?? '')
    return numberIn(page)
  }

  /** Step by step to the submission; `look` sees every step once it is filled in. */
  async function fillIn({ steps }: ServiceDefinition, answers: Answers, look: () => Promise<unknown>) {
    const asked = steps.filter(({ fields }) => fields.some(({ id }) => answers[id] !== undefined))
    for (const [place, step] of asked.entries()) {
      await hands.isAtStep(step.id)
      await fill(step.fields, answers)
      await look()
      if (place < asked.length - 1) await hands.next()
    }
    await page.getByRole('button', { name: applying.submit[locale] }).click()
    await expect(page.getByRole('heading', { name: statusWords.done[locale] })).toBeVisible()
  }

  async function addPage(path: string) {
    paper ??= await scannedPaper(page)
    const chooser = page.waitForEvent('filechooser')
    await at(path).getByRole('button', { name: fileWords.addPage[locale] }).click()
    await (await chooser).setFiles({ name: `${path}-2.jpg`, mimeType: 'image/jpeg', buffer: paper })
    await expect(at(path).getByText(fileWords.received[locale])).toHaveCount(2)
  }

  /** What was asked for is given: a page more of each paper named, and it is submitted again. */
  async function correct({ id }: ServiceDefinition, no: string, papers: readonly string[], look: () => Promise<unknown>) {
    await page.goto(addressOfService(id, { application: no }))
    const correctNow = page.getByRole('link', { name: statusWords.correctNow[locale] })
    await expect(correctNow).toBeVisible()
    await look()
    await correctNow.click()
    for (const path of papers) await addPage(path)
    await look()
    await hands.next()
    await page.getByRole('button', { name: applying.submitAgain[locale] }).click()
    await expect(page.getByRole('heading', { name: statusWords.done[locale] })).toBeVisible()
  }

  /** A move of an officer, by the button that has its name; `look` sees the file, and the window once it is filled in. */
  async function move({ id, workflow }: ServiceDefinition, no: string, { move: moveId, reply }: ExampleMove, look: () => Promise<unknown>) {
    const made = workflow.moves.find((one) => one.id === moveId)
    if (!made) throw new Error(`${id} has no move ${moveId}`)
    const dialog = dialogOf(page)
    await page.goto(addressOfService(id, { view: 'all', application: no }))
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
    await look()
    const decision = page.getByRole('region', { name: file.decision[locale] })
    await decision.getByRole('button', { name: made.label[locale], exact: true }).click()
    await expect(dialog).toBeVisible()
    await fill(asksIn(workflow, made.asks ?? [], reply), reply)
    await look()
    await dialog.getByRole('button', { name: made.label[locale], exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(file.moved[locale].replace('{no}', no).replace('{move}', made.label[locale]))).toBeVisible()
  }
  return { ...hands, fill, begin, fillIn, correct, move }
}

/** A name that may go on, as with “(optional)”. */
const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

/** The answer of this name, of those around a question. */
const nearest = (around: readonly Answers[], id: string): unknown => around.find((answers) => answers[id] !== undefined)?.[id]

/** The questions of a reply: those of the move itself, and those that a desk asks with it. */
function asksIn({ desks, later = [] }: ServiceDefinition['workflow'], own: readonly Field[], reply: Answers): Field[] {
  const known = [...own, ...[...desks, ...later].flatMap(({ asks = [] }) => asks)]
  return Object.keys(reply).map((id) => {
    const field = known.find((one) => one.id === id)
    if (!field) throw new Error(`nobody asks ${id}`)
    return field
  })
}

/** English has the same elements under other words: they are judged once on a road, in Bangla. */
export async function judgeAt(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  if ((await page.locator('html').getAttribute('lang')) === 'bn') await isFitForAll(page)
  else await fitsItsWidth(page)
}
