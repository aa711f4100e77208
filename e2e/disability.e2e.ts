import type { Page } from '@playwright/test'
import type { TestPortal } from '../api/src/testing/portal-under-test.ts'
import { fillIn, walk } from '../api/src/testing/walking.ts'
import type { Answers } from '../domain/src/conditions/holds.ts'
import { addDays } from '../domain/src/engine/working-days.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { dhakaDay } from '../domain/src/language/dates.ts'
import { jahangir, karim } from '../domain/src/services/example-people.ts'
import { circularFields } from '../domain/src/services/dis-allowance/circular.ts'
import { disAllowance } from '../domain/src/services/dis-allowance/definition.ts'
import { circular2026, example } from '../domain/src/services/dis-allowance/example.ts'
import { words as services } from '../web/src/app/services/words.ts'
import { instalmentStates, statusWords } from '../web/src/features/applying/status-words.ts'
import { homeWords } from '../web/src/features/applying/home-words.ts'
import { startWords } from '../web/src/features/applying/start-words.ts'
import { words as applying } from '../web/src/features/applying/words.ts'
import { allowanceStates, allowanceWords } from '../web/src/features/desk/results/allowance-words.ts'
import { stateWords, words as setups } from '../web/src/features/desk/setups/setup-words.ts'
import { disabilityWords as results } from '../web/src/features/results/disability-words.ts'
import { anyoneAt, judgeAt } from './any-service.ts'
import { numberIn } from './applicant.ts'
import { filesAt, officers } from './files.ts'
import { register } from './newcomers.ts'
import { seat } from './officer.ts'
import { expect, freshMobile, locales, phone, signIn, speak, test } from './people.ts'
import { told } from './worker-abroad.ts'
import { dialogOf } from './hands.ts'

test.use({ viewport: phone })
test.setTimeout(420_000)

const today = dhakaDay(new Date())
const lastYear = Number(today.slice(0, 4)) - 1

/** A worker for each language: the circular lets each have two children on it. */
const workers: Record<Locale, Answers> = { bn: karim, en: jahangir }

/** A child with a birth registration and a card of its own. */
function childOf(locale: Locale, place: number): Answers {
  const number = `2015${locale === 'bn' ? '1' : '2'}${String(place).padStart(12, '0')}`
  return { ...example.answers, worker: workers[locale], childBrn: number, disabilityCardNo: `${number}-09` }
}

for (const locale of locales) {
  test(
    `the disability allowance in ${locale}: circular → applied on a phone → visited → decided → published → found by its number → life certificate`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await speak(context, locale, baseURL)
      const at = (login: string) => seat(browser, locale, baseURL, login)
      const { ask, tokenOf, closeCircular } = filesAt(baseURL)
      const portal = { ask, tokenOf } as unknown as TestPortal
      const look = () => judgeAt(page)

      // The section writes the circular, the director publishes it.
      const title = { bn: `প্রতিবন্ধী ভাতা পথ ${locale === 'bn' ? 'এক' : 'দুই'}`, en: `Allowance road ${locale}` }
      const circular = {
      ...circular2026, title: title.en, titleBng: title.bn, circularNo: `49.04-${locale}`, effectiveFrom: `${lastYear}-01-01`,
      startDate: addDays(today, -2), endDate: addDays(today, 20),
    } // prettier-ignore
      const section = await at(officers.section)
      await writeCircular(section, locale, circular)
      const director = await at(officers.director)
      const setupId = await publishCircular(director, locale, title[locale])

      // A mother on a phone of 360 pixels.
      const login = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
      await signIn(page, login)
      const family = anyoneAt(page, locale)
      const no = await begin(page, locale, title[locale])
      await family.fillIn(disAllowance, childOf(locale, 1), look)
      await look()

      // Another child goes the same way over HTTP, and is refused on the screen.
      const other = await register(request, { login: freshMobile(), name: 'Salma Khatun', nameBn: 'সালমা খাতুন', locale })
      const otherNo = await fillIn(portal, await tokenOf(other), disAllowance, childOf(locale, 2), { setupId })
      await walk(portal, other, otherNo, example.refusal.slice(0, -1))
      const assistant = await at(officers.assistant)
      await anyoneAt(assistant, locale).move(disAllowance, otherNo, example.refusal.at(-1)!, () => judgeAt(assistant))
      expect(await told(request, other)).toEqual(['SUBMITTED', 'FORWARDED', 'REJECTED'])

      // The district office visits the child; section, assistant director and director decide.
      const desks: Record<string, Page> = { 'so.edu': section, 'ad.welfare': assistant, 'dir.welfare': director, 'demo.tangail': await at(officers.tangail) } // prettier-ignore
      for (const made of example.road.slice(1)) {
        const desk = desks[made.by]!
        await anyoneAt(desk, locale).move(disAllowance, no, made, () => judgeAt(desk))
      }
      expect(await told(request, login)).toEqual(['SUBMITTED', 'FORWARDED'])

      // The result: not before the circular is closed, and then by the director.
      await director.goto(`/disability-alw-result?circular=${setupId}`)
      await expect(director.getByText(allowanceStates['OPEN']?.[locale] ?? '').first()).toBeVisible()
      await judgeAt(director)
      await closeCircular(setupId)
      await publishResult(director, locale, `WEWB/DIS/${locale === 'bn' ? 'BAN' : 'ENG'}`)
      expect(await told(request, login)).toEqual(['SUBMITTED', 'FORWARDED', 'APPROVED_CASE'])

      // Everyone finds it by its number, and learns nothing of the child.
      await page.goto(`/disability-results?setupId=${setupId}`)
      await look()
      await page.getByLabel(results.byRecordNo[locale]).fill(no)
      await page.getByRole('button', { name: results.find[locale] }).click()
      const card = page.getByRole('article')
      await expect(card.getByText(no)).toBeVisible()
      await expect(card.getByText('S. A.', { exact: true })).toBeVisible()
      await expect(page.getByText(/SUMI|সুমি|টাঙ্গাইল|Tangail/)).toHaveCount(0)
      await look()
      await page.goto(`/disability-results?setupId=${setupId}&searchBy=RECORD_NO&searchValue=${otherNo}`)
      await expect(page.getByText(results.notFound[locale])).toBeVisible()

      // The family sees the years to come, and gives the life certificate of the second.
      await page.goto(`/disability-allowance?application=${no}`)
      await expect(page.getByRole('row').filter({ hasText: instalmentStates['DUE']?.[locale] ?? '' })).toHaveCount(6)
      await look()
      await page.getByRole('button', { name: services.giveCertificate[locale] }).click()
      await look()
      await page
        .getByRole('link', { name: startWords.goOnWith[locale].replace('{step}', disAllowance.steps[0]?.title[locale] ?? '') })
        .click()
      await family.isAtStep('payment')
      await family.tick('accountChangedYn', 'N')
      await look()
      await family.next()
      await family.isAtStep('documents')
      const documents = disAllowance.steps.find(({ id }) => id === 'documents')?.fields ?? []
      await family.fill(documents, { lifeCertificate: ['paper'], declarationAccepted: true })
      await page.getByRole('button', { name: applying.submit[locale] }).click()
      await expect(page.getByRole('heading', { name: statusWords.done[locale] })).toBeVisible()
      await page.goto(`/disability-allowance?application=${no}`)
      await expect(page.getByRole('row').filter({ hasText: instalmentStates['RENEWAL_SUBMITTED']?.[locale] ?? '' })).toHaveCount(1)
      await expect(page.getByRole('button', { name: services.giveCertificate[locale] })).toHaveCount(0)
      await look()
    },
  )
}

async function writeCircular(page: Page, locale: Locale, circular: Answers) {
  await page.goto('/dis-application-setup')
  await judgeAt(page)
  await page.getByRole('button', { name: setups.add[locale] }).click()
  const dialog = dialogOf(page)
  await anyoneAt(page, locale).fill(circularFields, circular)
  await judgeAt(page)
  await dialog.getByRole('button', { name: setups.save[locale] }).click()
  await expect(dialog).toHaveCount(0)
}

/** Its number comes back, as the result's address names it. */
async function publishCircular(page: Page, locale: Locale, title: string): Promise<number> {
  await page.goto('/dis-application-setup')
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: setups.publish[locale], exact: true }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: setups.publishYes[locale] }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(stateWords['OPEN']?.[locale] ?? '')
  await page.goto('/disability-alw-result')
  await page.locator('#circular').selectOption({ label: title })
  await expect(page).toHaveURL(/circular=\d+/)
  return Number(new URL(page.url()).searchParams.get('circular'))
}

async function begin(page: Page, locale: Locale, circular: string): Promise<string> {
  await page.goto('/disability-allowance')
  await judgeAt(page)
  await page.getByRole('listitem').filter({ hasText: circular }).getByRole('button', { name: homeWords.apply[locale] }).click()
  await expect(page).toHaveURL(/application=DIS-/)
  await judgeAt(page)
  await page.getByRole('link', { name: startWords.begin[locale], exact: true }).click()
  return numberIn(page)
}

async function publishResult(page: Page, locale: Locale, memoNo: string) {
  await page.reload()
  await page.getByRole('button', { name: allowanceWords.publish[locale] }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: allowanceWords.publishYes[locale] }).click()
  await expect(dialog.getByLabel(allowanceWords.memo[locale])).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(allowanceWords.memo[locale]).fill(memoNo)
  await judgeAt(page)
  await dialog.getByRole('button', { name: allowanceWords.publishYes[locale] }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(allowanceStates['PUBLISHED']?.[locale] ?? '', { exact: true })).toBeVisible()
  await judgeAt(page)
}
