import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { showDigits } from '../domain/src/language/digits.ts'
import { showNumber, showTaka } from '../domain/src/language/money.ts'
import { batchStateWords } from '../web/src/features/payments/batches/words.ts'
import { batchWords } from '../web/src/features/payments/batch/words.ts'
import { queueWords } from '../web/src/features/payments/queue/words.ts'
import { returnWords } from '../web/src/features/payments/returns/words.ts'
import { words as shared } from '../web/src/features/payments/words.ts'
import { sheetWords } from '../web/src/forms/sheet-words.ts'
import { dialogOf } from './hands.ts'
import { expect } from './people.ts'

/** A payment as the bank's file has it: by the headings of its first row. */
export type FileLine = Record<string, string>

/** Somebody of the accounts section, or the director, who works with money at this page and in this language. */
export function accountantAt(page: Page, locale: Locale) {
  const dialog = dialogOf(page)
  const count = (n: number) => showNumber(n, locale)
  const filled = (sentence: string, values: Record<string, string>) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), sentence)

  const openQueue = (module: string, year: string) => page.goto(`/payment-batch?view=queue&module=${module}&year=${year}`)

  /** Each file is looked for by its number and ticked; what was ticked before stays. */
  async function choose(numbers: readonly string[]) {
    for (const no of numbers) {
      await page.locator('#search').fill(no)
      await page.keyboard.press('Enter')
      await page.getByLabel(filled(queueWords.select[locale], { no })).check()
    }
  }

  /** Asked once more with the count and the sum; the number of the batch comes back. */
  async function makeBatch(numbers: readonly string[], total: string): Promise<string> {
    await choose(numbers)
    await page.getByRole('button', { name: filled(queueWords.makeChosen[locale], { n: count(numbers.length) }) }).click()
    await expect(dialog.getByText(showTaka(total, locale), { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: queueWords.makeYes[locale] }).click()
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
    await page.getByRole('button', { name: batchWords.authorise[locale], exact: true }).click()
    const yes = dialog.getByRole('button', { name: batchWords.authoriseYes[locale] })
    await yes.click()
    await expect(dialog.getByLabel(batchWords.adviceNo[locale])).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(batchWords.adviceNo[locale]).fill(adviceNo)
    await yes.click()
    await expect(dialog).toHaveCount(0)
    await hasState('SENT')
  }

  /** The portal works at it meanwhile. */
  const hasState = (state: keyof typeof batchStateWords) =>
    expect(page.getByRole('main').getByText(batchStateWords[state][locale], { exact: true }).first()).toBeVisible({ timeout: 30_000 })

  async function keep(label: string): Promise<{ name: string; path: string }> {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: label }).click()
    const kept = await download
    return { name: kept.suggestedFilename(), path: await kept.path() }
  }
  async function keepBankFile(): Promise<FileLine[]> {
    const { path } = await keep(batchWords.fileCsv[locale])
    const [headings = [], ...rows] = readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','))
    return rows.map((cells) => Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ''])))
  }
  const keepAdvice = () => keep(batchWords.filePdf[locale])

  /** The bank's answer: chosen and checked. Nothing has changed by that. */
  async function bringAnswer(name: string, rows: readonly string[]) {
    const text = ['Reference,Amount,Status,Value Date,Bank Reference,Return Code', ...rows, ''].join('\r\n')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: sheetWords.choose[locale] }).click()
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: sheetWords.check[locale] }).click()
  }
  async function takeAnswer(rows: number) {
    await page.getByRole('button', { name: filled(returnWords.confirm[locale], { n: count(rows) }) }).click()
    await dialog.getByRole('button', { name: returnWords.confirmYes[locale] }).click()
    await expect(dialog).toHaveCount(0)
  }

  /** One of the four sums of the batch, with what it must be. */
  const sumIs = (name: 'total' | 'paid' | 'failed' | 'open', amount: string) =>
    expect(
      page
        .getByRole('region', { name: batchWords.total[locale] })
        .locator('div')
        .filter({ has: page.getByText(batchWords[name][locale], { exact: true }) })
        .last(),
    ).toContainText(showTaka(amount, locale))

  const rowOf = (no: string) => page.getByRole('row').filter({ hasText: no })
  const attempt = (n: number) => filled(shared.attempt[locale], { n: showDigits(n, locale) })
  return { dialog, openQueue, choose, makeBatch, openBatch, authorise, hasState, keepBankFile, keepAdvice, bringAnswer, takeAnswer, sumIs, rowOf, attempt }
} // prettier-ignore
