import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import {
  acknowledgementStatusNames,
  progressFields,
  referralFields,
} from '@wewb/domain/services/awards/acknowledgement'
import { exampleAddress } from '@wewb/domain/services/definitions/example-people'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example, servicesOnlyMoves } from '@wewb/domain/services/definitions/re-integration/example'
import { screening } from '@wewb/domain/services/definitions/re-integration/screening'
import { stageMessages } from '@wewb/domain/services/definitions/re-integration/stage-messages'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { dashboardMessages as dashboard } from '@wewb/web/reporting/dashboard/messages.ts'
import { screeningMessages } from '@wewb/web/app/services/screening-messages.ts'
import { referralMessages as referrals } from '@wewb/web/casework/referrals/messages.ts'
import { verificationResultMessages } from '@wewb/web/membership/verification/verification-result-messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { serviceFormAt, expectAccessibleServicePage } from './service-form.ts'
import { renderQrCodeOfPdf, decodeQrCode } from './fake-camera.ts'
import { applicationApi } from './application-api.ts'
import { register } from './registration.ts'
import { openOfficerPage } from './officer.ts'
import { expect, freshMobile, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import { freshPassport, messageTemplatesSentTo } from './worker-abroad.ts'
import { dialogIn } from './ui-actions.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(300_000)

const service = reIntegration
const today = toDhakaDate(new Date())
const centre = 'wc.tangail@demo.wewb'
const training: Answers = {
  planningDate: today,
  serviceTypeId: 'TRAINING',
  serviceProviderId: 'TTC_TANGAIL',
  remarks: 'ওয়েল্ডিং আগে থেকেই জানেন।',
  documents: ['d-plan'],
}
const trainingCentre = { bn: 'কারিগরি প্রশিক্ষণ কেন্দ্র, টাঙ্গাইল', en: 'Technical training centre, Tangail' }

/** A unique NID and passport, because a person can have only one application. */
const answersOf = (changes: Answers = {}): Answers => ({
  ...example.answers,
  nid: `197${freshPassport().slice(2)}`,
  passportNo: freshPassport(),
  permanent: exampleAddress,
  ...changes,
})
const registerApplicant = (request: APIRequestContext, locale: Locale) =>
  register(request, { login: freshMobile(), name: 'Rafiqul Islam', nameBn: 'রফিকুল ইসলাম', locale })
const fileAt = (no: string) => buildServiceUrl(service.id, { application: no })
const sentence = (state: string, locale: Locale) =>
  service.workflow.states[state]?.reads[locale].replace(/\{.*/s, '').trim() ?? ''
const textOf = (code: string): Bilingual =>
  screening.find((rule) => rule.code === code)?.otherwise ?? { bn: '', en: '' }

/** Fills in and moves the application over HTTP; the first journey does it on the screen. */
async function submitAndMove(
  baseURL: string | undefined,
  login: string,
  changes: Answers,
  moves: typeof servicesOnlyMoves,
): Promise<string> {
  const { ask, tokenOf } = applicationApi(baseURL)
  const portal = { request: ask, tokenOf } as unknown as TestPortal
  const no = await fillInApplication(portal, await tokenOf(login), service, answersOf(changes))
  await performMoves(portal, login, no, moves)
  return no
}

/** The officer of the centre refers the person to the training centre. */
async function refer(
  page: Page,
  locale: Locale,
  no: string,
  answers: Answers,
  checkAccessibility: () => Promise<unknown>,
) {
  const dialog = dialogIn(page)
  await page.goto(`${buildServiceUrl(service.id)}?view=all&application=${no}`)
  await page.getByRole('button', { name: referrals.add[locale], exact: true }).click()
  await dialog.getByRole('button', { name: referrals.save[locale] }).click()
  await expect(page.locator('[id="serviceProviderId"]')).toHaveAttribute('aria-invalid', 'true')
  await serviceFormAt(page, locale).fill(referralFields, answers)
  await checkAccessibility()
  await dialog.getByRole('button', { name: referrals.save[locale] }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: trainingCentre[locale] })).toBeVisible()
}

for (const locale of locales) {
  test(
    `re-integration in ${locale}: applied on a phone, screened, approved, then referred with a verifiable document`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await setLocale(context, locale, baseURL)
      const login = await registerApplicant(request, locale)
      await signIn(page, login)
      const person = serviceFormAt(page, locale)
      const checkAccessibility = () => expectAccessibleServicePage(page)
      await page.goto(buildServiceUrl(service.id))
      await checkAccessibility()
      const no = await person.begin(service)
      await person.fillIn(service, answersOf(), checkAccessibility)
      await checkAccessibility()

      // The automatic screening result appears at once.
      await page.goto('/dashboard')
      await expect(
        page.getByRole('region', { name: dashboard.messages[locale] }).getByText(stageMessages.SCREENED.text[locale]),
      ).toBeVisible()
      await checkAccessibility()
      await page.goto(fileAt(no))
      await expect(page.getByText(screeningMessages.mayHaveCash[locale])).toBeVisible()
      await checkAccessibility()

      // The centre registers and orients; head office decides; the payment is queued.
      const centrePage = await openOfficerPage(browser, locale, baseURL, centre)
      const officer = serviceFormAt(centrePage, locale)
      const checkPage = () => expectAccessibleServicePage(centrePage)
      const [registering, orienting, forwarding, assisting, approving] = example.moves.slice(1)
      await officer.move(service, no, registering!, checkPage)
      await page.goto('/dashboard')
      await expect(
        page.getByRole('region', { name: dashboard.messages[locale] }).getByText(stageMessages.REGISTERED.text[locale]),
      ).toBeVisible()
      await officer.move(service, no, orienting!, checkPage)
      await officer.move(service, no, forwarding!, checkPage)
      for (const move of [assisting!, approving!]) {
        const desk = await openOfficerPage(browser, locale, baseURL, `${move.by}@demo.wewb`)
        await serviceFormAt(desk, locale).move(service, no, move, () => expectAccessibleServicePage(desk))
        await desk.context().close()
      }
      await page.goto(fileAt(no))
      await expect(page.getByText(sentence('payment-queued', locale)).first()).toBeVisible()
      await checkAccessibility()

      // Referrals to other services and their outcome.
      await refer(centrePage, locale, no, training, checkPage)
      await checkPage()
      expect(await messageTemplatesSentTo(request, login)).toEqual([
        'RIN_SCREENED',
        'RIN_REGISTERED',
        'APPROVED',
        'RIN_REFERRED',
      ])
      const dialog = dialogIn(centrePage)
      await centrePage.getByRole('button', { name: new RegExp(`^${referrals.change[locale]} RFL-`) }).click()
      await officer.fill(progressFields('REFERRED'), { ackStatus: 'ACCEPTED', remarks: 'আগামী সপ্তাহে ক্লাস শুরু।' })
      await dialog.getByRole('button', { name: referrals.save[locale] }).click()
      await expect(dialog).toHaveCount(0)
      const history = centrePage.getByRole('article').getByRole('listitem')
      await expect(history.filter({ hasText: acknowledgementStatusNames.REFERRED[locale] })).toBeVisible()
      await expect(history.filter({ hasText: acknowledgementStatusNames.ACCEPTED[locale] })).toContainText(
        'আগামী সপ্তাহে ক্লাস শুরু।',
      )
      await checkPage()
      await centrePage.context().close()

      // The person sees the referral without the remarks, and prints it.
      await page.goto(fileAt(no))
      const mine = page.getByRole('article').filter({ hasText: trainingCentre[locale] })
      await expect(mine).toContainText(acknowledgementStatusNames.ACCEPTED[locale])
      await expect(mine).not.toContainText('ওয়েল্ডিং')
      await checkAccessibility()
      const downloading = page.waitForEvent('download')
      await mine.getByRole('button', { name: new RegExp(`^${escaped(referrals.print[locale])}`) }).click()
      const document = await readFile(await (await downloading).path())
      const { pathname, search } = new URL(await decodeQrCode(await renderQrCodeOfPdf(document)))
      await page.goto(pathname + search)
      const answer = page.getByRole('main')
      await expect(answer).toContainText(verificationResultMessages.valid[locale])
      await expect(answer).toContainText(trainingCentre[locale])
      await expect(answer).toContainText(/RFL-\d{4}-\d{6}/)
      await expect(answer).not.toContainText(/RAFIQUL|রফিকুল/)
    },
  )

  test(
    `re-integration in ${locale}: an applicant without cash eligibility reads the reason and gets other services`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await setLocale(context, locale, baseURL)
      const login = await registerApplicant(request, locale)
      const tooEarly = { departureDate: '2010-01-01', returnDate: '2014-12-31' }
      const no = await submitAndMove(baseURL, login, tooEarly, servicesOnlyMoves.slice(0, 6))
      await signIn(page, login)
      await page.goto(fileAt(no))
      await expect(page.getByText(screeningMessages.noCash[locale])).toBeVisible()
      await expect(page.getByText(textOf('E-13')[locale])).toBeVisible()
      await expect(
        page.getByRole('listitem').filter({ hasText: { bn: 'কাউন্সেলিং', en: 'Counselling' }[locale] }),
      ).toBeVisible()
      await expectAccessibleServicePage(page)
      const officer = await openOfficerPage(browser, locale, baseURL, centre)
      const { documents: _, ...plain } = training
      await refer(officer, locale, no, plain, () => expectAccessibleServicePage(officer))
      await expect(officer.getByText(screeningMessages.results.NOT_ELIGIBLE[locale])).toBeVisible()
      await officer.context().close()
      expect((await messageTemplatesSentTo(request, login)).slice(-2)).toEqual(['RIN_SERVICES', 'RIN_REFERRED'])
      await page.reload()
      await expect(page.getByRole('article').filter({ hasText: trainingCentre[locale] })).toBeVisible()
      await expectAccessibleServicePage(page)
    },
  )

  test(
    `re-integration in ${locale}: rejected with a reason and the option to appeal`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await setLocale(context, locale, baseURL)
      const login = await registerApplicant(request, locale)
      const no = await submitAndMove(baseURL, login, {}, example.rejectionMoves.slice(0, -1))
      const refusing = example.rejectionMoves.at(-1)!
      const officer = await openOfficerPage(browser, locale, baseURL, `${refusing.by}@demo.wewb`)
      await serviceFormAt(officer, locale).move(service, no, refusing, () => expectAccessibleServicePage(officer))
      await officer.context().close()
      await signIn(page, login)
      await page.goto(fileAt(no))
      await expect(page.getByText(sentence('rejected', locale)).first()).toBeVisible()
      await expectAccessibleServicePage(page)
    },
  )
}

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`)
