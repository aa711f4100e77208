import { portalName } from '../../../domain/src/lookups/portal.ts'
import { listPartSize } from '../../../domain/src/awards/list-part-size.ts'
import { moneyOf, poishaOf, readMoney } from '../../../domain/src/fields/money.ts'
import { fill, say, type Bilingual } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import { showDigits } from '../../../domain/src/language/digits.ts'
import { showNumber, showTaka } from '../../../domain/src/language/money.ts'
import { amountInWords } from '../../../domain/src/payments/amount-in-words.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Portal } from '../platform/context.ts'
import type { Secrets } from '../platform/secrets.ts'
import { printAdvice } from '../printing/print-application.ts'
import { codeUrl, signCode } from '../signed-codes/sign-code.ts'
import { keepFile } from './bank-files.ts'
import { namesOfModules } from './module-names.ts'
import type { Batch } from './repository.ts'

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
} satisfies Record<string, Bilingual> // prettier-ignore

/** The bank's clerks and the board's ledger read Bangla. */
const locale = 'bn'

type Drawing = Pick<Portal, 'config' | 'db' | 'now' | 'secrets'>

/** Those that are being drawn: whoever asks meanwhile waits for the same paper. */
const underWay = new Map<number, Promise<void>>()

/** Drawn once, when the batch was sent, and kept. */
export function keepAdvice(portal: Drawing, batchId: number): Promise<void> {
  const drawing = underWay.get(batchId) ?? draw(portal, batchId).finally(() => underWay.delete(batchId))
  underWay.set(batchId, drawing)
  return drawing
}

async function draw(portal: Drawing, batchId: number) {
  const batch = await portal.db.selectFrom('payment_batch').selectAll().where('id', '=', batchId).executeTakeFirstOrThrow()
  const kept = await portal.db.selectFrom('payment_file').select('format').where('batch_id', '=', batchId).where('format', '=', 'pdf').executeTakeFirst() // prettier-ignore
  if (kept || batch.sent_at === null) return
  const bytes = await printAdvice(await adviceOf(portal, batch), locale)
  await portal.db.transaction().execute((tx) => keepFile(tx, portal.secrets, { batchId, format: 'pdf', bytes, at: portal.now() }))
}

async function adviceOf(portal: Drawing, batch: Batch) {
  const { db, secrets, config } = portal
  const tell = (word: Bilingual, values: Record<string, string> = {}) => say(fill(word, values), locale)
  const rows = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .selectAll('payment')
    .select('application.no')
    .where('batch_id', '=', batch.id)
    .orderBy('serial')
    .execute()
  const file = await db.selectFrom('payment_file').select('sha256').where('batch_id', '=', batch.id).where('format', '=', 'csv').executeTakeFirst() // prettier-ignore
  const issuedOn = batch.advice_date ?? dhakaDay(portal.now())
  const code = await signCode(portal, { type: 'PAYMENT_ADVICE', reference: batch.no, serial: 0, issuedOn })
  const names = (await namesOfModules(db))(batch.module)
  return {
    board: say(portalName, locale),
    title: tell(words.title),
    lines: [
      tell(words.advice, { no: batch.advice_no ?? '', date: showDate(issuedOn, locale) }),
      tell(words.batch, { no: batch.no }),
      tell(words.service, { service: names.moduleNameBng, year: showDigits(batch.fiscal_year, locale) }),
    ],
    note: tell(words.request),
    columns: [
      { header: tell(words.serial), share: 7 },
      { header: tell(words.reference), share: 23 },
      { header: tell(words.name), share: 21 },
      { header: tell(words.bank), share: 24 },
      { header: tell(words.account), share: 15 },
      { header: tell(words.amount), share: 13, isNumeric: true as const },
    ],
    groups: [
      { heading: '', rows: rows.length > listPartSize ? byBank(rows, tell) : rows.map((row, index) => cellsOf(row, index, secrets)) },
    ],
    sums: [
      tell(words.total, { n: showNumber(rows.length, locale), sum: showTaka(readMoney(batch.total) ?? batch.total, locale) }),
      tell(words.inWords, { words: amountInWords(batch.total, locale) }),
    ],
    closing: [],
    signatures: [
      [tell(words.prepared, { name: await nameOf(portal, batch.made_by) }), say(portalName, locale)],
      [tell(words.authorised, { name: await nameOf(portal, batch.authorised_by) }), say(portalName, locale)],
    ],
    qrText: codeUrl(config, code),
    qrCaption: tell(words.check, { hash: file?.sha256.toString('hex') ?? '' }),
    printedOn: showDate(dhakaDay(batch.sent_at ?? portal.now()), locale),
    pageLabel: tell(words.page),
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
  showDigits(index + 1, locale),
  `${row.reference} ${row.no}`,
  row.holder_name,
  `${row.bank_name}, ${row.branch_name} (${row.routing_number})`,
  row.account_sealed ? secrets.open(row.account_sealed) : '',
  showNumber(row.amount, locale),
]

/** Thousands of rows stand in the file whose fingerprint the advice bears; the paper then tells what goes to which bank. */
const byBank = (rows: readonly Row[], tell: (word: Bilingual, values?: Record<string, string>) => string) =>
  [...Map.groupBy(rows, ({ bank_name_bng }) => bank_name_bng)].map(([bank, own], index) => [
    showDigits(index + 1, locale),
    tell(words.inFile),
    tell(words.payments, { n: showNumber(own.length, locale) }),
    bank,
    '',
    showNumber(moneyOf(own.reduce((sum, { amount }) => sum + poishaOf(amount), 0)), locale),
  ])

async function nameOf({ db }: Drawing, id: number | null): Promise<string> {
  const found = id === null ? undefined : await db.selectFrom('account').select(['full_name', 'full_name_bng']).where('id', '=', id).executeTakeFirst() // prettier-ignore
  return found?.full_name_bng ?? found?.full_name ?? ''
}
