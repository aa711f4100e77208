import type { APIRequestContext, Page } from '@playwright/test'
import { demoWorkers } from '@wewb/api/demo/registers.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { formatDigits } from '@wewb/domain/language/digits'
import { formatTaka } from '@wewb/domain/language/money'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { returnCodes } from '@wewb/domain/payments/return-codes'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { allAccountMessages as account } from '@wewb/web/identity/accounts/messages.ts'
import { paymentStatusMessages } from '@wewb/web/casework/applying/payment-status-messages.ts'
import { applicationReviewMessages as file } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { batchMessages } from '@wewb/web/payments/batch/messages.ts'
import { layoutMessages } from '@wewb/web/payments/bank-file-layouts/messages.ts'
import { decisionMessages } from '@wewb/web/payments/decision-messages.ts'
import { heldMessages } from '@wewb/web/payments/held/messages.ts'
import { findingMessages, returnMessages } from '@wewb/web/payments/returns/messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { accountantAt } from './accountant.ts'
import { serviceFormAt, expectAccessibleServicePage } from './service-form.ts'
import { applicationApi, officers } from './application-api.ts'
import { register } from './registration.ts'
import { openOfficerPage } from './officer.ts'
import {
  desktopViewport,
  expect,
  fillCaptcha,
  freshMobile,
  bothLocales,
  password,
  phoneViewport,
  setLocale,
  test,
} from './fixtures.ts'
import { freshPassport } from './worker-abroad.ts'

test.setTimeout(360_000)
test.describe.configure({ mode: 'parallel' })

/** Workers of the register that no other journey uses, three for each language. */
const workers = demoWorkers
  .filter(({ source, passport_no }) => source === 'BMET' && String(passport_no).startsWith('B1'))
  .slice(7, 13)
const medical = medicalAssistance.id
const year = () => fiscalYearCodeOf(toDhakaDate(new Date()))

/** A family with an approved medical assistance of 100,000 taka that awaits payment. */
async function approved(baseURL: string | undefined, request: APIRequestContext, locale: Locale, index: number) {
  const login = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
  const { ask, tokenOf } = applicationApi(baseURL)
  const portal = { request: ask, tokenOf } as unknown as TestPortal
  const { passport_no, date_of_birth, name_en } = workers[index] as Record<string, string>
  const worker = { ...(example.answers['worker'] as Answers), workerPassportNo: passport_no, workerDob: date_of_birth }
  const bank = { ...(example.answers['bank'] as Answers), accountNumber: `00${freshPassport().slice(2)}1234` }
  const workerNid = `199${freshPassport().slice(2)}`
  const identity = { workerName: name_en, workerNid, referencePassportOrTp: freshPassport() }
  const answers = { ...example.answers, worker, bank, ...identity } as Answers
  const no = await fillInApplication(portal, await tokenOf(login), medicalAssistance, answers)
  await performMoves(portal, login, no, example.moves)
  return { login, no }
}

/** Waits for the newest message of this template to a recipient. */
async function findMessage(request: APIRequestContext, to: string, template: string): Promise<string> {
  const find = async () => {
    const { data } = (await (await request.get(`/api/v1/demo/outbox?to=${to}`)).json()) as {
      data: { template: string; text: string }[]
    }
    return data.find((message) => message.template === template)?.text ?? ''
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return await find()
}

for (const [index, locale] of bothLocales.entries())
  test(
    `payments in ${locale}: authorised by a second person; a returned payment is corrected and paid once`,
    { tag: locale === 'bn' ? [] : '@full' },
    async ({ browser, request, baseURL }) => {
      const [returned, arrived] = [
        await approved(baseURL, request, locale, 3 * index),
        await approved(baseURL, request, locale, 3 * index + 1),
      ]
      const maker = await openOfficerPage(browser, locale, baseURL, 'acc.maker@demo.wewb')
      const accounts = accountantAt(maker, locale)
      await accounts.openQueue(medical, year())
      await expectAccessibleServicePage(maker)
      const batchNo = await accounts.createBatch([returned.no, arrived.no], '200000.00')
      await accounts.sumIs('total', '200000.00')
      await expect(maker.getByRole('button', { name: batchMessages.authorise[locale], exact: true })).toHaveCount(0)
      await expect(maker.getByText({ bn: 'আপনি এই ব্যাচ তৈরি করেছেন', en: 'You made this batch' }[locale])).toBeVisible()
      await expectAccessibleServicePage(maker)

      // The second person authorises, and the bank file is generated.
      const checker = await openOfficerPage(browser, locale, baseURL, 'acc.checker@demo.wewb')
      const second = accountantAt(checker, locale)
      await second.openBatch(batchNo)
      await second.authorise(`ACC/E2E/${batchNo}`)
      const lines = await second.downloadBankFile()
      expect(new Set(lines.map(({ Reason }) => Reason))).toEqual(new Set([returned.no, arrived.no]))
      expect((await second.downloadAdvice()).name).toContain(batchNo)
      await expectAccessibleServicePage(checker)
      await findMessage(request, arrived.login, 'ADVICE_SENT')

      // The bank's returns: one paid, one returned, one unknown.
      const referenceOf = (no: string) => lines.find(({ Reason }) => Reason === no)?.['Reference'] ?? ''
      const today = () => toDhakaDate(new Date()).split('-').toReversed().join('-')
      await accounts.openBatch(batchNo)
      await accounts.uploadBankResponse('answer-1.csv', [
        `${referenceOf(arrived.no)},100000.00,PAID,${today()},BNK-1,`,
        `${referenceOf(returned.no)},100000.00,RETURNED,,,R03`,
        `NOBODYS-1,500.00,PAID,${today()},BNK-2,`,
      ])
      const unknown = maker.getByRole('row').filter({ hasText: 'NOBODYS-1' })
      await expect(unknown).toContainText(findingMessages.UNKNOWN_REFERENCE[locale])
      await expectAccessibleServicePage(maker)
      await accounts.bringAnswer(2)
      await expectAccessibleServicePage(maker)
      await second.takeAnswer(batchNo)
      await accounts.openBatch(batchNo)
      await accounts.hasState('RECONCILED')
      await accounts.sumIs('paid', '100000.00')
      await accounts.sumIs('failed', '100000.00')
      await accounts.sumIs('open', '0.00')
      await expect(accounts.rowOf(returned.no).last()).toContainText(returnCodes['R03']?.reason[locale] ?? '')
      await expectAccessibleServicePage(maker)

      // The message links to the bank fields, through the log-in.
      const text = await findMessage(request, returned.login, 'PAY_FAILED')
      const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'no:link')
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phoneViewport })
      await setLocale(context, locale, baseURL)
      const page = await context.newPage()
      await page.goto(link.pathname + link.search)
      await expect(page).toHaveURL(/\/login/)
      await page.getByLabel(account.loginId[locale]).fill(returned.login)
      await page.getByLabel(account.password[locale], { exact: true }).fill(password)
      await fillCaptcha(page, locale)
      await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`application=${returned.no}`))
      await expect(page.getByText(paymentStatusMessages.failed[locale])).toBeVisible()
      await expect(page.getByText(returnCodes['R03']?.reason[locale] ?? '')).toBeVisible()
      const family = serviceFormAt(page, locale)
      await expect(family.at('bank.accountNumber')).toBeVisible()
      await expect(family.at('workerName')).toHaveCount(0)
      await expectAccessibleServicePage(page)
      await family.at('bank.accountNumber').fill('0098765432109')
      await family.at('bank.accountNumber-again').fill('0098765432109')
      await family.next()
      await page.getByRole('button', { name: paymentStatusMessages.send[locale] }).click()
      await expect(page.getByRole('heading', { name: paymentStatusMessages.done[locale] })).toBeVisible()
      await expectAccessibleServicePage(page)

      // The section officer compares the old and new account.
      const section = await openOfficerPage(browser, locale, baseURL, officers.section)
      await section.goto(buildServiceUrl(medical, { view: 'all', application: returned.no }))
      await expect(section.getByText(file.bankTitle[locale]).first()).toBeVisible()
      await expect(section.getByText(formatDigits('0098765432109', locale)).first()).toBeVisible()
      await expectAccessibleServicePage(section)
      await serviceFormAt(section, locale).move(
        medicalAssistance,
        returned.no,
        { by: 'so.edu', move: 'verify-bank', reply: {} },
        async () => undefined,
      )

      // Queued again as a second attempt, and paid; this time the director authorises.
      await accounts.openQueue(medical, year())
      await accounts.choose([returned.no])
      await expect(accounts.rowOf(returned.no)).toContainText(accounts.attempt(2))
      const secondBatchNo = await accounts.createBatch([returned.no], '100000.00')
      const director = await openOfficerPage(browser, locale, baseURL, officers.director)
      const chief = accountantAt(director, locale)
      await chief.openBatch(secondBatchNo)
      await chief.authorise(`ACC/E2E/${secondBatchNo}`)
      await expectAccessibleServicePage(director)
      await accounts.openBatch(secondBatchNo)
      const [again] = await accounts.downloadBankFile()
      expect(again?.['Account No']).toContain('0098765432109')
      await accounts.uploadBankResponse('answer-2.csv', [`${again?.['Reference']},100000.00,PAID,${today()},BNK-3,`])
      await accounts.bringAnswer(1)
      await chief.takeAnswer(secondBatchNo)
      await accounts.openBatch(secondBatchNo)
      await accounts.hasState('RECONCILED')
      await accounts.sumIs('paid', '100000.00')
      await accounts.sumIs('open', '0.00')
      await findMessage(request, returned.login, 'PAID')

      // The family sees the account and the date of the payment.
      await page.goto(buildServiceUrl(medical, { application: returned.no }))
      await expect(page.getByText(paymentStatusMessages.title[locale])).toBeVisible()
      await expect(page.getByText(formatTaka('100000', locale)).first()).toBeVisible()
      await expect(page.getByText(formatDigits('2109', locale)).first()).toBeVisible()
      await expectAccessibleServicePage(page)
    },
  )

for (const [index, locale] of bothLocales.entries())
  test(
    `a contradicting report in ${locale}: two people settle that the money had arrived`,
    { tag: '@full' },
    async ({ browser, request, baseURL }) => {
      const { no, login } = await approved(baseURL, request, locale, 3 * index + 2)
      const maker = await openOfficerPage(browser, locale, baseURL, 'acc.maker@demo.wewb')
      const accounts = accountantAt(maker, locale)
      await accounts.openQueue(medical, year())
      const batchNo = await accounts.createBatch([no], '100000.00')
      const checker = await openOfficerPage(browser, locale, baseURL, 'acc.checker@demo.wewb', phoneViewport)
      const second = accountantAt(checker, locale)
      await second.openBatch(batchNo)
      await second.authorise(`ACC/E2E/${batchNo}`)
      const [sent] = await second.downloadBankFile()
      const today = toDhakaDate(new Date()).split('-').toReversed().join('-')
      await accounts.openBatch(batchNo)
      await accounts.uploadBankResponse('first.csv', [`${sent?.['Reference']},100000.00,RETURNED,,,R03`])
      await accounts.bringAnswer(1)
      await second.takeAnswer(batchNo)
      await accounts.openBatch(batchNo)
      await accounts.hasState('RECONCILED')
      await maker.getByText(returnMessages.another[locale], { exact: true }).click()
      await accounts.uploadBankResponse('second.csv', [`${sent?.['Reference']},100000.00,PAID,${today},BNK-9,`])
      await expect(accounts.rowOf(String(sent?.['Reference'])).first()).toContainText(
        findingMessages.PAID_AFTER_RETURN[locale],
      )
      await accounts.bringAnswer(1)
      await second.takeAnswer(batchNo)
      await second.hasState('RECONCILED')

      // The maker proposes by the letter of the bank, and cannot decide.
      const heldAt = (page: Page) => page.getByRole('listitem').filter({ hasText: no })
      await maker.goto('/payment-batch?view=held')
      await expect(heldAt(maker)).toContainText('second.csv')
      await expectAccessibleServicePage(maker)
      await heldAt(maker).getByRole('button', { name: heldMessages.propose[locale] }).click()
      const propose = accounts.dialog.getByRole('button', { name: heldMessages.proposeYes[locale] })
      await propose.click()
      await expect(accounts.dialog.getByLabel(heldMessages.letterNo[locale])).toHaveAttribute('aria-invalid', 'true')
      await expectAccessibleServicePage(maker)
      await accounts.dialog.getByText(heldMessages.outcomes.PAID[locale], { exact: true }).click()
      await accounts.dialog.getByLabel(heldMessages.letterNo[locale]).fill('BB-209/26')
      const letterDate = accounts.dialog.getByRole('group', { name: heldMessages.letterDate[locale] })
      await letterDate.getByRole('spinbutton').first().click()
      await maker.keyboard.type(today.replaceAll('-', ''), { delay: 20 })
      await accounts.dialog.getByLabel(heldMessages.reason[locale]).fill('The money was credited after all.')
      await propose.click()
      await expect(accounts.dialog).toHaveCount(0)
      await expect(heldAt(maker)).toContainText('BB-')
      await expect(heldAt(maker).getByRole('button')).toHaveCount(0)
      await expectAccessibleServicePage(maker)

      // The second person confirms, and the family is told without correcting anything.
      await checker.goto('/payment-batch?view=held')
      await heldAt(checker).getByRole('button', { name: heldMessages.decide[locale] }).click()
      await second.dialog.getByText(decisionMessages.decisions.CONFIRMED[locale], { exact: true }).click()
      await second.dialog.getByLabel(decisionMessages.note[locale]).fill('I have seen the letter of the bank.')
      await expectAccessibleServicePage(checker)
      await second.dialog.getByRole('button', { name: decisionMessages.decideYes[locale] }).click()
      await expect(second.dialog).toHaveCount(0)
      await expect(heldAt(checker)).toHaveCount(0)
      await findMessage(request, login, 'PAID')
      await accounts.openBatch(batchNo)
      await accounts.sumIs('paid', '100000.00')
      await accounts.sumIs('failed', '0.00')
    },
  )

for (const locale of bothLocales)
  test(
    `bank file layout in ${locale}: edited by accounts with an example row, read-only for others`,
    { tag: locale === 'bn' ? [] : '@full' },
    async ({ browser, baseURL }) => {
      const page = await openOfficerPage(browser, locale, baseURL, 'acc.maker@demo.wewb')
      await page.goto('/payment-batch?view=layouts')
      const example = page.getByRole('region', { name: layoutMessages.example[locale] })
      await expect(example).toContainText('Receiver Name')
      await page.getByLabel(layoutMessages.separator[locale]).selectOption('bar')
      await expect(example).toContainText('SL|Receiver Name|')
      await expectAccessibleServicePage(page)
      await page.getByRole('button', { name: layoutMessages.undo[locale] }).click()
      await expect(example).toContainText('SL,Receiver Name,')
      await page.setViewportSize(phoneViewport)
      await expectAccessibleServicePage(page)
      for (const view of ['queue', 'batches', 'held', 'cheques']) {
        await page.goto(`/payment-batch?view=${view}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessibleServicePage(page)
      }
      await page.setViewportSize(desktopViewport)
      const reader = await openOfficerPage(browser, locale, baseURL, 'auditor@demo.wewb')
      await reader.goto('/payment-batch?view=layouts')
      await expect(reader.getByText(layoutMessages.readOnly[locale])).toBeVisible()
      await expect(reader.getByRole('button', { name: layoutMessages.save[locale] })).toHaveCount(0)
    },
  )
