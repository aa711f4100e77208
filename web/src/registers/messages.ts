import type { ImportKind, WorkerSource } from '@wewb/domain/registers/register-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'

export const registryMessages = {
  title: { bn: 'কর্মী নিবন্ধন বহি', en: 'Workers register' },
  intro: {
    bn: 'আবেদনে কর্মী ও শিক্ষার্থীর তথ্য এই বহি থেকে যাচাই হয়।',
    en: 'Applications check workers and students against this register.',
  },
  workers: { bn: 'কর্মী', en: 'Workers' },
  results: { bn: 'বোর্ডের ফলাফল', en: 'Board results' },
  imports: { bn: 'আমদানি', en: 'Imports' },
  search: { bn: 'খুঁজুন', en: 'Search' },
  workerHint: {
    bn: 'পুরো পাসপোর্ট নম্বর, অথবা ছাড়পত্র নম্বর বা নামের শুরুটা',
    en: 'A whole passport number, or the beginning of a paper’s number or a name',
  },
  resultHint: { bn: 'রোল, রেজিস্ট্রেশন নম্বর বা নামের শুরুটা', en: 'The beginning of a roll, a registration number or a name' },
  showAll: { bn: 'সব দেখান', en: 'Show all' },
  source: { bn: 'উৎস', en: 'Source' },
  allSources: { bn: 'সব উৎস', en: 'All sources' },
  level: { bn: 'পরীক্ষা', en: 'Examination' },
  allLevels: { bn: 'সব পরীক্ষা', en: 'All examinations' },
  number: { bn: 'নম্বর', en: 'Number' },
  name: { bn: 'নাম', en: 'Name' },
  passport: { bn: 'পাসপোর্ট', en: 'Passport' },
  country: { bn: 'দেশ', en: 'Country' },
  issuedOn: { bn: 'প্রদানের তারিখ', en: 'Issued' },
  board: { bn: 'বোর্ড', en: 'Board' },
  year: { bn: 'সন', en: 'Year' },
  roll: { bn: 'রোল', en: 'Roll' },
  registration: { bn: 'রেজিস্ট্রেশন', en: 'Registration' },
  student: { bn: 'শিক্ষার্থী', en: 'Student' },
  parents: { bn: 'পিতা ও মাতা', en: 'Father and mother' },
  gpa: { bn: 'জিপিএ', en: 'GPA' },
  nothing: { bn: 'কিছু পাওয়া যায়নি', en: 'Nothing found' },
  nothingText: { bn: 'অন্য কিছু লিখে খুঁজুন, অথবা সব দেখান।', en: 'Search for something else, or show all.' },
} satisfies Record<string, Bilingual>

export const workerSourceNames: Record<WorkerSource, Bilingual> = {
  BMET: { bn: 'বিএমইটি', en: 'BMET' },
  MEMBERSHIP: { bn: 'সদস্যপদ', en: 'Membership' },
  NOC: { bn: 'এনওসি', en: 'NOC' },
}

export const importKindNames: Record<ImportKind, Bilingual> = {
  WORKER: { bn: 'কর্মী (বিএমইটি, সদস্যপদ, এনওসি)', en: 'Workers (BMET, membership, NOC)' },
  RESULT: { bn: 'বোর্ডের ফলাফল', en: 'Board results' },
}

/** Short names of the examinations for tables; the forms have the full names. */
export const examLevelNames: Record<string, Bilingual> = {
  1: { bn: 'পিইসি', en: 'PEC' },
  2: { bn: 'জেএসসি', en: 'JSC' },
  3: { bn: 'এসএসসি', en: 'SSC' },
  4: { bn: 'এইচএসসি', en: 'HSC' },
  5: { bn: 'ডিপ্লোমা', en: 'Diploma' },
}
