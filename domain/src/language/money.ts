import type { Locale } from './bilingual.ts'
import { formatDigits } from './digits.ts'

/** ৩,০০,০০০ in Bangla (lakh grouping), 300,000 in English. Accepts decimals. */
export function formatNumber(value: number | string, locale: Locale): string {
  const [whole = '0', fraction] = String(value).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = whole.replace('-', '')
  const grouped = digits.replace(locale === 'bn' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, ',')
  return formatDigits(`${sign}${grouped}${fraction ? `.${fraction}` : ''}`, locale)
}

/** ১১০ SAR / 110 SAR; taka and dollars have their own format. */
export function formatMoney(value: number | string, code: string, locale: Locale): string {
  if (code === 'BDT') return formatTaka(value, locale)
  return code === 'USD' ? formatDollars(value, locale) : `${formatNumber(value, locale)} ${code}`.trimEnd()
}

/** ১,৫০০ মার্কিন ডলার / USD 1,500: fees of missions; benefits are in taka in both languages. */
const formatDollars = (value: number | string, locale: Locale): string =>
  locale === 'bn' ? `${formatNumber(value, locale)} মার্কিন ডলার` : `USD ${formatNumber(value, locale)}`

/** ৩,০০,০০০ টাকা / BDT 300,000; pads one decimal to two. */
export function formatTaka(value: number | string, locale: Locale): string {
  const text = formatNumber(String(value).replace(/\.\d$/, '$&0'), locale)
  return locale === 'bn' ? `${text} টাকা` : `BDT ${text}`
}
