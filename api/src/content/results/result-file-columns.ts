import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { parseMoney } from '@wewb/domain/engine/fields/money'
import type { Database } from '#db/database.ts'
import type { ImportColumn, ImportSheet } from '#registers/imports/import-sheets.ts'
import { digitsParser, entryParser, parseText, type ValueParser } from '#registers/imports/parse-values.ts'
import type { Publication } from './publications.ts'
import { listDistricts } from './result-file-queries.ts'

export type ResultFileKind = 'APPLICATIONS' | 'OUTSIDE'

const readNumber: ValueParser = (typed) => {
  const number = normalizeApplicationNo(typed)
  return /^[A-Z0-9/-]{1,40}$/.test(number) ? number : undefined
}
const readAmount: ValueParser = (typed) => {
  const amount = parseMoney(typed.replace(/\.0+$/, ''))
  return amount === undefined || amount === '0' || amount.length > 14 ? undefined : amount
}

const applicationNo: ImportColumn = {
  id: 'application_no',
  label: { bn: 'আবেদন নম্বর', en: 'Application number' },
  aliases: ['application', 'app_no', 'আবেদন'],
  parse: readNumber,
  errorMessage: {
    bn: 'আবেদন নম্বর এভাবে লিখুন: EDU-2026-000123',
    en: 'Write the application number like EDU-2026-000123.',
  },
  example: 'EDU-2026-000123',
}
const recordNo: ImportColumn = {
  ...applicationNo,
  id: 'record_no',
  label: { bn: 'রেকর্ড নম্বর', en: 'Record number' },
  aliases: ['record', 'রেকর্ড'],
  errorMessage: {
    bn: 'রেকর্ড নম্বরে ইংরেজি অক্ষর, সংখ্যা ও হাইফেন থাকতে পারে।',
    en: 'A record number has English letters, digits and hyphens.',
  },
  example: 'DIS-2019-000045',
}
const name: ImportColumn = {
  id: 'name',
  label: { bn: 'নাম', en: 'Name' },
  aliases: ['student_name', 'student', 'child_name', 'শিক্ষার্থীর নাম', 'সন্তানের নাম'],
  parse: parseText,
  errorMessage: { bn: 'নামটি ২৫৫ অক্ষরের মধ্যে লিখুন।', en: 'Write the name in at most 255 characters.' },
  example: 'RAHIMA KHATUN',
}
const amount: ImportColumn = {
  id: 'amount',
  label: { bn: 'বছরে টাকা', en: 'Amount a year' },
  aliases: ['amount_per_year', 'taka', 'bdt', 'টাকা', 'পরিমাণ'],
  parse: readAmount,
  errorMessage: { bn: 'টাকার পরিমাণ সংখ্যায় লিখুন, যেমন ২৭৫০০।', en: 'Write the amount in digits, for example 27500.' },
  example: '27500',
}
const roll: ImportColumn = {
  id: 'roll',
  label: { bn: 'রোল নম্বর', en: 'Roll number' },
  aliases: ['roll_no', 'রোল'],
  parse: digitsParser(4, 10),
  errorMessage: { bn: 'রোল নম্বরে ৪ থেকে ১০টি সংখ্যা থাকে।', en: 'A roll number has 4 to 10 digits.' },
  example: '123456',
}
const registrationNo: ImportColumn = {
  id: 'registration_no',
  label: { bn: 'রেজিস্ট্রেশন নম্বর', en: 'Registration number' },
  aliases: ['registration', 'reg_no', 'রেজিস্ট্রেশন'],
  parse: digitsParser(6, 17),
  errorMessage: { bn: 'রেজিস্ট্রেশন নম্বরে ৬ থেকে ১৭টি সংখ্যা থাকে।', en: 'A registration number has 6 to 17 digits.' },
  example: '1234567890',
}
const institute: ImportColumn = {
  id: 'institute',
  label: { bn: 'শিক্ষা প্রতিষ্ঠান', en: 'Institution' },
  aliases: ['institution', 'college', 'school', 'প্রতিষ্ঠান'],
  isOptional: true,
  parse: parseText,
  errorMessage: { bn: 'প্রতিষ্ঠানের নাম ২৫৫ অক্ষরের মধ্যে লিখুন।', en: 'Write the institution in at most 255 characters.' },
  example: 'Tangail Government College',
}
const district = (read: ValueParser): ImportColumn => ({
  id: 'district',
  label: { bn: 'জেলা', en: 'District' },
  aliases: ['district_id', 'zila'],
  parse: read,
  errorMessage: {
    bn: 'জেলার নাম বা নম্বর চেনা যায়নি। তালিকার বানানে লিখুন, যেমন টাঙ্গাইল।',
    en: 'The district is not known. Write it as in the list, for example Tangail.',
  },
  example: 'Tangail',
})

/** Treats each row as one person. `validateResultFile` reports duplicates, because it can name both rows. */
const sheetOf = (columns: readonly ImportColumn[]): ImportSheet => {
  let rows = 0
  return { columns, keyOf: () => String((rows += 1)), validateRow: () => [] }
}

/** Returns the columns that a file of this result must have. */
export async function getResultFileSheet(
  db: Database,
  { isRanked }: Publication,
  kind: ResultFileKind,
): Promise<ImportSheet> {
  if (kind === 'APPLICATIONS') return sheetOf([applicationNo])
  if (!isRanked) return sheetOf([recordNo, name, amount])
  const rows = await listDistricts(db)
  const districts = new Map(
    rows.flatMap(({ code, name: en, name_bng }) => [code, en, name_bng].map((word) => [word, code] as const)),
  )
  return sheetOf([roll, registrationNo, name, district(entryParser(districts)), amount, institute])
}
