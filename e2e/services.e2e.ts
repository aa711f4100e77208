import type { Page } from '@playwright/test'
import { demoWorkers } from '../api/src/demo/register.ts'
import type { TestPortal } from '../api/src/testing/portal-under-test.ts'
import { fillIn, walk } from '../api/src/testing/walking.ts'
import type { Answers } from '../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../domain/src/definition/service-definition.ts'
import type { Bilingual, Locale } from '../domain/src/language/bilingual.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import { compensation } from '../domain/src/services/compensation/definition.ts'
import { example as compensationExample } from '../domain/src/services/compensation/example.ts'
import { burialCost } from '../domain/src/services/fa-burial-cost/definition.ts'
import { example as burialExample } from '../domain/src/services/fa-burial-cost/example.ts'
import { financialAssistance } from '../domain/src/services/fa-financial-assistance/definition.ts'
import { example as financialExample } from '../domain/src/services/fa-financial-assistance/example.ts'
import { medicalAssistance } from '../domain/src/services/fa-medical-assistance/definition.ts'
import { example as medicalExample } from '../domain/src/services/fa-medical-assistance/example.ts'
import { repatriation } from '../domain/src/services/fa-repatriation/definition.ts'
import { example as repatriationExample } from '../domain/src/services/fa-repatriation/example.ts'
import type { ExampleMove, ServiceExample } from '../domain/src/services/service-example.ts'
import { surokkha } from '../domain/src/services/surokkha/definition.ts'
import { example as surokkhaExample } from '../domain/src/services/surokkha/example.ts'
import { words as pageWords } from '../web/src/app/services/words.ts'
import { statusWords } from '../web/src/features/applying/status-words.ts'
import { words as cheques } from '../web/src/features/cheques/words.ts'
import { addressOfService } from '../web/src/forms/service-address.ts'
import { words as forms } from '../web/src/forms/words.ts'
import { anyoneAt, judgeAt } from './any-service.ts'
import { filesAt } from './files.ts'
import { register } from './newcomers.ts'
import { seat } from './officer.ts'
import { desk, expect, freshDigits, freshMobile, locales, phone, signIn, speak, test as base } from './people.ts'
import { freshPassport } from './worker-abroad.ts'
import { dialogOf } from './hands.ts'

type Journey = {
  service: ServiceDefinition
  example: ServiceExample
  /** The state in which its road ends. */
  ends: string
  /** The papers that a letter on the way asks the family for once more. */
  papers?: string[]
  /** What must not be twice in one portal: of a deceased there is one case. */
  fresh?(answers: Answers, place: number): Answers
}

/** Workers of the demonstration's register whom no other journey names, one for each journey that must not meet another's. */
const unknownWorkers = demoWorkers.filter(({ source, passport_no }) => source === 'BMET' && String(passport_no).startsWith('B1')).slice(-8)
function anotherWorker(answers: Answers, place: number): Answers {
  const { passport_no: workerPassportNo, date_of_birth: workerDob } = unknownWorkers[place] as Record<string, string>
  const worker = { ...(answers['worker'] as Answers), workerPassportNo, workerDob } as Answers
  // Who was helped before is known by the NID too.
  return { ...answers, worker, ...(answers['workerNid'] ? { workerNid: `199${freshPassport().slice(2)}` } : {}) }
}

const journeys: Journey[] = [
  { service: medicalAssistance, example: medicalExample, ends: 'payment-queued', fresh: anotherWorker },
  {
    service: financialAssistance,
    example: financialExample,
    ends: 'payment-queued',
    papers: ['familyCertificate'],
    fresh: (answers, place) => anotherWorker(answers, 4 + place),
  },
  {
    service: burialCost,
    example: burialExample,
    ends: 'payment-queued',
    fresh: (answers) => ({ ...answers, passportNo: freshPassport(), airwayBillNo: `AWB-${freshPassport()}` }),
  },
  { service: repatriation, example: repatriationExample, ends: 'case-closed' },
  { service: compensation, example: compensationExample, ends: 'payment-queued', papers: ['powerOfAttorney'] },
  { service: surokkha, example: surokkhaExample, ends: 'case-closed' },
]

type Officers = (login: string, locale: Locale) => Promise<Page>

/** An officer who acts more than once in a journey stays at the desk. */
const test = base.extend<{ officers: Officers }>({
  officers: async ({ browser, baseURL }, use) => {
    const seats = new Map<string, Promise<Page>>()
    await use((login, locale) => {
      const taken = seats.get(login) ?? seat(browser, locale, baseURL, `${login}@demo.wewb`)
      seats.set(login, taken)
      return taken
    })
  },
})

test.use({ viewport: phone })
test.setTimeout(240_000)
test.describe.configure({ mode: 'parallel' })

for (const [place, locale] of locales.entries())
  for (const { service, example, ends, papers = [], fresh = (answers: Answers) => answers } of journeys) {
    const sentence = (state: string) => service.workflow.states[state]?.reads[locale].replace(/\{.*/s, '').trim() ?? ''

    test(
      `${service.title.en} in ${locale}: applied on a phone, over all its desks to its end`,
      { tag: '@full' },
      async ({ page, context, request, baseURL, officers }) => {
        await speak(context, locale, baseURL)
        await signIn(page, await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale }))
        const family = anyoneAt(page, locale)
        const look = () => judgeAt(page)
        await page.goto(addressOfService(service.id))
        await look()
        const no = await family.begin(service)
        await look()
        await family.fillIn(service, fresh(example.answers, 2 * place), look)
        await look()
        for (const made of example.road.slice(1)) {
          if (made.by === 'applicant') await family.correct(service, no, papers, look)
          else await moveOnScreen(officers, made, no)
        }
        await page.goto(addressOfService(service.id, { application: no }))
        await expect(page.getByText(sentence(ends)).first()).toBeVisible()
        const progress = page.getByRole('list', { name: forms.history[locale] })
        for (const stage of stagesOn(service, example.road)) await expect(progress.getByText(stage[locale]).first()).toBeVisible()
        for (const letter of lettersOn(service, example.road)) await keepsLetter(page, letter, locale, no)
        await look()
      },
    )

    test(
      `${service.title.en} in ${locale}: refused, with the reason and the way to appeal`,
      { tag: service === medicalAssistance ? [] : '@full' },
      async ({ page, context, request, baseURL, officers }) => {
        await speak(context, locale, baseURL)
        const login = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
        // The form and the desks before the refusal go over HTTP: the journey above walks them on the screen.
        const { ask, tokenOf } = filesAt(baseURL)
        const portal = { ask, tokenOf } as unknown as TestPortal
        const no = await fillIn(portal, await tokenOf(login), service, fresh(example.answers, 2 * place + 1))
        await walk(portal, login, no, example.refusal.slice(0, -1))
        await moveOnScreen(officers, example.refusal.at(-1)!, no)
        await signIn(page, login)
        await page.goto(addressOfService(service.id, { application: no }))
        await expect(page.getByText(sentence('rejected')).first()).toBeVisible()
        await judgeAt(page)
      },
    )

    async function moveOnScreen(officers: Officers, made: ExampleMove, no: string) {
      const desk = await officers(made.by, locale)
      await anyoneAt(desk, locale).move(service, no, made, () => judgeAt(desk))
    }
  }

/** How far the case came, as officers wrote it down on this road. */
const stagesOn = ({ workflow }: ServiceDefinition, road: readonly ExampleMove[]): Bilingual[] =>
  road.flatMap(({ reply }) => workflow.stages?.find(({ id }) => id === reply['stage'])?.label ?? [])

/** What the family may print at the end of this road. */
const lettersOn = ({ letters = [] }: ServiceDefinition, road: readonly ExampleMove[]): Bilingual[] =>
  letters.filter(({ isForApplicant, after }) => isForApplicant && road.some(({ move }) => after.includes(move))).map(({ label }) => label)

async function keepsLetter(page: Page, letter: Bilingual, locale: Locale, no: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: statusWords.letter[locale].replace('{letter}', letter[locale]) }).click()
  expect((await download).suggestedFilename()).toContain(no)
}

for (const locale of locales)
  test(`cheque books in ${locale}: head office enters one and closes it, the airport sees only its own`, async ({ officers }) => {
    const book = `7${freshDigits(6)}`
    const [first, last] = [`${book}01`, `${book}50`]
    const office = await officers('ad.welfare', locale)
    const dialog = dialogOf(office)
    await office.goto(addressOfService(burialCost.id))
    await office.getByRole('link', { name: pageWords.chequeBooks[locale] }).click()
    await office.getByRole('button', { name: cheques.enter[locale] }).click()
    await dialog.getByRole('button', { name: cheques.save[locale] }).click()
    await expect(dialog.getByLabel(cheques.bank[locale], { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await judgeAt(office)
    await dialog.getByLabel(cheques.airport[locale]).selectOption('CGP')
    await dialog.getByLabel(cheques.bank[locale], { exact: true }).fill('Sonali Bank, Motijheel')
    await dialog.getByLabel(cheques.firstNo[locale]).fill(showDigits(first, locale))
    await dialog.getByLabel(cheques.lastNo[locale]).fill(showDigits(last, locale))
    await dialog.getByRole('button', { name: cheques.save[locale] }).click()
    await expect(dialog).toHaveCount(0)
    const row = office.getByRole('row').filter({ hasText: showDigits(first, locale) })
    await expect(row).toContainText(cheques.open[locale])
    await judgeAt(office)
    await row.getByRole('button').click()
    await dialog.getByRole('button', { name: cheques.closeYes[locale] }).click()
    await expect(row).toContainText(cheques.closed[locale])

    const airport = await officers('airport.dac', locale)
    await airport.goto(addressOfService(burialCost.id, { tab: 'cheques' }))
    await expect(airport.getByText(showDigits('1000101', locale)).first()).toBeVisible()
    await expect(airport.getByText(showDigits(first, locale))).toHaveCount(0)
    await expect(airport.getByRole('button', { name: cheques.enter[locale] })).toHaveCount(0)
    await airport.setViewportSize(phone)
    await judgeAt(airport)
    await airport.setViewportSize(desk)
  })
