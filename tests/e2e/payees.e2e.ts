import type { Page } from '@playwright/test'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { formatDigits } from '@wewb/domain/language/digits'
import { formatNumber, formatTaka } from '@wewb/domain/language/money'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { exampleBankAccount } from '@wewb/domain/services/definitions/example-people'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { applicationReviewMessages as file } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { shareMessages as panel } from '@wewb/web/casework/desk/application/share-messages.ts'
import { paymentStatusMessages } from '@wewb/web/casework/applying/payment-status-messages.ts'
import { paymentQueueMessages } from '@wewb/web/payments/queue/messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { accountantAt } from './accountant.ts'
import { applicationApi, officers } from './application-api.ts'
import { bothLocales, expect, freshMobile, phoneViewport, setLocale, signIn, test } from './fixtures.ts'
import { openOfficerPage } from './officer.ts'
import { register } from './registration.ts'
import { expectAccessibleServicePage, serviceFormAt } from './service-form.ts'
import { dialogIn } from './ui-actions.ts'
import { freshPassport } from './worker-abroad.ts'

test.setTimeout(360_000)

const assistance = financialAssistance.id
const [widow, son, daughter] = example.answers['heirs'] as [Answers, Answers, Answers]
const paidSelf = (heir: Answers, sharePercent: number, accountNumber: string): Answers => ({
  ...heir,
  sharePercent,
  paidThrough: 'SELF',
  bank: { ...exampleBankAccount, accountHolderName: heir['name'], accountNumber },
})

/** The family of a worker for whom a mission vouches: a widow who applies, her son and the mother of the worker. */
const familyAnswers = (): Answers => {
  const { clearanceProof: _, powerOfAttorney: __, minorAloneYn: ___, ...answers } = example.answers
  const mother = { ...daughter, name: 'HASINA BEGUM', relation: 'MOTHER', dob: '1950-01-01' }
  return {
    ...answers,
    worker: {
      identitySource: '2',
      workerPassportNo: freshPassport(),
      nocNumber: 'NOC-5',
      nocDate: '2026-01-01',
      nocMissionId: 'RUH',
      check: {},
      workerNameEn: 'JAHANGIR ALAM',
      workerCountryId: 'SA',
    },
    heirs: [{ ...widow, sharePercent: 40 }, paidSelf(son, 40, '0012345670002'), paidSelf(mother, 20, '0012345670003')],
  }
}

/** The panel with the shares of the heirs, and its dialog. */
function sharePanelAt(page: Page, locale: Locale) {
  const dialog = dialogIn(page)
  const write = async (...shares: number[]) => {
    for (const [index, share] of shares.entries())
      await dialog.locator(`#share${index + 1}`).fill(formatDigits(share, locale))
  }
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: panel.title[locale] }) })
  return {
    panel: section,
    dialog,
    write,
    rowOf: (name: string) => section.getByRole('row').filter({ hasText: name }),
    save: () => dialog.getByRole('button', { name: panel.save[locale] }).click(),
    percent: (share: number) => `${formatDigits(share.toFixed(2), locale)}%`,
  }
}

for (const locale of bothLocales)
  test(
    `three heirs in ${locale}: an officer changes the shares, each is paid alone, one payment comes back and is paid`,
    { tag: '@full' },
    async ({ browser, request, baseURL }) => {
      const login = await register(request, {
        login: freshMobile(),
        name: 'Rokeya Begum',
        nameBn: 'রোকেয়া বেগম',
        locale,
      })
      const { ask, tokenOf } = applicationApi(baseURL)
      const portal = { request: ask, tokenOf } as unknown as TestPortal
      const no = await fillInApplication(portal, await tokenOf(login), financialAssistance, familyAnswers())

      // The form has an account for every heir except the applicant, whose account is a separate step.
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phoneViewport })
      await setLocale(context, locale, baseURL)
      const page = await context.newPage()
      await signIn(page, login)
      await page.goto(buildServiceUrl(assistance, { application: no, step: 'heirs' }))
      const family = serviceFormAt(page, locale)
      await expect(family.at('heirs.1.bank.accountNumber')).toBeVisible()
      await expect(family.at('heirs.0.bank.accountNumber')).toHaveCount(0)
      await expectAccessibleServicePage(page)
      await performMoves(portal, login, no, example.moves.slice(0, -2))

      // The assistant director compares the stated shares with Faraid, and changes them by a succession certificate.
      const assistant = await openOfficerPage(browser, locale, baseURL, 'ad.welfare@demo.wewb')
      await assistant.goto(buildServiceUrl(assistance, { view: 'all', application: no }))
      const shares = sharePanelAt(assistant, locale)
      await expect(shares.rowOf('TANVIR ALAM')).toContainText(shares.percent(70.83))
      await expect(shares.rowOf('TANVIR ALAM')).toContainText(formatTaka('120000', locale))
      await expect(shares.panel).toContainText(panel.undecided[locale])
      await expectAccessibleServicePage(assistant)
      await shares.panel.getByRole('button', { name: panel.decide[locale] }).click()
      const form = serviceFormAt(assistant, locale)
      await assistant.locator('input[name="basis"][value="CHANGED"]').check()
      await shares.write(46.67, 33.33, 19.99)
      await form.at('reason').fill('Succession certificate no. 12/2026')
      await shares.save()
      await expect(shares.dialog).toContainText(formatDigits('99.99', locale))
      await expect(shares.dialog).toContainText(formatDigits('0.01', locale))
      await expectAccessibleServicePage(assistant)
      await shares.write(46.67, 33.33, 20)
      await shares.save()
      await expect(shares.dialog).toHaveCount(0)
      await expect(shares.rowOf('TANVIR ALAM')).toContainText(formatTaka('99990', locale))
      await expect(shares.panel).toContainText('Succession certificate no. 12/2026')
      await expect(shares.panel).toContainText(panel.ownChange[locale])
      await performMoves(portal, login, no, example.moves.slice(-2, -1))

      // The director sees the decision, and approves it.
      const director = await openOfficerPage(browser, locale, baseURL, 'dir.welfare@demo.wewb', phoneViewport)
      await director.goto(buildServiceUrl(assistance, { view: 'all', application: no }))
      const confirmed = sharePanelAt(director, locale)
      await expect(confirmed.panel).toContainText('Succession certificate no. 12/2026')
      await expect(confirmed.panel.getByRole('button', { name: panel.decideAgain[locale] })).toBeVisible()
      await expectAccessibleServicePage(director)
      await performMoves(portal, login, no, example.moves.slice(-1))
      await director.reload()
      await expect(confirmed.panel).toContainText(panel.frozen[locale])
      await expect(confirmed.panel.getByRole('button', { name: panel.decideAgain[locale] })).toHaveCount(0)

      const maker = await openOfficerPage(browser, locale, baseURL, 'acc.maker@demo.wewb')
      const accounts = accountantAt(maker, locale)
      const batchOf = async (rows: number, total: string) => {
        await accounts.openQueue(assistance, fiscalYearCodeOf(toDhakaDate(new Date())))
        await maker.locator('#search').fill(no)
        await maker.keyboard.press('Enter')
        await expect(accounts.rowOf(no)).toHaveCount(rows)
        for (const row of await accounts.rowOf(no).all()) await row.getByRole('checkbox').check()
        await expectAccessibleServicePage(maker)
        const label = paymentQueueMessages.makeChosen[locale].replace('{n}', formatNumber(rows, locale))
        await maker.getByRole('button', { name: label }).click()
        await expect(accounts.dialog.getByText(formatTaka(total, locale), { exact: true })).toBeVisible()
        await accounts.dialog.getByRole('button', { name: paymentQueueMessages.makeYes[locale] }).click()
        await expect(maker).toHaveURL(/batch=/)
        const batchNo = new URL(maker.url()).searchParams.get('batch') ?? ''
        const second = accountantAt(await openOfficerPage(browser, locale, baseURL, 'acc.checker@demo.wewb'), locale)
        await second.openBatch(batchNo)
        await second.authorise(`ACC/E2E/${batchNo}`)
        const lines = await second.downloadBankFile()
        await accounts.openBatch(batchNo)
        return lines
      }
      const confirmAnswer = async () => {
        const batchNo = new URL(maker.url()).searchParams.get('batch') ?? ''
        const checker = await openOfficerPage(browser, locale, baseURL, 'acc.checker@demo.wewb')
        await accountantAt(checker, locale).takeAnswer(batchNo)
        await accounts.openBatch(batchNo)
      }
      const today = toDhakaDate(new Date()).split('-').toReversed().join('-')
      const paid = (line: Record<string, string> | undefined) =>
        `${line?.['Reference']},${line?.['Amount']},PAID,${today},BNK-1,`

      const lines = await batchOf(3, '300000.00')
      expect(lines.map((line) => [line['Reason'], line['Amount']])).toEqual([
        [no, '140010.00'],
        [no, '99990.00'],
        [no, '60000.00'],
      ])
      await accounts.uploadBankResponse('answer-1.csv', [
        paid(lines[0]),
        `${lines[1]?.['Reference']},99990.00,RETURNED,,,R03`,
        paid(lines[2]),
      ])
      await accounts.bringAnswer(3)
      await confirmAnswer()
      await accounts.hasState('RECONCILED')
      await accounts.sumIs('paid', '200010.00')
      await accounts.sumIs('failed', '99990.00')
      await expectAccessibleServicePage(maker)

      // Only the account of the son opens to the family.
      await page.goto(buildServiceUrl(assistance, { application: no }))
      await expect(page.getByText(paymentStatusMessages.failedShare[locale]).first()).toBeVisible()
      await expect(page.getByText('TANVIR ALAM').first()).toBeVisible()
      await expectAccessibleServicePage(page)
      await expect(family.at('heirs.1.bank.accountNumber')).toBeVisible()
      await expect(page.getByText('HASINA BEGUM')).toHaveCount(0)
      await family.at('heirs.1.bank.accountNumber').fill('0098765432109')
      await family.at('heirs.1.bank.accountNumber-again').fill('0098765432109')
      await family.next()
      await page.getByRole('button', { name: paymentStatusMessages.send[locale] }).click()
      await expect(page.getByRole('heading', { name: paymentStatusMessages.done[locale] })).toBeVisible()

      const section = await openOfficerPage(browser, locale, baseURL, officers.section)
      await section.goto(buildServiceUrl(assistance, { view: 'all', application: no }))
      await expect(section.getByText(file.bankTitle[locale]).first()).toBeVisible()
      await expect(section.getByText(formatDigits('0098765432109', locale)).first()).toBeVisible()
      const payments = section
        .locator('section')
        .filter({ has: section.getByRole('heading', { name: file.payments[locale], exact: true }) })
      await expect(payments.last()).toContainText('HASINA BEGUM')
      await expectAccessibleServicePage(section)
      await serviceFormAt(section, locale).move(
        financialAssistance,
        no,
        { by: 'so.edu', move: 'verify-bank', reply: {} },
        async () => undefined,
      )

      const [again] = await batchOf(1, '99990.00')
      expect(again?.['Account No']).toContain('0098765432109')
      await accounts.uploadBankResponse('answer-2.csv', [paid(again)])
      await accounts.bringAnswer(1)
      await confirmAnswer()
      await accounts.hasState('RECONCILED')

      // All three have their part.
      await page.goto(buildServiceUrl(assistance, { application: no }))
      for (const amount of ['140010', '99990', '60000'])
        await expect(page.getByText(formatTaka(amount, locale)).first()).toBeVisible()
      await expect(page.getByText(paymentStatusMessages.failedShare[locale])).toHaveCount(0)
      await expectAccessibleServicePage(page)
    },
  )
