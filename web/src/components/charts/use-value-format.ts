import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { chartMessages } from './chart-messages.ts'
import { formatNumber } from '@wewb/domain/language/money'

const steps: Record<Locale, readonly { from: number; size: number; name: string }[]> = {
  bn: [
    { from: 10_000_000, size: 10_000_000, name: 'কোটি' },
    { from: 100_000, size: 100_000, name: 'লাখ' },
  ],
  en: [
    { from: 1_000_000, size: 1_000_000, name: 'm' },
    { from: 100_000, size: 1000, name: 'k' },
  ],
}
const inTenths = (value: number) => Math.round(value * 10) / 10

/** Formats ১.২ কোটি / 12.5 m, to fit beside a point. The table and the accessible name have every digit. */
export function formatCompactNumber(value: number, locale: Locale): string {
  const step = steps[locale].find(({ from }) => Math.abs(value) >= from)
  return step
    ? `${formatNumber(inTenths(value / step.size), locale)} ${step.name}`
    : formatNumber(inTenths(value), locale)
}

/** Formats a value with its unit: in full, compact, and with its label as an accessible name. */
export function useValueFormat(unit: Bilingual) {
  const { text, number, locale } = useLanguage()
  const format = (value: number) => text(unit, { n: number(value) })
  return {
    whole: format,
    formatShort: (value: number) => text(unit, { n: formatCompactNumber(value, locale) }),
    formatWithLabel: (label: string, value: number) => text(chartMessages.named, { label, value: format(value) }),
  }
}
