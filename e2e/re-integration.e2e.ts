import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import type { TestPortal } from '../api/src/testing/portal-under-test.ts'
import { fillIn, walk } from '../api/src/testing/walking.ts'
import type { Answers } from '../domain/src/conditions/holds.ts'
import { acknowledgementStatusNames, progressFields, referralFields } from '../domain/src/awards/acknowledgement.ts'
import { home } from '../domain/src/services/example-people.ts'
import { reIntegration } from '../domain/src/services/re-integration/definition.ts'
import { example, servicesRoad } from '../domain/src/services/re-integration/example.ts'
import { screening } from '../domain/src/services/re-integration/screening.ts'
import { stageMessages } from '../domain/src/services/re-integration/stage-messages.ts'
import type { Bilingual, Locale } from '../domain/src/language/bilingual.ts'
import { dhakaDay } from '../domain/src/language/dates.ts'
import { words as dashboard } from '../web/src/features/dashboard/words.ts'
import { screeningWords } from '../web/src/app/services/screening-words.ts'
import { words as referrals } from '../web/src/features/acknowledgements/words.ts'
import { answerWords } from '../web/src/features/verification/answer-words.ts'
import { addressOfService } from '../web/src/forms/service-address.ts'
import { anyoneAt, judgeAt } from './any-service.ts'
import { qrOnPaper, textIn } from './fake-camera.ts'
import { filesAt } from './files.ts'
import { register } from './newcomers.ts'
import { seat } from './officer.ts'
import { expect, freshMobile, locales, phone, signIn, speak, test } from './people.ts'
import { freshPassport, told } from './worker-abroad.ts'
import { dialogOf } from './hands.ts'

test.use({ viewport: phone })
test.setTimeout(300_000)

const service = reIntegration
const today = dhakaDay(new Date())
const centre = 'wc.tangail@demo.wewb'
const training: Answers = {
  planningDate: today,
  serviceTypeId: 'TRAINING',
  serviceProviderId: 'TTC_TANGAIL',
  remarks: 'ওয়েল্ডিং আগে থেকেই জানেন।',
  documents: ['d-plan'],
}
const trainingCentre = { bn: 'কারিগরি প্রশিক্ষণ কেন্দ্র, টাঙ্গাইল', en: 'Technical training centre, Tangail' }

/** One person, one NID: nobody of another journey is them. */
const answersOf = (changes: Answers = {}): Answers => ({
  ...example.answers,
  nid: `197${freshPassport().slice(2)}`,
  passportNo: freshPassport(),
  permanent: home,
  ...changes,
})
const newcomer = (request: APIRequestContext, locale: Locale) =>
  register(request, { login: freshMobile(), name: 'Rafiqul Islam', nameBn: 'রফিকুল ইসলাম', locale })
const fileAt = (no: string) => addressOfService(service.id, { application: no })
const sentence = (state: string, locale: Locale) => service.workflow.states[state]?.reads[locale].replace(/\{.*/s, '').trim() ?? ''
const textOf = (code: string): Bilingual => screening.find((rule) => rule.code === code)?.otherwise ?? { bn: '', en: '' }

/** Filled in and moved over HTTP: the first journey does it on the screen. */
async function walked(baseURL: string | undefined, login: string, changes: Answers, road: typeof servicesRoad): Promise<string> {
  const { ask, tokenOf } = filesAt(baseURL)
  const portal = { ask, tokenOf } as unknown as TestPortal
  const no = await fillIn(portal, await tokenOf(login), service, answersOf(changes))
  await walk(portal, login, no, road)
  return no
}

/** The officer of the centre sends the person to the training centre. */
async function refer(page: Page, locale: Locale, no: string, given: Answers, look: () => Promise<unknown>) {
  const dialog = dialogOf(page)
  await page.goto(`${addressOfService(service.id)}?view=all&application=${no}`)
  await page.getByRole('button', { name: referrals.add[locale], exact: true }).click()
  await dialog.getByRole('button', { name: referrals.save[locale] }).click()
  await expect(page.locator('[id="serviceProviderId"]')).toHaveAttribute('aria-invalid', 'true')
  await anyoneAt(page, locale).fill(referralFields, given)
  await look()
  await dialog.getByRole('button', { name: referrals.save[locale] }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: trainingCentre[locale] })).toBeVisible()
}

for (const locale of locales) {
  test(
    `re-integration in ${locale}: applied on a phone, screened, registered, oriented, approved; then referred, with a paper that anyone can verify`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await speak(context, locale, baseURL)
      const login = await newcomer(request, locale)
      await signIn(page, login)
      const person = anyoneAt(page, locale)
      const look = () => judgeAt(page)
      await page.goto(addressOfService(service.id))
      await look()
      const no = await person.begin(service)
      await person.fillIn(service, answersOf(), look)
      await look()

      // The screening is done by the portal, and said at once.
      await page.goto('/dashboard')
      await expect(
        page.getByRole('region', { name: dashboard.messages[locale] }).getByText(stageMessages.SCREENED.text[locale]),
      ).toBeVisible()
      await look()
      await page.goto(fileAt(no))
      await expect(page.getByText(screeningWords.mayHaveCash[locale])).toBeVisible()
      await look()

      // The centre registers and orients; head office decides; the money is queued.
      const centrePage = await seat(browser, locale, baseURL, centre)
      const officer = anyoneAt(centrePage, locale)
      const lookThere = () => judgeAt(centrePage)
      const [registering, orienting, forwarding, assisting, approving] = example.road.slice(1)
      await officer.move(service, no, registering!, lookThere)
      await page.goto('/dashboard')
      await expect(
        page.getByRole('region', { name: dashboard.messages[locale] }).getByText(stageMessages.REGISTERED.text[locale]),
      ).toBeVisible()
      await officer.move(service, no, orienting!, lookThere)
      await officer.move(service, no, forwarding!, lookThere)
      for (const made of [assisting!, approving!]) {
        const desk = await seat(browser, locale, baseURL, `${made.by}@demo.wewb`)
        await anyoneAt(desk, locale).move(service, no, made, () => judgeAt(desk))
        await desk.context().close()
      }
      await page.goto(fileAt(no))
      await expect(page.getByText(sentence('payment-queued', locale)).first()).toBeVisible()
      await look()

      // The other services: where to, and what became of it.
      await refer(centrePage, locale, no, training, lookThere)
      await lookThere()
      expect(await told(request, login)).toEqual(['RIN_SCREENED', 'RIN_REGISTERED', 'APPROVED', 'RIN_REFERRED'])
      const dialog = dialogOf(centrePage)
      await centrePage.getByRole('button', { name: new RegExp(`^${referrals.change[locale]} RFL-`) }).click()
      await officer.fill(progressFields('REFERRED'), { ackStatus: 'ACCEPTED', remarks: 'আগামী সপ্তাহে ক্লাস শুরু।' })
      await dialog.getByRole('button', { name: referrals.save[locale] }).click()
      await expect(dialog).toHaveCount(0)
      const history = centrePage.getByRole('article').getByRole('listitem')
      await expect(history.filter({ hasText: acknowledgementStatusNames.REFERRED[locale] })).toBeVisible()
      await expect(history.filter({ hasText: acknowledgementStatusNames.ACCEPTED[locale] })).toContainText('আগামী সপ্তাহে ক্লাস শুরু।')
      await lookThere()
      await centrePage.context().close()

      // The person sees it without the remarks, and takes the paper along.
      await page.goto(fileAt(no))
      const mine = page.getByRole('article').filter({ hasText: trainingCentre[locale] })
      await expect(mine).toContainText(acknowledgementStatusNames.ACCEPTED[locale])
      await expect(mine).not.toContainText('ওয়েল্ডিং')
      await look()
      const downloading = page.waitForEvent('download')
      await mine.getByRole('button', { name: new RegExp(`^${escaped(referrals.print[locale])}`) }).click()
      const paper = await readFile(await (await downloading).path())
      const { pathname, search } = new URL(await textIn(await qrOnPaper(paper)))
      await page.goto(pathname + search)
      const answer = page.getByRole('main')
      await expect(answer).toContainText(answerWords.valid[locale])
      await expect(answer).toContainText(trainingCentre[locale])
      await expect(answer).toContainText(/RFL-\d{4}-\d{6}/)
      await expect(answer).not.toContainText(/RAFIQUL|রফিকুল/)
    },
  )

  test(
    `re-integration in ${locale}: who may have no cash reads why, and still gets the other services`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await speak(context, locale, baseURL)
      const login = await newcomer(request, locale)
      const tooEarly = { departureDate: '2010-01-01', returnDate: '2014-12-31' }
      const no = await walked(baseURL, login, tooEarly, servicesRoad.slice(0, 6))
      await signIn(page, login)
      await page.goto(fileAt(no))
      await expect(page.getByText(screeningWords.noCash[locale])).toBeVisible()
      await expect(page.getByText(textOf('E-13')[locale])).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: { bn: 'কাউন্সেলিং', en: 'Counselling' }[locale] })).toBeVisible()
      await judgeAt(page)
      const officer = await seat(browser, locale, baseURL, centre)
      const { documents: _, ...plain } = training
      await refer(officer, locale, no, plain, () => judgeAt(officer))
      await expect(officer.getByText(screeningWords.results.NOT_ELIGIBLE[locale])).toBeVisible()
      await officer.context().close()
      expect((await told(request, login)).slice(-2)).toEqual(['RIN_SERVICES', 'RIN_REFERRED'])
      await page.reload()
      await expect(page.getByRole('article').filter({ hasText: trainingCentre[locale] })).toBeVisible()
      await judgeAt(page)
    },
  )

  test(
    `re-integration in ${locale}: refused, with the reason and the way to appeal`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await speak(context, locale, baseURL)
      const login = await newcomer(request, locale)
      const no = await walked(baseURL, login, {}, example.refusal.slice(0, -1))
      const refusing = example.refusal.at(-1)!
      const officer = await seat(browser, locale, baseURL, `${refusing.by}@demo.wewb`)
      await anyoneAt(officer, locale).move(service, no, refusing, () => judgeAt(officer))
      await officer.context().close()
      await signIn(page, login)
      await page.goto(fileAt(no))
      await expect(page.getByText(sentence('rejected', locale)).first()).toBeVisible()
      await judgeAt(page)
    },
  )
}

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`)
