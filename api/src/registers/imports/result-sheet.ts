import { educationBoards } from '@wewb/domain/reference/education-lists'
import type { ImportColumn, ImportSheet } from './import-sheets.ts'
import {
  parseDate,
  digitsParser,
  parseEnglishText,
  entryParser,
  parseGpa,
  parseEnglishName,
  integerParser,
} from './parse-values.ts'

const english = { bn: 'ইংরেজি অক্ষরে লিখুন।', en: 'Write it in English letters.' }

/** Maps each code and all its names to the code. */
const entries = <C extends string | number>(rows: readonly (readonly [C, ...string[]])[]) =>
  new Map(rows.flatMap(([code, ...names]) => [String(code), ...names].map((name) => [name, code] as const)))

const levels = entries([
  [1, 'PEC', 'EBTEDAYEE', 'পিইসি', 'ইবতেদায়ি'],
  [2, 'JSC', 'JDC', 'জেএসসি', 'জেডিসি'],
  [3, 'SSC', 'DAKHIL', 'এসএসসি', 'দাখিল'],
  [4, 'HSC', 'ALIM', 'এইচএসসি', 'আলিম'],
  [5, 'DIPLOMA', 'DIPLOMA IN ENGINEERING', 'ডিপ্লোমা', 'ডিপ্লোমা ইন ইঞ্জিনিয়ারিং'],
])
/** Board files still use the spellings from before 2018. */
const oldSpellings = entries([
  [1, 'Barisal'],
  [2, 'Chittagong'],
  [3, 'Comilla'],
  [6, 'Jessore'],
])
const boards = new Map([
  ...oldSpellings,
  ...entries(educationBoards.map(({ code, name }) => [Number(code), name.en, name.bn])),
])
const groups = entries([
  ['SCIENCE', 'বিজ্ঞান'],
  ['HUMANITIES', 'মানবিক'],
  ['BUSINESS', 'BUSINESS STUDIES', 'ব্যবসায় শিক্ষা'],
  ['TECHNICAL', 'কারিগরি'],
  ['MADRASAH_GENERAL', 'GENERAL', 'সাধারণ', 'মাদ্রাসা (সাধারণ)'],
])

const columns: ImportColumn[] = [
  {
    id: 'level',
    label: { bn: 'পরীক্ষা', en: 'Examination' },
    also: ['exam', 'education_level'],
    read: entryParser(levels),
    otherwise: { bn: 'SSC, HSC, DIPLOMA, JSC বা PEC লিখুন।', en: 'Write SSC, HSC, DIPLOMA, JSC or PEC.' },
    example: 'SSC',
  },
  {
    id: 'board_id',
    label: { bn: 'শিক্ষা বোর্ড', en: 'Education board' },
    also: ['board', 'বোর্ড'],
    read: entryParser(boards),
    otherwise: { bn: 'বোর্ডের নাম বা নম্বর (১–১১) লিখুন।', en: 'Write the name of the board or its number (1–11).' },
    example: 'Cumilla',
  },
  {
    id: 'passing_year',
    label: { bn: 'পাসের সন', en: 'Passing year' },
    also: ['year', 'সন'],
    read: integerParser(1970, 2100),
    otherwise: { bn: 'চার সংখ্যার সন লিখুন।', en: 'Write a year of four digits.' },
    example: '2025',
  },
  {
    id: 'roll',
    label: { bn: 'রোল নম্বর', en: 'Roll number' },
    also: ['roll_no', 'রোল'],
    read: digitsParser(4, 10),
    otherwise: { bn: 'রোল নম্বরে ৪ থেকে ১০টি সংখ্যা থাকে।', en: 'A roll number has 4 to 10 digits.' },
    example: '123456',
  },
  {
    id: 'registration_no',
    label: { bn: 'রেজিস্ট্রেশন নম্বর', en: 'Registration number' },
    also: ['registration', 'reg_no', 'রেজিস্ট্রেশন'],
    read: digitsParser(6, 17),
    otherwise: { bn: 'রেজিস্ট্রেশন নম্বরে ৬ থেকে ১৭টি সংখ্যা থাকে।', en: 'A registration number has 6 to 17 digits.' },
    example: '1234567890',
  },
  {
    id: 'student_name',
    label: { bn: 'শিক্ষার্থীর নাম (ইংরেজিতে)', en: "Student's name (English)" },
    also: ['name', 'student', 'নাম', 'শিক্ষার্থীর নাম'],
    read: parseEnglishName,
    otherwise: english,
    example: 'RAHIMA KHATUN',
  },
  {
    id: 'father_name',
    label: { bn: 'পিতার নাম (ইংরেজিতে)', en: "Father's name (English)" },
    also: ['father', 'পিতার নাম'],
    read: parseEnglishName,
    otherwise: english,
    example: 'ABDUL KARIM',
  },
  {
    id: 'mother_name',
    label: { bn: 'মাতার নাম (ইংরেজিতে)', en: "Mother's name (English)" },
    also: ['mother', 'মাতার নাম'],
    read: parseEnglishName,
    otherwise: english,
    example: 'AMENA BEGUM',
  },
  {
    id: 'group_id',
    label: { bn: 'বিভাগ/শাখা', en: 'Group' },
    also: ['group', 'বিভাগ', 'শাখা'],
    isOptional: true,
    read: entryParser(groups),
    otherwise: {
      bn: 'SCIENCE, HUMANITIES, BUSINESS, TECHNICAL বা MADRASAH_GENERAL লিখুন।',
      en: 'Write SCIENCE, HUMANITIES, BUSINESS, TECHNICAL or MADRASAH_GENERAL.',
    },
    example: 'SCIENCE',
  },
  {
    id: 'gpa',
    label: { bn: 'জিপিএ', en: 'GPA' },
    also: ['result', 'cgpa', 'ফলাফল'],
    read: parseGpa,
    otherwise: { bn: '০ থেকে ৫ পর্যন্ত জিপিএ লিখুন, যেমন ৪.৭৫।', en: 'Write a GPA from 0 to 5, for example 4.75.' },
    example: '5.00',
  },
  {
    id: 'total_marks',
    label: { bn: 'মোট নম্বর', en: 'Total marks' },
    also: ['marks'],
    isOptional: true,
    read: integerParser(0, 1300),
    otherwise: { bn: '০ থেকে ১৩০০ পর্যন্ত সংখ্যা লিখুন।', en: 'Write a number from 0 to 1300.' },
    example: '1150',
  },
  {
    id: 'institute',
    label: { bn: 'শিক্ষা প্রতিষ্ঠান', en: 'Institute' },
    also: ['school', 'college', 'প্রতিষ্ঠান'],
    isOptional: true,
    read: parseEnglishText,
    otherwise: english,
    example: 'Mirpur Girls Ideal School',
  },
  {
    id: 'date_of_birth',
    label: { bn: 'জন্ম তারিখ', en: 'Date of birth' },
    also: ['dob', 'birth_date'],
    isOptional: true,
    read: parseDate,
    otherwise: { bn: 'তারিখটি এভাবে লিখুন: ০১-০৩-২০০৯', en: 'Write the date like this: 01-03-2009.' },
    example: '01-03-2009',
  },
]

export const resultSheet: ImportSheet = {
  columns,
  keyOf: ({ level, board_id, passing_year, roll }) => `${level}|${board_id}|${passing_year}|${roll}`,
  judge: () => [],
}
