import type { Page } from '@playwright/test'
import { demoWorkers } from '../api/src/demo/register.ts'
import type { TestPortal } from '../api/src/testing/portal-under-test.ts'
import { fillIn, walk } from '../api/src/testing/walking.ts'
import type { Answers } from '../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../domain/src/definition/service-definition.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
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
import { addressOfService } from '../web/src/forms/service-address.ts'
import { anyoneAt, judgeAt } from './any-service.ts'
import { filesAt } from './files.ts'
import { register } from './newcomers.ts'
import { seat } from './officer.ts'
import { expect, freshMobile, locales, logInToDashboard, phone, speak, test as base } from './people.ts'
import { freshPassport } from './worker-abroad.ts'

type Journey = {
  service: ServiceDefinition
  example: ServiceExample
  /** The state in which its road ends. */
  ends: string
  /** The papers that a letter on the way asks the family for once more. */
  papers?: string[]
  /** What must not be twice in one portal: of a deceased there is one case. */
  fresh?(answers: Answers): Answers
}

/** Workers of the demonstration's register whom no other journey names. */
let next = demoWorkers.findIndex(({ number }) => number === 'C-117')
function freshWorker(answers: Answers): Answers {
  do next += 2
  while (demoWorkers[next]?.source !== 'BMET')
  const { passport_no: workerPassportNo, date_of_birth: workerDob } = demoWorkers[next] as Record<string, string>
  const worker = { ...(answers['worker'] as Answers), workerPassportNo, workerDob } as Answers
  // Who was helped before is known by the NID too.
  return { ...answers, worker, ...(answers['workerNid'] ? { workerNid: `199${freshPassport().slice(2)}` } : {}) }
}

const journeys: Journey[] = [
  { service: medicalAssistance, example: medicalExample, ends: 'payment-queued', fresh: freshWorker },
  { service: financialAssistance, example: financialExample, ends: 'payment-queued', papers: ['familyCertificate'], fresh: freshWorker },
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

/** An officer logs in once in each language and works at one desk all day. */
const test = base.extend<object, { officers: Officers }>({
  officers: [
    async ({ browser }, use, { project }) => {
      const seats = new Map<string, Promise<Page>>()
      await use((login, locale) => {
        const place = `${login} ${locale}`
        const taken = seats.get(place) ?? seat(browser, locale, project.use.baseURL, `${login}@demo.wewb`)
        seats.set(place, taken)
        return taken
      })
      for (const taken of seats.values()) await (await taken).context().close()
    },
    { scope: 'worker' },
  ],
})

test.use({ viewport: phone })
test.setTimeout(240_000)

for (const locale of locales)
  for (const { service, example, ends, papers = [], fresh = (answers: Answers) => answers } of journeys) {
    const sentence = (state: string) => service.workflow.states[state]?.reads[locale].replace(/\{.*/s, '').trim() ?? ''

    test(`${service.title.en} in ${locale}: applied on a phone, over all its desks to its end`, async ({
      page,
      context,
      request,
      baseURL,
      officers,
    }) => {
      await speak(context, locale, baseURL)
      await logInToDashboard(page, locale, await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })) // prettier-ignore
      const family = anyoneAt(page, locale)
      const look = () => judgeAt(page)
      await page.goto(addressOfService(service.id))
      await look()
      const no = await family.begin(service)
      await look()
      await family.fillIn(service, fresh(example.answers), look)
      await look()
      for (const made of example.road.slice(1)) {
        if (made.by === 'applicant') await family.correct(service, no, papers, look)
        else await moveOnScreen(officers, made, no)
      }
      await page.goto(addressOfService(service.id, { application: no }))
      await expect(page.getByText(sentence(ends)).first()).toBeVisible()
      await look()
    })

    test(`${service.title.en} in ${locale}: refused, with the reason and the way to appeal`, async ({
      page,
      context,
      request,
      baseURL,
      officers,
    }) => {
      await speak(context, locale, baseURL)
      const login = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
      // The form and the desks before the refusal go over HTTP: the journey above walks them on the screen.
      const { ask, tokenOf } = filesAt(baseURL)
      const portal = { ask, tokenOf } as unknown as TestPortal
      const no = await fillIn(portal, await tokenOf(login), service, fresh(example.answers))
      await walk(portal, login, no, example.refusal.slice(0, -1))
      await moveOnScreen(officers, example.refusal.at(-1)!, no)
      await logInToDashboard(page, locale, login)
      await page.goto(addressOfService(service.id, { application: no }))
      await expect(page.getByText(sentence('rejected')).first()).toBeVisible()
      await judgeAt(page)
    })

    async function moveOnScreen(officers: Officers, made: ExampleMove, no: string) {
      const desk = await officers(made.by, locale)
      await anyoneAt(desk, locale).move(service, no, made, () => judgeAt(desk))
    }
  }
