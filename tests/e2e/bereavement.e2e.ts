import { demoWorkers } from '@wewb/api/demo/registers.ts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Locale } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { bereavement } from '@wewb/domain/services/definitions/bereavement/definition'
import { example } from '@wewb/domain/services/definitions/bereavement/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as journey } from '@wewb/domain/services/definitions/fa-repatriation/example'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { draftMessages } from '@wewb/web/casework/applying/draft-messages.ts'
import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { caseActionNames, caseMessages } from '@wewb/web/casework/cases/messages.ts'
import { formMessages } from '@wewb/web/form-engine/forms/messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { serviceFormAt, expectAccessibleServicePage } from './service-form.ts'
import { register } from './registration.ts'
import { openOfficerPage } from './officer.ts'
import { expect, freshMobile, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(300_000)

/** A deceased worker can have only one case, so each language uses another worker. */
const numbers: Record<Locale, string> = { bn: 'C-101', en: 'C-109' }
function workerOf(locale: Locale): Answers {
  const { passport_no: workerPassportNo, date_of_birth: workerDob } = demoWorkers.find(
    ({ number }) => number === numbers[locale],
  ) as Record<string, string>
  return { ...(example.answers['worker'] as Answers), workerPassportNo, workerDob }
}

/**
 * Without heirs and children, which other journeys cover, and with two documents of five; the others may follow later.
 */
const {
  heirs: _heirs,
  children,
  deathCertificate: _death,
  familyCertificate: _family,
  clearanceProof: _proof,
  ...otherAnswers
} = example.answers
const daughter = (children as Answers[]).slice(1)

for (const locale of locales)
  test(
    `bereavement in ${locale}: a family reports a death once, gets five drafts, submits one and sees one timeline`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await setLocale(context, locale, baseURL)
      const login = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
      await signIn(page, login)
      const family = serviceFormAt(page, locale)
      const checkAccessibility = () => expectAccessibleServicePage(page)

      // The intake form is filled in once.
      await page.goto('/bereavement')
      await checkAccessibility()
      const no = await family.begin(bereavement)
      const answers = { ...otherAnswers, worker: workerOf(locale), children: daughter }
      for (const [index, step] of bereavement.steps.entries()) {
        await family.isAtStep(step.id)
        await family.fill(step.fields, answers)
        await checkAccessibility()
        if (index < bereavement.steps.length - 1) await family.next()
      }
      await page.getByRole('button', { name: applying.submit[locale] }).click()

      // The case page: the worker, the next steps, five applications.
      await expect(page.getByText(caseMessages.arrived[locale], { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: caseMessages.late[locale] })).toBeFocused()
      await expect(
        page.getByText(caseMessages.completeDrafts[locale].replace('{n}', formatDigits(5, locale))),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: caseMessages.complete[locale] })).toHaveCount(5)
      await expect(page.getByRole('heading', { name: caseMessages.children[locale] })).toBeVisible()
      await expect(page.getByRole('link', { name: formatDigits('16135', locale), exact: true }).first()).toBeVisible()
      await checkAccessibility()

      // The remaining questions of one follow-up: three fields and a checkbox.
      const card = page
        .getByRole('listitem')
        .filter({ hasText: repatriation.title[locale] })
        .filter({ hasText: 'REP-' })
      await expect(card).toContainText(
        caseMessages.questionsLeft[locale].replace('{questions}', formatDigits(4, locale)),
      )
      await card.getByRole('link', { name: caseMessages.complete[locale] }).click()
      await expect(page).toHaveURL(/application=REP-/)
      const rep = new URL(page.url()).searchParams.get('application') ?? ''
      await page
        .getByRole('link', { name: draftMessages.goOnWith[locale].replace('{step}', stepNamed('worker')[locale]) })
        .click()
      const { placeName, contactPersonName, contactPersonMobile } = journey.answers
      const [, workerStep, , documents] = repatriation.steps
      await family.fill(workerStep?.fields ?? [], { placeName, contactPersonName, contactPersonMobile })
      await checkAccessibility()
      await family.next()
      await family.isAtStep('applicant')
      await family.next()
      await family.isAtStep('documents')
      await family.fill(documents?.fields ?? [], { declarationAccepted: true })
      await checkAccessibility()
      await page.getByRole('button', { name: applying.submit[locale] }).click()
      await expect(page.getByRole('heading', { name: statusMessages.done[locale] })).toBeVisible()

      // The page of the application links to the others and back to the case.
      await page.goto(buildServiceUrl('fa-repatriation', { application: rep }))
      await expect(page.getByRole('heading', { name: caseMessages.familyFiles[locale] })).toBeVisible()
      await checkAccessibility()
      await page.getByRole('link', { name: caseMessages.toCase[locale] }).click()
      await expect(page).toHaveURL(buildServiceUrl('bereavement', { application: no }))
      const steps = page.getByRole('list', { name: formMessages.history[locale] }).getByRole('listitem')
      await expect(steps).toHaveCount(2)
      await expect(steps.last()).toContainText(`${repatriation.title[locale]}: ${caseActionNames['submit']?.[locale]}`)
      await expect(page.getByRole('link', { name: caseMessages.complete[locale] })).toHaveCount(4)
      await checkAccessibility()

      // The officer works on the same case.
      const desk = await openOfficerPage(browser, locale, baseURL, 'so.edu@demo.wewb')
      const officer = serviceFormAt(desk, locale)
      await officer.move(bereavement, no, example.moves[1]!, () => expectAccessibleServicePage(desk))
      await desk.goto(buildServiceUrl('bereavement', { view: 'all', application: no }))
      const panel = desk
        .locator('section')
        .filter({ has: desk.getByRole('heading', { name: caseMessages.familyFiles[locale] }) })
      for (const prefix of ['BRV', 'REP', 'BUR', 'FIN', 'CMP', 'SUR'])
        await expect(panel.getByText(new RegExp(`^${prefix}-`)).first()).toBeVisible()
      await panel.locator('summary', { hasText: caseMessages.timeline[locale] }).click()
      const seen = panel.getByRole('list', { name: formMessages.history[locale] }).getByRole('listitem')
      await expect(seen).toHaveCount(3)
      await expectAccessibleServicePage(desk)
      await panel.getByRole('link', { name: repatriation.title[locale] }).click()
      await expect(desk.getByRole('heading', { level: 1, name: rep })).toBeVisible()
      await expect(desk.getByRole('heading', { name: caseMessages.familyFiles[locale] })).toBeVisible()
      await expectAccessibleServicePage(desk)
      await desk.context().close()

      // The family sees the officer's step.
      await page.reload()
      await expect(steps).toHaveCount(3)
      await expect(steps.last()).toContainText(caseActionNames['progress']?.[locale] ?? '')
      await page.getByRole('link', { name: caseMessages.intake[locale] }).click()
      await expect(page.getByRole('heading', { name: statusMessages.print[locale] })).toBeVisible()
      await checkAccessibility()
    },
  )

const stepNamed = (id: string) => repatriation.steps.find((step) => step.id === id)?.title ?? { bn: '', en: '' }
