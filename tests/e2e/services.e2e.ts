import type { Page } from '@playwright/test'
import { demoWorkers } from '@wewb/api/demo/registers.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as repatriationExample } from '@wewb/domain/services/definitions/fa-repatriation/example'
import type { ExampleMove, ServiceExample } from '@wewb/domain/services/definitions/service-example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { example as surokkhaExample } from '@wewb/domain/services/definitions/surokkha/example'
import { servicePageMessages } from '@wewb/web/app/services/messages.ts'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { chequeBookMessages as cheques } from '@wewb/web/payments/cheque-books/messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { formMessages as forms } from '@wewb/web/form-engine/forms/messages.ts'
import { serviceFormAt, expectAccessibleServicePage } from './service-form.ts'
import { applicationApi } from './application-api.ts'
import { register } from './registration.ts'
import { openOfficerPage } from './officer.ts'
import {
  desktopViewport,
  expect,
  freshDigits,
  freshMobile,
  locales,
  phoneViewport,
  signIn,
  setLocale,
  test as base,
} from './fixtures.ts'
import { freshPassport } from './worker-abroad.ts'
import { dialogIn } from './ui-actions.ts'

type Journey = {
  service: ServiceDefinition
  example: ServiceExample
  /** Final state of the workflow. */
  ends: string
  /** Documents that a letter requests from the family again. */
  papers?: string[]
  /** Replaces answers that must be unique in one portal: a deceased worker has one case. */
  fresh?(answers: Answers, place: number): Answers
  /** The same for the rejected application, which is filled in over HTTP. */
  freshRejected?(answers: Answers): Answers
}

/** Workers of the demo register that no other journey uses, one for each journey that needs its own. */
const unknownWorkers = demoWorkers
  .filter(({ source, passport_no }) => source === 'BMET' && String(passport_no).startsWith('B1'))
  .slice(-8)
function anotherWorker(answers: Answers, index: number): Answers {
  const { passport_no, date_of_birth, name_en } = unknownWorkers[index] as Record<string, string>
  const worker = { ...(answers['worker'] as Answers), workerPassportNo: passport_no, workerDob: date_of_birth }
  return {
    ...answers,
    worker,
    // The name is compared with that of the register, and earlier assistance is also found by NID and earlier passport.
    ...(answers['workerName'] ? { workerName: name_en } : {}),
    ...(answers['workerNid'] ? { workerNid: `199${freshPassport().slice(2)}` } : {}),
    ...(answers['referencePassportOrTp'] ? { referencePassportOrTp: freshPassport() } : {}),
  }
}

/** A worker for whom a mission vouches, so that the register need not know the passport. */
function vouchedWorker(example: Answers): Answers {
  const { clearanceProof: _, ...answers } = example
  const noc = { identitySource: '2', nocNumber: 'NOC-5', nocDate: '2026-01-01', nocMissionId: 'RUH', check: {} }
  const worker = { workerPassportNo: freshPassport(), workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA', ...noc }
  return { ...answers, worker }
}

/** Another worker of the register in the country of the example, for the second language. */
const otherWorker =
  (isOther: (worker: (typeof demoWorkers)[number]) => boolean) =>
  (answers: Answers, place: number): Answers => {
    if (place === 0) return answers
    const found = demoWorkers.findLast(isOther) as Record<string, string>
    const [workerPassportNo, workerDob] = [found['passport_no'] ?? '', found['date_of_birth'] ?? '']
    return { ...answers, worker: { ...(answers['worker'] as Answers), workerPassportNo, workerDob } }
  }
/** A worker in Saudi Arabia who belongs to no other journey. */
const isInSaudiArabia = ({ passport_no, country }: (typeof demoWorkers)[number]) =>
  country === 'SA' && !unknownWorkers.some((worker) => worker['passport_no'] === passport_no)

/** A lost job is another event than a death on the same policy. */
function withLostJob(example: Answers): Answers {
  const { deathDate: _, deathCause: __, deathCertificate: ___, ...answers } = example
  const today = toDhakaDate(new Date())
  const days = { departureDate: addDays(today, -150), returnDate: addDays(today, -60) }
  const claimantName = 'MONIR HOSSAIN'
  const bank = { ...(answers['bank'] as Answers), accountHolderName: claimantName }
  const job = { personStatus: 'RETURNED_JOBLESS', employerPaidMigrationYn: 'N', terminationProof: ['d-1'] }
  return { ...answers, ...days, ...job, claimantType: 'SELF', claimantName, bank }
}

const journeys: Journey[] = [
  { service: medicalAssistance, example: medicalExample, ends: 'payment-queued', fresh: anotherWorker },
  {
    service: financialAssistance,
    example: financialExample,
    ends: 'payment-queued',
    papers: ['familyCertificate'],
    fresh: (answers, index) => anotherWorker(answers, 4 + index),
  },
  {
    service: burialCost,
    example: burialExample,
    ends: 'payment-queued',
    fresh: (answers) => ({ ...answers, passportNo: freshPassport(), airwayBillNo: `AWB-${freshPassport()}` }),
  },
  {
    service: repatriation,
    example: repatriationExample,
    ends: 'case-closed',
    fresh: otherWorker(isInSaudiArabia),
    freshRejected: vouchedWorker,
  },
  {
    service: compensation,
    example: compensationExample,
    ends: 'payment-queued',
    papers: ['powerOfAttorney'],
    fresh: otherWorker(isInSaudiArabia),
    freshRejected: vouchedWorker,
  },
  {
    service: surokkha,
    example: surokkhaExample,
    ends: 'case-closed',
    fresh: otherWorker(({ number }) => number === 'M-9'),
    freshRejected: withLostJob,
  },
]

type Officers = (login: string, locale: Locale) => Promise<Page>

/** Keeps one page for each officer who acts more than once in a journey. */
const test = base.extend<{ officers: Officers }>({
  officers: async ({ browser, baseURL }, use) => {
    const seats = new Map<string, Promise<Page>>()
    await use((login, locale) => {
      const officerPage = seats.get(login) ?? openOfficerPage(browser, locale, baseURL, `${login}@demo.wewb`)
      seats.set(login, officerPage)
      return officerPage
    })
  },
})

test.use({ viewport: phoneViewport })
test.setTimeout(240_000)
test.describe.configure({ mode: 'parallel' })

for (const [index, locale] of locales.entries())
  for (const {
    service,
    example,
    ends,
    papers: documents = [],
    fresh = (answers: Answers) => answers,
    freshRejected,
  } of journeys) {
    const sentence = (state: string) => service.workflow.states[state]?.reads[locale].replace(/\{.*/s, '').trim() ?? ''

    test(
      `${service.title.en} in ${locale}: applied on a phone, over all its desks to its end`,
      { tag: '@full' },
      async ({ page, context, request, baseURL, officers }) => {
        await setLocale(context, locale, baseURL)
        await signIn(
          page,
          await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale }),
        )
        const family = serviceFormAt(page, locale)
        const checkAccessibility = () => expectAccessibleServicePage(page)
        await page.goto(buildServiceUrl(service.id))
        await checkAccessibility()
        const no = await family.begin(service)
        await checkAccessibility()
        await family.fillIn(service, fresh(example.answers, 2 * index), checkAccessibility)
        await checkAccessibility()
        for (const move of example.moves.slice(1)) {
          if (move.by === 'applicant') await family.correct(service, no, documents, checkAccessibility)
          else await moveOnScreen(officers, move, no)
        }
        await page.goto(buildServiceUrl(service.id, { application: no }))
        await expect(page.getByText(sentence(ends)).first()).toBeVisible()
        const progress = page.getByRole('list', { name: forms.history[locale] })
        for (const stage of stagesOn(service, example.moves))
          await expect(progress.getByText(stage[locale]).first()).toBeVisible()
        for (const letter of lettersOn(service, example.moves)) await keepsLetter(page, letter, locale, no)
        await checkAccessibility()
      },
    )

    test(
      `${service.title.en} in ${locale}: rejected with a reason and the option to appeal`,
      { tag: service === medicalAssistance ? [] : '@full' },
      async ({ page, context, request, baseURL, officers }) => {
        await setLocale(context, locale, baseURL)
        const login = await register(request, {
          login: freshMobile(),
          name: 'Amena Begum',
          nameBn: 'আমেনা বেগম',
          locale,
        })
        // The form and the desks before the rejection use HTTP; the journey above covers them on the screen.
        const { ask, tokenOf } = applicationApi(baseURL)
        const portal = { request: ask, tokenOf } as unknown as TestPortal
        const answers = freshRejected?.(example.answers) ?? fresh(example.answers, 2 * index + 1)
        const no = await fillInApplication(portal, await tokenOf(login), service, answers)
        await performMoves(portal, login, no, example.rejectionMoves.slice(0, -1))
        await moveOnScreen(officers, example.rejectionMoves.at(-1)!, no)
        await signIn(page, login)
        await page.goto(buildServiceUrl(service.id, { application: no }))
        await expect(page.getByText(sentence('rejected')).first()).toBeVisible()
        await expectAccessibleServicePage(page)
      },
    )

    async function moveOnScreen(officers: Officers, move: ExampleMove, no: string) {
      const desk = await officers(move.by, locale)
      await serviceFormAt(desk, locale).move(service, no, move, () => expectAccessibleServicePage(desk))
    }
  }

/** Stages that officers recorded in these moves. */
const stagesOn = ({ workflow }: ServiceDefinition, moves: readonly ExampleMove[]): Bilingual[] =>
  moves.flatMap(({ reply }) => workflow.stages?.find(({ id }) => id === reply['stage'])?.label ?? [])

/** Letters that the family may print after these moves. */
const lettersOn = ({ letters = [] }: ServiceDefinition, moves: readonly ExampleMove[]): Bilingual[] =>
  letters
    .filter(({ isForApplicant, after }) => isForApplicant && moves.some(({ move }) => after.includes(move)))
    .map(({ label }) => label)

async function keepsLetter(page: Page, letter: Bilingual, locale: Locale, no: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: statusMessages.letter[locale].replace('{letter}', letter[locale]) }).click()
  expect((await download).suggestedFilename()).toContain(no)
}

for (const locale of locales)
  test(
    `cheque books in ${locale}: registered and closed by head office, visible to their airport only`,
    { tag: '@full' },
    async ({ officers }) => {
      const book = `7${freshDigits(6)}`
      const [first, last] = [`${book}01`, `${book}50`]
      const office = await officers('ad.welfare', locale)
      const dialog = dialogIn(office)
      await office.goto(buildServiceUrl(burialCost.id))
      await office.getByRole('link', { name: servicePageMessages.chequeBooks[locale] }).click()
      await office.getByRole('button', { name: cheques.enter[locale] }).click()
      await dialog.getByRole('button', { name: cheques.save[locale] }).click()
      await expect(dialog.getByLabel(cheques.bank[locale], { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expectAccessibleServicePage(office)
      await dialog.getByLabel(cheques.airport[locale]).selectOption('CGP')
      await dialog.getByLabel(cheques.bank[locale], { exact: true }).fill('Sonali Bank, Motijheel')
      await dialog.getByLabel(cheques.firstNo[locale]).fill(formatDigits(first, locale))
      await dialog.getByLabel(cheques.lastNo[locale]).fill(formatDigits(last, locale))
      await dialog.getByRole('button', { name: cheques.save[locale] }).click()
      await expect(dialog).toHaveCount(0)
      const row = office.getByRole('row').filter({ hasText: formatDigits(first, locale) })
      await expect(row).toContainText(cheques.open[locale])
      await expectAccessibleServicePage(office)
      await row.getByRole('button').click()
      await dialog.getByRole('button', { name: cheques.closeYes[locale] }).click()
      await expect(row).toContainText(cheques.closed[locale])

      const airport = await officers('airport.dac', locale)
      await airport.goto(buildServiceUrl(burialCost.id, { tab: 'cheques' }))
      await expect(airport.getByText(formatDigits('1000101', locale)).first()).toBeVisible()
      await expect(airport.getByText(formatDigits(first, locale))).toHaveCount(0)
      await expect(airport.getByRole('button', { name: cheques.enter[locale] })).toHaveCount(0)
      await airport.setViewportSize(phoneViewport)
      await expectAccessibleServicePage(airport)
      await airport.setViewportSize(desktopViewport)
    },
  )
