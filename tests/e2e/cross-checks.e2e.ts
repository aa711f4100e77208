import type { Page } from '@playwright/test'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { crossCheckNames } from '@wewb/domain/casework/cross-checks/cross-check-names'
import type { CrossCheckCode } from '@wewb/domain/casework/cross-checks/cross-check'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Locale } from '@wewb/domain/language/bilingual'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as assistanceExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { crossCheckMessages as panel } from '@wewb/web/casework/desk/application/cross-check-messages.ts'
import { expectAccessibleServicePage } from './service-form.ts'
import { applicationApi, officers } from './application-api.ts'
import { moveLabelOf, officerAt, openOfficerPage } from './officer.ts'
import { register } from './registration.ts'
import { expect, freshMobile, locales, test } from './fixtures.ts'
import { freshStudent } from './students.ts'
import { freshPassport } from './worker-abroad.ts'

test.setTimeout(240_000)

/** A worker confirmed by a mission, so that no other journey uses the passport. */
const vouchedWorker = (workerPassportNo: string): Answers => ({
  identitySource: '2',
  workerPassportNo,
  nocNumber: 'NOC-5',
  nocDate: '2026-01-01',
  nocMissionId: 'RUH',
  check: {},
  workerNameEn: 'ABDUL KARIM',
  workerCountryId: 'SA',
})

/** The panel of an officer, with the rows by what they compare. */
function panelAt(page: Page, locale: Locale) {
  const rowOf = (code: CrossCheckCode) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: panel.title[locale] }) })
      .getByRole('listitem')
      .filter({ hasText: crossCheckNames[code][locale] })
  const explain = async (code: CrossCheckCode, reason: string) => {
    await rowOf(code).getByRole('button').click()
    await page.locator('dialog[open] #reason').fill(reason)
    await page.getByRole('dialog').getByRole('button', { name: panel.save[locale] }).click()
    await expect(rowOf(code)).toContainText(reason)
  }
  return { rowOf, explain }
}

for (const locale of locales)
  test(
    `in ${locale}, amber cross-checks need a reason, red ones the reasons of two officers`,
    { tag: '@full' },
    async ({ browser, request, baseURL }) => {
      const { ask, as, tokenOf, openCircular, move } = applicationApi(baseURL)
      const portal = { request: ask, tokenOf } as unknown as TestPortal
      const family = await register(request, { login: freshMobile(), name: 'Amena', nameBn: 'আমেনা', locale })
      const worker = vouchedWorker(freshPassport())
      // The family reported the death of the worker; the student answered that the worker is alive.
      const { clearanceProof: _, ...assistance } = assistanceExample.answers
      const dead = await fillInApplication(portal, await tokenOf(family), financialAssistance, {
        ...assistance,
        worker,
      })
      await performMoves(portal, family, dead, [{ by: 'applicant', move: 'submit', reply: {} }])
      const setup = await openCircular({ bn: 'সন্দেহের বিজ্ঞপ্তি', en: 'A circular of doubts' }, 1)
      const student = await register(request, { login: freshMobile(), name: 'Amena', nameBn: 'আমেনা', locale })
      const answers = {
        ...eduAllowanceAnswers,
        worker,
        setupId: String(setup),
        ...freshStudent(),
        bank: { ...(eduAllowanceAnswers['bank'] as Answers), accountHolderName: 'SHAHIDUL ISLAM' },
        embassyNoc: ['d-noc'],
      }
      const no = await fillInApplication(portal, await tokenOf(student), eduAllowance, answers, { setupId: setup })
      await performMoves(portal, student, no, [{ by: 'applicant', move: 'submit', reply: {} }])

      // The section officer sees each colour, and forwards nothing before the reasons are given.
      const section = await openOfficerPage(browser, locale, baseURL, officers.section)
      const officer = officerAt(section, locale)
      const knows = panelAt(section, locale)
      await officer.openFile(no)
      await expect(knows.rowOf('parent-name')).toContainText(panel.green[locale])
      await expect(knows.rowOf('account-holder')).toContainText(panel.amber[locale])
      await expect(knows.rowOf('account-holder')).toContainText(panel.needsOne[locale])
      await expect(knows.rowOf('death')).toContainText(panel.red[locale])
      await expect(knows.rowOf('death')).toContainText(panel.needsTwo[locale])
      await expect(knows.rowOf('death')).toContainText(dead)
      await expectAccessibleServicePage(section)
      await officer.move('forward').click()
      await officer.fillForward()
      const forward = officer.dialog.getByRole('button', { name: moveLabelOf('forward')[locale], exact: true })
      await forward.click()
      for (const code of ['account-holder', 'death'] as const)
        await expect(officer.dialog.getByRole('alert')).toContainText(crossCheckNames[code][locale])
      await expectAccessibleServicePage(section)
      await section.keyboard.press('Escape')
      await expect(officer.dialog).toHaveCount(0)
      await knows.explain('account-holder', 'The account is that of the uncle.')
      await expect(knows.rowOf('account-holder')).not.toContainText(panel.needsOne[locale])
      await knows.explain('death', 'The family says that the worker died in October.')
      await expect(knows.rowOf('death')).toContainText(panel.needsSecond[locale])
      await officer.forward()

      // Two reasons are required: the section officer gives one, and the director the other before the approval.
      await move(officers.assistant, no, 'forward', { recommendedAmount: '27500' })
      const directorPage = await openOfficerPage(browser, locale, baseURL, officers.director)
      const director = officerAt(directorPage, locale)
      const directorPanel = panelAt(directorPage, locale)
      await director.openFile(no)
      await expect(directorPanel.rowOf('death')).toContainText('The family says that the worker died in October.')
      await director.move('approve').click()
      await director.dialog.locator('#approvedAmount').fill('27500')
      await director.dialog.locator('#sanctionMemoNo').fill(`49.05-${setup}`)
      const approve = director.dialog.getByRole('button', { name: moveLabelOf('approve')[locale], exact: true })
      await approve.click()
      await expect(director.dialog.getByRole('alert')).toContainText(crossCheckNames.death[locale])
      await directorPage.keyboard.press('Escape')
      await directorPanel.explain('death', 'The death certificate is in the papers.')
      await expect(directorPanel.rowOf('death')).not.toContainText(panel.needsSecond[locale])
      await director.move('approve').click()
      await director.dialog.locator('#approvedAmount').fill('27500')
      await director.dialog.locator('#sanctionMemoNo').fill(`49.05-${setup}`)
      await approve.click()
      await expect(director.dialog).toHaveCount(0)
      expect((await as(officers.director, 'GET', `/applications/${no}`))['approvalStatus']).toBe(2)
    },
  )
