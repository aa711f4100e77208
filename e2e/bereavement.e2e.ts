import { demoWorkers } from '../api/src/demo/register.ts'
import type { Answers } from '../domain/src/conditions/holds.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import { bereavement } from '../domain/src/services/bereavement/definition.ts'
import { example } from '../domain/src/services/bereavement/example.ts'
import { repatriation } from '../domain/src/services/fa-repatriation/definition.ts'
import { example as journey } from '../domain/src/services/fa-repatriation/example.ts'
import { statusWords } from '../web/src/features/applying/status-words.ts'
import { startWords } from '../web/src/features/applying/start-words.ts'
import { words as applying } from '../web/src/features/applying/words.ts'
import { acts, words } from '../web/src/features/cases/words.ts'
import { words as formWords } from '../web/src/forms/words.ts'
import { addressOfService } from '../web/src/forms/service-address.ts'
import { anyoneAt, judgeAt } from './any-service.ts'
import { register } from './newcomers.ts'
import { seat } from './officer.ts'
import { expect, freshMobile, locales, phone, signIn, speak, test } from './people.ts'

test.use({ viewport: phone })
test.setTimeout(300_000)

/** Of a deceased there is one case, so each language mourns somebody else. */
const numbers: Record<Locale, string> = { bn: 'C-101', en: 'C-109' }
function workerOf(locale: Locale): Answers {
  const { passport_no: workerPassportNo, date_of_birth: workerDob } = demoWorkers.find(({ number }) => number === numbers[locale]) as Record<string, string> // prettier-ignore
  return { ...(example.answers['worker'] as Answers), workerPassportNo, workerDob }
}

/** Without heirs and children, which other journeys add row by row, and with two papers of five: the rest may come later. */
const { heirs: _heirs, children, deathCertificate: _death, familyCertificate: _family, clearanceProof: _proof, ...told } = example.answers
const daughter = (children as Answers[]).slice(1)

for (const locale of locales)
  test(
    `after a death, in ${locale}: told once on a phone → five files opened → one submitted with few questions → one timeline for family and officer`,
    { tag: '@full' },
    async ({ page, context, browser, request, baseURL }) => {
      await speak(context, locale, baseURL)
      const login = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
      await signIn(page, login)
      const family = anyoneAt(page, locale)
      const look = () => judgeAt(page)

      // Told once.
      await page.goto('/bereavement')
      await look()
      const no = await family.begin(bereavement)
      const answers = { ...told, worker: workerOf(locale), children: daughter }
      for (const [place, step] of bereavement.steps.entries()) {
        await family.isAtStep(step.id)
        await family.fill(step.fields, answers)
        await look()
        if (place < bereavement.steps.length - 1) await family.next()
      }
      await page.getByRole('button', { name: applying.submit[locale] }).click()

      // The case: whom it is about, what happens now, five files.
      await expect(page.getByText(words.arrived[locale], { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: words.late[locale] })).toBeFocused()
      await expect(page.getByText(words.completeDrafts[locale].replace('{n}', showDigits(5, locale)))).toBeVisible()
      await expect(page.getByRole('link', { name: words.complete[locale] })).toHaveCount(5)
      await expect(page.getByRole('heading', { name: words.children[locale] })).toBeVisible()
      await expect(page.getByRole('link', { name: showDigits('16135', locale), exact: true }).first()).toBeVisible()
      await look()

      // What is left of one of them: three questions and a tick.
      const card = page.getByRole('listitem').filter({ hasText: repatriation.title[locale] }).filter({ hasText: 'REP-' })
      await expect(card).toContainText(words.questionsLeft[locale].replace('{questions}', showDigits(4, locale)))
      await card.getByRole('link', { name: words.complete[locale] }).click()
      await expect(page).toHaveURL(/application=REP-/)
      const rep = new URL(page.url()).searchParams.get('application') ?? ''
      await page.getByRole('link', { name: startWords.goOnWith[locale].replace('{step}', stepNamed('worker')[locale]) }).click()
      const { placeName, contactPersonName, contactPersonMobile } = journey.answers
      const [, workerStep, , documents] = repatriation.steps
      await family.fill(workerStep?.fields ?? [], { placeName, contactPersonName, contactPersonMobile })
      await look()
      await family.next()
      await family.isAtStep('applicant')
      await family.next()
      await family.isAtStep('documents')
      await family.fill(documents?.fields ?? [], { declarationAccepted: true })
      await look()
      await page.getByRole('button', { name: applying.submit[locale] }).click()
      await expect(page.getByRole('heading', { name: statusWords.done[locale] })).toBeVisible()

      // Its own page knows the others, and the way back.
      await page.goto(addressOfService('fa-repatriation', { application: rep }))
      await expect(page.getByRole('heading', { name: words.familyFiles[locale] })).toBeVisible()
      await look()
      await page.getByRole('link', { name: words.toCase[locale] }).click()
      await expect(page).toHaveURL(addressOfService('bereavement', { application: no }))
      const steps = page.getByRole('list', { name: formWords.history[locale] }).getByRole('listitem')
      await expect(steps).toHaveCount(2)
      await expect(steps.last()).toContainText(`${repatriation.title[locale]}: ${acts['submit']?.[locale]}`)
      await expect(page.getByRole('link', { name: words.complete[locale] })).toHaveCount(4)
      await look()

      // The officer accompanies the same case.
      const desk = await seat(browser, locale, baseURL, 'so.edu@demo.wewb')
      const officer = anyoneAt(desk, locale)
      await officer.move(bereavement, no, example.road[1]!, () => judgeAt(desk))
      await desk.goto(addressOfService('bereavement', { view: 'all', application: no }))
      const panel = desk.locator('section').filter({ has: desk.getByRole('heading', { name: words.familyFiles[locale] }) })
      for (const prefix of ['BRV', 'REP', 'BUR', 'FIN', 'CMP', 'SUR'])
        await expect(panel.getByText(new RegExp(`^${prefix}-`)).first()).toBeVisible()
      await panel.locator('summary', { hasText: words.timeline[locale] }).click()
      const seen = panel.getByRole('list', { name: formWords.history[locale] }).getByRole('listitem')
      await expect(seen).toHaveCount(3)
      await judgeAt(desk)
      await panel.getByRole('link', { name: repatriation.title[locale] }).click()
      await expect(desk.getByRole('heading', { level: 1, name: rep })).toBeVisible()
      await expect(desk.getByRole('heading', { name: words.familyFiles[locale] })).toBeVisible()
      await judgeAt(desk)
      await desk.context().close()

      // And the family sees that somebody does.
      await page.reload()
      await expect(steps).toHaveCount(3)
      await expect(steps.last()).toContainText(acts['progress']?.[locale] ?? '')
      await page.getByRole('link', { name: words.intake[locale] }).click()
      await expect(page.getByRole('heading', { name: statusWords.print[locale] })).toBeVisible()
      await look()
    },
  )

const stepNamed = (id: string) => repatriation.steps.find((step) => step.id === id)?.title ?? { bn: '', en: '' }
