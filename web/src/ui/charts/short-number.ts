import type { Locale } from '../../../../domain/src/language/bilingual.ts'
import { showNumber } from '../../../../domain/src/language/money.ts'

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

/** ১.২ কোটি / 12.5 m: what fits beside a point of a line. The table and the name that is read out have every digit. */
export function shortNumber(value: number, locale: Locale): string {
  const step = steps[locale].find(({ from }) => Math.abs(value) >= from)
  return step ? `${showNumber(inTenths(value / step.size), locale)} ${step.name}` : showNumber(inTenths(value), locale)
}
