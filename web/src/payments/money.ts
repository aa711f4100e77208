import { toPoisha } from '@wewb/domain/engine/fields/money'
import { formatTaka } from '@wewb/domain/language/money'
import { useLanguage } from '#lib/i18n/language.tsx'

/** Formats an amount with poisha, as in the bank file. */
export function useFormatTaka(): (amount: string) => string {
  const { locale } = useLanguage()
  return (amount) => formatTaka(amount, locale)
}

/** Adds amounts in whole poisha, without rounding errors. */
export function sumAmounts(amounts: readonly string[]): string {
  const poisha = amounts.reduce((sum, amount) => sum + toPoisha(amount), 0)
  return `${Math.floor(poisha / 100)}.${String(poisha % 100).padStart(2, '0')}`
}
