import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { chartWords } from './chart-words.ts'
import { shortNumber } from './short-number.ts'

/** A value in the digits and with the unit of the reader: whole, short for a tight place, and with its label to be read out. */
export function useValue(unit: Bilingual) {
  const { text, number, locale } = useLanguage()
  const whole = (value: number) => text(unit, { n: number(value) })
  return {
    whole,
    short: (value: number) => text(unit, { n: shortNumber(value, locale) }),
    named: (label: string, value: number) => text(chartWords.named, { label, value: whole(value) }),
  }
}
