import type { ImportColumn, ParsedRow, ImportSheet } from './import-sheets.ts'
import { parseCountry } from './parse-country.ts'
import { parseDate, entryParser, parseEnglishName, parseDocumentNumber, parsePassport } from './parse-values.ts'

const english = { bn: 'ইংরেজি অক্ষরে লিখুন।', en: 'Write it in English letters.' }
const number = { bn: 'ইংরেজি অক্ষর ও সংখ্যায় লিখুন, সর্বোচ্চ ৫০টি।', en: 'Write at most 50 English letters and digits.' }
const day = { bn: 'তারিখটি এভাবে লিখুন: ০৫-০৫-১৯৭৫', en: 'Write the date like this: 05-05-1975.' }

const sources = new Map([
  ['BMET', 'BMET'],
  ['বিএমইটি', 'BMET'],
  ['CLEARANCE', 'BMET'],
  ['MEMBERSHIP', 'MEMBERSHIP'],
  ['সদস্যপদ', 'MEMBERSHIP'],
  ['MEMBER', 'MEMBERSHIP'],
  ['NOC', 'NOC'],
  ['এনওসি', 'NOC'],
])

const columns: ImportColumn[] = [
  {
    id: 'source',
    label: { bn: 'উৎস', en: 'Source' },
    parse: entryParser(sources),
    errorMessage: { bn: 'BMET, MEMBERSHIP বা NOC লিখুন।', en: 'Write BMET, MEMBERSHIP or NOC.' },
    example: 'BMET',
  },
  {
    id: 'number',
    label: { bn: 'নম্বর', en: 'Number' },
    aliases: ['clearance_id', 'clearance_no', 'member_no', 'noc_no', 'ছাড়পত্র নম্বর', 'সদস্য নম্বর'],
    parse: parseDocumentNumber,
    errorMessage: number,
    example: 'C-2025-000001',
  },
  {
    id: 'passport_no',
    label: { bn: 'পাসপোর্ট নম্বর', en: 'Passport number' },
    aliases: ['passport', 'পাসপোর্ট'],
    parse: parsePassport,
    errorMessage: {
      bn: 'পাসপোর্ট নম্বরে ১ বা ২টি ইংরেজি অক্ষরের পর ৭ বা ৮টি সংখ্যা থাকে।',
      en: 'A passport number has 1 or 2 letters and then 7 or 8 digits.',
    },
    example: 'A01234567',
  },
  {
    id: 'name_en',
    label: { bn: 'কর্মীর নাম (ইংরেজিতে)', en: "Worker's name (English)" },
    aliases: ['name', 'worker_name', 'নাম', 'কর্মীর নাম'],
    parse: parseEnglishName,
    errorMessage: english,
    example: 'ABDUL KARIM',
  },
  {
    id: 'father_name',
    label: { bn: 'পিতার নাম (ইংরেজিতে)', en: "Father's name (English)" },
    aliases: ['father', 'পিতার নাম'],
    isOptional: true,
    parse: parseEnglishName,
    errorMessage: english,
    example: 'ABDUR RAHIM',
  },
  {
    id: 'date_of_birth',
    label: { bn: 'জন্ম তারিখ', en: 'Date of birth' },
    aliases: ['dob', 'birth_date'],
    isOptional: true,
    parse: parseDate,
    errorMessage: day,
    example: '05-05-1975',
  },
  {
    id: 'country',
    label: { bn: 'দেশ', en: 'Country' },
    aliases: ['country_code', 'কর্মস্থলের দেশ'],
    parse: parseCountry,
    errorMessage: {
      bn: 'দেশের নাম বা দুই অক্ষরের কোড লিখুন, যেমন SA।',
      en: 'Write the name of the country or its two letters, for example SA.',
    },
    example: 'SA',
  },
  {
    id: 'issued_on',
    label: { bn: 'প্রদানের তারিখ', en: 'Date of issue' },
    aliases: ['issue_date', 'clearance_date', 'noc_date'],
    isOptional: true,
    parse: parseDate,
    errorMessage: day,
    example: '12-01-2025',
  },
  {
    id: 'insurance_no',
    label: { bn: 'বীমা নম্বর', en: 'Insurance number' },
    aliases: ['insurance'],
    isOptional: true,
    parse: parseDocumentNumber,
    errorMessage: number,
    example: '',
  },
  {
    id: 'mission',
    label: { bn: 'মিশনের কোড', en: 'Code of the mission' },
    aliases: ['mission_code', 'মিশন'],
    isOptional: true,
    parse: parseDocumentNumber,
    errorMessage: number,
    example: '',
  },
]

const needsDay = { bn: 'এ উৎসের জন্য জন্ম তারিখ দিতে হবে।', en: 'This source needs the date of birth.' }
const needsForNoc = { bn: 'এনওসির জন্য এ ঘরটি দিতে হবে।', en: 'A NOC needs this cell.' }

function validate({ source, date_of_birth, issued_on, mission }: ParsedRow) {
  if (source !== 'NOC') return date_of_birth ? [] : [{ column: 'date_of_birth', message: needsDay }]
  const missing = [...(issued_on ? [] : ['issued_on']), ...(mission ? [] : ['mission'])]
  return missing.map((column) => ({ column, message: needsForNoc }))
}

export const workerSheet: ImportSheet = {
  columns,
  keyOf: ({ source, number: document, mission }) => `${source}|${document}|${mission ?? ''}`,
  validateRow: validate,
}
