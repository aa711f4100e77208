import type { Page } from '@playwright/test'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { exampleWorkerJahangir, exampleWorkerKarim } from '@wewb/domain/services/definitions/example-people'
import { circularFields } from '@wewb/domain/services/definitions/dis-allowance/circular'
import { disAllowance } from '@wewb/domain/services/definitions/dis-allowance/definition'
import { circular2026, example } from '@wewb/domain/services/definitions/dis-allowance/example'
import { servicePageMessages as services } from '@wewb/web/app/services/messages.ts'
import { instalmentStateNames, statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { serviceHomeMessages } from '@wewb/web/casework/applying/service-home-messages.ts'
import { draftMessages } from '@wewb/web/casework/applying/draft-messages.ts'
import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { allowanceStateNames, allowanceMessages } from '@wewb/web/casework/desk/results/allowance-messages.ts'
import { setupStateNames, setupMessages as setups } from '@wewb/web/casework/desk/setups/setup-messages.ts'
import { disabilityResultMessages as results } from '@wewb/web/content/results/disability-result-messages.ts'
import { serviceFormAt, expectAccessibleServicePage } from './service-form.ts'
import { applicationNumberIn } from './applicant.ts'
import { applicationApi, officers } from './application-api.ts'
import { register } from './registration.ts'
import { openOfficerPage } from './officer.ts'
import { expect, freshMobile, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import { messageTemplatesSentTo } from './worker-abroad.ts'
import { dialogIn } from './ui-actions.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(420_000)

const today = toDhakaDate(new Date())
const lastYear = Number(today.slice(0, 4)) - 1

/** One worker for each language, because the circular allows two children per worker. */
const workers: Record<Locale, Answers> = { bn: exampleWorkerKarim, en: exampleWorkerJahangir }

/** A child with a unique birth registration and card. */
function childOf(locale: Locale, index: number): Answers {
  const number = `2015${locale === 'bn' ? '1' : '2'}${String(index).padStart(12, '0')}`
  const worker = workers[locale]
  // The names of parent and worker are compared.
  const fatherName = String(worker['workerNameEn'])
  return { ...example.answers, worker, fatherName, childBrn: number, disabilityCardNo: `${number}-09` }
}

for (const locale of locales) {
  test(
    `disability allowance in ${locale}: applied on a phone, inspected, decided, published, life certificate`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await setLocale(context, locale, baseURL)
      const at = (login: string) => openOfficerPage(browser, locale, baseURL, login)
      const { ask, tokenOf, closeCircular } = applicationApi(baseURL)
      const portal = { request: ask, tokenOf } as unknown as TestPortal
      const checkAccessibility = () => expectAccessibleServicePage(page)

      // The section creates the circular, and the director publishes it.
      const title = { bn: `প্রতিবন্ধী ভাতা পথ ${locale === 'bn' ? 'এক' : 'দুই'}`, en: `Allowance road ${locale}` }
      const circular = {
        ...circular2026,
        title: title.en,
        titleBng: title.bn,
        circularNo: `49.04-${locale}`,
        effectiveFrom: `${lastYear}-01-01`,
        startDate: addDays(today, -2),
        endDate: addDays(today, 20),
      }
      const section = await at(officers.section)
      await writeCircular(section, locale, circular)
      const director = await at(officers.director)
      const setupId = await publishCircular(director, locale, title[locale])

      // An applicant on a phone of 360 pixels.
      const login = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
      await signIn(page, login)
      const family = serviceFormAt(page, locale)
      const no = await begin(page, locale, title[locale])
      await family.fillIn(disAllowance, childOf(locale, 1), checkAccessibility)
      await checkAccessibility()

      // A second application is filled in over HTTP and rejected on the screen.
      const other = await register(request, { login: freshMobile(), name: 'Salma Khatun', nameBn: 'সালমা খাতুন', locale })
      const otherNo = await fillInApplication(portal, await tokenOf(other), disAllowance, childOf(locale, 2), {
        setupId,
      })
      await performMoves(portal, other, otherNo, example.rejectionMoves.slice(0, -1))
      const assistant = await at(officers.assistant)
      await serviceFormAt(assistant, locale).move(disAllowance, otherNo, example.rejectionMoves.at(-1)!, () =>
        expectAccessibleServicePage(assistant),
      )
      expect(await messageTemplatesSentTo(request, other)).toEqual(['SUBMITTED', 'FORWARDED', 'REJECTED'])

      // The district office visits the child; section, assistant director and director decide.
      const desks: Record<string, Page> = {
        'so.edu': section,
        'ad.welfare': assistant,
        'dir.welfare': director,
        'demo.tangail': await at(officers.tangail),
      }
      for (const move of example.moves.slice(1)) {
        const desk = desks[move.by]!
        await serviceFormAt(desk, locale).move(disAllowance, no, move, () => expectAccessibleServicePage(desk))
      }
      expect(await messageTemplatesSentTo(request, login)).toEqual(['SUBMITTED', 'FORWARDED'])

      // The director publishes the result, which is possible only after the circular is closed.
      await director.goto(`/disability-alw-result?circular=${setupId}`)
      await expect(director.getByText(allowanceStateNames['OPEN']?.[locale] ?? '').first()).toBeVisible()
      await expectAccessibleServicePage(director)
      await closeCircular(setupId)
      await publishResult(director, locale, `WEWB/DIS/${locale === 'bn' ? 'BAN' : 'ENG'}`)
      expect(await messageTemplatesSentTo(request, login)).toEqual(['SUBMITTED', 'FORWARDED', 'APPROVED_CASE'])

      // The public finds it by number, without any data about the child.
      await page.goto(`/disability-results?setupId=${setupId}`)
      await checkAccessibility()
      await page.getByLabel(results.byRecordNo[locale]).fill(no)
      await page.getByRole('button', { name: results.find[locale] }).click()
      const card = page.getByRole('article')
      await expect(card.getByText(no)).toBeVisible()
      await expect(card.getByText('S. A.', { exact: true })).toBeVisible()
      await expect(page.getByText(/SUMI|সুমি|টাঙ্গাইল|Tangail/)).toHaveCount(0)
      await checkAccessibility()
      await page.goto(`/disability-results?setupId=${setupId}&searchBy=RECORD_NO&searchValue=${otherNo}`)
      await expect(page.getByText(results.notFound[locale])).toBeVisible()

      // The family sees the future instalments and submits the life certificate of the second.
      await page.goto(`/disability-allowance?application=${no}`)
      await expect(page.getByRole('row').filter({ hasText: instalmentStateNames['DUE']?.[locale] ?? '' })).toHaveCount(
        6,
      )
      await checkAccessibility()
      await page.getByRole('button', { name: services.giveCertificate[locale] }).click()
      await checkAccessibility()
      await page
        .getByRole('link', {
          name: draftMessages.goOnWith[locale].replace('{step}', disAllowance.steps[0]?.title[locale] ?? ''),
        })
        .click()
      await family.isAtStep('payment')
      await family.tick('accountChangedYn', 'N')
      await checkAccessibility()
      await family.next()
      await family.isAtStep('documents')
      const documents = disAllowance.steps.find(({ id }) => id === 'documents')?.fields ?? []
      await family.fill(documents, { lifeCertificate: ['paper'], declarationAccepted: true })
      await page.getByRole('button', { name: applying.submit[locale] }).click()
      await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()
      await page.goto(`/disability-allowance?application=${no}`)
      await expect(
        page.getByRole('row').filter({ hasText: instalmentStateNames['RENEWAL_SUBMITTED']?.[locale] ?? '' }),
      ).toHaveCount(1)
      await expect(page.getByRole('button', { name: services.giveCertificate[locale] })).toHaveCount(0)
      await checkAccessibility()
    },
  )
}

async function writeCircular(page: Page, locale: Locale, circular: Answers) {
  await page.goto('/dis-application-setup')
  await expectAccessibleServicePage(page)
  await page.getByRole('button', { name: setups.add[locale] }).click()
  const dialog = dialogIn(page)
  await serviceFormAt(page, locale).fill(circularFields, circular)
  await expectAccessibleServicePage(page)
  await dialog.getByRole('button', { name: setups.save[locale] }).click()
  await expect(dialog).toHaveCount(0)
}

/** Returns the id of the circular, from the URL of the result. */
async function publishCircular(page: Page, locale: Locale, title: string): Promise<number> {
  await page.goto('/dis-application-setup')
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: setups.publish[locale], exact: true }).click()
  const dialog = dialogIn(page)
  await dialog.getByRole('button', { name: setups.publishYes[locale] }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(setupStateNames['OPEN']?.[locale] ?? '')
  await page.goto('/disability-alw-result')
  await page.locator('#circular').selectOption({ label: title })
  await expect(page).toHaveURL(/circular=\d+/)
  return Number(new URL(page.url()).searchParams.get('circular'))
}

async function begin(page: Page, locale: Locale, circular: string): Promise<string> {
  await page.goto('/disability-allowance')
  await expectAccessibleServicePage(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: circular })
    .getByRole('button', { name: serviceHomeMessages.apply[locale] })
    .click()
  await expect(page).toHaveURL(/application=DIS-/)
  await expectAccessibleServicePage(page)
  await page.getByRole('link', { name: draftMessages.begin[locale], exact: true }).click()
  return applicationNumberIn(page)
}

async function publishResult(page: Page, locale: Locale, memoNo: string) {
  await page.reload()
  await page.getByRole('button', { name: allowanceMessages.publish[locale] }).click()
  const dialog = dialogIn(page)
  await dialog.getByRole('button', { name: allowanceMessages.publishYes[locale] }).click()
  await expect(dialog.getByLabel(allowanceMessages.memo[locale])).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(allowanceMessages.memo[locale]).fill(memoNo)
  await expectAccessibleServicePage(page)
  await dialog.getByRole('button', { name: allowanceMessages.publishYes[locale] }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(allowanceStateNames['PUBLISHED']?.[locale] ?? '', { exact: true })).toBeVisible()
  await expectAccessibleServicePage(page)
}
