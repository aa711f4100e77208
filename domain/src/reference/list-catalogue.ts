import { getOwn } from '#collections/get-own.ts'
import type { Bilingual } from '#language/bilingual.ts'

export const listGroups = {
  places: { bn: 'এলাকা ও স্থান', en: 'Places' },
  banks: { bn: 'ব্যাংক ও টাকা', en: 'Banks and money' },
  education: { bn: 'শিক্ষা', en: 'Education' },
  work: { bn: 'কাজ ও ফেরা', en: 'Work and return' },
  health: { bn: 'স্বাস্থ্য ও দুর্ঘটনা', en: 'Health and accidents' },
  people: { bn: 'ব্যক্তি ও পরিবার', en: 'People and family' },
  board: { bn: 'বোর্ডের কাজ', en: 'Work of the board' },
} satisfies Record<string, Bilingual>
export type ListGroup = keyof typeof listGroups

/** Code formats of lists. `isExternal`: an external authority assigns the codes; otherwise the portal generates one. */
export const codeFormats = {
  number: {
    pattern: /^[0-9A-Za-z]{1,12}$/,
    isExternal: false,
    otherwise: {
      bn: 'কোডে সর্বোচ্চ ১২টি ইংরেজি সংখ্যা বা অক্ষর থাকে।',
      en: 'A code has at most 12 digits or English letters.',
    },
  },
  word: {
    pattern: /^[0-9A-Za-z][0-9A-Za-z_.+-]{0,39}$/,
    isExternal: false,
    otherwise: {
      bn: 'কোডে ইংরেজি অক্ষর, সংখ্যা, _ . + - থাকতে পারে, সর্বোচ্চ ৪০টি।',
      en: 'A code has English letters, digits, _ . + - and at most 40 of them.',
    },
  },
  bank: {
    pattern: /^[0-9]{3}$/,
    isExternal: true,
    otherwise: {
      bn: 'ব্যাংকের কোডে ৩টি সংখ্যা থাকে: রাউটিং নম্বরের প্রথম তিনটি।',
      en: 'The code of a bank has 3 digits: the first three of its routing numbers.',
    },
  },
  routing: {
    pattern: /^[0-9]{9}$/,
    isExternal: true,
    otherwise: { bn: 'শাখার কোড হলো ৯ সংখ্যার রাউটিং নম্বর।', en: 'The code of a branch is its routing number of 9 digits.' },
  },
  country: {
    pattern: /^[A-Z]{2}$/,
    isExternal: true,
    otherwise: {
      bn: 'দেশের কোডে ২টি বড় হাতের ইংরেজি অক্ষর থাকে।',
      en: 'The code of a country has 2 capital letters, for example SA.',
    },
  },
  currency: {
    pattern: /^[A-Z]{3}$/,
    isExternal: true,
    otherwise: {
      bn: 'মুদ্রার কোডে ৩টি বড় হাতের ইংরেজি অক্ষর থাকে।',
      en: 'The code of a currency has 3 capital letters, for example SAR.',
    },
  },
  session: {
    pattern: /^[0-9]{4}-[0-9]{4}$/,
    isExternal: true,
    otherwise: { bn: 'শিক্ষাবর্ষ এভাবে লিখুন: ২০২৬-২০২৭', en: 'Write the session like this: 2026-2027' },
  },
} satisfies Record<string, { pattern: RegExp; isExternal: boolean; otherwise: Bilingual }>
export type CodeFormat = keyof typeof codeFormats

export type CatalogueList = {
  name: string
  group: ListGroup
  title: Bilingual
  /** Parent lists of its entries, nearest first. */
  within: readonly string[]
  code: CodeFormat
  /** The list is supplied in English only; the name is then used in both languages. */
  isBanglaOptional?: true
}

const list = (
  group: ListGroup,
  name: string,
  title: Bilingual,
  within: readonly string[] = [],
  code: CodeFormat = 'word',
): CatalogueList => ({ name, group, title, within, code })

/** Every list that staff maintain, as on the screen of the lists. */
export const listCatalogue: readonly CatalogueList[] = [
  list('places', 'division', { bn: 'বিভাগ', en: 'Divisions' }, [], 'number'),
  list('places', 'district', { bn: 'জেলা', en: 'Districts' }, ['division'], 'number'),
  list('places', 'upazila', { bn: 'উপজেলা ও থানা', en: 'Upazilas and thanas' }, ['district'], 'number'),
  list('places', 'union', { bn: 'ইউনিয়ন', en: 'Unions' }, ['upazila'], 'number'),
  list('places', 'country', { bn: 'দেশ', en: 'Countries' }, [], 'country'),
  list('places', 'mission', { bn: 'বাংলাদেশ মিশন', en: 'Bangladesh missions' }, ['country']),
  list('places', 'airport', { bn: 'বিমানবন্দর', en: 'Airports' }),
  list('banks', 'bank', { bn: 'ব্যাংক', en: 'Banks' }, [], 'bank'),
  {
    ...list('banks', 'bank-branch', { bn: 'ব্যাংকের শাখা', en: 'Bank branches' }, ['bank', 'district'], 'routing'),
    isBanglaOptional: true,
  },
  list('banks', 'currency', { bn: 'মুদ্রা', en: 'Currencies' }, [], 'currency'),
  list('education', 'education-board', { bn: 'শিক্ষা বোর্ড', en: 'Education boards' }, [], 'number'),
  list('education', 'university', { bn: 'বিশ্ববিদ্যালয় ও মেডিকেল কলেজ', en: 'Universities and medical colleges' }),
  list('education', 'academic-session', { bn: 'শিক্ষাবর্ষ', en: 'Academic sessions' }, [], 'session'),
  list('work', 'job-category', { bn: 'কাজের শ্রেণি', en: 'Job categories' }),
  list('work', 'job-sub-category', { bn: 'কাজের উপশ্রেণি', en: 'Job sub-categories' }, ['job-category']),
  list('work', 'job-kind', { bn: 'কাজের ধরন', en: 'Kinds of job' }, ['job-sub-category']),
  list('work', 'skill', { bn: 'দক্ষতা', en: 'Skills' }),
  list('work', 'return-reason', { bn: 'দেশে ফেরার কারণ', en: 'Reasons for return' }),
  list('work', 'service-provider', { bn: 'সেবাদাতা প্রতিষ্ঠান', en: 'Service providers' }),
  list('health', 'disease-type', { bn: 'রোগের ধরন', en: 'Types of disease' }),
  list('health', 'disability-type', { bn: 'প্রতিবন্ধিতার ধরন', en: 'Types of disability' }),
  list('health', 'injury-type', { bn: 'আঘাতের ধরন', en: 'Types of injury' }),
  list('health', 'cause-of-death', { bn: 'মৃত্যুর কারণ', en: 'Causes of death' }),
  list('people', 'gender', { bn: 'লিঙ্গ', en: 'Genders' }),
  list('people', 'religion', { bn: 'ধর্ম', en: 'Religions' }),
  list('people', 'blood-group', { bn: 'রক্তের গ্রুপ', en: 'Blood groups' }),
  list('people', 'marital-status', { bn: 'বৈবাহিক অবস্থা', en: 'Marital statuses' }),
  list('people', 'relation', { bn: 'সম্পর্ক', en: 'Relations' }),
  list('board', 'complaint-type', { bn: 'অভিযোগের ধরন', en: 'Types of complaint' }),
  list('board', 'office-type', { bn: 'অফিসের ধরন', en: 'Types of office' }),
]

export const findList = (name: string): CatalogueList | undefined => listCatalogue.find((entry) => entry.name === name)

/** Singular names of parent lists. */
const singulars: { readonly [list: string]: Bilingual } = {
  division: { bn: 'বিভাগ', en: 'Division' },
  district: { bn: 'জেলা', en: 'District' },
  upazila: { bn: 'উপজেলা/থানা', en: 'Upazila / thana' },
  country: { bn: 'দেশ', en: 'Country' },
  bank: { bn: 'ব্যাংক', en: 'Bank' },
  'job-category': { bn: 'কাজের শ্রেণি', en: 'Job category' },
  'job-sub-category': { bn: 'কাজের উপশ্রেণি', en: 'Job sub-category' },
}
export const singularNameOf = (list: string): Bilingual => getOwn(singulars, list) ?? { bn: list, en: list }

/** The four area lists can also be imported in one sheet. */
export const areaLevels = ['division', 'district', 'upazila', 'union'] as const
export type AreaLevel = (typeof areaLevels)[number]
export const allAreas = 'areas'

/** The sheet of the offices, which are imported like a list but have a table of their own. */
export const officeSheet = 'office'
