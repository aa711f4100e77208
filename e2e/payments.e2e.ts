import type { APIRequestContext } from '@playwright/test'
import { demoWorkers } from '../api/src/demo/register.ts'
import type { TestPortal } from '../api/src/testing/portal-under-test.ts'
import { fillIn, walk } from '../api/src/testing/walking.ts'
import type { Answers } from '../domain/src/conditions/holds.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { dhakaDay } from '../domain/src/language/dates.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import { showTaka } from '../domain/src/language/money.ts'
import { fiscalYearOf } from '../domain/src/payments/fiscal-year.ts'
import { returnCodes } from '../domain/src/payments/return-codes.ts'
import { medicalAssistance } from '../domain/src/services/fa-medical-assistance/definition.ts'
import { example } from '../domain/src/services/fa-medical-assistance/example.ts'
import { words as account } from '../web/src/features/accounts/words.ts'
import { paymentWords } from '../web/src/features/applying/payment-words.ts'
import { words as file } from '../web/src/features/desk/file/file-words.ts'
import { batchWords } from '../web/src/features/payments/batch/words.ts'
import { layoutWords } from '../web/src/features/payments/layouts/words.ts'
import { findingWords } from '../web/src/features/payments/returns/words.ts'
import { addressOfService } from '../web/src/forms/service-address.ts'
import { accountantAt } from './accountant.ts'
import { anyoneAt, judgeAt } from './any-service.ts'
import { filesAt, officers } from './files.ts'
import { register } from './newcomers.ts'
import { seat } from './officer.ts'
import { desk, expect, fillCaptcha, freshMobile, bothLocales, password, phone, speak, test } from './people.ts'
import { freshPassport } from './worker-abroad.ts'

test.setTimeout(360_000)
test.describe.configure({ mode: 'parallel' })

/** Workers of the register whom no other journey names, two for each language. */
const workers = demoWorkers.filter(({ source, passport_no }) => source === 'BMET' && String(passport_no).startsWith('B1')).slice(7, 11)
const medical = medicalAssistance.id
const year = () => fiscalYearOf(dhakaDay(new Date()))

/** A family whose medical assistance of 100,000 taka is approved and waits for its money. */
async function approved(baseURL: string | undefined, request: APIRequestContext, locale: Locale, place: number) {
  const login = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
  const { ask, tokenOf } = filesAt(baseURL)
  const portal = { ask, tokenOf } as unknown as TestPortal
  const { passport_no: workerPassportNo, date_of_birth: workerDob } = workers[place] as Record<string, string>
  const worker = { ...(example.answers['worker'] as Answers), workerPassportNo, workerDob } as Answers
  const bank = { ...(example.answers['bank'] as Answers), accountNumber: `00${freshPassport().slice(2)}1234` }
  const answers = { ...example.answers, worker, bank, workerNid: `199${freshPassport().slice(2)}` } as Answers
  const no = await fillIn(portal, await tokenOf(login), medicalAssistance, answers)
  await walk(portal, login, no, example.road)
  return { login, no }
}

/** The newest message to somebody about their application, once it has left. */
async function told(request: APIRequestContext, to: string, template: string): Promise<string> {
  const find = async () => {
    const { data } = (await (await request.get(`/api/v1/demo/outbox?to=${to}`)).json()) as { data: { template: string; text: string }[] }
    return data.find((message) => message.template === template)?.text ?? ''
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return await find()
}

for (const [place, locale] of bothLocales.entries())
  test(`money in ${locale}: made by one, authorised by another, answered by the bank; what came back is put right and paid once`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const [returned, arrived] = [
      await approved(baseURL, request, locale, 2 * place),
      await approved(baseURL, request, locale, 2 * place + 1),
    ]
    const maker = await seat(browser, locale, baseURL, 'acc.maker@demo.wewb')
    const accounts = accountantAt(maker, locale)
    await accounts.openQueue(medical, year())
    await judgeAt(maker)
    const batchNo = await accounts.makeBatch([returned.no, arrived.no], '200000.00')
    await accounts.sumIs('total', '200000.00')
    await expect(maker.getByRole('button', { name: batchWords.authorise[locale], exact: true })).toHaveCount(0)
    await expect(maker.getByText({ bn: 'আপনি এই ব্যাচ তৈরি করেছেন', en: 'You made this batch' }[locale])).toBeVisible()
    await judgeAt(maker)

    // The second person, and what goes to the bank.
    const checker = await seat(browser, locale, baseURL, 'acc.checker@demo.wewb')
    const second = accountantAt(checker, locale)
    await second.openBatch(batchNo)
    await second.authorise(`ACC/E2E/${batchNo}`)
    const lines = await second.keepBankFile()
    expect(new Set(lines.map(({ Reason }) => Reason))).toEqual(new Set([returned.no, arrived.no]))
    expect((await second.keepAdvice()).name).toContain(batchNo)
    await judgeAt(checker)
    await told(request, arrived.login, 'ADVICE_SENT')

    // The bank's answer: one arrived, one came back, one is nobody's.
    const referenceOf = (no: string) => lines.find(({ Reason }) => Reason === no)?.['Reference'] ?? ''
    const today = () => dhakaDay(new Date()).split('-').toReversed().join('-')
    await accounts.openBatch(batchNo)
    await accounts.bringAnswer('answer-1.csv', [
      `${referenceOf(arrived.no)},100000.00,PAID,${today()},BNK-1,`,
      `${referenceOf(returned.no)},100000.00,RETURNED,,,R03`,
      `NOBODYS-1,500.00,PAID,${today()},BNK-2,`,
    ])
    const unknown = maker.getByRole('row').filter({ hasText: 'NOBODYS-1' })
    await expect(unknown).toContainText(findingWords.UNKNOWN_REFERENCE[locale])
    await judgeAt(maker)
    await accounts.takeAnswer(2)
    await accounts.hasState('RECONCILED')
    await accounts.sumIs('paid', '100000.00')
    await accounts.sumIs('failed', '100000.00')
    await accounts.sumIs('open', '0.00')
    await expect(accounts.rowOf(returned.no).last()).toContainText(returnCodes['R03']?.reason[locale] ?? '')
    await judgeAt(maker)

    // The message leads to the bank block, over the log-in.
    const text = await told(request, returned.login, 'PAY_FAILED')
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'no:link')
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })
    await speak(context, locale, baseURL)
    const page = await context.newPage()
    await page.goto(link.pathname + link.search)
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel(account.loginId[locale]).fill(returned.login)
    await page.getByLabel(account.password[locale], { exact: true }).fill(password)
    await fillCaptcha(page, locale)
    await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`application=${returned.no}`))
    await expect(page.getByText(paymentWords.failed[locale])).toBeVisible()
    await expect(page.getByText(returnCodes['R03']?.reason[locale] ?? '')).toBeVisible()
    const family = anyoneAt(page, locale)
    await expect(family.at('bank.accountNumber')).toBeVisible()
    await expect(family.at('workerName')).toHaveCount(0)
    await judgeAt(page)
    await family.at('bank.accountNumber').fill('0098765432109')
    await family.at('bank.accountNumber-again').fill('0098765432109')
    await family.next()
    await page.getByRole('button', { name: paymentWords.send[locale] }).click()
    await expect(page.getByRole('heading', { name: paymentWords.done[locale] })).toBeVisible()
    await judgeAt(page)

    // The section officer compares old and new.
    const section = await seat(browser, locale, baseURL, officers.section)
    await section.goto(addressOfService(medical, { view: 'all', application: returned.no }))
    await expect(section.getByText(file.bankTitle[locale]).first()).toBeVisible()
    await expect(section.getByText(showDigits('0098765432109', locale)).first()).toBeVisible()
    await judgeAt(section)
    await anyoneAt(section, locale).move(medicalAssistance, returned.no, { by: 'so.edu', move: 'verify-bank', reply: {} }, async () => undefined) // prettier-ignore

    // Queued once more, as a second attempt, and paid; this time the director authorises.
    await accounts.openQueue(medical, year())
    await accounts.choose([returned.no])
    await expect(accounts.rowOf(returned.no)).toContainText(accounts.attempt(2))
    const againNo = await accounts.makeBatch([returned.no], '100000.00')
    const director = await seat(browser, locale, baseURL, officers.director)
    const chief = accountantAt(director, locale)
    await chief.openBatch(againNo)
    await chief.authorise(`ACC/E2E/${againNo}`)
    await judgeAt(director)
    await accounts.openBatch(againNo)
    const [again] = await accounts.keepBankFile()
    expect(again?.['Account No']).toContain('0098765432109')
    await accounts.bringAnswer('answer-2.csv', [`${again?.['Reference']},100000.00,PAID,${today()},BNK-3,`])
    await accounts.takeAnswer(1)
    await accounts.hasState('RECONCILED')
    await accounts.sumIs('paid', '100000.00')
    await accounts.sumIs('open', '0.00')
    await told(request, returned.login, 'PAID')

    // What the family reads: to which account, and when it came.
    await page.goto(addressOfService(medical, { application: returned.no }))
    await expect(page.getByText(paymentWords.title[locale])).toBeVisible()
    await expect(page.getByText(showTaka('100000', locale)).first()).toBeVisible()
    await expect(page.getByText(showDigits('2109', locale)).first()).toBeVisible()
    await judgeAt(page)
  })

for (const locale of bothLocales)
  test(
    `the layout of the bank's file in ${locale}: seen by accounts with an example row, only read by others`,
    { tag: locale === 'bn' ? [] : '@full' },
    async ({ browser, baseURL }) => {
      const page = await seat(browser, locale, baseURL, 'acc.maker@demo.wewb')
      await page.goto('/payment-batch?view=layouts')
      const example = page.getByRole('region', { name: layoutWords.example[locale] })
      await expect(example).toContainText('Receiver Name')
      await page.getByLabel(layoutWords.separator[locale]).selectOption('bar')
      await expect(example).toContainText('SL|Receiver Name|')
      await judgeAt(page)
      await page.getByRole('button', { name: layoutWords.undo[locale] }).click()
      await expect(example).toContainText('SL,Receiver Name,')
      await page.setViewportSize(phone)
      await judgeAt(page)
      for (const view of ['queue', 'batches', 'cheques']) {
        await page.goto(`/payment-batch?view=${view}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await judgeAt(page)
      }
      await page.setViewportSize(desk)
      const reader = await seat(browser, locale, baseURL, 'auditor@demo.wewb')
      await reader.goto('/payment-batch?view=layouts')
      await expect(reader.getByText(layoutWords.readOnly[locale])).toBeVisible()
      await expect(reader.getByRole('button', { name: layoutWords.save[locale] })).toHaveCount(0)
    },
  )
