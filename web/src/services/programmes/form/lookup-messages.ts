import type { LookupName } from '@wewb/domain/engine/fields/lookup-names'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Lookup lists that can be used alone in a form; an upazila or a branch comes with its block. */
export const lookupMessages: { readonly [Name in LookupName]?: Bilingual } = {
  division: { bn: 'বিভাগ', en: 'Divisions' },
  district: { bn: 'জেলা', en: 'Districts' },
  country: { bn: 'দেশ', en: 'Countries' },
  mission: { bn: 'বাংলাদেশ মিশন', en: 'Missions of Bangladesh' },
  airport: { bn: 'বিমানবন্দর', en: 'Airports' },
  currency: { bn: 'মুদ্রা', en: 'Currencies' },
  bank: { bn: 'ব্যাংক', en: 'Banks' },
  'education-board': { bn: 'শিক্ষা বোর্ড', en: 'Education boards' },
  university: { bn: 'বিশ্ববিদ্যালয়', en: 'Universities' },
  'academic-session': { bn: 'শিক্ষাবর্ষ', en: 'Academic sessions' },
  'job-category': { bn: 'পেশার শ্রেণি', en: 'Job categories' },
  'job-kind': { bn: 'কাজের ধরন', en: 'Kinds of job' },
  skill: { bn: 'দক্ষতা', en: 'Skills' },
  gender: { bn: 'লিঙ্গ', en: 'Genders' },
  religion: { bn: 'ধর্ম', en: 'Religions' },
  'blood-group': { bn: 'রক্তের গ্রুপ', en: 'Blood groups' },
  'marital-status': { bn: 'বৈবাহিক অবস্থা', en: 'Marital statuses' },
  relation: { bn: 'সম্পর্ক', en: 'Relations' },
  'disease-type': { bn: 'রোগের ধরন', en: 'Kinds of disease' },
  'disability-type': { bn: 'প্রতিবন্ধিতার ধরন', en: 'Kinds of disability' },
  'cause-of-death': { bn: 'মৃত্যুর কারণ', en: 'Causes of death' },
  'return-reason': { bn: 'ফেরার কারণ', en: 'Reasons of return' },
}
