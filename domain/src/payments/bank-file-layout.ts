import * as z from 'zod/mini'
import type { Bilingual } from '#language/bilingual.ts'

/** Values that a column of the bank file may hold. */
export const columnSources = {
  serial: { bn: 'ক্রমিক নম্বর', en: 'Serial number' },
  reference: { bn: 'পেমেন্ট রেফারেন্স', en: 'Payment reference' },
  receiverName: { bn: 'হিসাবধারীর নাম', en: 'Receiver name' },
  accountNumber: { bn: 'হিসাব নম্বর', en: 'Account number' },
  routingNumber: { bn: 'রাউটিং নম্বর', en: 'Routing number' },
  amount: { bn: 'টাকার পরিমাণ', en: 'Amount' },
  applicationNo: { bn: 'আবেদন নম্বর (কারণ)', en: 'Application number (reason)' },
  mobile: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
  bankName: { bn: 'ব্যাংকের নাম', en: 'Bank name' },
  branchName: { bn: 'শাখার নাম', en: 'Branch name' },
  adviceNo: { bn: 'অ্যাডভাইস নম্বর', en: 'Advice number' },
  adviceDate: { bn: 'অ্যাডভাইসের তারিখ', en: 'Advice date' },
  batchNo: { bn: 'ব্যাচ নম্বর', en: 'Batch number' },
} as const satisfies Record<string, Bilingual>
export type ColumnSource = keyof typeof columnSources

/** Values that a column of the bank's return file may hold. */
export const returnSources = {
  reference: { bn: 'পেমেন্ট রেফারেন্স', en: 'Payment reference' },
  amount: { bn: 'টাকার পরিমাণ', en: 'Amount' },
  result: { bn: 'ফলাফল', en: 'Result' },
  valueDate: { bn: 'জমার তারিখ', en: 'Value date' },
  bankReference: { bn: 'ব্যাংকের রেফারেন্স', en: 'Bank reference' },
  returnCode: { bn: 'ফেরতের কোড', en: 'Return code' },
} as const satisfies Record<string, Bilingual>
export type ReturnSource = keyof typeof returnSources

export const separators = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const
export type Separator = keyof typeof separators

export const dateFormats = ['yyyy-MM-dd', 'dd-MM-yyyy', 'dd/MM/yyyy', 'ddMMyyyy', 'yyyyMMdd'] as const
export type DateFormat = (typeof dateFormats)[number]

const keysOf = <K extends string>(map: Record<K, unknown>) => z.enum(Object.keys(map) as [K, ...K[]])
const heading = z.string().check(z.minLength(1), z.maxLength(60))
const words = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(20))

/**
 * Layout of the file to the bank, columns from left to right. Disabled columns are stored, so that they can be enabled
 * again.
 */
export const BankFileLayout = z.strictObject({
  columns: z.array(z.strictObject({ source: keysOf(columnSources), heading, on: z.boolean() })).check(z.maxLength(20)),
  separator: keysOf(separators),
  dateFormat: z.enum(dateFormats),
  /** True if the first row has the headings. */
  headings: z.boolean(),
})
export type BankFileLayout = z.infer<typeof BankFileLayout>

/** Layout of the return file: the heading of each column, and the bank's words for paid and returned. */
export const BankReturnLayout = z.strictObject({
  columns: z.array(z.strictObject({ source: keysOf(returnSources), heading })).check(z.maxLength(10)),
  dateFormat: z.enum(dateFormats),
  paidWords: words,
  failedWords: words,
})
export type BankReturnLayout = z.infer<typeof BankReturnLayout>

/** The columns of a BEFTN file, plus our reference, by which returns are matched. */
export const defaultBankFileLayout: BankFileLayout = {
  columns: [
    { source: 'serial', heading: 'SL', on: true },
    { source: 'receiverName', heading: 'Receiver Name', on: true },
    { source: 'accountNumber', heading: 'Account No', on: true },
    { source: 'routingNumber', heading: 'Routing No', on: true },
    { source: 'amount', heading: 'Amount', on: true },
    { source: 'applicationNo', heading: 'Reason', on: true },
    { source: 'mobile', heading: 'Mobile', on: true },
    { source: 'reference', heading: 'Reference', on: true },
    { source: 'bankName', heading: 'Bank', on: false },
    { source: 'branchName', heading: 'Branch', on: false },
    { source: 'adviceNo', heading: 'Advice No', on: false },
    { source: 'adviceDate', heading: 'Advice Date', on: false },
    { source: 'batchNo', heading: 'Batch No', on: false },
  ],
  separator: 'comma',
  dateFormat: 'dd-MM-yyyy',
  headings: true,
}

export const defaultBankReturnLayout: BankReturnLayout = {
  columns: [
    { source: 'reference', heading: 'Reference' },
    { source: 'amount', heading: 'Amount' },
    { source: 'result', heading: 'Status' },
    { source: 'valueDate', heading: 'Value Date' },
    { source: 'bankReference', heading: 'Bank Reference' },
    { source: 'returnCode', heading: 'Return Code' },
  ],
  dateFormat: 'dd-MM-yyyy',
  paidWords: ['PAID', 'SUCCESS', 'CREDITED', 'SETTLED'],
  failedWords: ['FAILED', 'RETURNED', 'RETURN', 'REJECTED'],
}

/** Columns needed to pay and to match the returns. */
export const requiredColumns: readonly ColumnSource[] = [
  'receiverName',
  'accountNumber',
  'routingNumber',
  'amount',
  'reference',
]
export const requiredReturnColumns: readonly ReturnSource[] = [
  'reference',
  'amount',
  'result',
  'valueDate',
  'bankReference',
  'returnCode',
]
