import type { Page } from '@playwright/test'
import { formatDigits } from '@wewb/domain/language/digits'
import type { Locale } from '@wewb/domain/language/bilingual'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import type { ListChangeAction } from '@wewb/domain/services/awards/list-change'
import {
  listChangeMessages as change,
  listChangeRowNames,
} from '@wewb/web/casework/desk/results/list-change-messages.ts'
import { meritListMessages as merit } from '@wewb/web/casework/desk/results/merit-list-messages.ts'
import { resultViewMessages } from '@wewb/web/content/results/result-view-messages.ts'
import { expectAccessibleServicePage } from './service-form.ts'
import { applicationApi, eligibleReply, officers, students } from './application-api.ts'
import { officerAt, openOfficerPage } from './officer.ts'
import { register } from './registration.ts'
import { expect, freshDigits, freshMobile, bothLocales, phoneViewport, setLocale, signIn, test } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'

test.setTimeout(240_000)

const correctedMarks = { bn: 'বোর্ড নম্বর সংশোধন করেছে।', en: 'The board corrected the marks.' }
const wrongPapers = { bn: 'প্রত্যয়নপত্রটি সঠিক নয়।', en: 'The testimonial turned out to be wrong.' }

/** Proposes a change of the list that is open on the page; a change without a reason stays in the dialog. */
async function propose(page: Page, locale: Locale, rows: [string, ListChangeAction][], reason: string, send: string) {
  const dialog = dialogIn(page)
  await page.getByRole('button', { name: change.propose[locale] }).click()
  for (const [index, [no, action]] of rows.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: change.addRow[locale] }).click()
    await dialog.locator(`[id="rows.${index}.applicationNo"]`).fill(no)
    await dialog.locator(`[id="rows.${index}.action"]`).selectOption(action)
  }
  await dialog.getByRole('button', { name: send, exact: true }).click()
  await expect(dialog.locator('#reason')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleServicePage(page)
  await dialog.locator('#reason').fill(reason)
  await dialog.getByRole('button', { name: send, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  for (const [, action] of rows)
    await expect(page.getByText(listChangeRowNames[action][locale], { exact: true }).first()).toBeVisible()
  await expect(page.getByText(reason).first()).toBeVisible()
}

for (const locale of bothLocales)
  test(
    `a merit list in ${locale} is changed with a reason before its approval, and by two people when it is public`,
    { tag: '@full' },
    async ({ browser, request, baseURL }) => {
      const { as, openCircular, closeCircular, submitted, move } = applicationApi(baseURL)
      const title = { bn: `বদলানো তালিকা ${freshDigits(6)}`, en: `A changed list ${freshDigits(6)}` }
      const setup = await openCircular(title, 1)
      const apply = async (student: object) => {
        const login = await register(request, {
          login: freshMobile(),
          name: 'Amena Begum',
          nameBn: 'আমেনা বেগম',
          locale,
        })
        const no = await submitted(login, setup, { ...student, studentBrn: `2009${freshDigits(13)}` })
        await move(officers.section, no, 'forward', eligibleReply)
        return { login, no }
      }
      const first = await apply(students.rahima)
      const second = await apply(students.nusrat)
      await closeCircular(setup)
      await as(officers.assistant, 'POST', `/setups/scholarship/${setup}/merit-list`, { seats: 1, proposeYn: 'Y' })
      const version = (n: number) => change.version[locale].replace('{n}', formatDigits(n, locale))

      // Before the approval the change is made at once, as the next version of the list.
      const assistant = await openOfficerPage(browser, locale, baseURL, officers.assistant)
      await assistant.goto(`/scholarship-result?circular=${setup}`)
      await expect(assistant.getByText(version(1))).toBeVisible()
      const swap = (out: string, into: string): [string, ListChangeAction][] => [
        [out, 'DESELECT'],
        [into, 'SELECT'],
      ]
      await propose(assistant, locale, swap(first.no, second.no), correctedMarks[locale], change.apply[locale])
      await expect(assistant.getByText(version(2))).toBeVisible()
      const rowOf = (page: Page, no: string) => page.getByRole('row').filter({ hasText: no })
      await expect(rowOf(assistant, first.no)).toContainText(merit.notSelected[locale])
      await expect(rowOf(assistant, second.no)).not.toContainText(merit.notSelected[locale])

      const directorPage = await openOfficerPage(browser, locale, baseURL, officers.director)
      const director = officerAt(directorPage, locale)
      await director.approveList(setup, `49.04-${setup}`)
      await director.publish(1)

      // The applicants and the public see the changed list.
      const applicant = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phoneViewport })).newPage()
      await setLocale(applicant.context(), locale, baseURL)
      const list = () => applicant.goto(`/education-results?setupId=${setup}`)
      const expectStatus = async (
        { login, no }: { login: string; no: string },
        state: 'payment-queued' | 'rejected',
      ) => {
        await signIn(applicant, login)
        await applicant.goto(`/education-allowance?application=${no}`)
        const sentence = eduAllowance.workflow.states[state]?.reads[locale].replace(/\{.*/s, '').trim() ?? ''
        await expect(applicant.getByText(sentence).first()).toBeVisible()
        await expectAccessibleServicePage(applicant)
      }
      await expectStatus(first, 'rejected')
      await expectStatus(second, 'payment-queued')
      await list()
      await expect(applicant.getByText(second.no).first()).toBeVisible()
      await expect(applicant.getByText(first.no)).toHaveCount(0)

      // After the publication one proposes and a second person decides; until then nothing changes.
      await assistant.reload()
      await propose(assistant, locale, swap(second.no, first.no), wrongPapers[locale], change.send[locale])
      await expect(assistant.getByText(change.waitsPublic[locale])).toBeVisible()
      await expect(assistant.getByRole('button', { name: change.approve[locale] })).toHaveCount(0)
      await applicant.reload()
      await expect(applicant.getByText(second.no).first()).toBeVisible()
      await directorPage.reload()
      await directorPage.getByRole('button', { name: change.approve[locale] }).click()
      await expect(director.dialog.getByText(change.whenPublic[locale])).toBeVisible()
      await expectAccessibleServicePage(directorPage)
      await director.dialog.getByRole('button', { name: change.approveYes[locale] }).click()
      await expect(director.dialog).toHaveCount(0)
      await expect(directorPage.getByText(version(3))).toBeVisible()
      await expectAccessibleServicePage(directorPage)

      await list()
      await expect(applicant.getByText(first.no).first()).toBeVisible()
      await expect(applicant.getByText(second.no)).toHaveCount(0)
      await expect(applicant.getByText(resultViewMessages.changes[locale])).toBeVisible()
      await expect(applicant.getByText(wrongPapers[locale])).toBeVisible()
      await expect(applicant.getByText(correctedMarks[locale])).toHaveCount(0)
      await expectAccessibleServicePage(applicant)
      await expectStatus(first, 'payment-queued')
      await expectStatus(second, 'rejected')
    },
  )
