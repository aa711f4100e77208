import type { Locale } from './bilingual.ts'
import { showDigits } from './digits.ts'

/** ৩,০০,০০০ in Bangla (lakh grouping), 300,000 in English. Whole numbers and poisha alike. */
export function showNumber(value: number | string, locale: Locale): string {
  const [whole = '0', fraction] = String(value).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = whole.replace('-', '')
  const grouped = digits.replace(locale === 'bn' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, ',')
  return showDigits(`${sign}${grouped}${fraction ? `.${fraction}` : ''}`, locale)
}

/** ১১০ SAR / 110 SAR; taka have a name of their own. */
export const showMoney = (value: number | string, code: string, locale: Locale): string =>
  code === 'BDT' ? showTaka(value, locale) : `${showNumber(value, locale)} ${code}`.trimEnd()

/** ৩,০০,০০০ টাকা / BDT 300,000; fifty poisha are .50, not .5. */
export function showTaka(value: number | string, locale: Locale): string {
  const said = showNumber(String(value).replace(/\.\d$/, '$&0'), locale)
  return locale === 'bn' ? `${said} টাকা` : `BDT ${said}`
}
