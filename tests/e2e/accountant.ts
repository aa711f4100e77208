import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { formatNumber, formatTaka } from '@wewb/domain/language/money'
import { batchStateMessages } from '@wewb/web/payments/batches/messages.ts'
import { batchMessages } from '@wewb/web/payments/batch/messages.ts'
import { decisionMessages } from '@wewb/web/payments/decision-messages.ts'
import { paymentQueueMessages } from '@wewb/web/payments/queue/messages.ts'
import { returnMessages } from '@wewb/web/payments/returns/messages.ts'
import { paymentMessages as shared } from '@wewb/web/payments/messages.ts'
import { spreadsheetUploadMessages } from '@wewb/web/form-engine/forms/spreadsheet-upload-messages.ts'
import { dialogIn } from './ui-actions.ts'
import { expect } from './fixtures.ts'

/** A payment in the bank file, by the headings of the first row. */
export type BankFileRow = Record<string, string>

/** UI actions of an accountant or the director on the payment screens. */
export function accountantAt(page: Page, locale: Locale) {
  const dialog = dialogIn(page)
  const count = (n: number) => formatNumber(n, locale)
  const filled = (sentence: string, values: Record<string, string>) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), sentence)

  const openQueue = (module: string, year: string) =>
    page.goto(`/payment-batch?view=queue&module=${module}&year=${year}`)

  /** Finds each application by its number and selects it; earlier selections stay. */
  async function choose(numbers: readonly string[]) {
    for (const no of numbers) {
      await page.locator('#search').fill(no)
      await page.keyboard.press('Enter')
      await page.getByLabel(filled(paymentQueueMessages.select[locale], { no })).check()
    }
  }

  /** Confirms the dialog with count and sum. Returns the number of the batch. */
  async function createBatch(numbers: readonly string[], total: string): Promise<string> {
    await choose(numbers)
    await page
      .getByRole('button', { name: filled(paymentQueueMessages.makeChosen[locale], { n: count(numbers.length) }) })
      .click()
    await expect(dialog.getByText(formatTaka(total, locale), { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: paymentQueueMessages.makeYes[locale] }).click()
    await expect(page).toHaveURL(/batch=/)
    const batchNo = new URL(page.url()).searchParams.get('batch') ?? ''
    await expect(page.getByRole('heading', { level: 1, name: batchNo })).toBeVisible()
    return batchNo
  }

  const openBatch = async (batchNo: string) => {
    await page.goto(`/payment-batch?view=batches&batch=${batchNo}`)
    await expect(page.getByRole('heading', { level: 1, name: batchNo })).toBeVisible()
  }

  async function authorise(adviceNo: string) {
    await page.getByRole('button', { name: batchMessages.authorise[locale], exact: true }).click()
    const yes = dialog.getByRole('button', { name: batchMessages.authoriseYes[locale] })
    await yes.click()
    await expect(dialog.getByLabel(batchMessages.adviceNo[locale])).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(batchMessages.adviceNo[locale]).fill(adviceNo)
    await yes.click()
    await expect(dialog).toHaveCount(0)
    await expectState('SENT')
  }

  /** Waits longer, because a background job changes the state. */
  const expectState = (state: keyof typeof batchStateMessages) =>
    expect(page.getByRole('main').getByText(batchStateMessages[state][locale], { exact: true }).first()).toBeVisible({
      timeout: 30_000,
    })

  async function save(label: string): Promise<{ name: string; path: string }> {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: label }).click()
    const stored = await download
    return { name: stored.suggestedFilename(), path: await stored.path() }
  }
  async function downloadBankFile(): Promise<BankFileRow[]> {
    const { path } = await save(batchMessages.fileCsv[locale])
    const [headings = [], ...rows] = readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','))
    return rows.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])))
  }
  const downloadAdvice = () => save(batchMessages.filePdf[locale])

  /** Uploads the bank's return file for checking, which changes nothing yet. */
  async function uploadBankReturn(name: string, rows: readonly string[]) {
    const text = ['Reference,Amount,Status,Value Date,Bank Reference,Return Code', ...rows, ''].join('\r\n')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: spreadsheetUploadMessages.choose[locale] }).click()
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: spreadsheetUploadMessages.check[locale] }).click()
  }
  async function confirmBankReturn(rows: number) {
    await page.getByRole('button', { name: filled(returnMessages.confirm[locale], { n: count(rows) }) }).click()
    await dialog.getByRole('button', { name: returnMessages.confirmYes[locale] }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: returnMessages.waiting[locale] })).toBeVisible()
  }
  /** The second person confirms what the file of the colleague says. */
  async function decideBankReturn(batchNo: string) {
    await openBatch(batchNo)
    await page.getByRole('button', { name: returnMessages.decide[locale] }).click()
    await dialog.getByText(decisionMessages.decisions.CONFIRMED[locale], { exact: true }).click()
    await dialog.getByLabel(decisionMessages.note[locale]).fill('Compared with the bank statement.')
    await dialog.getByRole('button', { name: decisionMessages.decideYes[locale] }).click()
    await expect(dialog).toHaveCount(0)
  }

  /** Asserts one of the four sums of the batch. */
  const expectSum = (name: 'total' | 'paid' | 'failed' | 'open', amount: string) =>
    expect(
      page
        .getByRole('region', { name: batchMessages.total[locale] })
        .locator('div')
        .filter({ has: page.getByText(batchMessages[name][locale], { exact: true }) })
        .last(),
    ).toContainText(formatTaka(amount, locale))

  const rowOf = (no: string) => page.getByRole('row').filter({ hasText: no })
  const attempt = (n: number) => filled(shared.attempt[locale], { n: formatDigits(n, locale) })
  return {
    dialog,
    openQueue,
    choose,
    createBatch: createBatch,
    openBatch,
    authorise,
    hasState: expectState,
    downloadBankFile: downloadBankFile,
    downloadAdvice: downloadAdvice,
    uploadBankResponse: uploadBankReturn,
    bringAnswer: confirmBankReturn,
    takeAnswer: decideBankReturn,
    sumIs: expectSum,
    rowOf,
    attempt,
  }
}
