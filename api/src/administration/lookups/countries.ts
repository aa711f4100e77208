import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ListEntry } from '@wewb/domain/reference/list-entry'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

/**
 * Unicode regions that are not countries: unions of states, test codes, and islands that belong to a listed country.
 */
const noCountry = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])

/** Bangla names that differ in Bangladesh from those of Unicode. */
const banglaNames: Record<string, string> = {
  BH: 'বাহরাইন',
  BN: 'ব্রুনাই',
  CI: 'আইভরি কোস্ট',
  CZ: 'চেক প্রজাতন্ত্র',
  GR: 'গ্রিস',
  GY: 'গায়ানা',
  HK: 'হংকং',
  JO: 'জর্ডান',
  KG: 'কিরগিজস্তান',
  MM: 'মিয়ানমার',
  MO: 'ম্যাকাও',
  PS: 'ফিলিস্তিন',
  SC: 'সেশেলস',
  SI: 'স্লোভেনিয়া',
  US: 'যুক্তরাষ্ট্র',
  ZW: 'জিম্বাবুয়ে',
  BDT: 'বাংলাদেশি টাকা',
  BND: 'ব্রুনাই ডলার',
  MUR: 'মরিশাসের রুপি',
  RON: 'রোমানিয়ান লিউ',
  ZAR: 'দক্ষিণ আফ্রিকান র‌্যান্ড',
  CNY: 'চীনা ইউয়ান',
}
const englishNames: Record<string, string> = { HK: 'Hong Kong', MM: 'Myanmar', MO: 'Macao', PS: 'Palestine' }

/** Currencies of the countries people work in and of the board's own payments. */
const currencyCodes = [
  'BDT',
  'SAR',
  'AED',
  'KWD',
  'QAR',
  'OMR',
  'BHD',
  'MYR',
  'SGD',
  'JOD',
  'LBP',
  'IQD',
  'LYD',
  'EGP',
  'MVR',
  'MUR',
  'BND',
  'KRW',
  'JPY',
  'HKD',
  'EUR',
  'GBP',
  'USD',
  'CAD',
  'AUD',
  'CHF',
  'PLN',
  'RON',
  'RUB',
  'TRY',
  'THB',
  'CNY',
  'INR',
  'ZAR',
]

function namesOf(type: 'region' | 'currency') {
  const bn = new Intl.DisplayNames('bn', { type, fallback: 'none' })
  const en = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return (code: string): Bilingual | undefined => {
    const name = { bn: getOwn(banglaNames, code) ?? bn.of(code), en: getOwn(englishNames, code) ?? en.of(code) }
    return name.bn && name.en ? { bn: name.bn, en: name.en } : undefined
  }
}

const named = (codes: string[], type: 'region' | 'currency'): ListEntry[] => {
  const nameOf = namesOf(type)
  return codes.flatMap((code) => {
    const name = nameOf(code)
    return name ? [{ code, name }] : []
  })
}

/** Unicode maps the code of a former country to its successor: `BU` becomes `MM`, Myanmar. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code

export const countries = () =>
  named(
    pairs.filter((code) => !noCountry.has(code) && isCurrent(code)),
    'region',
  )

export const currencies = () => named(currencyCodes, 'currency')
