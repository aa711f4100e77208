import type { APIRequestContext, Page } from '@playwright/test'
import { definitionOf } from '../domain/src/programmes/definition-of.ts'
import { acknowledgementStatusNames, referralFields } from '../domain/src/awards/acknowledgement.ts'
import type { Answers } from '../domain/src/conditions/holds.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import type { Bilingual, Locale } from '../domain/src/language/bilingual.ts'
import { dhakaDay } from '../domain/src/language/dates.ts'
import type { ExampleMove } from '../domain/src/services/service-example.ts'
import { words as account } from '../web/src/features/accounts/words.ts'
import { words as referrals } from '../web/src/features/acknowledgements/words.ts'
import { homeWords } from '../web/src/features/applying/home-words.ts'
import { words as grants } from '../web/src/features/grants/words.ts'
import { addressOfService } from '../web/src/forms/service-address.ts'
import { buildProgramme } from './build-programme.ts'
import { anyoneAt, judgeAt } from './any-service.ts'
import { numberIn } from './applicant.ts'
import { register } from './newcomers.ts'
import { seat } from './officer.ts'
import { expect, fillCaptcha, freshDigits, freshMobile, password, phone, speak, test } from './people.ts'
import { builder, newLicence, oldLicence, programmesAt, renewed, sewingAnswers, sewingGrant, smallGrant, workers } from './sewing-grant.ts'
import { dialogOf } from './hands.ts'

test.use({ viewport: phone })
test.setTimeout(300_000)

const road: ExampleMove[] = [
  { by: 'so.two', move: 'forward', reply: { recommendedAmount: '25000' } },
  { by: 'ad.welfare', move: 'forward', reply: { recommendedAmount: '25000' } },
  { by: 'dir.welfare', move: 'approve', reply: { approvedAmount: '25000', sanctionMemoNo: '49.04.0000.101.20.001.26-77' } },
]
const training: Answers = {
  planningDate: dhakaDay(new Date()),
  serviceTypeId: 'TRAINING',
  serviceProviderId: 'TTC_TANGAIL',
  remarks: 'সেলাই শেখার পরে টাকা কাজে লাগবে।',
}
const paidFor: Bilingual = { bn: 'অনুমোদিত', en: 'Approved' }

const newcomer = (request: APIRequestContext, locale: Locale) =>
  register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
/** So that no journey meets the programme of another. */
const named = (bn: string, en: string): Bilingual => {
  const number = freshDigits(6)
  return { bn: `${bn} ${showDigits(number, 'bn')}`, en: `${en} ${number}` }
}

const readMore = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).getByRole('link').click()

/** From the page of a programme over the log-in to the programme itself, on a page that no script has touched yet. */
async function applyAsVisitor(page: Page, locale: Locale, programId: number, login: string) {
  await page.getByRole('link', { name: grants.apply[locale], exact: true }).click()
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.getByLabel(account.loginId[locale]).fill(login)
  await page.getByLabel(account.password[locale], { exact: true }).fill(password)
  await fillCaptcha(page, locale)
  await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
  await expect(page).toHaveURL(addressOfService(`gms-${programId}`))
}

test(
  'a grant programme in bn: built and published by an administrator, read by a visitor, applied for on a phone, approved over its desks, acknowledged; its second version does not disturb',
  { tag: '@full' },
  async ({ page, context, browser, request, baseURL }) => {
    const locale = 'bn'
    await speak(context, locale, baseURL)
    const { get, change } = programmesAt(baseURL)
    const programme = sewingGrant(named('সেলাই মেশিন অনুদান', 'Sewing machine grant'))
    const office = await seat(browser, locale, baseURL, builder)
    const programId = await buildProgramme(office, locale, programme, () => judgeAt(office))
    await office.context().close()
    expect(await get(programId)).toMatchObject(programme)
    const service = definitionOf(programme, { programId })
    const look = () => judgeAt(page)

    // A visitor reads what it is, what it asks and what to have at hand.
    await page.goto('/gms')
    await look()
    await readMore(page, programme.title.bn)
    await expect(page.getByRole('heading', { level: 1, name: programme.title.bn })).toBeVisible()
    await expect(page.getByText('৫০,০০০ টাকা')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(oldLicence.bn)
    await expect(page.getByRole('main')).toContainText('দোকানের দরপত্র')
    await look()
    await applyAsVisitor(page, locale, programId, await newcomer(request, locale))
    await expect(page.getByRole('heading', { level: 1, name: programme.title.bn })).toBeVisible()
    await look()

    // Applied for as any other service; the condition, the list and its total are those of the form.
    const person = anyoneAt(page, locale)
    const no = await person.begin(service)
    await person.fillIn(service, sewingAnswers(), look)
    await look()

    // The board changes the form meanwhile; the file keeps the one it was made with.
    await change(programId, renewed)
    for (const [place, made] of road.entries()) {
      const deskPage = await seat(browser, locale, baseURL, `${made.by}@demo.wewb`)
      if (place === 0) await findsOnDesk(deskPage, programme.title.bn, no)
      await anyoneAt(deskPage, locale).move(service, no, made, async () => {
        await expect(deskPage.getByRole('main')).not.toContainText(newLicence.bn)
        await judgeAt(deskPage)
      })
      await deskPage.context().close()
    }
    const section = await seat(browser, locale, baseURL, 'so.two@demo.wewb')
    await acknowledge(section, no)
    await section.context().close()

    // The applicant finds it among what they have with all programmes.
    await page.goto('/online-gms-program')
    const mine = page.getByRole('listitem').filter({ hasText: no })
    await expect(mine).toContainText(programme.title.bn)
    await look()
    await mine.getByRole('link').click()
    await expect(page).toHaveURL(addressOfService(service.id, { application: no }))
    await expect(page.getByText(new RegExp(`^${paidFor.bn}`)).first()).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: acknowledgementStatusNames.REFERRED.bn })).toBeVisible()
    await look()

    // Who comes now reads and fills in the new form.
    await page.goto(`/gms?program=${programId}`)
    await expect(page.getByRole('main')).toContainText(newLicence.bn)
    await expect(page.getByRole('main')).toContainText(workers.label.bn)
  },
)

/** The officer comes by the list of programmes, not by the number. */
async function findsOnDesk(page: Page, title: string, no: string) {
  await page.goto('/online-gms-program')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText(grants.waiting.bn.replace('{n}', '১'))
  await judgeAt(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: no }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: grants.allProgrammes.bn }).click()
  await expect(page).toHaveURL('/online-gms-program')
}

/** After the approval, from the page of the file as a bare number finds it. */
async function acknowledge(page: Page, no: string) {
  await page.goto(`/online-gms-program?application=${no}`)
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: referrals.add.bn, exact: true }).click()
  await anyoneAt(page, 'bn').fill(referralFields, training)
  await dialog.getByRole('button', { name: referrals.save.bn }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: acknowledgementStatusNames.REFERRED.bn })).toBeVisible()
  await judgeAt(page)
}

test('a small programme in bn: built and published by an administrator', async ({ browser, baseURL }) => {
  const programme = smallGrant(named('তাঁত মেলা অনুদান', 'Loom fair grant'))
  const office = await seat(browser, 'bn', baseURL, builder)
  const programId = await buildProgramme(office, 'bn', programme, () => judgeAt(office))
  expect(await programmesAt(baseURL).get(programId)).toMatchObject(programme)
})

test('a grant programme in en: found from the landing page, begun by an applicant; once closed it takes no more, and what was begun is still there', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const locale = 'en'
  await speak(context, locale, baseURL)
  const { publish, close } = programmesAt(baseURL)
  const programme = sewingGrant(named('তাঁত অনুদান', 'Loom grant'))
  const programId = await publish(programme)
  const service = definitionOf(programme, { programId })
  const look = () => judgeAt(page)

  await page.goto('/')
  await page.getByRole('link', { name: 'Online grant programme', exact: true }).click()
  await expect(page).toHaveURL('/gms')
  await readMore(page, programme.title.en)
  await expect(page.getByText('BDT 50,000')).toBeVisible()
  await look()
  await applyAsVisitor(page, locale, programId, await newcomer(request, locale))
  await page.getByRole('button', { name: homeWords.apply.en }).click()
  await expect(page).toHaveURL(/application=GMS-/)
  const no = numberIn(page)

  await close(programId)
  await page.goto('/online-gms-program')
  await expect(page.getByRole('listitem').filter({ hasText: no })).toContainText(programme.title.en)
  await expect(page.getByRole('link', { name: new RegExp(`^${grants.apply.en}.*${programme.title.en}`) })).toHaveCount(0)
  await look()
  await page.goto(addressOfService(service.id))
  await expect(page.getByRole('button', { name: homeWords.apply.en })).toHaveCount(0)
  await expect(page.getByText(homeWords.deadlineOver.en)).toBeVisible()
  await page.goto(`/gms?program=${programId}`)
  await expect(page.getByRole('heading', { level: 1, name: grants.title.en })).toBeVisible()

  // Its desk stays open to those who decide.
  const officer = await seat(browser, locale, baseURL, 'dir.welfare@demo.wewb')
  await officer.goto('/online-gms-program')
  const row = officer.getByRole('listitem').filter({ hasText: programme.title.en })
  await expect(row).toContainText(grants.closed.en)
  await expect(officer.getByRole('link', { name: grants.build.en, exact: true }).last()).toBeVisible()
  await judgeAt(officer)
  await row.getByRole('link').click()
  await expect(officer.getByRole('heading', { level: 1, name: programme.title.en })).toBeVisible()
  await officer.context().close()
})
