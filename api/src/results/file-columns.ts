import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import { readMoney } from '../../../domain/src/fields/money.ts'
import type { Database } from '../platform/database.ts'
import type { Column, Sheet } from '../registry/import-columns.ts'
import { readDigits, readEntry, readText, type Reader } from '../registry/read-values.ts'
import type { Publication } from './publications.ts'

export type FileKind = 'APPLICATIONS' | 'OUTSIDE'

const readNumber: Reader = (typed) => {
  const number = readApplicationNo(typed)
  return /^[A-Z0-9/-]{1,40}$/.test(number) ? number : undefined
}
const readAmount: Reader = (typed) => {
  const amount = readMoney(typed.replace(/\.0+$/, ''))
  return amount === undefined || amount === '0' || amount.length > 14 ? undefined : amount
}

const applicationNo: Column = {
  id: 'application_no',
  label: { bn: 'আবেদন নম্বর', en: 'Application number' },
  also: ['application', 'app_no', 'আবেদন'],
  read: readNumber,
  otherwise: { bn: 'আবেদন নম্বর এভাবে লিখুন: EDU-2026-000123', en: 'Write the application number like EDU-2026-000123.' },
  example: 'EDU-2026-000123',
}
const recordNo: Column = {
  ...applicationNo,
  id: 'record_no',
  label: { bn: 'রেকর্ড নম্বর', en: 'Record number' },
  also: ['record', 'রেকর্ড'],
  otherwise: { bn: 'রেকর্ড নম্বরে ইংরেজি অক্ষর, সংখ্যা ও হাইফেন থাকতে পারে।', en: 'A record number has English letters, digits and hyphens.' },
  example: 'DIS-2019-000045',
}
const name: Column = {
  id: 'name',
  label: { bn: 'নাম', en: 'Name' },
  also: ['student_name', 'student', 'child_name', 'শিক্ষার্থীর নাম', 'সন্তানের নাম'],
  read: readText,
  otherwise: { bn: 'নামটি ২৫৫ অক্ষরের মধ্যে লিখুন।', en: 'Write the name in at most 255 characters.' },
  example: 'RAHIMA KHATUN',
}
const amount: Column = {
  id: 'amount',
  label: { bn: 'বছরে টাকা', en: 'Amount a year' },
  also: ['amount_per_year', 'taka', 'bdt', 'টাকা', 'পরিমাণ'],
  read: readAmount,
  otherwise: { bn: 'টাকার পরিমাণ সংখ্যায় লিখুন, যেমন ২৭৫০০।', en: 'Write the amount in digits, for example 27500.' },
  example: '27500',
}
const roll: Column = {
  id: 'roll',
  label: { bn: 'রোল নম্বর', en: 'Roll number' },
  also: ['roll_no', 'রোল'],
  read: readDigits(4, 10),
  otherwise: { bn: 'রোল নম্বরে ৪ থেকে ১০টি সংখ্যা থাকে।', en: 'A roll number has 4 to 10 digits.' },
  example: '123456',
}
const registrationNo: Column = {
  id: 'registration_no',
  label: { bn: 'রেজিস্ট্রেশন নম্বর', en: 'Registration number' },
  also: ['registration', 'reg_no', 'রেজিস্ট্রেশন'],
  read: readDigits(6, 17),
  otherwise: { bn: 'রেজিস্ট্রেশন নম্বরে ৬ থেকে ১৭টি সংখ্যা থাকে।', en: 'A registration number has 6 to 17 digits.' },
  example: '1234567890',
}
const institute: Column = {
  id: 'institute',
  label: { bn: 'শিক্ষা প্রতিষ্ঠান', en: 'Institution' },
  also: ['institution', 'college', 'school', 'প্রতিষ্ঠান'],
  isOptional: true,
  read: readText,
  otherwise: { bn: 'প্রতিষ্ঠানের নাম ২৫৫ অক্ষরের মধ্যে লিখুন।', en: 'Write the institution in at most 255 characters.' },
  example: 'Tangail Government College',
}
const district = (read: Reader): Column => ({
  id: 'district',
  label: { bn: 'জেলা', en: 'District' },
  also: ['district_id', 'zila'],
  read,
  otherwise: { bn: 'জেলার নাম বা নম্বর চেনা যায়নি। তালিকার বানানে লিখুন, যেমন টাঙ্গাইল।', en: 'The district is not known. Write it as in the list, for example Tangail.' },
  example: 'Tangail',
}) // prettier-ignore

/** Each row is one person: a number twice is a mistake, and which two rows have it is told where both are known. */
const sheetOf = (columns: readonly Column[]): Sheet => {
  let rows = 0
  return { columns, keyOf: () => String((rows += 1)), judge: () => [] }
}

/** What a file of this result must hold. */
export async function fileSheet(db: Database, { isRanked }: Publication, kind: FileKind): Promise<Sheet> {
  if (kind === 'APPLICATIONS') return sheetOf([applicationNo])
  if (!isRanked) return sheetOf([recordNo, name, amount])
  const rows = await db.selectFrom('lookup').select(['code', 'name', 'name_bng']).where('source', '=', 'district').execute()
  const districts = new Map(rows.flatMap(({ code, name: en, name_bng }) => [code, en, name_bng].map((word) => [word, code] as const)))
  return sheetOf([roll, registrationNo, name, district(readEntry(districts)), amount, institute])
}
