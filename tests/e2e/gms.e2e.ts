import type { APIRequestContext, Page } from '@playwright/test'
import { createProgrammeDefinition } from '@wewb/domain/services/programmes/programme-definition'
import { acknowledgementStatusNames, referralFields } from '@wewb/domain/services/awards/acknowledgement'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { formatDigits } from '@wewb/domain/language/digits'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { ExampleMove } from '@wewb/domain/services/definitions/service-example'
import { allAccountMessages as account } from '@wewb/web/identity/accounts/messages.ts'
import { referralMessages as referrals } from '@wewb/web/casework/referrals/messages.ts'
import { serviceHomeMessages } from '@wewb/web/casework/applying/service-home-messages.ts'
import { grantMessages as grants } from '@wewb/web/services/grants/messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { buildProgramme } from './build-programme.ts'
import { serviceFormAt, expectAccessibleServicePage } from './service-form.ts'
import { applicationNumberIn } from './applicant.ts'
import { register } from './registration.ts'
import { openOfficerPage } from './officer.ts'
import { expect, fillCaptcha, freshDigits, freshMobile, password, phoneViewport, setLocale, test } from './fixtures.ts'
import {
  builderLogin,
  newLicenceLabel,
  oldLicenceLabel,
  programmeApi,
  withNewQuestion,
  sewingAnswers,
  sewingGrant,
  smallGrant,
  workersField,
} from './sewing-grant.ts'
import { dialogIn } from './ui-actions.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(300_000)

const moves: ExampleMove[] = [
  { by: 'so.two', move: 'forward', reply: { recommendedAmount: '25000' } },
  { by: 'ad.welfare', move: 'forward', reply: { recommendedAmount: '25000' } },
  {
    by: 'dir.welfare',
    move: 'approve',
    reply: { approvedAmount: '25000', sanctionMemoNo: '49.04.0000.101.20.001.26-77' },
  },
]
const training: Answers = {
  planningDate: toDhakaDate(new Date()),
  serviceTypeId: 'TRAINING',
  serviceProviderId: 'TTC_TANGAIL',
  remarks: 'সেলাই শেখার পরে টাকা কাজে লাগবে।',
}
const paidFor: Bilingual = { bn: 'অনুমোদিত', en: 'Approved' }

const newcomer = (request: APIRequestContext, locale: Locale) =>
  register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
/** Unique titles, so that journeys do not find each other's programmes. */
const named = (bn: string, en: string): Bilingual => {
  const number = freshDigits(6)
  return { bn: `${bn} ${formatDigits(number, 'bn')}`, en: `${en} ${number}` }
}

const readMore = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).getByRole('link').click()

/** Opens a programme through the log-in, from a page without hydration. */
async function applyAsVisitor(page: Page, locale: Locale, programId: number, login: string) {
  await page.getByRole('link', { name: grants.apply[locale], exact: true }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await page.getByLabel(account.loginId[locale]).fill(login)
  await page.getByLabel(account.password[locale], { exact: true }).fill(password)
  await fillCaptcha(page, locale)
  await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
  await expect(page).toHaveURL(buildServiceUrl(`gms-${programId}`))
}

test(
  'a grant programme in bn is built, read, applied for, approved, acknowledged and revised',
  { tag: '@full' },
  async ({ page, context, browser, request, baseURL }) => {
    const locale = 'bn'
    await setLocale(context, locale, baseURL)
    const { get, change } = programmeApi(baseURL)
    const programme = sewingGrant(named('সেলাই মেশিন অনুদান', 'Sewing machine grant'))
    const office = await openOfficerPage(browser, locale, baseURL, builderLogin)
    const programId = await buildProgramme(office, locale, programme, () => expectAccessibleServicePage(office))
    await office.context().close()
    expect(await get(programId)).toMatchObject(programme)
    const service = createProgrammeDefinition(programme, { programId })
    const checkAccessibility = () => expectAccessibleServicePage(page)

    // A visitor reads the description, the questions and the required documents.
    await page.goto('/gms')
    await checkAccessibility()
    await readMore(page, programme.title.bn)
    await expect(page.getByRole('heading', { level: 1, name: programme.title.bn })).toBeVisible()
    await expect(page.getByText('৫০,০০০ টাকা')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(oldLicenceLabel.bn)
    await expect(page.getByRole('main')).toContainText('দোকানের দরপত্র')
    await checkAccessibility()
    await applyAsVisitor(page, locale, programId, await newcomer(request, locale))
    await expect(page.getByRole('heading', { level: 1, name: programme.title.bn })).toBeVisible()
    await checkAccessibility()

    // Applied for like any other service, with the form's condition, list and total.
    const person = serviceFormAt(page, locale)
    const no = await person.begin(service)
    await person.fillIn(service, sewingAnswers(), checkAccessibility)
    await checkAccessibility()

    // A new version of the form does not change the application.
    await change(programId, withNewQuestion)
    for (const [index, move] of moves.entries()) {
      const deskPage = await openOfficerPage(browser, locale, baseURL, `${move.by}@demo.wewb`)
      if (index === 0) await findsOnDesk(deskPage, programme.title.bn, no)
      await serviceFormAt(deskPage, locale).move(service, no, move, async () => {
        await expect(deskPage.getByRole('main')).not.toContainText(newLicenceLabel.bn)
        await expectAccessibleServicePage(deskPage)
      })
      await deskPage.context().close()
    }
    const section = await openOfficerPage(browser, locale, baseURL, 'so.two@demo.wewb')
    await acknowledge(section, no)
    await section.context().close()

    // The applicant finds it among the applications of all programmes.
    await page.goto('/online-gms-program')
    const mine = page.getByRole('listitem').filter({ hasText: no })
    await expect(mine).toContainText(programme.title.bn)
    await checkAccessibility()
    await mine.getByRole('link').click()
    await expect(page).toHaveURL(buildServiceUrl(service.id, { application: no }))
    await expect(page.getByText(new RegExp(`^${paidFor.bn}`)).first()).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: acknowledgementStatusNames.REFERRED.bn })).toBeVisible()
    await checkAccessibility()

    // New applicants get the new form.
    await page.goto(`/gms?program=${programId}`)
    await expect(page.getByRole('main')).toContainText(newLicenceLabel.bn)
    await expect(page.getByRole('main')).toContainText(workersField.label.bn)
  },
)

/** The officer finds it in the list of programmes, not by number. */
async function findsOnDesk(page: Page, title: string, no: string) {
  await page.goto('/online-gms-program')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText(grants.waiting.bn.replace('{n}', '১'))
  await expectAccessibleServicePage(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: no }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: grants.allProgrammes.bn }).click()
  await expect(page).toHaveURL('/online-gms-program')
}

/** After the approval, from the page that the application number leads to. */
async function acknowledge(page: Page, no: string) {
  await page.goto(`/online-gms-program?application=${no}`)
  const dialog = dialogIn(page)
  await page.getByRole('button', { name: referrals.add.bn, exact: true }).click()
  await serviceFormAt(page, 'bn').fill(referralFields, training)
  await dialog.getByRole('button', { name: referrals.save.bn }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: acknowledgementStatusNames.REFERRED.bn })).toBeVisible()
  await expectAccessibleServicePage(page)
}

test('a small programme in bn is built and published by an administrator', async ({ browser, baseURL }) => {
  const programme = smallGrant(named('তাঁত মেলা অনুদান', 'Loom fair grant'))
  const office = await openOfficerPage(browser, 'bn', baseURL, builderLogin)
  const programId = await buildProgramme(office, 'bn', programme, () => expectAccessibleServicePage(office))
  expect(await programmeApi(baseURL).get(programId)).toMatchObject(programme)
})

test('a grant programme in en is found and started; once closed it rejects new applications', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const locale = 'en'
  await setLocale(context, locale, baseURL)
  const { publish, close } = programmeApi(baseURL)
  const programme = sewingGrant(named('তাঁত অনুদান', 'Loom grant'))
  const programId = await publish(programme)
  const service = createProgrammeDefinition(programme, { programId })
  const checkAccessibility = () => expectAccessibleServicePage(page)

  await page.goto('/')
  await page.getByRole('link', { name: 'Online grant programme', exact: true }).click()
  await expect(page).toHaveURL('/gms')
  await readMore(page, programme.title.en)
  await expect(page.getByText('BDT 50,000')).toBeVisible()
  await checkAccessibility()
  await applyAsVisitor(page, locale, programId, await newcomer(request, locale))
  await page.getByRole('button', { name: serviceHomeMessages.apply.en }).click()
  await expect(page).toHaveURL(/application=GMS-/)
  const no = applicationNumberIn(page)

  await close(programId)
  await page.goto('/online-gms-program')
  await expect(page.getByRole('listitem').filter({ hasText: no })).toContainText(programme.title.en)
  await expect(page.getByRole('link', { name: new RegExp(`^${grants.apply.en}.*${programme.title.en}`) })).toHaveCount(
    0,
  )
  await checkAccessibility()
  await page.goto(buildServiceUrl(service.id))
  await expect(page.getByRole('button', { name: serviceHomeMessages.apply.en })).toHaveCount(0)
  await expect(page.getByText(serviceHomeMessages.deadlineOver.en)).toBeVisible()
  await page.goto(`/gms?program=${programId}`)
  await expect(page.getByRole('heading', { level: 1, name: grants.title.en })).toBeVisible()

  // Officers can still open its desk.
  const officer = await openOfficerPage(browser, locale, baseURL, 'dir.welfare@demo.wewb')
  await officer.goto('/online-gms-program')
  const row = officer.getByRole('listitem').filter({ hasText: programme.title.en })
  await expect(row).toContainText(grants.closed.en)
  await expect(officer.getByRole('link', { name: grants.build.en, exact: true }).last()).toBeVisible()
  await expectAccessibleServicePage(officer)
  await row.getByRole('link').click()
  await expect(officer.getByRole('heading', { level: 1, name: programme.title.en })).toBeVisible()
  await officer.context().close()
})
