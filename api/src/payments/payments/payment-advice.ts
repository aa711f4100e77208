import { portalName } from '@wewb/domain/reference/portal'
import { MAX_PRINTED_LIST_ROWS } from '@wewb/domain/services/awards/printed-list-size'
import { fromPoisha, toPoisha, parseMoney } from '@wewb/domain/engine/fields/money'
import { interpolate, localize, type Bilingual } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { formatDigits } from '@wewb/domain/language/digits'
import { formatNumber, formatTaka } from '@wewb/domain/language/money'
import { amountInWords } from '@wewb/domain/payments/amount-in-words'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Portal } from '#server/context.ts'
import type { Secrets } from '#security/secrets.ts'
import { printAdvice } from '#pdf/print-documents.ts'
import { codeUrl, signCode } from '#membership/signed-codes/sign-code.ts'
import { storePaymentFile } from './bank-files.ts'
import { loadModuleNames } from './module-names.ts'
import { listPaymentsForAdvice } from './payment-queries.ts'
import { findAccountName, findAdviceFile, findBankFileHash, getBatchById, type Batch } from './queries.ts'

const words = {
  title: { bn: 'পেমেন্ট অ্যাডভাইস', en: 'Payment advice' },
  advice: { bn: 'অ্যাডভাইস নম্বর: {no}, তারিখ: {date}', en: 'Advice no.: {no}, date: {date}' },
  batch: { bn: 'ব্যাচ নম্বর: {no}', en: 'Batch no.: {no}' },
  service: { bn: 'সেবা: {service}, অর্থবছর: {year}', en: 'Service: {service}, fiscal year: {year}' },
  request: {
    bn: 'অনুগ্রহ করে বোর্ডের হিসাব থেকে নিচের হিসাবগুলোতে বিইএফটিএনের মাধ্যমে টাকা জমা করুন এবং ফলাফল রেফারেন্সসহ জানান।',
    en: 'Please credit the accounts below through BEFTN from the account of the board and report the result with the reference.',
  },
  serial: { bn: 'ক্রম', en: 'No.' },
  reference: { bn: 'রেফারেন্স ও আবেদন', en: 'Reference and application' },
  name: { bn: 'হিসাবধারী', en: 'Account holder' },
  bank: { bn: 'ব্যাংক, শাখা ও রাউটিং', en: 'Bank, branch and routing' },
  account: { bn: 'হিসাব নম্বর', en: 'Account no.' },
  amount: { bn: 'টাকা', en: 'BDT' },
  total: { bn: 'মোট: {n}টি পেমেন্ট, {sum}', en: 'Total: {n} payments, {sum}' },
  inWords: { bn: 'কথায়: {words}', en: 'In words: {words}' },
  inFile: { bn: 'ফাইলে আছে', en: 'In the file' },
  payments: { bn: '{n}টি পেমেন্ট', en: '{n} payments' },
  prepared: { bn: 'প্রস্তুতকারী: {name}', en: 'Prepared by: {name}' },
  authorised: { bn: 'অনুমোদনকারী: {name}', en: 'Authorised by: {name}' },
  check: {
    bn: 'এই অ্যাডভাইস পোর্টাল থেকে স্বাক্ষরিত। নম্বর, সংখ্যা ও মোট টাকা মিলিয়ে দেখতে কিউআর কোড স্ক্যান করুন।\nফাইলের চিহ্ন (SHA-256): {hash}',
    en: 'This advice is signed by the portal. Scan the code to compare its number, count and total.\nFingerprint of the file (SHA-256): {hash}',
  },
  page: { bn: 'পৃষ্ঠা {page}/{pages}', en: 'Page {page}/{pages}' },
} satisfies Record<string, Bilingual>

/** The clerks of the bank and the ledger of the Board use Bangla. */
const locale = 'bn'

type AdviceContext = Pick<Portal, 'config' | 'db' | 'now' | 'secrets'>

/** Coalesces concurrent requests: a second one waits for the rendering that is in progress. */
const pendingRenders = new Map<number, Promise<void>>()

/** Renders the advice once, after the batch is sent, and stores it. */
export function ensureAdvicePdf(portal: AdviceContext, batchId: number): Promise<void> {
  const rendering =
    pendingRenders.get(batchId) ?? renderAdvice(portal, batchId).finally(() => pendingRenders.delete(batchId))
  pendingRenders.set(batchId, rendering)
  return rendering
}

async function renderAdvice(portal: AdviceContext, batchId: number) {
  const batch = await getBatchById(portal.db, batchId)
  const stored = await findAdviceFile(portal.db, batchId)
  if (stored || batch.sent_at === null) return
  const bytes = await printAdvice(await adviceOf(portal, batch), locale)
  await portal.db
    .transaction()
    .execute((tx) => storePaymentFile(tx, portal.secrets, { batchId, format: 'pdf', bytes, at: portal.now() }))
}

async function adviceOf(portal: AdviceContext, batch: Batch) {
  const { db, secrets, config } = portal
  const report = (word: Bilingual, values: Record<string, string> = {}) => localize(interpolate(word, values), locale)
  const rows = await listPaymentsForAdvice(db, batch.id)
  const fileHash = await findBankFileHash(db, batch.id)
  const issuedOn = batch.advice_date ?? toDhakaDate(portal.now())
  const code = await signCode(portal, { type: 'PAYMENT_ADVICE', reference: batch.no, serial: 0, issuedOn })
  const names = (await loadModuleNames(db))(batch.module)
  return {
    board: localize(portalName, locale),
    title: report(words.title),
    lines: [
      report(words.advice, { no: batch.advice_no ?? '', date: formatDate(issuedOn, locale) }),
      report(words.batch, { no: batch.no }),
      report(words.service, { service: names.moduleNameBng, year: formatDigits(batch.fiscal_year, locale) }),
    ],
    note: report(words.request),
    columns: [
      { header: report(words.serial), share: 7 },
      { header: report(words.reference), share: 23 },
      { header: report(words.name), share: 21 },
      { header: report(words.bank), share: 24 },
      { header: report(words.account), share: 15 },
      { header: report(words.amount), share: 13, isNumeric: true as const },
    ],
    groups: [
      {
        heading: '',
        rows:
          rows.length > MAX_PRINTED_LIST_ROWS
            ? byBank(rows, report)
            : rows.map((row, index) => cellsOf(row, index, secrets)),
      },
    ],
    sums: [
      report(words.total, {
        n: formatNumber(rows.length, locale),
        sum: formatTaka(parseMoney(batch.total) ?? batch.total, locale),
      }),
      report(words.inWords, { words: amountInWords(batch.total, locale) }),
    ],
    closing: [],
    signatures: [
      [report(words.prepared, { name: await nameOf(portal, batch.made_by) }), localize(portalName, locale)],
      [report(words.authorised, { name: await nameOf(portal, batch.authorised_by) }), localize(portalName, locale)],
    ],
    qrText: codeUrl(config, code),
    qrCaption: report(words.check, { hash: fileHash?.sha256.toString('hex') ?? '' }),
    printedOn: formatDate(toDhakaDate(batch.sent_at ?? portal.now()), locale),
    pageLabel: report(words.page),
  }
}

type Row = {
  reference: string | null
  no: string
  holder_name: string
  bank_name: string
  bank_name_bng: string
  branch_name: string
  routing_number: string
  account_sealed: Buffer | null
  amount: string
}

const cellsOf = (row: Row, index: number, secrets: Secrets) => [
  formatDigits(index + 1, locale),
  `${row.reference} ${row.no}`,
  row.holder_name,
  `${row.bank_name}, ${row.branch_name} (${row.routing_number})`,
  row.account_sealed ? secrets.decrypt(row.account_sealed) : '',
  formatNumber(row.amount, locale),
]

/**
 * Summarises by bank when there are too many rows to print; the advice bears the hash of the file that has them all.
 */
const byBank = (rows: readonly Row[], report: (word: Bilingual, values?: Record<string, string>) => string) =>
  [...Map.groupBy(rows, ({ bank_name_bng }) => bank_name_bng)].map(([bank, own], index) => [
    formatDigits(index + 1, locale),
    report(words.inFile),
    report(words.payments, { n: formatNumber(own.length, locale) }),
    bank,
    '',
    formatNumber(fromPoisha(own.reduce((sum, { amount }) => sum + toPoisha(amount), 0)), locale),
  ])

async function nameOf({ db }: AdviceContext, id: number | null): Promise<string> {
  const found = id === null ? undefined : await findAccountName(db, id)
  return found?.full_name_bng ?? found?.full_name ?? ''
}
